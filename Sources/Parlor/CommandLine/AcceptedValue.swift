/// The values that an option or a setting accepts.
package enum AcceptedValue: Equatable, Sendable {
    case choice([String])
    case number(ClosedRange<Int>)

    /// A number, or the first and last of a range.
    case range(ClosedRange<Int>)

    /// A number of a board.
    case seed

    /// The path of a directory.
    case path

    /// The path of a file.
    case file

    /// A sudoku, or the path of a file that contains one.
    case board

    /// A deal of Klondike.
    case deal

    /// A day of the calendar.
    case day

    /// The size of a board of mines.
    case size

    /// A text that only the option understands.
    case text(AcceptedText)
    case truth

    /// A time in a recorded run.
    case time

    /// The placeholder in the usage of an option.
    func placeholder(_ name: String) -> String {
        if case .choice(let names) = self, names.count <= 3 {
            names.joined(separator: "|")
        } else {
            name
        }
    }

    /// Whether a description says more than the placeholder.
    var isWorthSaying: Bool {
        if case .text = self { false } else { self != .path && self != .file }
    }
}

/// The contents of an option's text.
package enum AcceptedText: CaseIterable, Sendable {
    /// The input of a command, such as a puzzle.
    case input
    /// The cells of a sudoku, with or without a clue.
    case clues
    /// A cell of mines.
    case cell
    /// A sign of a drawn stream.
    case sign
    case sentence
    /// A property of a recording.
    case property
    /// A property of a recording, or one of its failures.
    case failure
}
