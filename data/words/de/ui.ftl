# Der Link einer Ablehnung.
ui-read-it = Nachlesen

# Was auf den Tasten steht.
ui-cap-return = Enter
ui-cap-escape = Esc
ui-cap-page-up = Bild auf
ui-cap-page-down = Bild ab
ui-cap-backspace = Rück
ui-cap-delete = Entf
ui-cap-insert = Einfg
ui-cap-space = Leer
ui-cap-tab = Tab
ui-cap-home = Pos1
ui-cap-end = Ende
ui-cap-left = Links
ui-cap-right = Rechts
ui-cap-up = Hoch
ui-cap-down = Runter
ui-cap-ctrl = Strg
ui-cap-shift = Umschalt
ui-cap-alt = Alt
ui-cap-arrows = Pfeile
