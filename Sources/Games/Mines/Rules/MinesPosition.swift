/// A board as the player sees it, which is the basis of all deductions.
public struct MinesPosition: Equatable, Sendable {
    public let size: MinesSize
    public let faces: [MinesFace]

    public init(size: MinesSize, faces: [MinesFace]) {
        precondition(faces.count == size.count, "A mines position must have a face for each cell.")
        (self.size, self.faces) = (size, faces)
    }

    var solver: MinesSolver { MinesSolver(size: size, numbers: faces.map(\.number)) }
}
