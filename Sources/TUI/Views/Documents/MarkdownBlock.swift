/// A block of a Markdown text.
enum MarkdownBlock: Equatable {
    case heading(Int, String)
    case paragraph(String)
    case code([String])
    case quote([MarkdownBlock])
    /// A list entry: its mark, its level of indentation, and its text.
    case entry(String, indent: Int, String)
    case rule
    case blank

    /// Splits a text into blocks. Text without other markup is a paragraph. A quote in `depth`
    /// others is not split further, because a text from elsewhere may have any number of them.
    static func blocks(of text: String, depth: Int = 0) -> [MarkdownBlock] {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
        var blocks: [MarkdownBlock] = []
        while let line = lines.first {
            lines.removeFirst()
            let text = line.drop { $0 == " " }
            if text.isEmpty {
                if blocks.last != .blank, !blocks.isEmpty { blocks.append(.blank) }
            } else if let fence = fence(of: text) {
                let code = lines.prefix { !$0.drop { $0 == " " }.hasPrefix(fence) }
                lines = lines.dropFirst(code.count + 1)
                blocks.append(.code(code.map { String($0) }))
            } else if let level = headingLevel(of: text) {
                let title = text.drop { $0 == "#" }.drop { $0 == " " }
                blocks.append(.heading(level, String(title)))
            } else if isRule(text) {
                blocks.append(.rule)
            } else if text.first == ">", depth < 8 {
                let quoted = [line] + lines.prefix { $0.drop { $0 == " " }.first == ">" }
                lines = lines.dropFirst(quoted.count - 1)
                let inner = quoted.map {
                    let rest = $0.drop { $0 == " " }.dropFirst()
                    return rest.first == " " ? rest.dropFirst() : rest
                }
                blocks.append(
                    .quote(
                        MarkdownBlock.blocks(of: inner.joined(separator: "\n"), depth: depth + 1)))
            } else if let (sign, rest) = entry(of: text) {
                let text = String(rest) + continuation(&lines)
                blocks.append(.entry(sign, indent: line.prefix { $0 == " " }.count / 2, text))
            } else {
                blocks.append(.paragraph(String(text) + continuation(&lines)))
            }
        }
        if blocks.last == .blank { blocks.removeLast() }
        return blocks
    }

    /// Removes and returns the lines that continue a paragraph or an entry.
    private static func continuation(_ lines: inout ArraySlice<Substring>) -> String {
        let rest = lines.prefix { line in
            let text = line.drop { $0 == " " }
            return !text.isEmpty && fence(of: text) == nil && headingLevel(of: text) == nil
                && text.first != ">" && entry(of: text) == nil && !isRule(text)
        }
        lines = lines.dropFirst(rest.count)
        return rest.map { " " + $0.drop { $0 == " " } }.joined()
    }

    private static func fence(of line: Substring) -> String? {
        ["```", "~~~"].first { line.hasPrefix($0) }
    }

    private static func headingLevel(of line: Substring) -> Int? {
        let level = line.prefix { $0 == "#" }.count
        return (1...6).contains(level) && line.dropFirst(level).first == " " ? level : nil
    }

    private static func isRule(_ line: Substring) -> Bool {
        let signs = line.filter { $0 != " " }
        guard let first = signs.first, "-*_".contains(first), signs.count >= 3 else { return false }
        return signs.allSatisfy { $0 == first }
    }

    /// Returns the mark and the text of a list entry, or nil for other lines.
    private static func entry(of line: Substring) -> (String, Substring)? {
        if let first = line.first, "-*+".contains(first), line.dropFirst().first == " " {
            return ("•", line.dropFirst(2))
        }
        let number = line.prefix { $0.isASCII && $0.isNumber }
        let rest = line.dropFirst(number.count)
        guard (1...9).contains(number.count), let sign = rest.first, ".)".contains(sign),
            rest.dropFirst().first == " "
        else { return nil }
        return ("\(number).", rest.dropFirst(2))
    }
}
