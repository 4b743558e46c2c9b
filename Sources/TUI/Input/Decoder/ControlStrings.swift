/// A string from the terminal: `OSC`, `DCS`, `APC`, or one of two kinds that have no use.
struct ControlString: Sendable {
    private let limit: Int
    private(set) var introducer: UInt8 = 0
    private var bytes: [UInt8] = []
    private var isTooLong = false

    init(limit: Int) { self.limit = limit }

    var isEmpty: Bool { bytes.isEmpty && !isTooLong }

    mutating func start(_ introducer: UInt8) {
        self.introducer = introducer
        bytes.removeAll(keepingCapacity: bytes.capacity <= 4096)
        isTooLong = false
    }

    mutating func add(_ byte: UInt8) {
        if bytes.count < limit { bytes.append(byte) } else { isTooLong = true }
    }

    /// The replies in the string. A string may answer several questions.
    var replies: [Reply] {
        guard !isTooLong else { return [] }
        switch Unicode.Scalar(introducer) {
        case "]": return commandReplies
        case "P": return deviceReplies
        case "_" where bytes.first == UInt8(ascii: "G"):
            let parts = bytes.dropFirst().parts(separator: ";", atMost: 2)
            guard parts.count == 2 else { return [] }
            return [.graphics(keys: parts[0].text, message: parts[1].text)]
        default: return []
        }
    }

    /// The replies in `OSC number ; …`.
    private var commandReplies: [Reply] {
        let parts = bytes[...].parts(separator: ";")
        guard parts.count >= 2, let number = parts[0].decimal else { return [] }
        switch number {
        case 4:
            // The parts are pairs: an index and a color.
            return stride(from: 1, to: parts.count - 1, by: 2).compactMap { index in
                guard let color = parts[index].decimal, let rgb = RGB16(parts[index + 1]) else {
                    return nil
                }
                return .paletteColor(index: color, rgb)
            }
        case 10...19 where parts.count == 2:
            return RGB16(parts[1]).map { [.color(slot: number, $0)] } ?? []
        case 52 where parts.count == 3:
            guard let content = parts[2].base64Decoded else { return [] }
            return [.clipboard(selection: parts[1].text, text: content.text)]
        default: return []
        }
    }

    private var deviceReplies: [Reply] {
        if let rest = bytes.removingPrefix("!|") { return [.tertiaryAttributes(rest.text)] }
        if let rest = bytes.removingPrefix(">|") { return [.version(rest.text)] }
        if let rest = bytes.removingPrefix("1+r") { return capabilities(rest, areKnown: true) }
        if let rest = bytes.removingPrefix("0+r") { return capabilities(rest, areKnown: false) }
        if let rest = bytes.removingPrefix("1$r") { return [.setting(rest.text)] }
        if bytes.removingPrefix("0$r") != nil { return [.setting(nil)] }
        return []
    }

    /// Returns the replies for `name=value;name;…`, whose names and values are hexadecimal.
    private func capabilities(_ bytes: ArraySlice<UInt8>, areKnown: Bool) -> [Reply] {
        bytes.parts(separator: ";").compactMap { pair in
            let parts = pair.parts(separator: "=", atMost: 2)
            guard let name = parts[0].hexDecoded?.text else { return nil }
            guard areKnown else { return .noCapability(name: name) }
            guard parts.count == 2 else { return .capability(name: name, value: nil) }
            return parts[1].hexDecoded.map { .capability(name: name, value: $0.text) }
        }
    }
}
