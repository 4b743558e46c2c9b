/// Deeds that several games have.
enum CommonDeed: Hashable {
    case move, jump, pause, resume, newGame, restart, takeBack, status, lookBack, stepBack, step
    case mistake, copy, result, close
    case hint, closeHint, help, menu, quit
    case readBack, readOn, readPast

    /// The key for hints. If letters move the focus, `h` moves it to the left.
    static func hintKey(lettersMove: Bool) -> Character { lettersMove ? "H" : "h" }
}

/// The identity of a deed within its game.
enum DeedID<Own: Hashable>: Hashable {
    case common(CommonDeed)
    /// A deed that only this game has.
    case own(Own)
}
