extension ValueDescription {
    /// Returns the whole value in lines of at most `columns` characters. Lines are longer if
    /// `columns` is very small. Parts that do not fit go on separate lines. `width` returns the
    /// number of columns of a text.
    public func text(
        columns: Int, width: @escaping (String) -> Int = { $0.count }
    ) -> String {
        ValueLayout(columns: max(columns, 8), width: width).lines(of: WrittenValue(self))
            .map { $0 + "\n" }.joined()
    }
}

extension String {
    /// Returns the text in lines of at most `columns` characters, broken between words if possible.
    /// Reads no more of a long text than `most` lines need.
    package func wrapped(
        columns: Int, lines most: Int = .max, width: (String) -> Int = { $0.count }
    ) -> [String] {
        var lines: [String] = []
        var (line, lineWidth) = ("", 0)
        let gap = width(" ")
        var start: Index? = startIndex
        while let first = start {
            if lines.count >= most { return lines }
            let end = utf8[first...].firstIndex(of: UInt8(ascii: " "))
            let word = String(self[first..<(end ?? endIndex)])
            start = end.map(utf8.index(after:))
            let longer = (line.isEmpty ? 0 : lineWidth + gap) + width(word)
            if longer <= columns {
                (line, lineWidth) = (line.isEmpty ? word : "\(line) \(word)", longer)
                continue
            }
            if !line.isEmpty { lines.append(line) }
            line = word
            while width(line) > columns {
                var head = line
                while head.count > 1, width(head) > columns {
                    // Removes many characters at a time while the line is much too long.
                    head.removeLast(max(1, min(head.count - 1, (width(head) - columns) / 2)))
                }
                lines.append(head)
                line = String(line.dropFirst(head.count))
            }
            lineWidth = width(line)
        }
        if !line.isEmpty || lines.isEmpty { lines.append(line) }
        return lines
    }
}

private struct ValueLayout {
    let columns: Int
    let width: (String) -> Int

    /// Returns the lines of a whole value. Each part of the value starts on its own line.
    func lines(of value: WrittenValue) -> [String] {
        guard case .parts(nil, let parts) = value else {
            return lines(of: value, after: "", columns)
        }
        return parts.flatMap { lines(of: $0, columns) }
    }

    private func lines(of part: WrittenValue.Part, _ columns: Int) -> [String] {
        lines(of: part.value, after: part.label.isEmpty ? "" : "\(part.label): ", columns)
    }

    private func lines(of value: WrittenValue, after label: String, _ columns: Int) -> [String] {
        let inner = max(columns - 2, 8)
        func indented(_ lines: [String]) -> [String] { lines.map { "  \($0)" } }
        if case .lines(let lines) = value {
            let head = String(label.dropLast())
            return (head.isEmpty ? [] : [head]) + (head.isEmpty ? lines : indented(lines))
        }
        let whole = label + value.text
        if width(whole) <= columns { return [whole] }
        switch value {
        case .list(let values):
            let isPlain = values.allSatisfy { if case .list = $0 { false } else { true } }
            let texts = values.map(\.text)
            let elements =
                isPlain && texts.allSatisfy { width($0) <= inner / 2 }
                ? filled(texts, inner) : values.flatMap { lines(of: $0, after: "", inner) }
            return ["\(label)["] + indented(elements) + ["]"]
        case .parts(let name, let parts):
            return ["\(label)\(name ?? "")("] + indented(parts.flatMap { lines(of: $0, inner) })
                + [")"]
        case .leaf, .lines: return whole.wrapped(columns: columns, width: width)
        }
    }

    /// Returns the elements beside each other, as many per line as fit.
    private func filled(_ texts: [String], _ columns: Int) -> [String] {
        var lines: [String] = []
        for (place, text) in texts.enumerated() {
            let text = place + 1 < texts.count ? "\(text)," : text
            if let line = lines.last, width("\(line) \(text)") <= columns {
                lines[lines.count - 1] = "\(line) \(text)"
            } else {
                lines.append(text)
            }
        }
        return lines
    }
}
