/// The purpose of a color. A program states the role, and the theme decides on the color.
public enum Role: Int, Sendable, CaseIterable {
    // Text.
    case text, dim, disabled, accent, danger, success, warning, title, key

    // Lines: the heavy ones around boxes, and the light ones between cells.
    case border, rule

    // Backgrounds for other content.
    case page, panel, selection, focus, button, track

    // Covered cells of a board, in two shades for a pattern of squares, and flags on them.
    case tile, tileStripe, flag

    // Cards, the two additional inks of a four-color pack, and the table below the cards.
    case cardFace, cardBack, redSuit, blackSuit, greenSuit, blueSuit, felt

    // Puzzles: clues, entries, errors, cells in the row, column or block of the chosen cell, cells
    // with the same digit, and hints. `stripe` is the background of every other row, and
    // `peerStripe` that of a `peer` in such a row. The last four are the player's marks.
    case given, entered, conflict, peer, same, hint
    case stripe, peerStripe
    case markA, markB, markC, markD
}
