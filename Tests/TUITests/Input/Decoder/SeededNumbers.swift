import Foundation

/// Random numbers from a seed (SplitMix64), so that a failure can be repeated. `PARLOR_SEED`
/// changes all of them.
struct SeededNumbers: RandomNumberGenerator {
    private static let offset =
        ProcessInfo.processInfo.environment["PARLOR_SEED"].flatMap(UInt64.init) ?? 0

    private var state: UInt64

    init(seed: UInt64) { state = seed &+ SeededNumbers.offset }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Random bytes, many of which are used in control sequences.
    mutating func bytes(count: Int) -> [UInt8] {
        let frequent = Array(
            "\u{1B}\u{1B}\u{1B}[[[O]P_<?>;;:0123456789~MmuRABZ\\\u{07}$^abz é".utf8)
        return (0..<count).map { _ in
            Bool.random(using: &self)
                ? frequent.randomElement(using: &self)! : UInt8.random(in: 0...255, using: &self)
        }
    }

    /// The bytes in pieces of one to `size` bytes.
    mutating func pieces(of bytes: [UInt8], upTo size: Int = 40) -> [ArraySlice<UInt8>] {
        var rest = bytes[...]
        var pieces: [ArraySlice<UInt8>] = []
        while !rest.isEmpty {
            let count = Int.random(in: 1...size, using: &self)
            pieces.append(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return pieces
    }
}
