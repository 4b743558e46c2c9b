extension EditedLine {
    func bytes(before character: Int) -> Int {
        let (number, before) = piece(at: character) { $0.characters }
        let head = pieces[number].head(of: character - before.characters)
        return before.bytes + head.utf8.count
    }

    /// Returns the number of characters that begin before a byte.
    func characters(before byte: Int) -> Int {
        let (number, before) = piece(at: byte) { $0.bytes }
        let text = pieces[number].text
        if pieces[number].isPlain { return before.characters + byte - before.bytes }
        let end = text.utf8.index(text.startIndex, offsetBy: byte - before.bytes)
        return before.characters + text.indices.prefix { $0 < end }.count
    }

    func columns(before character: Int) -> Int {
        let (number, before) = piece(at: character) { $0.characters }
        let head = pieces[number].head(of: character - before.characters)
        return before.columns
            + (pieces[number].isPlain
                ? head.utf8.count : head.reduce(0) { $0 + $1.drawnColumns })
    }

    /// Returns the index of the character at a column, or of the end of the line.
    func character(at column: Int) -> Int {
        let (number, before) = piece(at: column) { $0.columns }
        let piece = pieces[number]
        if piece.isPlain {
            return before.characters + min(column - before.columns, piece.measures.characters)
        }
        var columns = before.columns
        for (place, character) in piece.text.enumerated() {
            columns += character.drawnColumns
            if column < columns { return before.characters + place }
        }
        return before.characters + piece.measures.characters
    }

    /// Returns the characters from an index on, lazily.
    func characters(from character: Int) -> some Sequence<Character> & LazySequenceProtocol {
        let (number, before) = piece(at: character) { $0.characters }
        return pieces[number...].enumerated().lazy.flatMap { offset, piece in
            let skipped = piece.head(of: offset == 0 ? character - before.characters : 0)
            return piece.text[skipped.endIndex...]
        }
    }

    /// Returns the beginning of the word at or before a character.
    func wordStart(before place: Int) -> Int {
        var (number, before) = piece(at: place) { $0.characters }
        var head = pieces[number].head(of: place - before.characters)
        var start = place
        var isInWord = false
        while true {
            for character in head.reversed() {
                if character.isWordPart { isInWord = true } else if isInWord { return start }
                start -= 1
            }
            if number == 0 { return 0 }
            number -= 1
            head = pieces[number].text[...]
        }
    }

    /// Returns the end of the word at or after a character.
    func wordEnd(after place: Int) -> Int {
        var end = place
        var isInWord = false
        for character in characters(from: place) {
            if character.isWordPart { isInWord = true } else if isInWord { return end }
            end += 1
        }
        return end
    }
}

extension EditedLine.Piece {
    /// Indicates whether every byte is a character.
    fileprivate var isPlain: Bool { measures.bytes == measures.characters }

    /// Returns the text before a character.
    fileprivate func head(of character: Int) -> Substring {
        isPlain
            ? text[..<text.utf8.index(text.startIndex, offsetBy: min(character, measures.bytes))]
            : text.prefix(character)
    }
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}
