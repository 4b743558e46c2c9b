/// The purpose of a colour. A program names the role, and the theme knows the colour.
public enum Role: Int, Sendable, CaseIterable {
    // Words.
    case text, dim, disabled, accent, danger, success, warning, title, key

    // Lines: those around things and the heavy ones, and the light ones between them.
    case border, rule

    // Backgrounds that others are drawn on.
    case page, panel, selection, focus, button, track

    // Cards, the two more inks of a pack in four colours, and the table that cards lie on.
    case cardFace, cardBack, redSuit, blackSuit, greenSuit, blueSuit, felt

    // Puzzles: what was there, what was put there, what is wrong, what to look at; every other row,
    // and what is to look at there; and the player's own marks.
    case given, entered, conflict, peer, same, hint
    case stripe, peerStripe
    case markA, markB, markC, markD
}
