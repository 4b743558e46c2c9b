extension String {
    /// The text before a character, and the rest.
    func split(at character: Int) -> (head: String, tail: String) {
        let place = index(startIndex, offsetBy: character, limitedBy: endIndex) ?? endIndex
        return (String(self[..<place]), String(self[place...]))
    }

    /// How many characters begin before a byte. A character that was joined by what follows it
    /// counts as one.
    func characters(before byte: Int) -> Int {
        let end = utf8.index(startIndex, offsetBy: byte, limitedBy: endIndex) ?? endIndex
        return self[..<end].count == 0 ? 0 : indices.prefix { $0 < end }.count
    }

    /// The character that a column falls on, or the end behind the last.
    func character(at column: Int) -> Int {
        var columns = 0
        for (place, character) in enumerated() {
            columns += character.drawnColumns
            if column < columns { return place }
        }
        return count
    }

    /// The beginning of the word that a place is in or behind.
    func wordStart(before place: Int) -> Int {
        let characters = Array(prefix(place))
        var start = characters.count
        while start > 0, !characters[start - 1].isWordPart { start -= 1 }
        while start > 0, characters[start - 1].isWordPart { start -= 1 }
        return start
    }

    /// The end of the word that a place is in or before.
    func wordEnd(after place: Int) -> Int {
        let characters = Array(self)
        var end = place
        while end < characters.count, !characters[end].isWordPart { end += 1 }
        while end < characters.count, characters[end].isWordPart { end += 1 }
        return end
    }
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}
