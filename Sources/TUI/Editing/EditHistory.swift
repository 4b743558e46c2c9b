/// A position in a text, in bytes. Unlike the index of a character, it does not change when
/// adjacent scalars join.
struct TextOffset: Hashable, Comparable, Sendable {
    var line, byte: Int

    static func < (one: TextOffset, other: TextOffset) -> Bool {
        (one.line, one.byte) < (other.line, other.byte)
    }
}

/// A change of a text: the text that was removed between two positions, and the inserted text.
struct Edit: Equatable, Sendable {
    var from: TextOffset
    var oldEnd: TextOffset
    var end: TextOffset
    var removed: String
    var inserted: String
}
/// The edits that can be undone and redone. Letters that are typed one after the other are one
/// edit, up to the end of a word.
struct EditHistory: Equatable, Sendable {
    private static let limit = 1000

    private var done: [Edit] = []
    private var undone: [Edit] = []
    private var isOpen = false

    /// Adds an edit. If `joins` is true, it may extend the last edit.
    mutating func add(_ edit: Edit, joins: Bool) {
        undone = []
        defer { isOpen = joins && edit.inserted.count == 1 && edit.inserted != "\n" }
        if isOpen, joins, edit.inserted.count == 1, let last = done.last, last.end == edit.from,
            !(last.inserted.last?.isWhitespace ?? true) || edit.inserted.first?.isWhitespace ?? true
        {
            done[done.count - 1].inserted += edit.inserted
            done[done.count - 1].end = edit.end
            return
        }
        done.append(edit)
        if done.count > EditHistory.limit { done.removeFirst() }
    }

    /// Makes the next letter start a new edit.
    mutating func close() { isOpen = false }

    mutating func undo() -> Edit? {
        guard let edit = done.popLast() else { return nil }
        undone.append(edit)
        isOpen = false
        return edit
    }

    mutating func redo() -> Edit? {
        guard let edit = undone.popLast() else { return nil }
        done.append(edit)
        return edit
    }
}
