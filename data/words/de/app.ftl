# Die letzten Worte eines Programms, das beendet werden musste.
app-all-saved = Jeder Zug wurde sofort gespeichert.
app-last-words = etwas Unerwartetes ist geschehen ({ $error }). { $saved } Das Protokoll steht in { $log }
