import Games
import Reactive
import Sweep
import TUI
import Testing

@testable import Parlor

@Suite struct `The months above a calendar` {
    private static let widths: [Int] =
        Sweep.isWhole ? Array(4...110) : [4, 5, 27, 109]

    @Test(arguments: widths)
    func `are whole, and above the first of their weeks, on every day of a year`(
        _ columns: Int
    ) {
        let first = Day(year: 2_026, month: 1, day: 1).daysSince1970
        var all: Set<Int> = []
        for today in first..<(first + 366) {
            let view = CalendarView(
                outcomes: [:], today: today, weekdays: Language.english.words.statistics.weekdays)
            let pilot = Pilot(columns: columns, rows: 8, keepsFrames: false) { _ in
                Driver.just(view)
            }
            let line = pilot.text.split(separator: "\n", omittingEmptySubsequences: false)[0]
            let weeks = min(53, (columns - 2) / 2)
            let monday = today - (today + 3) % 7 - 7 * (weeks - 1)
            var months: [Int] = []
            for number in line.split(separator: " ") {
                let column = line.distance(from: line.startIndex, to: number.startIndex)
                // Two digits above the last week begin one column further left.
                let week = min(weeks - 1, (column - 2) / 2)
                let days = (monday + 7 * week...min(today, monday + 7 * week + 6))
                    .map(Day.init(daysSince1970:))
                let month = days.first { $0.day == 1 } ?? days[0]
                #expect(month.day == 1 || week == 0, "\(today)\n\(pilot.text)")
                #expect("\(month.month)" == String(number), "\(today)\n\(pilot.text)")
                months.append(month.month)
            }
            // The month of the first week gives way to one that begins in the next week.
            let seen = (monday...today).map { Day(daysSince1970: $0) }
                .filter { $0.day == 1 || $0.daysSince1970 == monday }
            let isNear = seen.dropFirst().first.map { $0.daysSince1970 < monday + 14 } ?? false
            let named = seen.map(\.month)
            #expect(
                months == named || isNear && months == Array(named.dropFirst()),
                "\(today)\n\(pilot.text)")
            all.formUnion(months)
        }
        // Every month has its turn.
        #expect(all == Set(1...12), "\(all)")
    }
}
