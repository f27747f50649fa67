"""Why something may not be done in Irene solo: the clause, and a sentence."""

from __future__ import annotations

from goblins.core.contract import Refusal
from goblins.core.engine import Waiting
from goblins.games.irene.solo import actions as act

WAITING = Waiting(
    phases={
        "palace": Refusal("I-50", "Choose a Palace first."),
        "turn": Refusal("I-51", "Explore, chart your path, or escape."),
        "chart": Refusal("I-52", "Take half of the Cave tiles first."),
        "seal": Refusal("I-52", "A Home must be turned first."),
        "path": Refusal("I-55", "The escape has begun: lay your path."),
    },
    over=Refusal("I-56", "The game is over."),
    nobody=Refusal("I-50", "Nobody else plays."),
)
ONLY_IN_COMPANY = Refusal("I-50", "That is done in company, not alone.")
#: The clause against an action that is not legal, although this is its phase.
OBJECTIONS: dict[type[act.SoloAction], Refusal] = {
    act.PickPalace: Refusal("I-50", "There is no such Palace."),
    act.Dig: Refusal("I-51", "The Mountain is empty."),
    act.Chart: Refusal("I-52", "At least two Cave tiles are needed."),
    act.Keep: Refusal("I-52", "Take a tile of the Caves that you have not taken yet."),
    act.Seal: Refusal("I-52", "That Home is turned already."),
    act.Lay: Refusal("I-55", "A tile of your pile goes on only where the symbols match."),
    act.TakeBack: Refusal("I-55", "There is no tile on the path."),
    act.Enter: Refusal("I-55", "Only a path that ends in grass leads home."),
}
