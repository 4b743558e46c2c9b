import MarblePictures
import Parlor
import Reactive

/// A formatter that breaks the lines of a source at a maximum width. It puts the contents of
/// brackets on lines of their own, one part per line, and turns long string literals into multiline
/// literals.
struct SourceLayout {
    let columns: Int

    func text(of source: String) -> String {
        // The contents of a multiline literal stay as they are.
        var isLiteral = false
        return source.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            let wasLiteral = isLiteral
            if line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count % 2 == 0 {
                isLiteral.toggle()
            }
            if wasLiteral || isLiteral || line.count <= columns { return [String(line)] }
            let margin = line.prefix { $0 == " " }
            return lines(of: line.dropFirst(margin.count), columns - margin.count)
                .map { $0.isEmpty ? "" : margin + $0 }
        }.joined(separator: "\n")
    }

    private func lines(of source: Substring, _ columns: Int) -> [String] {
        if source.count <= columns { return [String(source)] }
        // The name of a test must be on one line.
        let test = "@Test "
        if source.hasPrefix(test) {
            return [String(test.dropLast()), String(source.dropFirst(test.count))]
        }
        if let end = source.strayEnd {
            // The line closes brackets that were opened on an earlier line.
            let list = BracketedSource("(\(source[..<end]))"[...])?.parts ?? [source[..<end]]
            var lines = list.flatMap { part in
                var laidOut = self.lines(of: part, columns - 1)
                laidOut[laidOut.count - 1] += ","
                return laidOut
            }
            let last = lines.removeLast().dropLast()
            return lines + ["\(last)\(source[end...])"]
        }
        // If a long literal precedes the brackets, the literal is split instead of the brackets.
        guard let list = BracketedSource(source)?.openingLastPart(columns),
            list.head.count <= columns || list.head.literals.isEmpty
        else { return literal(in: source, columns) }
        var lines = [String(list.head)]
        // Indicates whether another part may be added to the last line.
        var isOpen = false
        for (number, part) in list.parts.enumerated() {
            var laidOut = self.lines(of: part, columns - 5)
            if number + 1 < list.parts.count { laidOut[laidOut.count - 1] += "," }
            let last = lines.count - 1
            if isOpen, laidOut.count == 1, lines[last].count + 1 + laidOut[0].count <= columns - 1 {
                lines[last] += " \(laidOut[0])"
            } else {
                lines += laidOut.map { $0.isEmpty ? "" : "    \($0)" }
            }
            isOpen = laidOut.count == 1
        }
        if lines[lines.count - 1].count + list.tail.count <= columns {
            lines[lines.count - 1] += list.tail
        } else {
            lines.append(String(list.tail))
        }
        return lines
    }

    /// The source with its longest literal on several lines.
    private func literal(in source: Substring, _ columns: Int) -> [String] {
        let longest = source.literals.max { source[$0].count < source[$1].count }
        guard let longest, let text = source[longest].literalText else { return [String(source)] }
        let marks = text.literalMarks
        let room = max(20, columns - marks.count - 2)
        var lines: [String] = []
        // A space at a line break belongs to the text.
        var rest = text[...]
        for line in text.wrapped(columns: room) {
            rest = rest.dropFirst(line.count)
            let space = rest.first == " " ? " " : ""
            rest = rest.dropFirst(space.count)
            lines.append(line + space + (rest.isEmpty ? "" : "\\\(marks)"))
        }
        return [source[..<longest.lowerBound] + "\(marks)\"\"\""] + lines
            + ["\"\"\"\(marks)" + source[longest.upperBound...]]
    }
}

/// A source with a pair of brackets: the text before their contents, the parts of the contents, and
/// the rest.
private struct BracketedSource {
    let head: Substring
    let parts: [Substring]
    let tail: Substring

    init?(_ source: Substring) {
        var depth = 0
        var start = source.startIndex
        var (head, parts) = (source.prefix(0), [Substring]())
        // If there are several pairs of brackets, the longest pair is split.
        var longest: (length: Int, list: BracketedSource)?
        let literals = source.literals
        var index = source.startIndex
        while index < source.endIndex {
            if let literal = literals.first(where: { $0.lowerBound == index }) {
                index = literal.upperBound
                continue
            }
            let next = source.index(after: index)
            switch source[index] {
            case "(", "[":
                if depth == 0 { (head, parts, start) = (source[..<next], [], next) }
                depth += 1
            case ")", "]":
                depth -= 1
                if depth < 0 { return nil }
                if depth > 0 { break }
                if start < index { parts.append(source[start..<index].drop { $0 == " " }) }
                let length = source.distance(from: head.endIndex, to: index)
                if !parts.isEmpty, length >= longest?.length ?? 0 {
                    let list = BracketedSource(head: head, parts: parts, tail: source[index...])
                    longest = (length, list)
                }
            case "," where depth == 1:
                parts.append(source[start..<index].drop { $0 == " " })
                start = next
            default: break
            }
            index = next
        }
        guard depth == 0, let longest else { return nil }
        self = longest.list
    }

    private init(head: Substring, parts: [Substring], tail: Substring) {
        (self.head, self.parts, self.tail) = (head, parts, tail)
    }

    /// Returns brackets that split only the last part, if its opening bracket fits on the first
    /// line. The last part must be a list, or a call that is the only part.
    func openingLastPart(_ columns: Int) -> BracketedSource {
        guard let last = parts.last, let list = BracketedSource(last),
            list.head.wholeMatch(of: /(\w+: )?\[/) != nil || parts.count == 1 && list.tail == ")"
        else { return self }
        let head = head + parts.dropLast().map { "\($0), " }.joined() + list.head
        return head.count > columns
            ? self : BracketedSource(head: head, parts: list.parts, tail: list.tail + tail)
    }
}

extension Substring {
    /// The index of a closing bracket whose opening bracket is on an earlier line.
    fileprivate var strayEnd: Index? {
        var depth = 0
        let literals = literals
        return indices.first { index in
            if literals.contains(where: { $0.contains(index) }) { return false }
            if "([".contains(self[index]) { depth += 1 }
            if ")]".contains(self[index]) { depth -= 1 }
            return depth < 0
        }
    }

    /// The ranges of the string literals in a line of source.
    fileprivate var literals: [Range<Index>] {
        var (literals, start, isEscaped) = ([Range<Index>](), Index?.none, false)
        for index in indices {
            if let begin = start {
                if self[index] == "\"", !isEscaped {
                    literals.append(begin..<self.index(after: index))
                    start = nil
                }
                isEscaped = self[index] == "\\" && !isEscaped
            } else if self[index] == "\"" {
                start = index
            }
        }
        return literals
    }

    /// The text of a literal; nil if the literal contains escape sequences other than those of
    /// printable characters.
    fileprivate var literalText: String? {
        var text = ""
        var rest = dropFirst().dropLast()
        while let sign = rest.popFirst() {
            guard sign == "\\" else {
                text.append(sign)
                continue
            }
            guard let escaped = rest.popFirst(), "\\\"'".contains(escaped) else { return nil }
            text.append(escaped)
        }
        return text
    }
}

extension String {
    /// The number signs for a literal with this text. With them, the text can neither end the
    /// literal nor interpolate.
    fileprivate var literalMarks: String {
        var (quotes, marks, most, canEnd) = (0, 0, 0, false)
        for character in self {
            quotes = character == "\"" ? quotes + 1 : 0
            marks = character == "#" ? marks + 1 : 0
            if marks == 0 { canEnd = quotes > 2 || character == "\\" }
            if canEnd { most = max(most, marks) }
        }
        return String(repeating: "#", count: most + 1)
    }
}
