# Warum Bots etwas tun, in welchem Spiel auch immer.
bots-why-any = Das ist so gut wie alles andere.
bots-why-thoughtless = Das habe ich getan, ohne zu überlegen.
