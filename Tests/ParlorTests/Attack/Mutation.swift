import Foundation
import Sweep

@testable import Parlor

/// Damaged bytes: cut, repeated, changed, or with inserted values that are hard to read.
enum Mutation {
    private static func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
    }

    /// The number of files of each kind that the environment requests.
    private static let asked = number("PARLOR_MUTATIONS")

    /// The seeds of the files of a kind, starting at `PARLOR_SEED`. `PARLOR_MUTATIONS` is their
    /// number; without it, there are 240, or 800 in a whole sweep.
    static let seeds: Range<UInt64> = {
        let first = number("PARLOR_SEED") ?? 0
        return first..<first + (asked ?? Sweep.count(240, whole: 800))
    }()

    /// The seeds of the saved games of one game: a quarter of all seeds, or the number that the
    /// environment requests.
    static let saves = seeds.prefix(asked == nil ? seeds.count / 4 : seeds.count)

    /// The seeds of recordings that every tool reads: a hundredth of the number that the
    /// environment requests. If it requests none, there are 10, or 16 in a whole sweep.
    static let recordings = seeds.prefix(
        asked == nil ? Sweep.count(10, whole: 16) : seeds.count / 100)

    private static let seasoning: [[UInt8]] =
        [
            "\\u", "\\ud800", "\\udc00", "1e999", "-1e-999", "-", "0x", "0x99999999999999999999",
            "//", "/*", "*/", "\"", "'", "{", "[", "]", "}", ":", ",", "1e", ".", "+", "\\",
            "Infinity", "NaN", "null", "tru", "\u{feff}", "\u{2028}", "\0", "\u{9b}", "\u{1b}[2J",
            "99999999999999999999999", "-9223372036854775809", "-9223372036854775808",
            "9223372036854775807", "18446744073709551615", "2147483648", "0.5", "1e18", "4096",
            "\n", "\r\n", "true", "[[[[[[[[", "{\"a\":{\"a\":{\"a\":",
        ].map { Array($0.utf8) } + [
            [0xff], [0xfe, 0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80],
            [0xe2],
            Array(repeating: UInt8(ascii: "["), count: 600),
            Array(repeating: UInt8(ascii: "9"), count: 400),
        ]

    /// A damaged copy of one of the samples. If `wellFormed` is true, every second copy stays well
    /// formed and only has other numbers.
    static func of(_ samples: [[UInt8]], _ seed: UInt64, wellFormed: Bool = true) -> [UInt8] {
        var dice = SplitMix(state: seed)
        var bytes = samples[Int.random(in: samples.indices, using: &dice)]
        let isWellFormed = wellFormed && seed.isMultiple(of: 2)
        for _ in 0..<Int.random(in: 1...5, using: &dice) {
            let place = Int.random(in: 0...bytes.count, using: &dice)
            if isWellFormed {
                replaceNumber(in: &bytes, from: place, &dice, withAny: true)
                // Further changes are rare, because few files can still be read after them.
                if Bool.random(using: &dice) { continue } else { break }
            }
            switch Int.random(in: 0..<7, using: &dice) {
            case 0, 1:
                let piece = seasoning[Int.random(in: seasoning.indices, using: &dice)]
                bytes.insert(contentsOf: piece, at: place)
            case 2: if place < bytes.count { bytes[place] = .random(in: 0...255, using: &dice) }
            case 3:
                let end = min(bytes.count, place + Int.random(in: 1...12, using: &dice))
                bytes.removeSubrange(place..<end)
            case 4: bytes.removeSubrange(place...)
            case 5: replaceNumber(in: &bytes, from: place, &dice)
            default:
                let other = Int.random(in: 0...bytes.count, using: &dice)
                let piece = Array(bytes[min(place, other)..<max(place, other)].prefix(60))
                bytes.insert(contentsOf: piece, at: place)
            }
        }
        return bytes
    }

    /// Replaces the next number: by one that is hard to read or, if `withAny` is true, also by one
    /// that appears elsewhere in the text or is close to it.
    private static func replaceNumber(
        in bytes: inout [UInt8], from place: Int, _ dice: inout SplitMix, withAny: Bool = false
    ) {
        func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
        func number(from place: Int) -> Range<Int>? {
            guard let start = bytes[place...].firstIndex(where: isDigit) else { return nil }
            return start..<(bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count)
        }
        guard let old = number(from: place) else { return }
        let numbers = [
            "-1", "0", "1", "255", "65536", "2147483647", "2147483648", "-2147483649", "4294967296",
            "9223372036854775807", "9223372036854775808", "-9223372036854775808", "1e400", "0.1",
            "18446744073709551616", "100000000", "604800001", "253402300800",
        ]
        let new: [UInt8]
        switch withAny ? Int.random(in: 0..<3, using: &dice) : 0 {
        case 0: new = Array(numbers[Int.random(in: numbers.indices, using: &dice)].utf8)
        case 1:
            new = Array(bytes[number(from: Int.random(in: 0...bytes.count, using: &dice)) ?? old])
        default:
            let value = Int(String(decoding: bytes[old], as: UTF8.self)) ?? 0
            new = Array(String(value &+ Int.random(in: -2...2, using: &dice)).utf8)
        }
        bytes.replaceSubrange(old, with: new)
    }

    /// Reads each file, and prints its seed first, so that the last line names the file that ended
    /// the process.
    static func each(
        _ kind: String, of samples: [[UInt8]], seeds: Range<UInt64> = seeds,
        _ read: (_ bytes: [UInt8], _ seed: UInt64) throws -> Void
    ) rethrows {
        for seed in seeds {
            if (seed - seeds.lowerBound) % 10_000 == 0 { say("\(kind): seeds from \(seed)") }
            try read(of(samples, seed), seed)
        }
    }

    static func say(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}
