import Foundation
import Reactive
import ReactiveTesting
import TUI
import Testing

/// A view of the page, with the size and the time of its picture.
private struct Example: CustomTestStringConvertible, Sendable {
    let title: String
    let columns, rows: Int
    var time = Duration.zero
    let view: @Sendable () -> any View

    var testDescription: String { title }

    func drawn() -> String {
        let view = AnyView(view())
        let pilot = Pilot(columns: columns, rows: rows) { _ in .never().startWith(view) }
        pilot.advance(by: time)
        return pilot.text
    }
}

private let examples = [
    Example(title: "Text", columns: 24, rows: 7) { texts() },
    Example(title: "Link", columns: 24, rows: 1) { link() },
    Example(title: "BigDigits", columns: 24, rows: 3) { clock() },
    Example(title: "ProgressBar", columns: 30, rows: 1) { progress() },
    Example(title: "Spinner", columns: 24, rows: 1) { spinner() },
    Example(title: "TimeIndicator", columns: 30, rows: 1) { limit() },
    Example(title: "Sparkline", columns: 24, rows: 1) { course() },
    Example(title: "BarChart", columns: 30, rows: 3) { bars() },
    Example(title: "LineChart", columns: 20, rows: 4) { curve() },
    Example(title: "Row, Column, Spacer", columns: 24, rows: 2) { lines() },
    Example(title: "Shares", columns: 24, rows: 3) { shares() },
    Example(title: "Layers, Centered, alignment", columns: 24, rows: 5) { places() },
    Example(title: "Reader", columns: 24, rows: 4) { measured() },
    Example(title: "FirstThatFits", columns: 24, rows: 1) { heading() },
    Example(title: "TooSmall", columns: 24, rows: 5) { board() },
    Example(title: "Floating", columns: 30, rows: 4) { note() },
    Example(title: "ViewBuilder and ViewGroup", columns: 24, rows: 1) { greeting(true) },
    Example(title: "AnyView", columns: 24, rows: 2) { mixture() },
    Example(title: "Views of your own", columns: 24, rows: 1) { Score(name: "Ada", points: 42) },
    Example(title: "Panel", columns: 24, rows: 3) { panel() },
    Example(title: "Grid", columns: 24, rows: 5) { grid() },
    Example(title: "Dialog", columns: 34, rows: 5) { question() },
    Example(title: "Toast", columns: 24, rows: 4) { toast() },
    Example(title: "Button", columns: 24, rows: 1) { buttons() },
    Example(title: "Toggle", columns: 24, rows: 3) { toggles() },
    Example(title: "Slider", columns: 24, rows: 1) { slider() },
    Example(title: "Tabs", columns: 24, rows: 1) { tabs() },
    Example(title: "Menu", columns: 24, rows: 2) { menu() },
    Example(title: "Select", columns: 24, rows: 5) { season() },
    Example(title: "KeyHelp", columns: 34, rows: 1) { keys() },
    Example(title: "KeyBar", columns: 34, rows: 1) { keyBar() },
    Example(title: "TextField", columns: 24, rows: 1) { name() },
    Example(title: "TextArea", columns: 24, rows: 3) { notes() },
    Example(title: "DataTable", columns: 24, rows: 4) { table() },
    Example(title: "ScrollView", columns: 24, rows: 4) { scrolled() },
    Example(title: "FuzzyList", columns: 24, rows: 3) { fruits() },
    Example(title: "CommandPalette", columns: 30, rows: 6) { commands() },
    Example(title: "MonthCalendar", columns: 24, rows: 8) { month() },
    Example(title: "ChordHelp", columns: 24, rows: 1) { chords() },
    Example(title: "FormRow", columns: 26, rows: 2) { row() },
    Example(title: "EntryList", columns: 24, rows: 4) { people() },
    Example(title: "LogView", columns: 24, rows: 3) { log() },
    Example(title: "Tree", columns: 24, rows: 4) { chapters() },
    Example(title: "FilePicker", columns: 24, rows: 3) { files() },
    Example(title: "Markdown", columns: 24, rows: 6) { document() },
    Example(title: "Split", columns: 24, rows: 2) { halves() },
    Example(title: "ChartAxes", columns: 30, rows: 7) { costs() },
    Example(title: "Moving", columns: 24, rows: 1, time: .milliseconds(500)) {
        traveling(from: .zero)
    },
    Example(title: "Tags", columns: 54, rows: 1) { cards() },
    Example(title: "modal", columns: 34, rows: 1) { sheet() },
    Example(title: "Themes", columns: 24, rows: 15) { themes() },
    Example(title: "Snapshot", columns: 24, rows: 1) { photograph() },
]

@Suite(.serialized) struct `The page about views` {
    private static let path = "Documentation/Views.md"

    /// With `PARLOR_WRITE_PICTURES=1`, the pictures are written again.
    private static let isWriting =
        ProcessInfo.processInfo.environment["PARLOR_WRITE_PICTURES"] != nil

    /// The section of a title: the text, the code, and the picture.
    private func section(_ title: String) throws -> (page: String, range: Range<String.Index>) {
        let page = try Document(Self.path).text
        let heading = try #require(page.range(of: "\n### \(title)\n"), "No section has this title.")
        let end = page.range(of: "\n##", range: heading.upperBound..<page.endIndex)?.lowerBound
        return (page, heading.upperBound..<(end ?? page.endIndex))
    }

    @Test(arguments: examples)
    private func `shows the picture that the code draws`(_ example: Example) throws {
        var (page, range) = try section(example.title)
        let fence = try #require(page.range(of: "```text\n", range: range))
        let end = try #require(page.range(of: "```", range: fence.upperBound..<range.upperBound))
        let shown = fence.upperBound..<end.lowerBound
        let drawn = example.drawn() + "\n"
        #expect(drawn.contains { !$0.isWhitespace })
        if Self.isWriting, page[shown] != drawn {
            page.replaceSubrange(shown, with: drawn)
            try Document.write(page, to: Self.path)
        } else {
            #expect(page[shown] == drawn)
        }
    }

    @Test func `removes a toast after two seconds without another one`() {
        let scenario = Scenario(
            """
            copies    -x-x-----
            messages  ny-y-n---
            """)
        let messages = messages(scenario.hot("copies").map { _ in }, scheduler: scenario.scheduler)
        scenario.hear("messages", messages.map { $0 == nil ? "n" : "y" })
        #expect(scenario.played == scenario.written)
    }

    @Test func `draws every picture that it shows`() throws {
        let pictures = try Document(Self.path).text.components(separatedBy: "```text\n").count - 1
        #expect(pictures == examples.count)
    }
}
