import Games
import Testing

@testable import Parlor
@testable import TUI

@Suite struct `The cells of mines` {
    /// The style in the middle of the focused cell, and its text.
    private func focused(_ play: ProgramRun) throws -> (middle: Style, texts: String) {
        let place = try #require(
            play.pilot.session.page.areas.all.first { $0.isFocused }?.visible)
        let row = place.row + (place.rows - 1) / 2
        let middle = play.pilot.session.page.canvas[
            place.column + (place.columns - 1) / 2, row]
        let texts = (place.row..<place.row + place.rows).map {
            play.pilot.session.page.canvas.text(place.column..<place.right, row: $0)
        }
        return (middle.style, texts.joined(separator: "\n"))
    }

    @Test(
        arguments: ["dark", "light", "contrast", "mono"],
        [(40, 20, "9x9/10"), (80, 24, "9x9/10"), (120, 40, "9x9/10"), (200, 60, "30x16/99")])
    func `the cursor fills a covered cell and an open one alike, and the covered one has a sign`(
        _ theme: String, _ window: (columns: Int, rows: Int, size: String)
    ) throws {
        let looks = ["dark": Theme.dark, "light": .light, "contrast": .highContrast]
        let focus = looks[theme, default: .monochrome][.focus]
        let play = try ProgramRun(
            "mines --seed 3 --size \(window.size) --theme \(theme)", columns: window.columns,
            rows: window.rows)
        let covered = try focused(play)
        #expect(covered.middle.background == focus.background)
        #expect(covered.middle.attributes.contains(focus.attributes))
        play.pilot.press(.enter)
        play.pilot.advance(by: .seconds(1))
        let open = try focused(play)
        #expect(open.middle.background == covered.middle.background, "\(play.text)")
        #expect(open.middle.attributes == covered.middle.attributes, "\(play.text)")
        for mark in ["[", "]"] {
            #expect(covered.texts.contains(mark) && open.texts.contains(mark), "\(play.text)")
        }
        #expect(covered.texts != open.texts)
    }

    @Test(arguments: [(40, 20), (80, 24), (120, 40), (200, 60)])
    func `the brackets of the cursor are at the same places of every cell`(
        _ columns: Int, _ rows: Int
    ) throws {
        let play = try ProgramRun("mines --seed 3", columns: columns, rows: rows)
        play.pilot.press(.enter)
        play.pilot.advance(by: .seconds(1))
        let size = MinesSize.small
        for _ in 0..<size.height { play.pilot.press(.up) }
        for _ in 0..<size.width { play.pilot.press(.left) }
        var (places, faces) = (Set<[Int]>(), Set<MinesFace>())
        for cell in 0..<size.count {
            let texts = try focused(play).texts.split(separator: "\n")
            let middle = Array(texts[(texts.count - 1) / 2])
            places.insert([middle.firstIndex(of: "[") ?? -1, middle.firstIndex(of: "]") ?? -1])
            faces.insert(try #require(play.minesGame).position.faces[cell])
            play.pilot.press(.right)
            if cell % size.width == size.width - 1 {
                play.pilot.press(.down)
                for _ in 0..<size.width { play.pilot.press(.left) }
            }
        }
        #expect(places.count == 1 && !places.joined().contains(-1), "\(places)")
        #expect(faces.isSuperset(of: [.covered, .open(0), .open(1)]), "\(faces)")
    }

    @Test(arguments: [(40, 20), (80, 24), (120, 40), (200, 60)])
    func `the cursor of the terminal is in the focused cell`(_ columns: Int, _ rows: Int) throws {
        let play = try ProgramRun("mines --seed 3", columns: columns, rows: rows)
        for key in [Key.enter, .left, .up, .right] {
            play.pilot.press(key)
            let place = try #require(
                play.pilot.session.page.areas.all.first { $0.isFocused }?.visible)
            let cursor: Point? = play.pilot.session.page.canvas.cursor
            let point = try #require(cursor)
            #expect(place.contains(point) && point.row == place.row + (place.rows - 1) / 2)
        }
    }

    @Test(arguments: [(40, 20), (80, 24), (120, 40), (200, 60)], ["en", "ko_KR.UTF-8"])
    func `if a hint can only guess, the cursor goes to the safest cell, and h says why`(
        _ window: (columns: Int, rows: Int), _ language: String
    ) throws {
        let play = try ProgramRun(
            "mines --size 8x8/16 --seed 2", columns: window.columns, rows: window.rows,
            language: language
        ) { $0.settings.set(MinesSettings.guesses, to: true) }
        play.pilot.press(.enter)
        for _ in 0..<200 where play.minesGame?.hint?.isGuess != true { play.pilot.type("h") }
        play.pilot.advance(by: .seconds(2))
        let hint = try #require(play.minesGame?.hint)
        try #require(hint.isGuess, "\(play.text)")
        let text = play.text
        let words = play.services.words
        for step in [HintStep.why, .nothing, .doIt] {
            #expect(!text.contains("h \(step.name.text(in: words.language))"), "\(text)")
        }
        #expect(text.contains("Esc"), "\(text)")
        play.pilot.type("h")
        guard case .guess(let chance) = hint.rule else { return }
        let cell = try #require(play.minesGame).options.size.name(of: hint.safe[0])
        let reason = words.mines.isGuess(cell, chance.percent)
        #expect(reason.split(separator: " ").allSatisfy(play.text.contains), "\(play.text)")
        play.pilot.type("~")
        #expect(play.text == text)
        let focused = play.pilot.session.page.areas.all.first { $0.isFocused }
        #expect(focused?.tagged == AreaValue(MinesSpot.cell(hint.safe[0])), "\(text)")
        func isOpen() throws -> Bool {
            try #require(play.minesGame).table.covers[hint.safe[0]] == .open
        }
        #expect(try !isOpen())
        play.pilot.press(.enter)
        #expect(try isOpen(), "\(play.text)")
    }

    @Test(arguments: [(40, 20), (80, 24), (120, 40), (200, 60)])
    func `the board keeps its place when a game is lost`(_ columns: Int, _ rows: Int) throws {
        let play = try ProgramRun("mines --seed 3", columns: columns, rows: rows)
        play.pilot.press(.enter)
        func places() -> [Rect] {
            (0..<MinesSize.small.count).compactMap { cell in
                play.pilot.session.page.areas.all.last {
                    $0.tagged == AreaValue(MinesSpot.cell(cell))
                }?.rect
            }
        }
        let before = places()
        try play.playMines(isWon: false)
        #expect(before.count == MinesSize.small.count && places() == before, "\(play.text)")
    }

    @Test(arguments: [(40, 20), (80, 24), (120, 40), (200, 60)])
    func `cells that a refused click names keep the background of covered cells`(
        _ columns: Int, _ rows: Int
    ) throws {
        let play = try ProgramRun("mines --seed 3", columns: columns, rows: rows)
        play.pilot.press(.enter)
        play.pilot.advance(by: .seconds(1))
        let game = try #require(play.minesGame)
        let faces = game.position.faces
        let number = try #require(
            faces.indices.first { faces[$0].number.map { $0 > 0 } ?? false })
        try play.click(number)
        play.pilot.type(" ")
        let conflict = Theme.dark[.conflict].foreground
        let marked = play.pilot.runs.filter {
            $0.text.contains("x") && $0.style.foreground == conflict
        }
        #expect(!marked.isEmpty, "\(play.text)")
        let grounds = [Role.tile, .tileStripe].map { Theme.dark[$0].background }
        #expect(marked.allSatisfy { grounds.contains($0.style.background) }, "\(marked)")
    }
}
