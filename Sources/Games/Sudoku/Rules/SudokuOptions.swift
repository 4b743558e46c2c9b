/// The player's choices about the sheet. They can be changed in the middle of a game.
public struct SudokuOptions: Hashable, Codable, Sendable {
    /// The digits that are marked, and with that the entries that are mistakes.
    public enum Marking: String, CaseIterable, Codable, Sendable {
        /// None is marked. A mistake is what a house shows, all the same.
        case off
        /// Digits that stand twice in a house.
        case rule
        /// These, and digits that are not those of the solution: entering one is a mistake.
        case solution
    }

    public var marking: Marking
    /// A digit that is entered goes from the notes of the cells that see it.
    public var cleansNotes: Bool
    /// A number chooses a digit, and a cell that is tapped then gets it.
    public var isDigitFirst: Bool

    public init(
        marking: Marking = .rule, cleansNotes: Bool = false, isDigitFirst: Bool = false
    ) {
        (self.marking, self.cleansNotes) = (marking, cleansNotes)
        self.isDigitFirst = isDigitFirst
    }
}
