/// The text of a settings file, in which single values can be changed. Everything else stays as it
/// is, byte for byte: comments, order, and unknown names.
struct SettingsText {
    private(set) var bytes: [UInt8]

    /// A file without settings.
    static let empty = SettingsText(
        """
        // The settings of Parlor. You can edit this file: Parlor keeps your comments, and settings
        // that it does not know. The comment after a setting lists its possible values.
        {
        }

        """)

    init(_ bytes: [UInt8]) { self.bytes = bytes }
    init(_ text: String) { bytes = Array(text.utf8) }

    /// Replaces the value of every member with this name. If there is none, adds a member with a
    /// comment at the end. The value is JSON. If the text contains no object, nothing happens.
    mutating func set(_ name: String, to value: [UInt8], comment: String) {
        guard let outline = ObjectOutline(bytes) else { return }
        let places = outline.members.filter { $0.name == name }.map(\.value)
        for place in places.reversed() { bytes.replaceSubrange(place, with: value) }
        if places.isEmpty {
            add("\"\(name)\": \(String(decoding: value, as: UTF8.self)), // \(comment)", outline)
        }
    }

    /// Inserts a line before the closing brace, and a comma after the last member if the comma is
    /// missing. A comment may be between that member and the brace.
    private mutating func add(_ line: String, _ outline: ObjectOutline) {
        let close = outline.close
        let isOnOwnLine = bytes[..<close].last { $0 != 0x20 && $0 != 0x09 } == 0x0a
        let start = isOnOwnLine ? (bytes[..<close].lastIndex(of: 0x0a) ?? 0) + 1 : close
        let text = isOnOwnLine ? "  \(line)\n" : "\n  \(line)\n"
        bytes.insert(contentsOf: Array(text.utf8), at: start)
        if let end = outline.lacksCommaAt { bytes.insert(UInt8(ascii: ","), at: end) }
    }
}
