import Games
import Testing

@testable import Parlor

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
}
