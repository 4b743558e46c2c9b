extension Text {
    /// Creates text from a line of Markdown with emphasis, strong emphasis, code, and the titles of
    /// links.
    init(markdown text: String, _ role: Role = .text) {
        self.init("", role)
        var reader = MarkdownInline(text)
        while let piece = reader.next() { pieces.append(piece.text(role)) }
    }
}

/// An iterator over the pieces of a line.
private struct MarkdownInline {
    struct Piece {
        var text: String
        var isCode = false
        var attributes = Attributes.none

        func text(_ role: Role) -> TextPiece {
            var piece = TextPiece(text: text, ink: .role(isCode ? .accent : role))
            piece.attributes = attributes
            return piece
        }
    }

    private var rest: Substring
    private var before: Character?
    private var attributes = Attributes.none

    /// The attributes that are on, each with the mark that ends it.
    private var open: [(sign: String, attribute: Attributes)] = []

    /// The next place of each text that was searched for; nil for a text that does not occur.
    /// Without this cache, the time for a line would grow with the square of its length.
    private var places: [String: String.Index?] = [:]

    init(_ text: String) { rest = text[...] }

    mutating func next() -> Piece? {
        var plain = ""
        while let character = rest.first {
            if character == "\\", let escaped = rest.dropFirst().first, escaped.isPunctuation {
                plain.append(escaped)
                take(2)
            } else if let change = change() {
                if !plain.isEmpty { return Piece(text: plain, attributes: attributes) }
                apply(change)
            } else if let (text, count) = code() {
                if !plain.isEmpty { return Piece(text: plain, attributes: attributes) }
                take(count)
                return Piece(text: text, isCode: true, attributes: attributes)
            } else if let (text, count) = link() {
                if !plain.isEmpty { return Piece(text: plain, attributes: attributes) }
                take(count)
                return Piece(text: text, attributes: attributes.union(.underline))
            } else {
                plain.append(character)
                take(1)
            }
        }
        return plain.isEmpty ? nil : Piece(text: plain, attributes: attributes)
    }

    private mutating func take(_ count: Int) {
        before = rest.prefix(count).last
        rest = rest.dropFirst(count)
    }

    /// Returns the attribute that starts or ends here. A mark starts an attribute only if no white
    /// space follows it, and a mark that ends the attribute follows later. An underscore inside a
    /// word starts none.
    private mutating func change() -> (sign: String, attribute: Attributes)? {
        // In `**a *b***`, the inner mark ends first.
        if let last = open.last, last.sign.count == 1, open.contains(where: { $0.sign.count == 2 }),
            rest.hasPrefix(String(repeating: last.sign, count: 3)), before?.isWhitespace == false
        {
            return last
        }
        for (sign, attribute) in [
            ("**", Attributes.bold), ("__", .bold), ("*", .italic), ("_", .italic),
            ("~~", .strike),
        ] where rest.hasPrefix(sign) {
            let inner = rest.dropFirst(sign.count)
            if open.last?.sign == sign {
                return before?.isWhitespace == false ? (sign, attribute) : nil
            }
            guard let next = inner.first, !next.isWhitespace,
                place(of: sign, from: inner.startIndex) != nil,
                sign.count > 1 || next != sign.first
            else { continue }
            let isInWord = before.map { $0.isLetter || $0.isNumber } ?? false
            if sign.first == "_", isInWord { continue }
            return (sign, attribute)
        }
        return nil
    }

    private mutating func apply(_ change: (sign: String, attribute: Attributes)) {
        if open.last?.sign == change.sign {
            open.removeLast()
            attributes = open.reduce(.none) { $0.union($1.attribute) }
        } else {
            open.append(change)
            attributes.formUnion(change.attribute)
        }
        take(change.sign.count)
    }

    /// Returns the index at which a text occurs next, or nil if it does not occur.
    private mutating func place(of text: String, from start: String.Index) -> String.Index? {
        if let known = places[text] {
            guard let known else { return nil }
            if known >= start { return known }
        }
        let found = rest[start...].range(of: text[...])
        places[text] = .some(found)
        return found
    }

    private mutating func code() -> (String, Int)? {
        guard rest.first == "`" else { return nil }
        let fence = rest.prefix { $0 == "`" }
        let inner = rest.dropFirst(fence.count)
        guard let end = place(of: String(fence), from: inner.startIndex) else { return nil }
        let text = inner[..<end]
        return (String(text), fence.count * 2 + text.count)
    }

    /// Returns the title of the link `[title](address)` at the beginning of `rest`, and the number
    /// of its characters, or nil if there is no link.
    private mutating func link() -> (String, Int)? {
        guard rest.first == "[", let end = place(of: "]", from: rest.startIndex) else { return nil }
        let words = rest[rest.index(after: rest.startIndex)..<end]
        let behind = rest[end...].dropFirst()
        guard behind.first == "(", let close = place(of: ")", from: behind.startIndex)
        else { return nil }
        let count = rest.distance(from: rest.startIndex, to: close) + 1
        return (String(words), count)
    }
}

extension Substring {
    /// Returns the index at which a text first occurs, or nil if it does not occur.
    fileprivate func range(of text: Substring) -> Index? {
        var place = startIndex
        while place < endIndex {
            if self[place...].hasPrefix(text) { return place }
            place = index(after: place)
        }
        return nil
    }
}
