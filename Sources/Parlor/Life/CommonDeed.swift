/// Deeds that every game has.
enum CommonDeed: Hashable {
    case move, pause, resume, newGame, restart, takeBack, status, lookBack, stepBack, step
    case mistake, copy
    case hint, closeHint, help, menu, quit
    case readBack, readOn, readPast

    /// The key for hints. If letters move the focus, `h` is one of them.
    static func hintKey(lettersMove: Bool) -> Character { lettersMove ? "H" : "h" }
}
