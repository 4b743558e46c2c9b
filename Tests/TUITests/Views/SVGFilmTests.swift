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

    @Test func `a tile that stays does not move`() {
        let film = film([(0, ["stays", "one", ""]), (1000, ["stays", "two", ""])])
        let document = film.document(length: 4000)
        #expect(count("@keyframes", in: document) == 1)
        #expect(
            document.contains(
                "@keyframes k2{0.0000%{transform:translateY(0px)}"
                    + "25.0000%{transform:translateY(-32px)}}"))
        #expect(document.contains(".s2{animation:k2 4.000s step-end infinite}"))
        #expect(film.changes == 7)
    }

    @Test func `what is shown again is drawn once`() {
        let film = film(
            (0..<40).map { ($0 * 100, [$0.isMultiple(of: 2) ? "tick" : "tock", "tick", ""]) })
        let document = film.document(length: 4000)
        #expect(count(">tick</text>", in: document) == 1)
        #expect(count(">tock</text>", in: document) == 1)
        #expect(count("<use ", in: document) == 3)
        #expect(film.changes == 45)
    }

    @Test func `a canvas of another size is seen as far as it fits`() {
        var film = SVGFilm(columns: 4, rows: 1, defaults: .plain)
        var large = Canvas(columns: 20, rows: 5)
        large.draw("abcdefgh", column: 0, row: 0)
        film.add(large, at: 0)
        film.add(Canvas(columns: 2, rows: 0), at: 10)
        let document = film.document(length: 20)
        #expect(document.contains(">abcd<"))
        #expect(!document.contains(">e"))
        #expect(!document.contains("abcde"))
    }

    @Test func `a wide glyph on the edge of a tile is drawn in both, and each shows its half`() {
        let document = film([(0, ["abcde界fg", "", ""]), (10, ["abcde世fg", "", ""])])
            .document(length: 20)
        #expect(count(">界<", in: document) == 2)
        #expect(document.contains("<text x=\"112\" y=\"40\" text-anchor=\"middle\""))
        #expect(document.contains("<text x=\"16\" y=\"40\" text-anchor=\"middle\""))
    }
}
