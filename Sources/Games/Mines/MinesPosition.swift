/// A cell as it is seen. Whether a covered one is a mine is not in it.
public enum MinesFace: Hashable, Sendable {
    case covered, flagged, questioned
    case open(Int)
    // The rest is seen after a loss only.
    case mine, fatal, wrongFlag

    public var number: Int? { if case .open(let number) = self { number } else { nil } }
}

/// A board as it is seen: all that knowledge can rest on.
public struct MinesPosition: Equatable, Sendable {
    public let size: MinesSize
    public let faces: [MinesFace]

    public init(size: MinesSize, faces: [MinesFace]) {
        precondition(faces.count == size.count, "A mines position has a face for each cell.")
        (self.size, self.faces) = (size, faces)
    }

    var solver: MinesSolver { MinesSolver(size: size, numbers: faces.map(\.number)) }
}
