import Testing

@testable import TUI

@Suite struct SVGFilmTests {
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

    @Test func `a cell that stays does not move`() {
        let film = film([(0, ["stays", "one", ""]), (1000, ["stays", "two", ""])])
        let document = film.document(length: 4000)
        #expect(count("@keyframes", in: document) == 3)
        #expect(
            document.contains(
                "@keyframes k10{0%{transform:translateY(0)}25%{transform:translateY(-32px)}}"))
        #expect(document.contains(".s{animation:4s step-end infinite}"))
        #expect(document.contains(">stays</text>"))
        #expect(film.changes == 4)
    }

    @Test func `what is shown again is drawn once`() {
        let film = film(
            (0..<40).map { ($0 * 100, [$0.isMultiple(of: 2) ? "tick" : "tock", "tick", ""]) })
        let document = film.document(length: 4000)
        #expect(count(">i</text>", in: document) == 1)
        #expect(count(">o</text>", in: document) == 1)
        #expect(count(">tick</text>", in: document) == 1)
        #expect(count("<use ", in: document) == 2)
        #expect(film.changes == 42)
    }

    @Test func `a canvas of another size is seen as far as it fits`() {
        var film = SVGFilm(columns: 4, rows: 1, defaults: .plain)
        var large = Canvas(columns: 20, rows: 5)
        large.draw("abcdefgh", column: 0, row: 0)
        film.add(large, at: 0)
        film.add(Canvas(columns: 2, rows: 0), at: 10)
        let document = film.document(length: 20)
        for letter in "abcd" { #expect(document.contains(">\(letter)<")) }
        #expect(!document.contains(">e<"))
    }

    @Test func `of a wide glyph that changes, each cell shows its half`() {
        let document = film([
            (0, ["a界b", "", ""]), (10, ["a世b", "", ""]), (15, ["axyb", "", ""]),
        ])
        .document(length: 20)
        #expect(count("@keyframes", in: document) == 2)
        #expect(count(">界<", in: document) == 2)
        #expect(document.contains("<text x=\"32\" y=\"40\" text-anchor=\"middle\""))
        #expect(document.contains("<text x=\"16\" y=\"40\" text-anchor=\"middle\""))
    }

    /// The strips moved as the styles say make, at any time, the frame that was added.
    @Test func `at any time it shows the frame of that time`() throws {
        var dice = Dice(state: 12)
        var film = SVGFilm(columns: 8, rows: 2, defaults: .plain)
        var frames: [String] = []
        for frame in 0..<50 {
            var canvas = Canvas(columns: 8, rows: 2)
            for row in 0..<2 {
                for column in 0..<8 where dice.roll(3) > 0 {
                    canvas.draw(["a", "b", "界"][dice.roll(3)], column: column, row: row)
                }
            }
            film.add(canvas, at: frame * 20)
            frames.append(canvas.text())
        }
        let player = FilmPlayer(film.document(length: 1000), columns: 8, rows: 2)
        for (number, frame) in frames.enumerated() {
            #expect(player.text(at: Double(number) * 2) == frame)
        }
    }
}

/// Plays a film: the text of its cells at a time, in hundredths of its length.
private struct FilmPlayer {
    private var strips: [[(time: Double, text: String)]]
    private let columns: Int

    init(_ document: String, columns: Int, rows: Int) {
        self.columns = columns
        strips = Array(repeating: [(0, " ")], count: columns * rows)
        var looks: [Substring: String] = [:]
        for match in document.matches(of: /<g id="(p\d+)">([^§]*?)<\/g>/) {
            let text = match.2.firstMatch(of: />([^<>]+)<\/text>/).map { String($0.1) } ?? " "
            // The right half of a glyph is drawn from the left of its window.
            let isHalf = match.2.contains("<text x=\"16\"") && text == "界"
            looks[match.1] = isHalf ? "" : text
        }
        for match in document.matches(of: /@keyframes k(\d+){(.*)}\n/) {
            let window = document.split(separator: "k\(match.1)\">").dropFirst().first?
                .split(separator: "</g>").first
            let uses = window?.matches(of: /#(p\d+)/).map { looks[$0.1] ?? "?" } ?? []
            strips[Int(match.1) ?? 0] = match.2.matches(
                of: /([\d.]+)%{transform:translateY\(-?(\d+)(?:px)?\)}/
            ).map { (Double($0.1) ?? -1, uses[(Int($0.2) ?? 0) / 32]) }
        }
    }

    func text(at time: Double) -> String {
        let cells = strips.map { strip in strip.last { $0.time <= time + 1e-6 }?.text ?? "?" }
        return stride(from: 0, to: cells.count, by: columns).map { start in
            var line = cells[start..<start + columns].joined()
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }
}
