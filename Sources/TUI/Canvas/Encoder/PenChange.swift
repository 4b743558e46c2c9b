/// A change of the pen from one style to another. It writes the difference, or starts from scratch
/// if that is shorter.
struct PenChange {
    private let old: Style
    private let new: Style
    /// The attributes that the difference switches off and on.
    private let off: Attributes
    private let on: Attributes

    init(from old: Style, to new: Style) {
        var (old, new) = (old, new)
        old.attributes.formIntersection(.looks)
        new.attributes.formIntersection(.looks)
        self.old = old
        self.new = new
        off = old.attributes.subtracting(new.attributes)
        var on = new.attributes.subtracting(old.attributes)
        // SGR 22 ends both bold and dim, so the one that stays is switched on again.
        if !off.isDisjoint(with: [.bold, .dim]) {
            on.formUnion(new.attributes.intersection([.bold, .dim]))
        }
        self.on = on
    }

    /// Returns the number of bytes of the change.
    @inline(__always)
    static func cost(from old: Style, to new: Style) -> Int {
        if old == new { return 0 }
        let change = PenChange(from: old, to: new)
        let link = old.attributes.link == new.attributes.link ? 0 : PenChange.linkCost
        if change.isNone { return link }
        return link + min(change.difference, change.fromScratch)
    }

    /// The approximate number of bytes that a change of the link takes.
    private static let linkCost = 40

    /// Indicates whether everything except the link is the same.
    var isNone: Bool { old == new }

    /// The length of `CSI` and the parameters, each with a separator or the final `m`.
    private var difference: Int {
        var length = 2 + on.count * 2
        if !off.isEmpty { length += offCost }
        if old.foreground != new.foreground { length += new.foreground.parameterLength(40) + 1 }
        if old.background != new.background { length += new.background.parameterLength(100) + 1 }
        return length
    }

    private var offCost: Int {
        let weights = off.isDisjoint(with: [.bold, .dim]) ? 0 : 1
        return 3 * (weights + off.subtracting([.bold, .dim]).count)
    }

    /// The length of the change from scratch. It begins with an empty parameter, which resets the
    /// pen.
    private var fromScratch: Int {
        var length = 3 + new.attributes.count * 2
        if !new.foreground.isDefault { length += new.foreground.parameterLength(40) + 1 }
        if !new.background.isDefault { length += new.background.parameterLength(100) + 1 }
        return length
    }

    func write(into output: inout ByteBuffer) {
        output.append("\u{1b}[")
        var separator = SGRSeparator()
        if difference <= fromScratch {
            writeOff(&separator, into: &output)
            on.write(&separator, into: &output)
            if old.foreground != new.foreground {
                separator.next(into: &output)
                new.foreground.write(base: 30, into: &output)
            }
            if old.background != new.background {
                separator.next(into: &output)
                new.background.write(base: 40, into: &output)
            }
        } else {
            separator.isFirst = false
            new.attributes.write(&separator, into: &output)
            if !new.foreground.isDefault {
                separator.next(into: &output)
                new.foreground.write(base: 30, into: &output)
            }
            if !new.background.isDefault {
                separator.next(into: &output)
                new.background.write(base: 40, into: &output)
            }
        }
        output.append(UInt8(ascii: "m"))
    }

    private func writeOff(_ separator: inout SGRSeparator, into output: inout ByteBuffer) {
        func end(_ attributes: Attributes, _ digit: StaticString) {
            if off.isDisjoint(with: attributes) { return }
            separator.next(into: &output)
            output.append(digit)
        }
        end([.bold, .dim], "22")
        end(.italic, "23")
        end(.underline, "24")
        end(.reverse, "27")
        end(.strike, "29")
    }
}
