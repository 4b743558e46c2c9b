/// A row of a tree: its title, and the rows below it.
public struct TreeNode: Equatable, Sendable {
    public let title: String

    /// The rows below it; nil if it cannot have any.
    public let rows: [TreeNode]?

    /// Whether the rows below are unknown: they are requested when it is opened.
    let isUnknown: Bool

    /// Creates a row that does not open.
    public init(_ title: String) { (self.title, rows, isUnknown) = (title, nil, false) }

    /// Creates a row that opens.
    public init(_ title: String, _ rows: [TreeNode]) {
        (self.title, self.rows, isUnknown) = (title, rows, false)
    }

    private init(unknown title: String) { (self.title, rows, isUnknown) = (title, [], true) }

    /// Creates a row that opens, and whose rows are provided after that.
    public static func unknown(_ title: String) -> TreeNode { TreeNode(unknown: title) }
}
