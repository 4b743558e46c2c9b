/// Writes JSON with sorted members and only the necessary escapes.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private let isIndented: Bool
    private var depth = 0

    private init(isIndented: Bool) { self.isIndented = isIndented }

    /// The text of a value, on one line or with a line for each part.
    static func text(of value: JSONValue, isIndented: Bool = false) -> [UInt8] {
        var writer = JSONWriter(isIndented: isIndented)
        writer.write(value)
        return writer.bytes
    }

    private mutating func write(_ value: JSONValue) {
        switch value {
        case .null: bytes += "null".utf8
        case .bool(let truth): bytes += (truth ? "true" : "false").utf8
        case .integer(let number): bytes += String(number).utf8
        case .natural(let number): bytes += String(number).utf8
        case .number(let number): write(number)
        case .string(let text): write(text)
        case .array(let items):
            write("[", items, "]") { $0.write($1) }
        case .object(let members):
            write("{", members.sorted { $0.key < $1.key }, "}") { writer, member in
                writer.write(member.key)
                writer.bytes += (writer.isIndented ? " : " : ":").utf8
                writer.write(member.value)
            }
        }
    }

    private mutating func write<Part>(
        _ opening: Unicode.Scalar, _ parts: [Part], _ closing: Unicode.Scalar,
        _ part: (inout JSONWriter, Part) -> Void
    ) {
        bytes.append(UInt8(ascii: opening))
        depth += 1
        for (index, value) in parts.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            breakLine()
            part(&self, value)
        }
        // An empty list has an empty line between its brackets.
        if parts.isEmpty && isIndented { bytes.append(UInt8(ascii: "\n")) }
        depth -= 1
        breakLine()
        bytes.append(UInt8(ascii: closing))
    }

    private mutating func breakLine() {
        guard isIndented else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
    }

    /// Writes the shortest text for the number. JSON has no infinity or NaN, but JSON5 has both.
    private mutating func write(_ number: Double) {
        guard number.isFinite else {
            return write(number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity")
        }
        let text = "\(number)"
        bytes += text.hasSuffix(".0") ? text.utf8.dropLast(2) : text.utf8[...]
    }

    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0x08: bytes += "\\b".utf8
            case 0x09: bytes += "\\t".utf8
            case 0x0a: bytes += "\\n".utf8
            case 0x0c: bytes += "\\f".utf8
            case 0x0d: bytes += "\\r".utf8
            case 0..<0x20: bytes += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
