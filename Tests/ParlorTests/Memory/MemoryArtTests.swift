import Foundation
import Testing

@testable import Games
@testable import Parlor
@testable import TUI

@Suite struct `The pictures of the memory game` {
    private func ink(_ picture: PixelPicture) -> [Bool] {
        (0..<picture.halves).flatMap { half in
            (0..<picture.columns).map { picture.isInk($0, half) }
        }
    }

    @Test(arguments: [(7, 4, 10), (11, 6, 24)])
    func `all drawings differ without colors`(
        _ columns: Int, _ rows: Int, _ least: Int
    ) throws {
        let contents = MemoryTheme.emoji.contents(pairs: 32)
        let room = Size(columns: columns, rows: rows)
        let inks = try contents.map { ink(try #require(MemoryArt.picture(of: $0, in: room))) }
        for (place, one) in inks.enumerated() {
            #expect(one.count == columns * 2 * rows)
            for other in 0..<place {
                let difference = zip(one, inks[other]).count { $0 != $1 }
                #expect(difference >= least, "\(contents[place]) and \(contents[other])")
            }
        }
    }

    /// The places where neighboring pixels have different colors, including the outline. A player
    /// who cannot tell red from green still sees them.
    private func lines(_ picture: PixelPicture) -> Set<[Int]> {
        func pixel(_ column: Int, _ half: Int) -> UInt8 {
            let isInside =
                (0..<picture.columns).contains(column) && (0..<picture.halves).contains(half)
            // A capital letter is ink, and has the color of the small one.
            return isInside ? picture[column, half] | 0x20 : PixelPicture.clear | 0x20
        }
        var lines: Set<[Int]> = []
        for column in -1..<picture.columns {
            for half in -1..<picture.halves {
                let own = pixel(column, half)
                if own != pixel(column + 1, half) { lines.insert([column, half, 0]) }
                if own != pixel(column, half + 1) { lines.insert([column, half, 1]) }
            }
        }
        return lines
    }

    @Test(arguments: [(7, 4, 24), (11, 6, 60)])
    func `any two drawings differ in their lines, even if one is moved`(
        _ columns: Int, _ rows: Int, _ least: Int
    ) throws {
        let contents = MemoryTheme.emoji.contents(pairs: 32)
        let room = Size(columns: columns, rows: rows)
        let drawn = try contents.map { lines(try #require(MemoryArt.picture(of: $0, in: room))) }
        for (place, one) in drawn.enumerated() {
            for other in 0..<place {
                for (across, down) in (-1...1).flatMap({ x in (-1...1).map { (x, $0) } }) {
                    let moved = Set(drawn[other].map { [$0[0] + across, $0[1] + down, $0[2]] })
                    #expect(
                        one.symmetricDifference(moved).count >= least,
                        "\(contents[place]) and \(contents[other])")
                }
            }
        }
    }

    @Test(arguments: MemoryTheme.allCases)
    func `thirty-two faces differ without colors, on cards of every size`(_ theme: MemoryTheme) {
        for (columns, rows) in [(5, 3), (6, 4), (9, 6), (13, 10), (24, 16), (40, 26)] {
            for look in [Theme.monochrome, .ascii] where !look.isASCII || theme == .ascii {
                let faces = theme.contents(pairs: 32).map { content in
                    var page = Page(columns: columns, rows: rows, theme: look)
                    page.show(
                        MemoryCard(
                            card: MovingMemoryCard(
                                MemoryFace(id: 0, side: .front(content)), slot: 0),
                            isFocused: false))
                    return page.canvas.text()
                }
                #expect(Set(faces).count == 32, "\(theme) at \(columns)×\(rows)")
            }
        }
    }

    /// Letters of five by seven pixels look alike if one, or its mirror image, differs from the
    /// other in at most eight of them.
    @Test func `letters that look alike have different colors`() throws {
        let letters = MemoryTheme.letters.contents(pairs: 32)
        let forms = MemoryTheme.emoji.contents(pairs: 32).map(MemoryTheme.letterForm)
        #expect(Set(forms) == Set(letters))
        let pictures = try letters.map {
            try #require(MemoryArt.picture(of: $0, in: Size(columns: 5, rows: 4)))
        }
        let colors = try letters.map { letter in
            let color = try #require(MemoryArt.color(of: letter)).color
            return [16, 8, 0].map { Int(color.code >> $0 & 0xff) }
        }
        var alike = 0
        for (place, one) in pictures.enumerated() {
            let mirrored = PixelPicture(columns: one.columns, halves: one.halves) {
                one[one.columns - 1 - $0, $1]
            }
            for other in 0..<place {
                let difference = [one, mirrored].map { picture in
                    zip(ink(picture), ink(pictures[other])).count { $0 != $1 }
                }
                guard difference.contains(where: { $0 <= 8 }) else { continue }
                alike += 1
                let distance = zip(colors[place], colors[other]).map { abs($0 - $1) }.max()
                #expect(
                    try #require(distance) >= 100, "\(letters[place]) and \(letters[other])")
            }
        }
        #expect(alike > 40)
    }

    /// The corner of a card has its name, but a player looks at the picture.
    @Test(arguments: [(9, 4), (11, 5), (19, 9), (40, 24)])
    func `playing cards of one suit have different pictures`(_ columns: Int, _ rows: Int) throws {
        let room = Size(columns: columns, rows: rows)
        let cards = MemoryTheme.suits.contents(pairs: 32)
        let pictures = try cards.map { ink(try #require(MemoryArt.picture(of: $0, in: room))) }
        #expect(Set(pictures).count == cards.count)
    }

    @Test func `a picture fills its card, and never leaves it`() throws {
        for theme in [MemoryTheme.emoji, .letters, .shapes, .suits] {
            for columns in stride(from: 7, to: 40, by: 3) {
                for rows in stride(from: 4, to: 24, by: 2) {
                    let room = Size(columns: columns, rows: rows)
                    let content = theme.contents(pairs: 2)[0]
                    let picture = try #require(MemoryArt.picture(of: content, in: room))
                    #expect(picture.columns <= columns && picture.rows <= rows)
                    let fits = 2 * picture.columns <= columns && 4 * picture.rows <= 2 * rows
                    #expect(!fits, "\(content) in \(columns)×\(rows): it could be doubled")
                }
            }
        }
    }

    @Test func `an enlarged drawing keeps its colors and its symmetry`() {
        for drawing in MotifSheets.large + MotifSheets.small + LetterSheet.letters {
            func colors(_ picture: PixelPicture) -> Set<UInt8> {
                Set(
                    (0..<picture.halves).flatMap { half in
                        (0..<picture.columns).map { picture[$0, half] }
                    })
            }
            func isSymmetric(_ picture: PixelPicture) -> Bool {
                (0..<picture.halves).allSatisfy { half in
                    (0..<picture.columns).allSatisfy {
                        picture[$0, half] == picture[picture.columns - 1 - $0, half]
                    }
                }
            }
            for scale in PixelPicture.smoothScales {
                let large = drawing.smooth(halves: scale)
                let size = drawing.size(atHalves: scale)
                #expect(large.columns == size.columns && large.halves == size.rows)
                #expect(colors(large).isSubset(of: colors(drawing)))
                if isSymmetric(drawing) { #expect(isSymmetric(large), "\(scale)") }
            }
        }
    }

    @Test func `the corners of an enlarged drawing are cut`() {
        let step = PixelPicture.sheet(
            """
            #..
            ##.
            ###
            """)[0]
        let lines = { (picture: PixelPicture) in
            (0..<picture.halves).map { half in
                String(
                    decoding: (0..<picture.columns).map { picture[$0, half] }, as: UTF8.self)
            }
        }
        #expect(
            lines(step.smooth(halves: 4)) == [
                "##....", "###...", "###...", "#####.", "######", ".#####",
            ])
    }

    @Test func `a card that is too small for a drawing has a letter`() {
        #expect(MemoryArt.picture(of: "🍏", in: Size(columns: 6, rows: 4)) == nil)
        #expect(MemoryArt.picture(of: "<>", in: Size(columns: 40, rows: 20)) == nil)
        var page = Page(columns: 6, rows: 4)
        page.show(
            MemoryCard(
                card: MovingMemoryCard(MemoryFace(id: 0, side: .front("🍏")), slot: 0),
                isFocused: false))
        #expect(page.canvas.text().contains("D"))
    }

    @Test func `plain characters make a picture that grows with its card`() {
        func signs(_ columns: Int, _ rows: Int, _ content: String) -> Int {
            var page = Page(columns: columns, rows: rows, theme: .ascii)
            page.show(
                MemoryCard(
                    card: MovingMemoryCard(
                        MemoryFace(id: 0, side: .front(content)), slot: 0),
                    isFocused: false))
            return page.canvas.text().components(separatedBy: content).count - 1
        }
        #expect(signs(6, 3, "$") == 1 && signs(8, 5, "$") == 4)
        #expect(signs(13, 10, "$") == 16 && signs(13, 10, "<>") == 16)
        #expect(signs(13, 10, "x_x") == 9)
    }

    @Test(arguments: [0, 1, 17])
    func `all cards have the same back`(id: Int) {
        var page = Page(columns: 13, rows: 8, theme: .dark)
        page.show(
            MemoryCard(
                card: MovingMemoryCard(MemoryFace(id: id, side: .back), slot: id),
                isFocused: false))
        #expect(
            page.canvas.text() == """
                ╭───────────╮
                │ ╱╲╱╲╱╲╱╲  │
                │ ╲╱╲╱╲╱╲╱  │
                │ ╱╲╱╲╱╲╱╲  │
                │ ╲╱╲╱╲╱╲╱  │
                │ ╱╲╱╲╱╲╱╲  │
                │ ╲╱╲╱╲╱╲╱  │
                ╰───────────╯
                """)
    }

    @Test func `the diamonds on the back of a high card are twice as large`() {
        func net(rows: Int) -> [Substring] {
            var page = Page(columns: 10, rows: rows)
            page.drawBackPattern(inset: Size(columns: 1, rows: 1), page.style(.text))
            return page.canvas.text().split(separator: "\n", omittingEmptySubsequences: false)
        }
        #expect(net(rows: 15)[1...4] == [" ╱╲╱╲╱╲╱╲", " ╲╱╲╱╲╱╲╱", " ╱╲╱╲╱╲╱╲", " ╲╱╲╱╲╱╲╱"])
        #expect(net(rows: 16)[1...4] == ["", "  ╱╲  ╱╲", " ╱  ╲╱  ╲", " ╲  ╱╲  ╱"])
    }
}
