import Foundation
import Testing

@testable import Games

@Suite struct `A day of the calendar` {
    @Test func `is counted from the reference day`() {
        for count in Array(0..<60_000) + [2_932_896] {
            let day = Day(daysSince1970: count)
            #expect(day.daysSince1970 == count)
            if count % 97 == 0 { #expect(Day(day.description) == day) }
        }
        #expect(Day(daysSince1970: Day.last - 1) == Day(year: 9999, month: 12, day: 31))
    }

    @Test(arguments: [
        "", "2026-02-29", "2026-13-01", "2026-11-31", "2026-1-1", "1969-12-31", "26-11-21",
        "2026-11-21 ", "2026--11-21", "10000-01-01", "Hard", "2026-00-10", "2026-04-00",
    ])
    func `is read only from a valid date`(_ text: String) { #expect(Day(text) == nil) }

    @Test(arguments: [
        (2026, 2, 29), (2026, 13, 1), (2026, 0, 1), (2026, 11, 31), (1969, 12, 31), (10_000, 1, 1),
        (.max, 1, 1), (.min, 1, 1), (2026, .max, 1), (2026, 1, .min),
    ])
    func `is read from a file only if it is valid`(_ year: Int, _ month: Int, _ day: Int) throws {
        func read(_ day: Day) throws -> Day {
            try JSONDecoder().decode(Day.self, from: JSONEncoder().encode(day))
        }
        let valid = Day(year: 2024, month: 2, day: 29)
        #expect(try read(valid) == valid)
        #expect(throws: DecodingError.self) { try read(Day(year: year, month: month, day: day)) }
    }
}
