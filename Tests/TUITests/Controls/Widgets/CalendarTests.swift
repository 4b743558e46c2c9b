import Testing

@testable import TUI

@Suite struct `A calendar` {
    @Test func `computes the dates of four hundred years`() {
        var (year, month, day) = (1600, 1, 1)
        let start = CalendarDay(year: 1600, month: 1, day: 1)
        for number in 0..<146_097 {
            if number % 7 == 0 || day == 1 || day > 27 {
                let date = start.adding(days: number)
                #expect(date.year == year && date.month == month && date.day == day)
                #expect(CalendarDay(year: year, month: month, day: day) == date)
            }
            let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
            let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
            day += 1
            if day > lengths[month - 1] { (day, month) = (1, month + 1) }
            if month > 12 { (month, year) = (1, year + 1) }
        }
        #expect(CalendarDay(daysSince1970: 0).weekday == 3)
        #expect(CalendarDay(year: 2024, month: 2, day: 31).day == 29)
        #expect(CalendarDay(year: 2026, month: 1, day: 31).adding(months: 1).day == 28)
        #expect(CalendarDay(year: 2026, month: 1, day: 5).adding(months: -1).month == 12)
    }

    @Test func `is walked through by days, weeks and months`() throws {
        let day = CalendarDay(year: 2026, month: 11, day: 24)
        let sheet = ControlSheet(
            Controls<WidgetSpot>(focus: .calendar, [.calendar: .calendar(day)]))
        let pilot = sheet.pilot(columns: 20, rows: 8) { controls in
            MonthCalendar(.calendar, in: controls)
        }
        #expect(
            pilot.text == """
                ‹  November 2026   ›
                Mo Tu We Th Fr Sa Su
                                   1
                 2  3  4  5  6  7  8
                 9 10 11 12 13 14 15
                16 17 18 19 20 21 22
                23 24 25 26 27 28 29
                30
                """)
        pilot.press(.right, .down, .up)
        #expect(sheet.controls.day(.calendar) == day.adding(days: 1))
        pilot.press(.pageDown)
        #expect(pilot.text.contains("December"))
        try pilot.click("14")
        #expect(sheet.controls.day(.calendar) == CalendarDay(year: 2026, month: 12, day: 14))
        try pilot.click("‹")
        #expect(pilot.text.contains("November"))
        pilot.press(.enter)
        #expect(sheet.news.last == .pressed(.calendar))
        pilot.resize(columns: 20, rows: 4)
        #expect(pilot.text.contains("14"), "The chosen week must be visible.")
    }

    @Test func `marks hidden weeks`() {
        func text(_ day: Int, _ columns: Int, _ rows: Int) -> String {
            let day = CalendarDay(year: 2026, month: 11, day: day)
            let controls = Controls<WidgetSpot>(focus: .calendar, [.calendar: .calendar(day)])
            let view = MonthCalendar(.calendar, in: controls)
            let size = view.size(in: Size(columns: columns, rows: rows))
            return picture(view, min(columns, size.columns), rows)
        }
        #expect(
            text(24, 30, 5) == """
                ‹  November 2026   ›
                Mo Tu We Th Fr Sa Su
                 9 10 11 12 13 14 15 │
                16 17 18 19 20 21 22 ┃
                23 24 25 26 27 28 29 │
                """)
        #expect(
            text(24, 20, 4) == """
                ‹ November 2026  ›
                Mo Tu We Th Fr …
                16 17 18 19 20 21  ┃
                23 24 25 26 27 28  │
                """)
        #expect(text(5, 20, 2) == "‹    2026-11-05    ›\n")
        #expect(text(5, 20, 1) == "‹    2026-11-05    ›")
    }

    @Test func `marks hidden days of the week, and shows the chosen one`() {
        func text(_ day: Int) -> String {
            let day = CalendarDay(year: 2026, month: 11, day: day)
            let controls = Controls<WidgetSpot>(focus: .calendar, [.calendar: .calendar(day)])
            let lines = picture(MonthCalendar(.calendar, in: controls), 11, 8)
                .split(separator: "\n", omittingEmptySubsequences: false)
            return lines.prefix(5).joined(separator: "\n")
        }
        #expect(
            text(9) == """
                ‹ Novemb… ›
                Mo Tu We …

                 2  3  4  5
                 9 10 11 12
                """)
        #expect(
            text(8) == """
                ‹ Novemb… ›
                …  Fr Sa Su
                          1
                 5  6  7  8
                12 13 14 15
                """)
    }
}
