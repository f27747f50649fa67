# Why bots do something, whatever the game.
bots-why-any = It is as good as any.
