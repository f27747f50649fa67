# The link of a refusal.
ui-read-it = Leggila

# What stands on the caps of the keyboard.
ui-cap-return = Invio
ui-cap-escape = Esc
ui-cap-page-up = PagSu
ui-cap-page-down = PagGiù
ui-cap-backspace = Back
ui-cap-delete = Canc
ui-cap-insert = Ins
ui-cap-space = Spazio
ui-cap-tab = Tab
ui-cap-home = Home
ui-cap-end = Fine
ui-cap-left = Sinistra
ui-cap-right = Destra
ui-cap-up = Su
ui-cap-down = Giù
ui-cap-ctrl = Ctrl
ui-cap-shift = Maiusc
ui-cap-alt = Alt
ui-cap-arrows = frecce
