/// A text being edited: a cursor that goes by characters, a selection, what can be undone, and the
/// part of it that is seen.
///
/// It is a value with commands, so that it folds into the state of a program; `TextField` and
/// `TextArea` show it.
public struct TextEditor: Equatable, Sendable {
    /// A place between two characters.
    public struct Place: Hashable, Comparable, Sendable {
        public var line, character: Int

        public init(line: Int = 0, character: Int) {
            self.line = line
            self.character = character
        }

        public static func < (one: Place, other: Place) -> Bool {
            (one.line, one.character) < (other.line, other.character)
        }
    }

    /// A way the cursor goes.
    public enum Motion: Hashable, Sendable {
        case left, right, up, down
        case wordLeft, wordRight
        case lineStart, lineEnd, start, end
        case rows(Int)
        case pages(Int)
    }

    public enum Command: Hashable, Sendable {
        case insert(String)

        /// Deletes the selection, or, without one, as far as the motion goes.
        case delete(Motion)
        case move(Motion, selects: Bool = false)
        case place(Place, selects: Bool = false)
        case selectAll
        case undo, redo

        /// Sets the whole text, as a program does. The cursor stays where it is, as far as there is
        /// text.
        case set(String)

        /// To what was pointed at in a view of a size.
        case point(Point, in: Size, selects: Bool = false)

        /// So many rows down, or up if negative; the cursor stays, be it out of sight.
        case scroll(Int)

        /// The size of the view, so that it moves no further than it must.
        case room(Size)
    }

    /// Whether a line end is a character like others; a field of one line takes it for a blank.
    public let isMultiline: Bool

    /// Whether a mark is shown for each character.
    public let isSecret: Bool

    var lines: EditedLines
    var history = EditHistory()
    var sight = Sight()

    /// The cursor's place, and the other end of what is selected.
    var caret = TextOffset(line: 0, byte: 0)
    var anchor: TextOffset?

    /// The column that the cursor keeps to while it goes up and down.
    var column: Int?

    public init(_ text: String = "", isMultiline: Bool = false, isSecret: Bool = false) {
        self.isMultiline = isMultiline
        self.isSecret = isSecret
        lines = EditedLines(TextEditor.lines(of: text, isMultiline))
        caret = offset(of: lastPlace)
    }

    public var text: String { lines.all.joined(separator: "\n") }
    public var isEmpty: Bool { lines.count == 1 && lines[0].measures.bytes == 0 }

    /// Behind a character that was joined by what follows the cursor.
    public var cursor: Place { place(of: caret) }

    /// The selected places; nil when nothing is selected.
    public var selection: Range<Place>? {
        selectedRange.map { place(of: $0.lowerBound)..<place(of: $0.upperBound) }
    }

    public var selectedText: String { selectedRange.map { text(in: $0) } ?? "" }

    public mutating func apply(_ command: Command) {
        switch command {
        case .insert(let text):
            replace(selectedRange ?? caret..<caret, with: text, joins: selectedRange == nil)
        case .delete(let motion): delete(motion)
        case .move(let motion, let selects): move(motion, selects)
        case .place(let place, let selects): go(to: bounded(place), selects)
        case .selectAll:
            anchor = TextOffset(line: 0, byte: 0)
            caret = offset(of: lastPlace)
        case .undo: if let edit = history.undo() { put(edit.removed, at: edit.from..<edit.end) }
        case .redo: if let edit = history.redo() { put(edit.inserted, at: edit.from..<edit.oldEnd) }
        case .set(let text): set(text)
        case .point(let point, let size, let selects):
            sight = Sight(first: first(in: size), room: size)
            go(to: place(at: point), selects)
        case .scroll(let rows): return scroll(by: rows)
        case .room(let size):
            sight.room = size
            return follow()
        }
        sight.isScrolled = false
        follow()
    }

    func offset(of place: Place) -> TextOffset {
        TextOffset(line: place.line, byte: lines[place.line].bytes(before: place.character))
    }

    func place(of offset: TextOffset) -> Place {
        Place(line: offset.line, character: lines[offset.line].characters(before: offset.byte))
    }

    var selectedRange: Range<TextOffset>? {
        guard let anchor, anchor != caret else { return nil }
        return min(anchor, caret)..<max(anchor, caret)
    }
}
