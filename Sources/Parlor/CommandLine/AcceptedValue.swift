/// The values that an option or a setting accepts.
package enum AcceptedValue: Equatable, Sendable {
    case choice([String])
    case number(ClosedRange<Int>)

    /// A number, or `auto` for the number that the program chooses.
    case automatic(ClosedRange<Int>)

    /// A number, or a range given by its first and last number.
    case range(ClosedRange<Int>)

    /// The number of a board.
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

    /// A text that the option itself parses.
    case text(AcceptedText)
    case truth

    /// A time in a recorded run.
    case time

    /// The placeholder for the value in the usage of an option: the choices if there are at most
    /// three, or else the name.
    func placeholder(_ name: String) -> String {
        if case .choice(let names) = self, names.count <= 3 {
            names.joined(separator: "|")
        } else {
            name
        }
    }

    /// Indicates whether the description of an option includes the accepted values. The placeholder
    /// of a path, a file or a text says enough.
    var isWorthSaying: Bool {
        if case .text = self { false } else { self != .path && self != .file }
    }
}

/// The kind of a text that an option or a command accepts.
package enum AcceptedText: CaseIterable, Sendable {
    /// The input of a command, such as a puzzle.
    case input
    /// The cells of a sudoku that have a clue.
    case clues
    /// A cell on a board of mines.
    case cell
    /// A character in the drawing of a stream.
    case symbol
    case sentence
    /// A property of a recording.
    case property
    /// A property of a recording, or one of its failures.
    case failure
}
