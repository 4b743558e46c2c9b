/// The latest computed costs of pen changes. Most frames repeat a few of them.
struct PenCosts: ~Copyable {
    /// The changes, each at the index that is the hash of its two styles. At first, every element
    /// is the change from a plain style to itself, which costs nothing.
    private var known: PlainBuffer<KnownPenChange>

    init() { known = PlainBuffer(repeating: KnownPenChange(), count: 64) }

    /// Returns the number of bytes of the change from one style to another.
    @inline(__always)
    mutating func cost(from old: Style, to new: Style) -> Int {
        if old == new { return 0 }
        let place = PenCosts.place(of: old, new)
        let change = known[place]
        if change.old == old, change.new == new { return Int(change.cost) }
        return compute(old, new, at: place)
    }

    @inline(never)
    private mutating func compute(_ old: Style, _ new: Style, at place: Int) -> Int {
        let cost = PenChange.cost(from: old, to: new)
        known[place] = KnownPenChange(old: old, new: new, cost: Int32(truncatingIfNeeded: cost))
        return cost
    }

    @inline(__always)
    private static func place(of old: Style, _ new: Style) -> Int {
        var mix = UInt64(old.foreground.code) << 32 | UInt64(old.background.code)
        mix = mix &* 0x9e37_79b9_7f4a_7c15
        mix ^= UInt64(new.foreground.code) << 32 | UInt64(new.background.code)
        mix ^= UInt64(old.attributes.rawValue) << 16 ^ UInt64(new.attributes.rawValue)
        return Int((mix &* 0x9e37_79b9_7f4a_7c15) >> 58)
    }
}

/// A change of the pen, and the number of bytes that it takes.
struct KnownPenChange: BitwiseCopyable {
    var old = Style.plain
    var new = Style.plain
    var cost: Int32 = 0
}
