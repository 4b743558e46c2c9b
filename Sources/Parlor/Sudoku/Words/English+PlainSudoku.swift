import Games

extension PlainSudokuWords {
    static let english = PlainSudokuWords(
        word: { $0.english },
        greeting: { level, name, given, empty in
            let title = ["Sudoku", level?.lowercased(), name].compactMap(\.self).joined(
                separator: ", ")
            return "\(title): \(given) digits stand there, and \(empty) cells are empty. "
                + "Type board to hear it, or help."
        },
        contains: { "\($0.capitalizingFirst) is \($1)." },
        isEmpty: { "\($0.capitalizingFirst) is empty." },
        hasNotes: { cell, notes in
            let word = notes.count == 1 ? "the note" : "the notes"
            return "\(cell.capitalizingFirst) has \(word) \(notes.listed("and"))."
        },
        isGiven: { "\($0.capitalizingFirst) was given as \($1) and cannot be changed." },
        hasColor: { "It is colored \($0)." },
        canStand: { digit, cells in
            cells.isEmpty
                ? "\(digit) can stand nowhere else."
                : "\(digit) can stand in \(cells.listed("or"))."
        },
        canBe: { cell, digits in
            digits.isEmpty
                ? "\(cell.capitalizingFirst) can be nothing any more."
                : "\(cell.capitalizingFirst) can be \(digits.listed("or"))."
        },
        empty: "empty",
        holds: { "\($0.capitalizingFirst): \($1.joined(separator: ", "))." },
        haveChanged: { "\($0) cells have changed." },
        conflict: { "That is a conflict with \($0.listed("and"))." },
        mistake: { count, limit in "That was mistake \(count)\(limit.map { " of \($0)" } ?? "")." },
        mistakes: { count, limit in
            "You have made \(count.of("mistake"))\(limit.map { "; \($0) end the game" } ?? "")."
        },
        noClash: "No digit stands twice in a row, a column or a box.",
        clash: { "These are in conflict: \($0.joined(separator: "; "))." },
        areEmpty: { $0 == 1 ? "1 cell is empty." : "\($0) cells are empty." },
        noCell: { "\"\($0)\" is no cell; cells have names such as r3c5, or c5." },
        noDigit: { "\"\($0)\" is no digit from 1 to 9." },
        noLevel: { "A level is \($0.listed("or"))." },
        noColor: "Name a cell and a color from A to D, such as color r3c5 A, or color r3c5 4 A.",
        oneToNine: "Name a number from 1 to 9 as well, such as row 3.",
        nothingToUndo: "There is nothing to undo.", nothingToRedo: "There is nothing to redo.",
        played: { "You have played \($0)." },
        isOver: "This game is over; type new or restart.",
        toBegin: "Type new for another puzzle, restart for the same, or menu.",
        failed: { failure in
            switch failure {
            case .noSolution: "The puzzle has no solution."
            default: "There is no such puzzle; type new for another one."
            }
        },
        solved: { time, mistakes, hints in
            "Congratulations! You solved it in \(time), with \(mistakes.of("mistake")) and "
                + "\(hints.of("hint"))."
        },
        lost: { "That is too many: with \($0) mistakes the game is over." },
        look: { house in
            house.map { "Look at \($0); type hint again to hear why." }
                ?? "Something can be found in several boxes; type hint again to hear what."
        },
        mistakeNearby: {
            "Something is wrong in \($0 ?? "the board"); type hint again to hear what."
        },
        wrongDigit: { "The \($0) in \($1) is wrong; type hint again to erase it." },
        wrongNotes: {
            "The notes in \($0) lack the right digit; type hint again to write them anew."
        },
        finds: { "So \($0) is \($1)." },
        rulesOut: { "So there is no \($0) in \($1.joined(separator: "; "))." },
        onceMore: "Type hint again to have it done.",
        noHint: "There is no hint: the puzzle has not exactly one solution.")
}

extension SudokuCommandWord {
    fileprivate var english: PlainWord {
        switch self {
        case .write:
            PlainWord("write", "Type r3c5 7 to write a 7 in row 3, column 5; c5 7 is the same.")
        case .note: PlainWord("note", "Type note r3c5 1 2 to note digits, or to take notes back.")
        case .erase: PlainWord("erase clear", "Type erase r3c5 to empty a cell.")
        case .undo: PlainWord("undo", "Type undo to take the last change back.")
        case .redo: PlainWord("redo", "Type redo to change it once more.")
        case .fill: PlainWord("fill", "Type fill to note all that is possible in empty cells.")
        case .board: PlainWord("board", "Type board to hear all rows.")
        case .row: PlainWord("row", "Type row 3 to hear that row.")
        case .column: PlainWord("column", "Type column 5 to hear that column.")
        case .box: PlainWord("box", "Type box 2 to hear that box; boxes are counted as one reads.")
        case .candidates:
            PlainWord("candidates", "Type candidates r3c5 to hear what can stand in a cell.")
        case .light: PlainWord("light", "Type light 5 to hear where a digit can stand.")
        case .color:
            PlainWord("color", "Type color r3c5 A to color a cell, color r3c5 4 A to color a note.")
        case .check: PlainWord("check", "Type check to hear of conflicts and empty cells.")
        case .hint:
            PlainWord("hint", "Type hint for help: where to look, then why, then it is done.")
        case .mistakes: PlainWord("mistakes", "Type mistakes to hear how many you have made.")
        case .time: PlainWord("time", "Type time to hear how long you have played.")
        case .restart: PlainWord("restart", "Type restart for the same puzzle from the beginning.")
        case .new:
            PlainWord(
                "new",
                "Type new for another puzzle, or new and a level, or a puzzle of 81 digits and points."
            )
        }
    }
}
