extension HelpWords {
    static let english = HelpWords(
        title: "Help", keys: "Keys", rules: "Rules", howToPlay: "How to play", play: "Play",
        mouse: [
            "A click does what Enter does there, and on a word what it says. The wheel moves "
                + "through lists.",
            "With --no-mouse, or in the settings, the mouse selects text as everywhere else.",
        ])
}

extension KeyWords {
    static let english = KeyWords(
        move: "move", choose: "choose", turn: "turn", pause: "pause", shuffle: "shuffle",
        reset: "reset", newGame: "new game", back: "back", help: "help", quit: "quit",
        change: "change", scroll: "scroll", copy: "copy")
}
