/// A tree as rows, with the open rows and the chosen one.
///
/// An outline is a value with commands. Opening a row reads only the rows that appear, and drawing
/// reads only the visible rows.
public struct TreeOutline: Equatable, Sendable {
    public enum Command: Hashable, Sendable {
        case row(ListCursor.Command)

        /// Opens the chosen row or, if it is open, moves to the first row below it.
        case open

        /// Closes the chosen row or, if it is closed, moves to its parent.
        case close

        /// Opens the chosen row, or closes it.
        case toggle
    }

    /// A row as the view shows it.
    public struct Row: Equatable, Sendable {
        public let title: String

        /// The number of ancestors of the row.
        public let depth: Int
        public let canOpen: Bool
        public let isOpen: Bool

        /// Indicates whether the rows below this row are still unknown.
        public let isUnknown: Bool
    }

    /// A row of the tree. Rows with the same parent are adjacent.
    private struct Node: Equatable {
        let title: String
        let depth: Int
        let parent: Int?
        var rows: Range<Int>?
        var isUnknown: Bool
    }

    private var nodes: [Node] = []
    private var top: Range<Int> = 0..<0
    private var open: Set<Int> = []
    private var waiting: [Int] = []

    /// The shown rows as indices of nodes.
    private var shown: [Int] = []
    public private(set) var cursor = ListCursor(count: 0)

    public init(_ rows: [TreeNode]) {
        top = add(rows, below: nil)
        shown = Array(top)
        cursor.count = count
    }

    /// The number of shown rows: those whose ancestors are all open, even if they are scrolled out
    /// of view.
    public var count: Int { shown.count }

    public func row(_ row: Int) -> Row {
        let node = nodes[shown[row]]
        return Row(
            title: node.title, depth: node.depth, canOpen: node.rows != nil,
            isOpen: open.contains(shown[row]), isUnknown: node.isUnknown)
    }

    /// The chosen row; nil if the tree is empty.
    public var chosen: Row? { count > 0 ? row(cursor.selected) : nil }

    /// The titles of the chosen row's ancestors, and then its own.
    public var path: [String] { count > 0 ? path(to: shown[cursor.selected]) : [] }

    /// The paths of the open rows whose children are still unknown.
    public var unknown: [[String]] { waiting.map { path(to: $0) } }

    /// The number of visible rows.
    var rows: Int {
        get { cursor.rows }
        set { cursor.rows = newValue }
    }

    public mutating func apply(_ command: Command) {
        guard count > 0 else { return }
        let (place, node) = (cursor.selected, shown[cursor.selected])
        switch command {
        case .row(let command): cursor.apply(command)
        case .open where nodes[node].rows == nil: break
        case .open where open.contains(node):
            if !(nodes[node].rows ?? 0..<0).isEmpty { cursor.apply(.select(place + 1)) }
        case .open: open(node, at: place)
        case .close where open.contains(node): close(node, at: place)
        case .close:
            guard let parent = nodes[node].parent,
                let above = shown[..<place].lastIndex(of: parent)
            else { return }
            cursor.apply(.select(above))
        case .toggle: apply(open.contains(node) ? .close : .open)
        }
    }

    /// Replaces the rows below the row with this path of titles.
    public mutating func set(_ rows: [TreeNode], below path: [String]) {
        guard let node = node(at: path), nodes[node].rows != nil else { return }
        let place = shown.firstIndex(of: node)
        let isOpen = open.contains(node)
        waiting.removeAll { $0 == node }
        if isOpen, let place { close(node, at: place) }
        let new = add(rows, below: node)
        nodes[node].rows = new
        nodes[node].isUnknown = false
        if isOpen, let place { open(node, at: place) }
    }

    // MARK: Nodes

    private mutating func add(_ rows: [TreeNode], below parent: Int?) -> Range<Int> {
        let first = nodes.count
        let depth = parent.map { nodes[$0].depth + 1 } ?? 0
        nodes += rows.map {
            Node(
                title: $0.title, depth: depth, parent: parent, rows: $0.rows == nil ? nil : 0..<0,
                isUnknown: $0.isUnknown)
        }
        for (number, row) in rows.enumerated() {
            if let below = row.rows, !below.isEmpty {
                nodes[first + number].rows = add(below, below: first + number)
            }
        }
        return first..<first + rows.count
    }

    private func path(to node: Int) -> [String] {
        var titles: [String] = []
        var next: Int? = node
        while let place = next {
            titles.append(nodes[place].title)
            next = nodes[place].parent
        }
        return titles.reversed()
    }

    private func node(at path: [String]) -> Int? {
        var range = top
        var node: Int?
        for title in path {
            guard let next = range.first(where: { nodes[$0].title == title }) else { return nil }
            node = next
            range = nodes[next].rows ?? 0..<0
        }
        return node
    }

    // MARK: Opening

    private mutating func open(_ node: Int, at place: Int) {
        open.insert(node)
        if nodes[node].isUnknown { waiting.append(node) }
        var below: [Int] = []
        show(node, &below)
        let selected = cursor.selected
        shown.insert(contentsOf: below, at: place + 1)
        cursor.count = count
        if selected > place { cursor.apply(.select(selected + below.count)) }
    }

    /// Adds the rows below a node, including those below open rows.
    private func show(_ node: Int, _ rows: inout [Int]) {
        for row in nodes[node].rows ?? 0..<0 {
            rows.append(row)
            if open.contains(row) { show(row, &rows) }
        }
    }

    private mutating func close(_ node: Int, at place: Int) {
        open.remove(node)
        waiting.removeAll { $0 == node }
        let depth = nodes[node].depth
        let end = shown[(place + 1)...].firstIndex { nodes[$0].depth <= depth } ?? shown.count
        let selected = cursor.selected
        shown.removeSubrange(place + 1..<end)
        cursor.count = count
        if selected >= end {
            cursor.apply(.select(selected - (end - place - 1)))
        } else if selected > place {
            cursor.apply(.select(place))
        }
    }
}

extension TreeOutline.Command {
    /// Creates the command of a key: arrows, page keys, Home and End.
    public init?(_ key: KeyPress) {
        guard key.isIntended, key.modifiers.isEmpty else { return nil }
        switch key.key {
        case .right, .keypad(.right): self = .open
        case .left, .keypad(.left): self = .close
        default:
            guard let command = ListCursor.Command(key), command != .mark else { return nil }
            self = .row(command)
        }
    }
}
