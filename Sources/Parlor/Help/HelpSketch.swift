/// A rule at a glance, in any language: a sketch of what a game is about.
enum HelpSketch {
    /// Two that show the same leave the board; two that differ turn back.
    static let memory = """
        ╭───╮ ╭───╮            ╭───╮ ╭───╮      ╭───╮ ╭───╮
        │ ♥ │ │ ♥ │ → ✓        │ ♥ │ │ ♣ │  →   │░░░│ │░░░│
        ╰───╯ ╰───╯            ╰───╯ ╰───╯      ╰───╯ ╰───╯
        """

    /// The one place that is left in a box, a row or a column; and what may not be.
    static let sudoku = """
        ┌───┬───┬───┐                 ┌───┬───┬───┐
        │ 5 │ 3 │ 4 │                 │ 5 │ 3 │ 5 │  ✗
        ├───┼───┼───┤                 ├───┼───┼───┤
        │ 6 │ 7 │ 2 │                 │ 6 │   │   │
        ├───┼───┼───┤                 ├───┼───┼───┤
        │ 1 │ 9 │   │ → 8             │   │   │ 8 │
        └───┴───┴───┘                 └───┴───┴───┘
        """

    /// On the piles downwards, red and black by turns; at home upwards, suit by suit.
    static let klondike = """
        ╭9♥─╮         ╭9♥─╮         ╭A♠─╮   ╭2♠─╮   ╭3♠─╮
        ╭8♠─╮         ╭8♦─╮         │   │ → │   │ → │   │ → …
        ╭7♦─╮  ✓      │   │  ✗      ╰───╯   ╰───╯   ╰───╯
        │   │         ╰───╯
        ╰───╯
        """
}
