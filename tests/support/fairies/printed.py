"""The printed deck of Fairies, written down a second time."""

#: The printed deck: goblin side and fairy side as name, rhyme, symbol; a star after the name.
PRINTED = """
Nervous Nelly*, elly, sun | Vanilla Scoop, oop, moon
Chicken Pock*, ock, moon | Willow Sue, ew, sun
Dusty Dour*, our, mushroom | Baby Blue, ew, frog
Salamander Snoop*, oop, frog | Petal Flower, our, mushroom
Goblin Soup, oop, sun | Morning Dew*, ew, moon
He So Smelly, elly, moon | Candy Rock*, ock, sun
Earwax Stew, ew, mushroom | Kokopelli*, elly, frog
Spidery Glue, ew, frog | Rainbow Swoop*, oop, mushroom
Old Man Sock, ock, sun | Sweet and Sour, our, moon
Needs a Shower, our, sun | Snowflake Shelly, elly, moon
O.P. You, ew, sun | Poppy Smock, ock, moon
Gobble T. Goop, oop, moon | P.B. and Jelly, elly, sun
Nappy Hour, our, moon | Lemon Loop, oop, sun
Full Moon Moo, ew, moon | Pixie Power, our, sun
Dastardly Droop, oop, mushroom | Goldie Lock, ock, frog
Vermin Vermicelli, elly, mushroom | Dewdrop Shower, our, frog
Cobweb Shock, ock, mushroom | Hula Hoop, oop, frog
Big Big Belly, elly, frog | Penny Clue, ew, mushroom
Cuckoo Clock, ock, frog | Lucky O'Kelly, elly, mushroom
Cringe and Cower, our, frog | Hickory Dock, ock, mushroom
"""
