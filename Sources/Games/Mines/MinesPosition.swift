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

    /// Whether no mines fit the numbers.
    var isContradiction: Bool {
        let odds = Result { () throws(MinesOdds.Failure) in try MinesOdds(solver) }
        return if case .failure(.contradiction) = odds { true } else { false }
    }

    var solver: MinesSolver { MinesSolver(size: size, numbers: faces.map(\.number)) }

    /// The chance of each covered cell to be a mine, from 0 to 1, both certain; nothing for the
    /// others, and nothing at all where no mines fit the numbers, or too many do.
    public var chances: [Double?]? {
        (try? MinesOdds(solver)).map { odds in
            faces.indices.map { odds.group(of: $0)?.chance }
        }
    }
}
