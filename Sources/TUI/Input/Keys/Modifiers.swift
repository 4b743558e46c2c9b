/// The modifiers held with a key, as numbered by xterm and kitty.
public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: 1)
    public static let alt = Modifiers(rawValue: 2)
    public static let control = Modifiers(rawValue: 4)
    public static let `super` = Modifiers(rawValue: 8)
    public static let hyper = Modifiers(rawValue: 16)
    public static let meta = Modifiers(rawValue: 32)
}

/// The locks that were on during a press.
public struct Locks: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let caps = Locks(rawValue: 1)
    public static let num = Locks(rawValue: 2)
}

/// A modifier field: the bits of the modifiers (six) and of the locks (two), plus one.
struct HeldKeys {
    let modifiers: Modifiers
    let locks: Locks

    init?(field: Int) {
        guard (1...256).contains(field) else { return nil }
        let bits = UInt8(field - 1)
        modifiers = Modifiers(rawValue: bits & 63)
        locks = Locks(rawValue: bits >> 6)
    }
}
