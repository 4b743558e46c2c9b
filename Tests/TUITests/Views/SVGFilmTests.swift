import Reactive
import Testing

@testable import TUI

@Suite struct `A film as SVG` {
    private func film(_ frames: [(time: Int, rows: [String])]) -> SVGFilm {
        var film = SVGFilm(columns: 10, rows: 3, defaults: .plain)
        for frame in frames {
            var canvas = Canvas(columns: 10, rows: 3)
            for (row, text) in frame.rows.enumerated() { canvas.draw(text, column: 0, row: row) }
            film.add(canvas, at: frame.time)
        }
        return film
    }

    private func count(_ text: String, in document: String) -> Int {
        document.ranges(of: text).count
    }

    @Test func `unchanged cells are a still, with the changes above it`() {
        let film = film([(0, ["stays", "one", ""]), (1000, ["stays", "two", ""])])
        let document = film.document(length: 4000)
        #expect(document.contains(">stays</text>"))
        #expect(count("<g class=", in: document) == 1)
        #expect(document.contains(".m{animation:4s step-end infinite}"))
        #expect(
            document.contains("@keyframes trs{0%{visibility:visible}25%{visibility:hidden}}"))
        // "two" is visible in three of the four seconds, one of them in the piece at the start.
        #expect(document.contains("<g class=\"m trs\"><use href=\"#p0\" y=\"32\"/></g>"))
        #expect(film.changes == 4)
    }

    @Test func `a repeated picture is drawn once`() {
        let film = film(
            (0..<40).map { time in
                let isEven = time.isMultiple(of: 2)
                return (time * 100, [isEven ? "tick" : "", "tick", isEven ? "" : "tick"])
            })
        let document = film.document(length: 4000)
        #expect(count(">tick</text>", in: document) == 3)
        #expect(film.changes == 81)
    }

    @Test func `a moving card takes a reference for each row, not a drawing`() {
        func card(_ column: Int) -> [String] {
            let margin = String(repeating: " ", count: column)
            return ["╭──╮", "│7 │", "╰──╯"].map { margin + $0 }
        }
        var film = SVGFilm(columns: 40, rows: 3, defaults: .plain)
        for (number, column) in [0, 10, 13, 16, 20, 25, 29, 33].enumerated() {
            var canvas = Canvas(columns: 40, rows: 3)
            for (row, text) in card(column).enumerated() { canvas.draw(text, column: 0, row: row) }
            film.add(canvas, at: number == 0 ? 0 : 3000 + number * 50)
        }
        let document = film.document(length: 4000)
        // The digit is in the still picture and in the piece.
        #expect(count(">7</text>", in: document) == 2)
    }

    @Test func `a canvas of another size is visible as far as it fits`() {
        var film = SVGFilm(columns: 4, rows: 1, defaults: .plain)
        var large = Canvas(columns: 20, rows: 5)
        large.draw("abcdefgh", column: 0, row: 0)
        film.add(large, at: 0)
        film.add(Canvas(columns: 2, rows: 0), at: 10)
        let document = film.document(length: 20)
        #expect(document.contains(">abcd<"))
    }

    /// At any time, the visible pieces make up the frame that was added.
    @Test(arguments: 0..<6)
    func `the film shows at any time the frame of that time`(_ seed: Int) throws {
        var dice = Dice(seed: UInt64(seed))
        var film = SVGFilm(columns: 14, rows: 2, defaults: .plain)
        var frames: [(time: Int, text: String)] = []
        var canvas = Canvas(columns: 14, rows: 2)
        var time = 0
        for _ in 0..<60 {
            for _ in 0..<dice.roll(6) {
                let style = Style(background: dice.roll(4) == 0 ? .index(4) : .default)
                canvas.draw(
                    ["a", "b", "界", " ", "cab", "   "][dice.roll(6)], column: dice.roll(14),
                    row: dice.roll(2), style: style)
            }
            film.add(canvas, at: time)
            frames.append((time, canvas.text()))
            time += 1 + dice.roll(90)
        }
        let player = FilmPlayer(film.document(length: time), length: time, columns: 14, rows: 2)
        for (index, frame) in frames.enumerated() {
            let end = index + 1 < frames.count ? frames[index + 1].time : time
            #expect(player.text(at: frame.time) == frame.text)
            #expect(player.text(at: end - 1) == frame.text)
            // The same after the film has started again.
            #expect(player.text(at: frame.time + 3 * time) == frame.text)
        }
        #expect(player.text(at: nil) == frames[0].text)
    }
}

