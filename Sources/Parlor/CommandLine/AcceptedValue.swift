/// What an option or a setting can be.
enum AcceptedValue: Equatable, Sendable {
    case choice([String])
    case number(ClosedRange<Int>)

    /// A number with which a board can be dealt again.
    case seed
    case path

    /// A sudoku, or a file with one.
    case board
    case truth

    /// What stands for it in the line of an option.
    func placeholder(_ name: String) -> String {
        if case .choice(let names) = self, names.count == 2 {
            names.joined(separator: "|")
        } else {
            name
        }
    }
}
