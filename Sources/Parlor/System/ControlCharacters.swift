/// Scalars that a terminal or an editor obeys instead of showing them: the C0 and C1 controls, the
/// separators of lines and paragraphs, and scalars that change the direction of text. The program
/// outputs only controls that it writes itself.
enum ControlCharacters {
    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7f..<0xa0, 0x061c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: true
        default: false
        }
    }
}

extension String {
    /// The text with a replacement mark for each control character, except for the given
    /// characters.
    package func withoutControls(but kept: [Unicode.Scalar] = []) -> String {
        func isUnwanted(_ scalar: Unicode.Scalar) -> Bool {
            ControlCharacters.contains(scalar) && !kept.contains(scalar)
        }
        guard unicodeScalars.contains(where: isUnwanted) else { return self }
        let scalars = unicodeScalars.map { isUnwanted($0) ? "\u{FFFD}" : $0 }
        return String(String.UnicodeScalarView(scalars))
    }
}

extension [UInt8] {
    /// The JSON with each control character escaped.
    var escapingControls: [UInt8] {
        // Only DEL and characters outside ASCII are left to escape.
        guard contains(where: { $0 >= 0x7f }) else { return self }
        var escaped: [UInt8] = []
        escaped.reserveCapacity(count + 16)
        for scalar in String(decoding: self, as: UTF8.self).unicodeScalars {
            if ControlCharacters.contains(scalar), scalar.value >= 0x7f {
                let digits = String(scalar.value, radix: 16)
                escaped += "\\u".utf8
                escaped += String(repeating: "0", count: 4 - digits.count).utf8
                escaped += digits.utf8
            } else {
                escaped += String(scalar).utf8
            }
        }
        return escaped
    }
}
