extension Words {
    /// The keys of the sudoku, and how it is played.
    var sudokuHelp: HelpPage {
        let help = sudoku.help
        return HelpPage(
            keys: [
                ("← ↑ ↓ →", keys.move), ("1-9", help.write), ("Shift+1-9", help.note),
                ("x, 0, ⌫", sudoku.erase), ("m", help.memo), ("u", sudoku.undo),
                ("U, Ctrl-R", sudoku.redo), ("X", help.undoMistakes), ("h, H", help.hint),
                ("f", help.fillNotes), ("s, S", help.savePoint), ("d", help.digitFirst),
                ("Tab", help.nextEmpty), ("p", keys.pause),
            ],
            rules: help.rules, sketch: HelpSketch.sudoku)
    }
}
