/// An action of the player, other than writing digits.
public enum SudokuAbility: Hashable, CaseIterable, Sendable {
    case undo, redo, erase, memo
    /// Keeps the present board to return to, for example before trying something.
    case savePoint
    /// Returns to the board that was kept last, and removes it from the kept boards.
    case returnToSavePoint
    /// Notes all possible digits in cells without notes, and erases impossible notes in the others.
    case fillNotes
}
