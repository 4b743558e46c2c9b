/// The places of an object's members in a JSON5 text.
struct ObjectOutline {
    struct Member: Equatable {
        let name: String
        let value: Range<Int>
    }

    let members: [Member]

    /// The offset of the closing brace.
    let close: Int

    /// The offset after the last value; nil if a comma follows it, or if there is no value.
    let lacksCommaAt: Int?

    /// Returns nil if the text is not exactly one object.
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
