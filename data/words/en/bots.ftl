# Why bots do something, whatever the game.
bots-why-any = It is as good as any.
bots-why-thoughtless = I did that without thinking.
