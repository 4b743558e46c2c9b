/// The games, by the names that they have on the command line and in files.
enum GameName: String, CaseIterable, Codable, Sendable {
    case memory, sudoku, klondike
}
