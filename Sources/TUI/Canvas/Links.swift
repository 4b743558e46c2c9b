/// The addresses that a canvas links to, each kept once; an attribute holds the number.
final class Links {
    /// As many as an attribute has numbers for.
    static let limit = 1023

    private(set) var addresses: [String] = []
    private var numbers: [String: Int] = [:]

    /// The number of an address, from 1 on; nil when there are too many.
    func number(of address: String) -> Int? {
        if let number = numbers[address] { return number }
        guard addresses.count < Links.limit else { return nil }
        addresses.append(address)
        numbers[address] = addresses.count
        return addresses.count
    }

    /// `OSC 8`: the text after it links there, or nowhere. The number tells which pieces belong to
    /// one link.
    func write(_ number: Int, into output: inout ByteBuffer) {
        output.append("\u{1b}]8;")
        if number > 0 && number <= addresses.count {
            output.append("id=")
            output.append(decimal: number)
            output.append(";")
            for byte in addresses[number - 1].utf8 {
                // No other byte may stand in an address, and some would end the sequence.
                if (0x21..<0x7f).contains(byte) {
                    output.append(byte)
                } else {
                    output.append("%")
                    for digit in [byte >> 4, byte & 15] {
                        output.append(digit < 10 ? 48 + digit : 55 + digit)
                    }
                }
            }
        } else {
            output.append(";")
        }
        output.append("\u{1b}\\")
    }
}

extension Attributes {
    /// The number of the link that a cell belongs to; 0 for none.
    var link: Int { Int(rawValue >> 6) }

    init(link: Int) { self.init(rawValue: UInt16(truncatingIfNeeded: link << 6)) }
}

extension Canvas {
    /// Returns attributes that make a style a link to an address, in terminals that support links.
    /// They have no other effect.
    public func link(to address: String) -> Attributes {
        links.number(of: address).map { Attributes(link: $0) } ?? []
    }
}
