# another way from a position of a match on
whatif-title = What if
whatif-from-turn = from turn { $turn }
whatif-trunk = trunk
whatif-branch = branch { $letter }
whatif-here = you are here
whatif-where = Branch { $letter }, turn { $turn }
whatif-counts-nowhere = counts in no statistics
whatif-back = Back to the trunk
whatif-back-tip = Back to the match as it was (Esc)
whatif-keep = Keep it
whatif-keep-tip = Let it stay with its match (Ctrl+K)
whatif-kept = Kept
whatif-kept-words = Branch { $letter } stays with its match.
whatif-leave-title = Leave branch { $letter }?
whatif-leave-words = It is not kept: what happened in it will be forgotten.
whatif-leave = Leave it
whatif-stay = Play on
whatif-ends = Where both ended
whatif-goes-on = goes on
whatif-look-on = Look at the table
whatif-play-on = Play on from here
whatif-play-on-tip = Try another way; the match stays as it was
whatif-row = Branch { $letter }: { $headline }
whatif-row-from = from turn { $turn }; counts in no statistics
whatif-chance = { $name }’s chance
whatif-both = Both ends
whatif-step-back-tip = Back by one decision (Ctrl+Z)
whatif-step-on-tip = On again (Ctrl+Y)
whatif-verdict = { $verdict ->
    [better] { $by ->
        [0] The branch ended better for { $name }.
       *[other] The branch ended better for { $name }: by { $by }.
    }
    [worse] { $by ->
        [0] The match itself ended better for { $name }.
       *[other] The match itself ended better for { $name }: by { $by }.
    }
   *[level] For { $name } both came to the same.
}
