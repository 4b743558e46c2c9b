import Testing

@testable import TUI

@Suite struct `A meter` {
    @Test func `a progress bar counts in eighths of a column`() {
        func bar(_ part: Double) -> String { picture(ProgressBar(part), 4, 1) }
        #expect(bar(0) == "")
        #expect(bar(0.25) == "█")
        #expect(bar(0.5 + 3.0 / 32) == "██▍")
        #expect(bar(1) == "████")
    }

    @Test func `a bar is full only when all is done, and empty only when nothing is`() {
        #expect(picture(ProgressBar(0.9999), 4, 1) == "███▉")
        #expect(picture(ProgressBar(0.0001), 4, 1) == "▏")
        #expect(picture(ProgressBar(.nan), 4, 1) == "")
        #expect(picture(ProgressBar(.infinity), 2, 1) == "██")
        #expect(picture(ProgressBar(-1), 2, 1) == "")
    }

    @Test func `without colors, the rest of a progress bar is shaded, or dashes in ASCII`() {
        #expect(picture(ProgressBar(0.5), 4, 1, theme: .monochrome) == "██░░")
        #expect(picture(ProgressBar(0.5), 4, 1, theme: .ascii) == "##--")
        #expect(picture(ProgressBar(0.01), 4, 1, theme: .ascii) == "#---")
    }

    @Test func `a sparkline shows the course of a number, the newest at the right`() {
        let line = Sparkline([0, 1, 2, 3, 4, 5, 6, 7, 8])
        #expect(picture(line) == "▁▁▂▃▄▅▆▇█")
        #expect(picture(line, 3, 1) == "▆▇█")
        #expect(picture(Sparkline([8, .nan, 4, .infinity, -3]), 5, 1) == "█ ▄█")
        #expect(picture(Sparkline([1, 2], top: 4), 2, 1) == "▂▄")
        #expect(picture(Sparkline([0, 0, -1]), 3, 1) == "▁▁")
        #expect(picture(Sparkline([0, 4, 8]), 3, 1, theme: .ascii) == ".-#")
    }

    @Test func `a sparkline uses the height of several rows`() {
        #expect(picture(Sparkline([4, 8, 12, 16]), 4, 2) == "  ▄█\n▄███")
    }

    @Test func `bars have a name and a number`() {
        let chart = BarChart(["easy": 12, "medium": 6, "hard": 0])
        #expect(
            picture(chart, 18, 3) == """
                  easy ████████ 12
                medium ████ 6
                  hard 0
                """)
        #expect(picture(chart, 18, 1, theme: .ascii) == "  easy ######## 12")
    }

    @Test func `a spinner turns by time and asks for its next picture only`() {
        #expect(picture(Spinner(), 1, 1, at: .zero) == "⠋")
        #expect(picture(Spinner(), 1, 1, at: .milliseconds(250)) == "⠹")
        #expect(picture(Spinner(), 1, 1, theme: .ascii, at: .milliseconds(100)) == "/")

        var page = Page(columns: 1, rows: 1)
        page.show(Spinner(), at: .milliseconds(250))
        #expect(page.due == .milliseconds(300))

        page.reducesMotion = true
        page.show(Spinner(), at: .milliseconds(250))
        #expect(page.canvas.text() == "⠋")
        #expect(page.due == nil)
    }

    @Test func `digits are three rows high`() {
        #expect(
            picture(BigDigits("0123456789")) == """
                █▀█ ▀█  ▀▀█ ▀▀█ █ █ █▀▀ █▀▀ ▀▀█ █▀█ █▀█
                █ █  █  █▀▀ ▀▀█ ▀▀█ ▀▀█ █▀█   █ █▀█ ▀▀█
                ▀▀▀ ▀▀▀ ▀▀▀ ▀▀▀   ▀ ▀▀▀ ▀▀▀   ▀ ▀▀▀ ▀▀▀
                """)
        #expect(
            picture(BigDigits("-1:5.")) == """
                    ▀█  ▄ █▀▀
                ▀▀▀  █  ▄ ▀▀█
                    ▀▀▀   ▀▀▀ ▀
                """)
    }

    @Test func `digits are segments in ASCII`() {
        #expect(
            picture(BigDigits("0123456789"), theme: .ascii) == """
                 _       _   _       _   _   _   _   _
                | | /|   _|  _| |_| |_  |_    | |_| |_|
                |_| _|_ |_   _|   |  _| |_|   | |_|  _|
                """)
        #expect(
            picture(BigDigits("-1:5."), theme: .ascii) == """
                           _
                 _  /|  . |_
                    _|_ .  _| .
                """)
    }

    @Test func `digits are segments where blocks are mixed colors`() {
        for shape in [BigDigits.Shape.blocks, .lines] {
            for text in ["0123456789", "-1:5."] {
                var page = Page(columns: 40, rows: 3)
                page.theme.hasPartialBlocks = false
                page.show(BigDigits(text, shape, style: .plain))
                #expect(page.canvas.text() == picture(BigDigits(text), theme: .ascii))
            }
        }
    }
}
