/// A hash of a sequence of numbers (FNV-1a, a word at a time).
public struct Fingerprint: Equatable, Sendable {
    public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    public init() {}

    public mutating func add(_ word: UInt64) {
        value = (value ^ word) &* 0x100_0000_01b3
        // Mixes the upper half into the lower one, because multiplication moves bits only upwards.
        value ^= value >> 32
    }

    @inlinable
    public mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { add(UInt64(byte)) }
    }
}
