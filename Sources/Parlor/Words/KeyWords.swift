/// The uses of keys, in a word or two each.
struct KeyWords: Sendable {
    let move, choose, turn, start, pause, shuffle, reset: String
    let newGame, lookBack, back, help, quit, change, scroll, skip, copy: String
}
