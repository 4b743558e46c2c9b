/// The addresses that a canvas links to, each stored once. Attributes contain the number of an
/// address.
final class Links {
    /// The largest number that fits an attribute.
    static let limit = 1023

    private(set) var addresses: [String] = []
    private var numbers: [String: Int] = [:]

    /// Returns the number of an address, counted from 1. Adds a new address; nil if no number is
    /// left.
    func number(of address: String) -> Int? {
        if let number = numbers[address] { return number }
        guard addresses.count < Links.limit else { return nil }
        addresses.append(address)
        numbers[address] = addresses.count
        return addresses.count
    }

    /// Returns the address with a number, or nil for the number 0, which is not a link.
    func address(_ number: Int) -> String? {
        addresses.indices.contains(number - 1) ? addresses[number - 1] : nil
    }

    /// Writes `OSC 8`, which links the following text to an address. The number 0 ends the link. A
    /// terminal treats pieces with the same number as one link.
    func write(_ number: Int, into output: inout ByteBuffer) {
        output.append("\u{1b}]8;")
        if let address = address(number) {
            output.append("id=")
            output.append(decimal: number)
            output.append(";")
            for byte in address.utf8 {
                // An address must not contain other bytes, and some would end the sequence.
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
    /// The number of the cell's link; 0 for none.
    var link: Int { Int(rawValue >> 6) }

    init(link: Int) { self.init(rawValue: UInt16(truncatingIfNeeded: link << 6)) }
}

extension Canvas {
    /// Returns attributes that make a style a link to an address. They are empty if the canvas
    /// already has 1023 other links. Terminals without links ignore them.
    public func link(to address: String) -> Attributes {
        links.number(of: address).map { Attributes(link: $0) } ?? []
    }
}
