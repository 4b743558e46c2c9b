/// The player's options for the sheet. They can be changed during a game.
public struct SudokuOptions: Hashable, Codable, Sendable {
    /// The choice of digits to mark, which also decides which entries are mistakes.
    public enum Marking: String, CaseIterable, Codable, Sendable {
        /// Marks nothing. An entry is a mistake if a house contains the digit twice.
        case off
        /// Marks digits that occur twice in a house.
        case rule
        /// Also marks digits that differ from the solution. Entering such a digit is a mistake.
        case solution
    }

    public var marking: Marking
    /// Indicates whether entering a digit removes it from the notes of the cells that see it.
    public var cleansNotes: Bool
    /// Indicates whether a number key arms a digit, which tapping then writes in cells.
    public var isDigitFirst: Bool

    public init(
        marking: Marking = .rule, cleansNotes: Bool = false, isDigitFirst: Bool = false
    ) {
        (self.marking, self.cleansNotes) = (marking, cleansNotes)
        self.isDigitFirst = isDigitFirst
    }
}
