# Why bots do something, whatever the game.
bots-why-any = Una mossa vale l’altra.
