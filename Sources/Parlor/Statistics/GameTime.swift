import Reactive

/// The duration of a game, in seconds, or in tenths of a second if the game measures them.
package struct GameTime: Hashable, Sendable {
    /// The tenths of a second, shifted left by one bit. The lowest bit is set if tenths were
    /// measured. A single number lets a million times take little memory.
    private let bits: Int

    init(seconds: Int, tenth: Int? = nil) {
        bits = (seconds * 10 + (tenth ?? 0)) << 1 | (tenth == nil ? 0 : 1)
    }

    package var tenths: Int { bits >> 1 }
    /// Indicates whether tenths were measured. If so, they are shown.
    var isExact: Bool { bits & 1 == 1 }

    init(tenths: Int) { self.init(seconds: tenths / 10, tenth: tenths % 10) }

    package var seconds: Int { tenths / 10 }
    /// The digit after the decimal point; nil if tenths were not measured.
    var tenth: Int? { isExact ? tenths % 10 : nil }

    /// Indicates whether the game took less than a second, if only seconds were measured.
    var isLessThanSecond: Bool { tenths == 0 && !isExact }

    /// The time as on a clock: `1:30`, `1:30.5`. If it is less than a second, it is `<0:01`,
    /// because no game takes no time.
    package var text: String {
        isLessThanSecond ? "<0:01" : clock
    }

    /// The time as on a clock, also if it is less than a second: `0:00`.
    var clock: String { ClockReading(seconds: seconds).text + (tenth.map { ".\($0)" } ?? "") }
}

extension GameTime: Comparable {
    package static func < (one: GameTime, other: GameTime) -> Bool { one.tenths < other.tenths }
}

/// A time is encoded as a number of seconds: `90`, `90.5`.
extension GameTime: Codable, CustomStringConvertible {
    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let seconds = try? value.decode(Int.self) {
            self.init(seconds: seconds)
        } else {
            self.init(tenths: Int((try value.decode(Double.self) * 10).rounded()))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        if isExact { try value.encode(Double(tenths) / 10) } else { try value.encode(seconds) }
    }

    package var description: String { "\(seconds)" + (tenth.map { ".\($0)" } ?? "") }
}
