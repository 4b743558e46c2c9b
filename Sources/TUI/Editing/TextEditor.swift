/// A text with its cursor, selection, undo history and visible part.
///
/// An editor is a value with commands. Keep it in the state of the program, and show it with
/// `TextField` or `TextArea`.
public struct TextEditor: Equatable, Sendable {
    /// A position between two characters.
    public struct Position: Hashable, Comparable, Sendable {
        public var line, character: Int

        public init(line: Int = 0, character: Int) {
            self.line = line
            self.character = character
        }

        public static func < (one: Position, other: Position) -> Bool {
            (one.line, one.character) < (other.line, other.character)
        }
    }

    /// A movement of the cursor.
    public enum Motion: Hashable, Sendable {
        case left, right, up, down
        case wordLeft, wordRight
        case lineStart, lineEnd, start, end
        case rows(Int)
        case pages(Int)
    }

    public enum Command: Hashable, Sendable {
        case insert(String)

        /// Deletes the selection or, without one, everything up to the end of the motion.
        case delete(Motion)
        case move(Motion, selects: Bool = false)
        case place(Position, selects: Bool = false)
        case selectAll
        case undo, redo

        /// Sets the whole text. The cursor keeps its position as far as possible.
        case set(String)

        /// Moves the cursor to a point of the view.
        case point(Point, in: Size, selects: Bool = false)

        /// Scrolls down, or up if negative. The cursor stays where it is, even out of view.
        case scroll(Int)

        /// Sets the size of the view. The text then scrolls no further than needed.
        case room(Size)
    }

    /// Indicates whether the text may have several lines. In a single-line field, a line end
    /// becomes a blank.
    public let isMultiline: Bool

    /// Indicates whether the view shows a mark for each character.
    public let isSecret: Bool

    /// Indicates whether long lines continue in the next row of the view. If not, the view scrolls
    /// sideways.
    public let wraps: Bool

    var lines: EditedLines
    var history = EditHistory()
    var viewport = Viewport()

    /// The cursor's position, and the other end of the selection; nil if no selection was started.
    var caret = TextOffset(line: 0, byte: 0)
    var anchor: TextOffset?

    /// The column that the cursor keeps while it moves up and down; nil after another movement.
    var column: Int?

    public init(
        _ text: String = "", isMultiline: Bool = false, isSecret: Bool = false,
        wraps: Bool = false
    ) {
        self.isMultiline = isMultiline
        self.isSecret = isSecret
        self.wraps = wraps && isMultiline
        lines = EditedLines(TextEditor.lines(of: text, isMultiline))
        caret = offset(of: lastPosition)
    }

    public var text: String { lines.all.joined(separator: "\n") }
    public var isEmpty: Bool { lines.count == 1 && lines[0].measures.bytes == 0 }

    /// The cursor's position. Inside a character, it counts as being after the character.
    public var cursor: Position { position(of: caret) }

    /// The selected range; nil if nothing is selected.
    public var selection: Range<Position>? {
        selectedRange.map { position(of: $0.lowerBound)..<position(of: $0.upperBound) }
    }

    public var selectedText: String { selectedRange.map { text(in: $0) } ?? "" }

    public mutating func apply(_ command: Command) {
        switch command {
        case .insert(let text):
            replace(selectedRange ?? caret..<caret, with: text, joins: selectedRange == nil)
        case .delete(let motion): delete(motion)
        case .move(let motion, let selects): move(motion, selects)
        case .place(let position, let selects): go(to: bounded(position), selects)
        case .selectAll:
            anchor = TextOffset(line: 0, byte: 0)
            caret = offset(of: lastPosition)
        case .undo: if let edit = history.undo() { put(edit.removed, at: edit.from..<edit.end) }
        case .redo: if let edit = history.redo() { put(edit.inserted, at: edit.from..<edit.oldEnd) }
        case .set(let text): set(text)
        case .point(let point, let size, let selects):
            viewport = Viewport(first: first(in: size), room: size)
            go(to: position(at: point), selects)
        case .scroll(let rows): return scroll(by: rows)
        case .room(let size):
            viewport.room = size
            return scrollToCursor()
        }
        viewport.isScrolled = false
        scrollToCursor()
    }

    func offset(of position: Position) -> TextOffset {
        TextOffset(
            line: position.line, byte: lines[position.line].bytes(before: position.character))
    }

    func position(of offset: TextOffset) -> Position {
        Position(line: offset.line, character: lines[offset.line].characters(before: offset.byte))
    }

    var selectedRange: Range<TextOffset>? {
        guard let anchor, anchor != caret else { return nil }
        return min(anchor, caret)..<max(anchor, caret)
    }
}
