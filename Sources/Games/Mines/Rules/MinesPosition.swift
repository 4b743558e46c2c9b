/// A cell as the player sees it. A covered cell does not reveal whether it is a mine.
public enum MinesFace: Hashable, Sendable {
    case covered, flagged, questioned
    case open(Int)
    // Shown only after a loss.
    case mine, fatal, wrongFlag

    public var number: Int? { if case .open(let number) = self { number } else { nil } }
}

/// A board as the player sees it. All deductions are based on it.
public struct MinesPosition: Equatable, Sendable {
    public let size: MinesSize
    public let faces: [MinesFace]

    public init(size: MinesSize, faces: [MinesFace]) {
        precondition(faces.count == size.count, "A mines position has a face for each cell.")
        (self.size, self.faces) = (size, faces)
    }

    var solver: MinesSolver { MinesSolver(size: size, numbers: faces.map(\.number)) }
}
