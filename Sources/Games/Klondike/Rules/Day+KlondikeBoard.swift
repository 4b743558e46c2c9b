extension Day.Board {
    /// A winnable deal for drawing this many cards.
    public static func klondike(_ draw: Klondike.Draw) -> Day.Board {
        Day.Board(number: 100 + draw.rawValue)
    }
}