/// Plays a film: the text of its cells at a time in milliseconds.
private struct FilmPlayer {
    private let columns: Int
    private let rows: Int
    private let length: Int
    private let still: Substring
    private var pictures: [Substring: Substring] = [:]
    private var seen: [Substring: Double] = [:]
    private var scenes: [(time: Substring, delay: Double?, uses: Substring)] = []

    // The uses are parsed once, because each picture needs them at each time.
    private let use = /<use href="#(\w+)"(?: x="(\d+)")?(?: y="(\d+)")?\/>/
    private let background = /<rect x="(\d+)" y="(\d+)" width="(\d+)" height="32"/
    private let text = /<text x="(\d+)" y="(\d+)"([^>]*)>([^<]*)</

    init(_ document: String, length: Int, columns: Int, rows: Int) {
        (self.columns, self.rows, self.length) = (columns, rows, length)
        still = document.split(separator: "<style>")[0]
        for match in document.matches(of: /<g id="([pb]\w+)">([^§]*?)<\/g>/) {
            pictures[match.1] = match.2
        }
        for match in document.matches(
            of: /@keyframes (t\w+){0%{visibility:visible}(?:([\d.]+)%{visibility:hidden})?}/)
        {
            seen[match.1] = match.2.flatMap { Double($0) } ?? 100
        }
        for match in document.matches(
            of: /<g class="m (n )?(t\w+)"(?: style="animation-delay:([\d.]+)s")?>(.*)<\/g>/)
        {
            scenes.append((match.2, match.3.flatMap { Double($0) }, match.4))
        }
    }

    /// The text at a time; without a time, the text for reduced motion.
    func text(at time: Int?) -> String {
        var cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
        draw(still, 0, 0, on: &cells)
        for scene in scenes where isSeen(scene.time, scene.delay, time) {
            place(scene.uses, 0, 0, on: &cells)
        }
        return cells.map { row in
            var line = row.joined()
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }

    private func isSeen(_ name: Substring, _ delay: Double?, _ time: Int?) -> Bool {
        guard let time else { return delay == nil }
        let begun = Double(time) - (delay ?? 0) * 1000
        let share = begun.truncatingRemainder(dividingBy: Double(length)) / Double(length) * 100
        return begun > -1e-6 && share < (seen[name] ?? 0) - 1e-6
    }

    /// Follows the uses of pieces and of blocks of pieces.
    private func place(
        _ uses: Substring, _ x: Int, _ y: Int, on cells: inout [[String]]
    ) {
        for use in uses.matches(of: use) {
            let (x, y) = (
                x + (use.2.flatMap { Int($0) } ?? 0), y + (use.3.flatMap { Int($0) } ?? 0)
            )
            let picture = pictures[use.1] ?? ""
            if use.1.hasPrefix("b") {
                place(picture, x, y, on: &cells)
            } else {
                draw(picture, x / 16, y / 32, on: &cells)
            }
        }
    }

    /// Draws backgrounds as blanks, and letters in their places.
    private func draw(_ picture: Substring, _ column: Int, _ row: Int, on cells: inout [[String]]) {
        for rect in picture.matches(of: background) {
            let start = (Int(rect.1) ?? 0) / 16 - 1 + column
            for offset in 0..<(Int(rect.3) ?? 0) / 16 {
                cells[(Int(rect.2) ?? 0) / 32 + row][start + offset] = " "
            }
        }
        for text in picture.matches(of: text) {
            let (x, y) = (Int(text.1) ?? 0, ((Int(text.2) ?? 0) - 40) / 32 + row)
            if text.3.contains("middle") {
                let column = (x - 16) / 16 - 1 + column
                (cells[y][column], cells[y][column + 1]) = (String(text.4), "")
            } else {
                for (offset, letter) in text.4.enumerated() {
                    cells[y][x / 16 - 1 + column + offset] = String(letter)
                }
            }
        }
    }
}
