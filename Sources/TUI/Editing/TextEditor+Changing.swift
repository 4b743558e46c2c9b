extension TextEditor {
    mutating func replace(_ range: Range<TextOffset>, with text: String, joins: Bool) {
        let text = TextEditor.lines(of: text, isMultiline).joined(separator: "\n")
        let removed = self.text(in: range)
        if text.isEmpty && removed.isEmpty { return }
        put(text, at: range)
        history.add(
            Edit(
                from: range.lowerBound, oldEnd: range.upperBound, end: caret, removed: removed,
                inserted: text), joins: joins)
    }

    mutating func set(_ text: String) {
        let position = cursor
        let new = TextEditor.lines(of: text, isMultiline).joined(separator: "\n")
        if new.utf8.elementsEqual(self.text.utf8) { return }
        let start = TextOffset(line: 0, byte: 0)
        replace(start..<offset(of: lastPosition), with: new, joins: false)
        caret = offset(of: bounded(position))
    }

    mutating func delete(_ motion: Motion) {
        let end = offset(of: position(after: motion, from: cursor, column: keptColumn))
        replace(selectedRange ?? min(caret, end)..<max(caret, end), with: "", joins: false)
    }

    /// Replaces a range with text that has no control characters, and puts the cursor after the
    /// text.
    mutating func put(_ text: String, at range: Range<TextOffset>) {
        let (start, end) = (range.lowerBound, range.upperBound)
        var new = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0) }
        caret = TextOffset(
            line: start.line + new.count - 1,
            byte: (new.count == 1 ? start.byte : 0) + new[new.count - 1].utf8.count)
        anchor = nil
        column = nil
        if new.count == 1, start.line == end.line {
            return lines.change(start.line) { $0.replace(start.byte..<end.byte, with: new[0]) }
        }
        let last = lines[end.line]
        new[new.count - 1] += last.text(in: end.byte..<last.measures.bytes)
        var first = lines[start.line]
        first.replace(start.byte..<first.measures.bytes, with: new[0])
        lines.replace(
            start.line...end.line, with: [first] + new.dropFirst().map { EditedLine($0) })
    }

    func text(in range: Range<TextOffset>) -> String {
        let (start, end) = (range.lowerBound, range.upperBound)
        let first = lines[start.line]
        if start.line == end.line { return first.text(in: start.byte..<end.byte) }
        let middle = (start.line + 1..<end.line).map { lines[$0].text }
        return
            ([first.text(in: start.byte..<first.measures.bytes)] + middle
            + [lines[end.line].text(in: 0..<end.byte)]).joined(separator: "\n")
    }

    /// Returns the lines of a text, without control characters. A tab becomes four blanks. In a
    /// single-line field, a line end becomes a blank.
    static func lines(of text: String, _ isMultiline: Bool) -> [String] {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
            $0.filter { $0 == "\t" || CharacterWidth($0).risk != .control }
                .split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "    ")
        }
        return isMultiline ? lines : [lines.joined(separator: " ")]
    }
}
