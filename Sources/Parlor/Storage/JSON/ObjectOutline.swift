/// Places of the members of an object in a text of JSON5.
struct ObjectOutline {
    struct Member: Equatable {
        let name: String
        let value: Range<Int>
    }

    let members: [Member]

    /// The place of the brace at the end.
    let close: Int

    /// The place behind the last value, if no comma follows it.
    let lacksCommaAt: Int?

    /// Nil where there is no object, or something else behind it.
    init?(_ bytes: [UInt8]) {
        var scanner = JSONScanner(bytes, isJSON5: true)
        var members: [Member] = []
        let isWhole = scanner.members { members.append(Member(name: $0, value: $2)) }
        guard isWhole else { return nil }
        self.members = members
        close = scanner.place - 1
        scanner.skipBlanks()
        guard scanner.isAtEnd else { return nil }
        guard let last = members.last else {
            lacksCommaAt = nil
            return
        }
        var behind = JSONScanner(bytes, in: last.value.upperBound..<bytes.count, isJSON5: true)
        lacksCommaAt = behind.take(",") ? nil : last.value.upperBound
    }
}
