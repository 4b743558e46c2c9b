/// The values that an option or a setting can have.
enum AcceptedValue: Equatable, Sendable {
    case choice([String])
    case number(ClosedRange<Int>)

    /// A number, or the first and the last of several.
    case range(ClosedRange<Int>)

    /// A number with which a board can be dealt again.
    case seed

    /// The path of a directory.
    case path

    /// The path of a file.
    case file

    /// A sudoku, or the path of a file with one.
    case board

    /// A deal of Klondike.
    case deal

    /// A day of the calendar.
    case day

    /// The size of a board of mines.
    case size

    /// A text that only its reader understands.
    case text
    case truth

    /// A time of a recorded run.
    case time

    /// The placeholder in the line of an option.
    func placeholder(_ name: String) -> String {
        if case .choice(let names) = self, names.count <= 3 {
            names.joined(separator: "|")
        } else {
            name
        }
    }

    /// Whether there is more to say about it than its placeholder does.
    var isWorthSaying: Bool { self != .path && self != .file && self != .text }
}
