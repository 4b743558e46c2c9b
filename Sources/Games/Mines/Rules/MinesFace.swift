/// A cell as the player sees it. A covered cell does not reveal whether it is a mine.
public enum MinesFace: Hashable, Sendable {
    case covered, flagged, questioned
    case open(Int)
    // Shown only after a loss.
    case mine, fatal, wrongFlag

    public var number: Int? { if case .open(let number) = self { number } else { nil } }
}
