/// The purpose of a color. A program names the role, and the theme has the color.
public enum Role: Int, Sendable, CaseIterable {
    // Text.
    case text, dim, disabled, accent, danger, success, warning, title, key

    // Lines: the heavy ones around boxes, and the light ones between cells.
    case border, rule

    // Backgrounds for other content.
    case page, panel, selection, focus, button, track

    // Cards, the two additional inks of a four-color pack, and the table below the cards.
    case cardFace, cardBack, redSuit, blackSuit, greenSuit, blueSuit, felt

    // Puzzles: clues, entries, errors, and cells to look at; every other row, and cells to look at
    // in it; and the player's marks.
    case given, entered, conflict, peer, same, hint
    case stripe, peerStripe
    case markA, markB, markC, markD
}
