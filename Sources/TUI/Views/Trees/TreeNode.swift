/// A row of a tree: its title, and the rows below it.
public struct TreeNode: Equatable, Sendable {
    public let title: String

    /// The rows below this row; nil if the row cannot have any.
    public let rows: [TreeNode]?

    /// Indicates whether the rows below this row are unknown. When the user opens the row, the
    /// program must provide them.
    let isUnknown: Bool

    /// Creates a row that does not open.
    public init(_ title: String) { (self.title, rows, isUnknown) = (title, nil, false) }

    /// Creates a row that opens.
    public init(_ title: String, _ rows: [TreeNode]) {
        (self.title, self.rows, isUnknown) = (title, rows, false)
    }

    private init(unknown title: String) { (self.title, rows, isUnknown) = (title, [], true) }

    /// Creates a row that opens. The program provides the rows below it later.
    public static func unknown(_ title: String) -> TreeNode { TreeNode(unknown: title) }
}
