/// The text of a settings file, of which one value after the other can be set. Everything else
/// stays as it is, byte for byte: comments, order, and what is not understood.
struct SettingsText {
    private(set) var bytes: [UInt8]

    /// A file that says nothing yet.
    static let empty = SettingsText(
        """
        // What you like, as Parlor remembers it. You can write here: comments stay, and so does
        // whatever it does not understand. Behind each setting stands what it can be.
        {
        }

        """)

    init(_ bytes: [UInt8]) { self.bytes = bytes }
    init(_ text: String) { bytes = Array(text.utf8) }

    /// Replaces the value of a name wherever it stands, or adds it at the end with a comment. The
    /// value is JSON. Does nothing where no object can be made out.
    mutating func set(_ name: String, to value: [UInt8], comment: String) {
        guard let outline = ObjectOutline(bytes) else { return }
        let places = outline.members.filter { $0.name == name }.map(\.value)
        for place in places.reversed() { bytes.replaceSubrange(place, with: value) }
        if places.isEmpty {
            add("\"\(name)\": \(String(decoding: value, as: UTF8.self)), // \(comment)", outline)
        }
    }

    /// Adds a line before the brace at the end. What stands there so far gets the comma that it may
    /// be lacking; it can be everything before a comment.
    private mutating func add(_ line: String, _ outline: ObjectOutline) {
        let close = outline.close
        let isOnOwnLine = bytes[..<close].last { $0 != 0x20 && $0 != 0x09 } == 0x0a
        let start = isOnOwnLine ? (bytes[..<close].lastIndex(of: 0x0a) ?? 0) + 1 : close
        let text = isOnOwnLine ? "  \(line)\n" : "\n  \(line)\n"
        bytes.insert(contentsOf: Array(text.utf8), at: start)
        if let end = outline.lacksCommaAt { bytes.insert(UInt8(ascii: ","), at: end) }
    }
}
