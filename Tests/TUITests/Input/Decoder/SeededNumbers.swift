import Foundation
import Reactive

/// Random numbers from a seed, so that a failure can be repeated. `PARLOR_SEED`
/// changes all of them.
struct SeededNumbers: RandomNumberGenerator {
    private static let offset =
        ProcessInfo.processInfo.environment["PARLOR_SEED"].flatMap(UInt64.init) ?? 0

    private var dice: Dice

    init(seed: UInt64) { dice = Dice(seed: seed &+ SeededNumbers.offset) }

    mutating func next() -> UInt64 { dice.next() }

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
