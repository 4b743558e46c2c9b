/// A command that can be typed at mines.
enum MinesCommandWord: CaseIterable, Sendable {
    case open, flag, chord, around, board, hint, time, new
}
