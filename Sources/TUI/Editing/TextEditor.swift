/// A text being edited: a cursor that goes by characters, a selection, and what can be undone.
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
    }

    public enum Command: Hashable, Sendable {
        case insert(String)

        /// Deletes the selection, or, without one, as far as the motion goes.
        case delete(Motion)
        case move(Motion, selects: Bool = false)
        case place(Place, selects: Bool = false)
        case selectAll
        case undo, redo
    }

    /// Whether a line end is a character like others; a field of one line takes it for a blank.
    public let isMultiline: Bool

    public private(set) var cursor = Place(character: 0)
    private(set) var lines: EditedLines
    private var anchor: Place?
    private var history = EditHistory()

    /// The column that the cursor keeps to while it goes up and down.
    private var column: Int?

    public init(_ text: String = "", isMultiline: Bool = false) {
        self.isMultiline = isMultiline
        lines = EditedLines(TextEditor.lines(of: text, isMultiline))
        cursor = lastPlace
    }

    public var text: String { lines.all.joined(separator: "\n") }
    public var isEmpty: Bool { lines.count == 1 && lines[0].isEmpty }

    /// The selected places; nil when nothing is selected.
    public var selection: Range<Place>? {
        guard let anchor, anchor != cursor else { return nil }
        return min(anchor, cursor)..<max(anchor, cursor)
    }

    public var selectedText: String { selection.map { text(in: $0) } ?? "" }

    public mutating func apply(_ command: Command) {
        switch command {
        case .insert(let text):
            replace(selection ?? cursor..<cursor, with: text, joins: selection == nil)
        case .delete(let motion):
            let end = place(after: motion, from: cursor)
            replace(selection ?? min(cursor, end)..<max(cursor, end), with: "", joins: false)
        case .move(let motion, let selects): move(motion, selects)
        case .place(let place, let selects): go(to: bounded(place), selects)
        case .selectAll:
            anchor = Place(character: 0)
            cursor = lastPlace
        case .undo: if let edit = history.undo() { put(edit.removed, at: edit.from, edit.end) }
        case .redo: if let edit = history.redo() { put(edit.inserted, at: edit.from, edit.oldEnd) }
        }
    }

    // MARK: Changing

    private mutating func replace(_ range: Range<Place>, with text: String, joins: Bool) {
        let text = TextEditor.lines(of: text, isMultiline).joined(separator: "\n")
        let removed = self.text(in: range)
        if text.isEmpty && removed.isEmpty { return }
        put(text, at: range.lowerBound, range.upperBound)
        history.add(
            Edit(
                from: range.lowerBound, oldEnd: range.upperBound, end: cursor, removed: removed,
                inserted: text), joins: joins)
    }

    private mutating func put(_ text: String, at start: Place, _ end: Place) {
        let (head, _) = lines[start.line].split(at: start.character)
        let (_, tail) = lines[end.line].split(at: end.character)
        var new = TextEditor.lines(of: text, isMultiline)
        let lastHead = new.count == 1 ? head + new[0] : new[new.count - 1]
        new[0] = head + new[0]
        new[new.count - 1] += tail
        lines.replace(start.line...end.line, with: new)
        let line = start.line + new.count - 1
        cursor = Place(line: line, character: lines[line].characters(before: lastHead.utf8.count))
        anchor = nil
        column = nil
    }

    // MARK: Moving

    private mutating func move(_ motion: Motion, _ selects: Bool) {
        if !selects, let selection {
            // An arrow goes to the edge of what was selected.
            if motion == .left { return go(to: selection.lowerBound, false) }
            if motion == .right { return go(to: selection.upperBound, false) }
        }
        let isVertical: Bool
        switch motion {
        case .up, .down, .rows: isVertical = true
        default: isVertical = false
        }
        let kept = column ?? lines[cursor.line].split(at: cursor.character).head.drawnColumns
        let end = place(after: motion, from: cursor, column: kept)
        go(to: end, selects)
        column = isVertical ? kept : nil
    }

    private mutating func go(to place: Place, _ selects: Bool) {
        anchor = selects ? anchor ?? cursor : nil
        cursor = place
        column = nil
        history.close()
    }

    private func place(after motion: Motion, from place: Place, column: Int = 0) -> Place {
        let line = lines[place.line]
        switch motion {
        case .left:
            if place.character > 0 {
                return Place(line: place.line, character: place.character - 1)
            }
            return place.line > 0 ? self.end(of: place.line - 1) : place
        case .right:
            if place.character < line.count {
                return Place(line: place.line, character: place.character + 1)
            }
            return place.line + 1 < lines.count ? Place(line: place.line + 1, character: 0) : place
        case .up: return self.place(rows: -1, from: place, column)
        case .down: return self.place(rows: 1, from: place, column)
        case .rows(let rows): return self.place(rows: rows, from: place, column)
        case .wordLeft:
            if place.character == 0 { return self.place(after: .left, from: place) }
            return Place(line: place.line, character: line.wordStart(before: place.character))
        case .wordRight:
            if place.character == line.count { return self.place(after: .right, from: place) }
            return Place(line: place.line, character: line.wordEnd(after: place.character))
        case .lineStart: return Place(line: place.line, character: 0)
        case .lineEnd: return self.end(of: place.line)
        case .start: return Place(character: 0)
        case .end: return lastPlace
        }
    }

    private func place(rows: Int, from place: Place, _ column: Int) -> Place {
        let line = place.line + rows
        if line < 0 { return Place(character: 0) }
        if line >= lines.count { return lastPlace }
        return Place(line: line, character: lines[line].character(at: column))
    }

    private func end(of line: Int) -> Place { Place(line: line, character: lines[line].count) }
    private var lastPlace: Place { end(of: lines.count - 1) }

    private func bounded(_ place: Place) -> Place {
        let line = min(max(0, place.line), lines.count - 1)
        return Place(line: line, character: min(max(0, place.character), lines[line].count))
    }

    private func text(in range: Range<Place>) -> String {
        let (start, end) = (range.lowerBound, range.upperBound)
        if start.line == end.line {
            return String(lines[start.line].prefix(end.character).dropFirst(start.character))
        }
        let middle = (start.line + 1..<end.line).map { lines[$0] }
        return
            ([lines[start.line].split(at: start.character).tail] + middle
            + [lines[end.line].split(at: end.character).head]).joined(separator: "\n")
    }

    /// Lines without controls; a field of one line has blanks for line ends.
    private static func lines(of text: String, _ isMultiline: Bool) -> [String] {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
            $0.filter { $0 == "\t" || CharacterWidth($0).risk != .control }
                .split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "    ")
        }
        return isMultiline ? lines : [lines.joined(separator: " ")]
    }
}
