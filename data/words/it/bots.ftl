# Why bots do something, whatever the game.
bots-why-any = Una mossa vale l’altra.
bots-why-thoughtless = L’ho fatto senza pensarci.
