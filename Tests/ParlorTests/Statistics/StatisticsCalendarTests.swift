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
    func `are whole, and above the week in which they begin, on every day of a year`(
        _ columns: Int
    ) {
        let first = Day(year: 2_026, month: 1, day: 1).daysSince1970
        var named: Set<Int> = []
        for today in first..<(first + 366) {
            let view = CalendarView(
                outcomes: [:], today: today, weekdays: Language.english.words.statistics.weekdays)
            let pilot = Pilot(columns: columns, rows: 8, keepsFrames: false) { _ in
                Driver.just(view)
            }
            let line = pilot.text.split(separator: "\n", omittingEmptySubsequences: false)[0]
            let weeks = min(53, (columns - 2) / 2)
            let monday = today - (today + 3) % 7 - 7 * (weeks - 1)
            for number in line.split(separator: " ") {
                let week = (line.distance(from: line.startIndex, to: number.startIndex) - 3) / 2
                let begun = (0..<7).map { Day(daysSince1970: monday + 7 * week + $0) }
                    .first { $0.day == 1 }
                #expect(begun.map { "\($0.month)" } == String(number), "\(today)\n\(pilot.text)")
                named.formUnion(Int(number).map { [$0] } ?? [])
            }
        }
        // Every month has its turn, if there is space for two digits.
        #expect(named == Set(columns < 5 ? 1...9 : 1...12), "\(named)")
    }
}
