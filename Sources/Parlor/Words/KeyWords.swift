/// The uses of keys, in a word or two each.
struct KeyWords: Sendable {
    let move, choose, turn, pause, shuffle, reset: String
    let newGame, back, help, quit, change, scroll, copy: String
}
