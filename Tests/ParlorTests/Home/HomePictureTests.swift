import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `The pictures on the first screen` {
    private static let usual = Size(columns: 80, rows: 24)

    private func thumbnail(
        _ game: GameName, in play: ProgramRun, at window: Size = usual
    ) throws -> [String] {
        let thumbnail = try #require(
            game.module.starts.unfinished(play.services).first?.thumbnail)
        return thumbnail.smallPictures(in: window)[0].map { $0.map(\.text).joined() }
    }

    @Test(arguments: [(40, 20), (80, 24), (120, 40), (200, 60)], [2, 5, 8, 12, 20])
    func `memory shows its remaining cards, face down, in the rows of its game`(
        _ size: (columns: Int, rows: Int), _ pairs: Int
    ) throws {
        let window = Size(columns: size.columns, rows: size.rows)
        let play = try ProgramRun(
            "memory --seed 3 --pairs \(pairs)", columns: size.columns, rows: size.rows)
        guard let places = MemoryArrangement.best(of: 2 * pairs, in: window, rows: nil) else {
            return #expect(size.columns == 40)
        }
        try play.turn(0, 1)
        play.pilot.advance(by: .seconds(3))
        let home = try play.comeBack()
        let unfinished = GameName.memory.module.starts.unfinished(home.services).first
        let thumbnail = try #require(unfinished?.thumbnail)
        let rects = (0..<2 * pairs).map(places.arrangement.rect)
        let inRows = Dictionary(grouping: rects, by: \.row).sorted { $0.key < $1.key }
        for picture in thumbnail.pictures(in: window) {
            let text = picture.map { $0.map(\.text).joined() }
            #expect(text.joined().allSatisfy { !$0.isLetter })
            let cards = picture.filter { !$0.isEmpty }.map { line in
                line.filter { [.cardBack, .accent].contains($0.role) }
            }
            let high = cards.count / inRows.count
            let shown = stride(from: 0, to: cards.count, by: high).map { cards[$0].count }
            // Two cards are gone.
            #expect(shown.count == inRows.count && shown.reduce(2, +) == 2 * pairs, "\(text)")
            #expect(zip(shown, inRows).allSatisfy { $0 <= $1.value.count }, "\(text)")
        }
    }

    @Test(arguments: MemoryOptions.pairsRange)
    func `all cards of a memory game fit beside the rows of the first screen`(
        _ pairs: Int
    ) throws {
        let play = try ProgramRun("memory --seed 3 --pairs \(pairs)", columns: 200, rows: 60)
        try play.turn(0, 2)
        let lines = try thumbnail(
            .memory, in: play.comeBack(), at: Size(columns: 200, rows: 60))
        #expect(lines.count <= 11 && lines.allSatisfy { $0.count <= 46 }, "\(lines)")
        // Cards touch neither the cards beside them nor the cards below.
        let rows = lines.split { $0.allSatisfy { $0 == " " } }
        let cards = rows.map { $0.first?.split(separator: " ").count ?? 0 }
        let isTiny = lines.joined().contains("▪")
        #expect(isTiny || cards.reduce(0, +) == 2 * pairs, "\(lines)")
        #expect(!isTiny || lines.joined().count { $0 == "▪" } == 2 * pairs, "\(lines)")
    }

    @Test(arguments: [8, 14, 15, 18, 24, 32], ["en", "ko"])
    func `the first screen shows all cards of an unfinished memory game`(
        _ pairs: Int, _ language: String
    ) throws {
        let play = try ProgramRun("memory --seed 3 --pairs \(pairs)", columns: 200, rows: 60)
        try play.turn(0, 2)
        let home = try ProgramRun(
            "", columns: 80, rows: 24, language: language, directory: play.copy())
        let signs = home.text.count { "▒▪".contains($0) }
        #expect([1, 2, 6, 8].contains { signs == 2 * pairs * $0 }, "\(home.text)")
    }

    @Test func `the emblem of memory has a margin at its top and bottom`() {
        let emblem = GameName.memory.module.emblem()[0]
        for column in 0..<emblem.columns {
            #expect(emblem[column, 0] == PixelPicture.clear)
            #expect(emblem[column, 7] == PixelPicture.clear)
        }
        #expect(emblem.halves == 8 && emblem.columns <= 9)
    }

    @Test func `a sudoku shows its digits`() throws {
        let play = try ProgramRun.sudoku()
        let digit = try #require(play.missing.first)
        let before = play.missing.count
        play.pilot.type("\(digit.digit)")
        let later = try play.comeBack()
        let game = try #require(later.services.openedSudokus.first).game
        let thumbnail = game.thumbnail.pictures(in: Self.usual)
        #expect(thumbnail.count == 3)
        for picture in thumbnail {
            let signs = picture.joined().filter { [.given, .entered, .dim].contains($0.role) }
            let texts = signs.map { $0.text.trimmingCharacters(in: .whitespaces) }
            #expect(texts == (0..<81).map { game.board[$0] == 0 ? "·" : "\(game.board[$0])" })
            #expect(signs.count { $0.role == .entered } == 1)
            #expect(texts.count { $0 == "·" } == before - 1)
            // The rules are as wide as the digits.
            #expect(Set(picture.map { Thumbnail.columns(of: [$0]) }).count == 1)
        }
        #expect(later.text.contains("──────┼───────┼──────"))
    }

    /// Its time counts in the league, so nobody should study it while the clock stands still.
    @Test(arguments: ["sudoku", "mines"])
    func `a board of the day hides its digits`(game: String) throws {
        let play = try ProgramRun("\(game) --daily")
        play.pilot.press(.enter)
        play.pilot.advance(by: .seconds(1))
        play.pilot.type("h")
        let services = try play.comeBack().services
        let name = try #require(GameName(rawValue: game))
        let left = try #require(name.module.starts.unfinished(services).first)
        #expect(left.day != nil)
        for picture in left.thumbnail.pictures(in: Self.usual) {
            #expect(!picture.joined().contains { $0.text.contains(where: \.isNumber) })
        }
    }

    @Test func `klondike shows its piles`() throws {
        let play = try ProgramRun("klondike --seed 7")
        play.pilot.type("d")
        play.pilot.advance(by: .seconds(1))
        let faces = try #require(play.services.klondikeSlot.readUnfinishedGame()).klondike.faces
        let lines = try thumbnail(.klondike, in: play.comeBack())
        #expect(lines[0].contains(try #require(faces.waste.last).suit.symbol))
        #expect(lines[2].hasPrefix(try #require(faces.piles[0].cards.first).name))
        // A back for each hidden card. The backs of two piles have a gap between them.
        for (row, line) in lines[2...].enumerated() {
            let backs = line.split(separator: " ").filter { $0.contains("▒") }
            #expect(backs == Array(repeating: "▒▒▒", count: max(0, 6 - row)), "\(lines)")
        }
    }

    /// In a low picture, a back has the number of the hidden cards.
    @Test func `klondike counts the cards of its piles if they do not fit`() throws {
        let play = try ProgramRun("klondike --seed 7")
        play.pilot.type("d")
        play.pilot.advance(by: .seconds(1))
        let game = try #require(play.services.klondikeSlot.readUnfinishedGame())
        let low = game.thumbnail.pictures(in: Self.usual).filter { $0.count == 4 }
        let backs = low.map { $0[2].map(\.text).filter { $0.contains("▒") } }
        try #require(low.count == 4)
        #expect(backs[0] == ["▒▒▒"] + (2...6).map { "▒\($0)▒" })
        #expect(backs[2] == ["▒▒"] + (2...6).map { "▒\($0)" })
    }

    /// If a card has only two columns, the color of a ten shows its suit.
    @Test(arguments: 1...12)
    func `klondike spells a ten as its table does`(_ seed: Int) throws {
        let play = try ProgramRun("klondike --seed \(seed)")
        play.pilot.type("d")
        play.pilot.advance(by: .seconds(1))
        let game = try #require(play.services.klondikeSlot.readUnfinishedGame())
        let pictures = game.thumbnail.pictures(in: Self.usual).map { picture in
            picture.map { $0.map(\.text).joined() }
        }
        for card in game.klondike.faces.piles.compactMap(\.cards.last) {
            for picture in pictures[..<5] {
                // A free column separates two cards.
                let names = picture.joined(separator: " ").split(separator: " ")
                let hasSuits = (picture.map(\.count).max() ?? 0) > 20 || card.rank != 10
                #expect(names.contains { $0 == (hasSuits ? card.name : "10") }, "\(picture)")
            }
        }
        let widths = pictures.map { $0.map(\.count).max() }
        #expect(widths == [41, 27, 27, 20, 20, 14, 14, 7, 7])
        // The largest picture has a row for each hidden card.
        let hidden = game.klondike.faces.piles.map(\.hidden).reduce(0, +)
        let backs = pictures[0].dropFirst(4).joined().matches(of: /╭───╮/).count
        #expect(backs == hidden)
    }

    /// The keys of the first screen and the line about each of its rows, in the smallest window.
    @Test(arguments: ["en", "ko"], [(40, 15), (40, 20), (80, 24)])
    func `the keys to choose and the line about a row are in every window`(
        _ language: String, _ window: (columns: Int, rows: Int)
    ) throws {
        let play = try ProgramRun(
            "", columns: window.columns, rows: window.rows, language: language)
        let words = play.services.words
        #expect(play.text.contains("Enter \(words.keys.choose)"), "\(play.text)")
        #expect(play.text.contains("←→ \(words.menu.today)"), "\(play.text)")
        play.pilot.press(.down, .down, .down)
        for line in [
            words.menu.aboutStatistics, words.menu.aboutSettings, words.menu.aboutHelp,
            words.menu.aboutQuit,
        ] {
            play.pilot.press(.down)
            #expect(line.split(separator: " ").allSatisfy(play.text.contains), "\(play.text)")
        }
    }

    @Test func `klondike shows all cards of a pile that fits`() throws {
        let play = try ProgramRun("klondike --seed 7")
        var highest = 0
        // Each second h carries out a hint.
        while highest < 8 {
            play.pilot.type("hh")
            play.pilot.advance(by: .seconds(1))
            guard let game = play.services.klondikeSlot.readUnfinishedGame() else { break }
            let lines = game.thumbnail.smallPictures(in: Self.usual)[0]
                .map { $0.map(\.text).joined() }
            #expect(lines.count <= Thumbnail.most.rows && lines[1].isEmpty, "\(lines)")
            let whole = game.klondike.faces.piles.filter { $0.hidden == 0 && $0.cards.count < 10 }
            for card in whole.flatMap(\.cards) {
                #expect(lines.dropFirst(2).contains { $0.contains(card.name) }, "\(lines)")
            }
            highest = whole.map(\.cards.count).reduce(highest, max)
        }
        #expect(highest >= 8)
    }

    /// The frame has the title of the row, or else the name of the game.
    @Test(arguments: GameName.allCases, Language.allCases)
    func `a picture has a title at 80×24`(_ name: GameName, _ language: Language) throws {
        let play = try WalkedGame(name, "--seed 3", .usual)
        try play.begin()
        try play.beginToCount()
        let home = try ProgramRun(
            "", columns: 80, rows: 24, language: language.rawValue,
            directory: temporaryDirectory(with: try play.leave()))
        let words = home.services.words
        let title = name.module.title(words)
        let heads = [words.menu.goOn(with: title, .any), title].map { "╭─ \($0) ─" }
        #expect(heads.contains(where: home.text.contains), "\(home.text)")
    }

    @Test func `mines show the covered cells, and the numbers in their colors`() throws {
        let play = try ProgramRun("mines --seed 3")
        play.pilot.press(.down, .down, .down, .enter)
        let game = try #require(play.services.slot(of: MinesGame.self).readUnfinishedGame())
        let faces = game.position.faces
        #expect(faces.contains(.open(1)))
        for (picture, size) in zip(
            game.thumbnail.pictures(in: Self.usual), [(4, 2), (2, 1), (1, 1)])
        {
            #expect(picture.count == 9 * size.1 && Thumbnail.columns(of: picture) == 9 * size.0)
            let signs = stride(from: 0, to: picture.count, by: size.1).flatMap { picture[$0] }
            #expect(signs.count == 81)
            for (sign, face) in zip(signs, faces) {
                let text = sign.text.trimmingCharacters(in: .whitespaces)
                switch face {
                case .open(0): #expect(["", "·"].contains(text))
                case .open(let number):
                    #expect(text == "\(number)" && sign.role == MinesFace.roles[number])
                default: #expect(sign.isFilled && [.tile, .tileStripe].contains(sign.role))
                }
            }
        }
    }

    /// The filled quarters of a character, row by row.
    private static let quarters: [String: Set<Int>] = [
        "·": [], "▘": [0], "▝": [1], "▖": [2], "▗": [3], "▀": [0, 1], "▄": [2, 3], "▌": [0, 2],
        "▐": [1, 3], "▞": [1, 2], "▚": [0, 3], "▛": [0, 1, 2], "▜": [0, 1, 3], "▙": [0, 2, 3],
        "▟": [1, 2, 3], "█": [0, 1, 2, 3],
    ]

    @Test(arguments: ["30x16/99", "16x16/40"])
    func `a large board of mines is a map, with each covered cell in its place`(
        _ size: String
    ) throws {
        let play = try ProgramRun("mines --seed 3 --size \(size)")
        play.pilot.press(.enter)
        // Each third h carries out a hint.
        for _ in 0..<80 { play.pilot.type("hhh") }
        let game = try #require(play.services.slot(of: MinesGame.self).readUnfinishedGame())
        let (width, faces) = (game.options.size.width, game.position.faces)
        let picture = try #require(
            game.thumbnail.pictures(in: Self.usual).first {
                Thumbnail.columns(of: $0) == (width + 1) / 2
            })
        var roles: [Role: Int] = [:]
        for (row, signs) in picture.enumerated() {
            for (column, sign) in signs.enumerated() {
                let filled = try #require(Self.quarters[sign.text])
                let covered = (0..<4).filter { quarter in
                    let cell = (2 * row + quarter / 2) * width + 2 * column + quarter % 2
                    return faces[cell].number == nil
                }
                #expect(filled == Set(covered), "\(row), \(column)")
                let flags = covered.count { quarter in
                    faces[(2 * row + quarter / 2) * width + 2 * column + quarter % 2] == .flagged
                }
                let isFlagged = 2 * flags > covered.count
                #expect(sign.role == (covered.isEmpty ? .dim : isFlagged ? .warning : .tile))
                roles[sign.role, default: 0] += 1
            }
        }
        #expect(roles.count == 3, "\(roles)")
        #expect(
            game.thumbnail.pictures(in: Self.usual).map(Thumbnail.columns).contains(width))
    }

    /// A part of a smaller map is filled if at least half of its cells are covered.
    @Test func `the largest board of mines is a map that fits beside the rows`() throws {
        let play = try ProgramRun("mines --seed 3 --size 60x40/400")
        play.pilot.press(.enter)
        let game = try #require(play.services.slot(of: MinesGame.self).readUnfinishedGame())
        let pictures = game.thumbnail.smallPictures(in: Self.usual)
        #expect(pictures.map(Thumbnail.columns) == [30, 15, 8])
        #expect(pictures.allSatisfy { $0.count <= 11 })
        let covered = game.position.faces.count { $0.number == nil }
        for (picture, cells) in zip(pictures, [4, 4, 16]) {
            let filled = picture.joined().reduce(0) { $0 + (Self.quarters[$1.text]?.count ?? 0) }
            // A character of the widest picture has two parts, drawn as two quarters each.
            let parts = picture[0].count == 30 ? filled / 2 : filled
            #expect(abs(parts * cells - covered) < 2_400 / 10, "\(picture[0].count)")
        }
    }

    @Test(arguments: [(40, 20), (80, 24), (120, 40), (200, 60)], ["en", "ko_KR.UTF-8"])
    func `the unfinished game appears where it fits, and never in place of the rows`(
        _ size: (Int, Int), _ language: String
    ) throws {
        let play = try ProgramRun("klondike --seed 7")
        play.pilot.type("d")
        let copy = try play.copy()
        let home = try ProgramRun(
            "", columns: size.0, rows: size.1, language: language, directory: copy)
        let words = home.services.words
        for row in [
            words.menu.goOn(with: words.klondike.about.title, .any), words.menu.quit,
            words.mines.about.title,
        ] {
            #expect(home.text.contains(row), "\(home.text)")
        }
        #expect(home.text.contains(size.0 == 200 ? "│╱╲╱│" : "▒▒") == (size.0 >= 72))
        home.pilot.press(.enter)
        #expect(home.text.contains(words.games.moves(1)))
    }

    @Test func `a card for each game stands above the title, where there is room`() throws {
        for (rows, isShown) in [(40, true), (24, true), (16, false)] {
            let home = try ProgramRun("", rows: rows)
            #expect(home.text.contains("█") == isShown)
            #expect(home.text.contains("P A R L O R"))
        }
        for picture in GameModule.all.map({ $0.emblem()[0] }) {
            let card = EmblemCard.size(scale: 1)
            #expect(picture.columns <= card.columns && picture.rows <= card.rows)
        }
        #expect(Set(GameModule.all.map { $0.emblem()[0].rows }).count <= 2)
    }

    /// The corners of a diamond with the same height are empty up to the middle of its edges.
    @Test func `the mine of the largest tile is a ball with spikes`() throws {
        let room = Size(columns: 40, rows: 14)
        let mine = try #require(PixelPicture.largestSmooth(of: Emblems.mine, in: room))
        let lit = (0..<mine.halves).map { half in
            (0..<mine.columns).count { mine[$0, half] != PixelPicture.clear }
        }
        #expect(lit.first == 2 && lit.max() == mine.columns && mine.halves > 20)
        #expect(lit == lit.reversed(), "\(lit)")
        // The ball is much narrower than the spikes beside it, and nearly as wide further up.
        let middle = mine.halves / 2
        #expect(lit[middle - 4] > 14 && lit[middle - 4] < mine.columns - 8, "\(lit)")
        #expect(lit[middle - 7] > 12, "\(lit)")
    }

    @Test(arguments: ["en", "ko"], GameName.allCases)
    func `the emblem of a game stands above its list, as large as the window permits`(
        _ language: String, _ game: GameName
    ) throws {
        var drawn: [Int] = []
        for (columns, rows) in [(40, 20), (80, 24), (120, 40), (200, 60)] {
            let play = try ProgramRun("", columns: columns, rows: rows, language: language)
            let title = game.module.title(play.services.words)
            try play.pilot.click(.value(ListSpot.row(game)))
            #expect(play.text.contains(title) && !play.text.contains("P A R L O R"))
            drawn.append(play.text.count { "▀▄█".contains($0) })
            // Nothing is moved out of the window.
            for setting in game.module.settings where setting.isStored {
                #expect(play.text.contains(setting.title(play.services.words)), "\(play.text)")
            }
        }
        #expect(drawn == drawn.sorted() && drawn[2] > 0 && drawn[3] > drawn[2], "\(drawn)")
    }

    @Test func `the time of the next boards is shown`() throws {
        let noon = try ProgramRun("", clock: DayClock { 20_000 * 86_400 + 43_200 })
        #expect(noon.text.contains("Next boards in 12 h 0 min, at 00:00 UTC"))
        let late = try ProgramRun(
            "", language: "ko_KR.UTF-8", clock: DayClock { 20_000 * 86_400 + 86_399 })
        #expect(late.text.contains("다음 판까지 0시간 1분(00:00 UTC)"))
    }
}
