import TUI
import Testing

@testable import Parlor

@Suite struct `The program without a screen` {
    @Test(arguments: GameName.walked)
    func `every game says goodbye, also right after a hint`(_ game: GameName) throws {
        for lines in [["quit"], ["hint", "quit"], ["h", "quit"]] {
            let play = try PlainPlay("\(game.rawValue) --seed 3")
            for line in lines { play.type(line) }
            play.advance(by: .seconds(5))
            #expect(play.sentences.last == Words.english.plain.goodbye && play.isOver)
        }
    }

    /// In the memory game, there are no hints.
    @Test(arguments: GameName.walked.filter { $0 != .memory }, Language.allCases)
    func `every hint says what happens if the word is typed again`(
        _ game: GameName, _ language: Language
    ) throws {
        let play = try PlainPlay("\(game.rawValue) --seed 3", language: language.rawValue)
        let words = Words(language: language)
        play.advance(by: .seconds(5))
        if game == .mines { play.type("e5") }
        let next = [HintStep.more(page: 2, pages: 2), .why, .doIt].compactMap(words.plain.next)
        play.type(language == .english ? "hint" : "힌트")
        play.advance(by: .seconds(5))
        let said = try #require(play.sentences.last)
        #expect(next.contains { said.hasSuffix($0) }, "\(play.sentences)")
    }

    @Test(arguments: Language.allCases)
    func `a word that takes nothing refuses anything after it`(_ language: Language) throws {
        func refuse<Narrator: GameNarrator>(_ narrator: Narrator.Type) throws {
            let name = Narrator.Dealt.name
            let play = try PlainPlay("\(name.rawValue) --seed 3", language: language.rawValue)
            let words = Words(language: language).plain
            let typed = Narrator.deeds.typed.values
            var refused = 0
            for deed in typed where deed.rest != .anything {
                let word = words.first(of: deed.names)
                let said = play.type("\(word) zzz")
                let expected =
                    deed.rest == .times ? words.takesTimes(deed.names) : words.takesNothing(word)
                guard deed.moments.contains(.running), deed.moments.contains(.ready) else {
                    #expect(!said.isEmpty)
                    continue
                }
                #expect(said == [expected], "\(word)")
                refused += 1
            }
            #expect(refused > 4 && !play.isOver)
        }
        try refuse(MemoryNarrator.self)
        try refuse(SudokuNarrator.self)
        try refuse(KlondikeNarrator.self)
        try refuse(MinesNarrator.self)
        let home = try PlainPlay(language: language.rawValue)
        let words = Words(language: language).plain
        for command in [HomeDeed.help, .statistics, .quit] {
            let word = words.home.word(command).names[0]
            #expect(home.type("\(word) zzz") == [words.takesNothing(word)])
        }
        #expect(!home.isOver)
    }

    @Test func `a number after a word repeats it`() throws {
        let play = try PlainPlay("klondike --seed 3")
        #expect(play.type("draw 3").count == 3)
        #expect(play.type("undo 3").count == 3)
        #expect(play.type("undo 2") == ["Nothing to undo."])
        #expect(play.type("draw 0") == [Words.english.plain.takesTimes(Phrase("draw", ""))])
        let board =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
        let sudoku = try PlainPlay("sudoku --board \(board)")
        sudoku.type("r1c3 4", "r1c4 6")
        #expect(sudoku.type("erase r1c3 r1c4").count == 2)
        #expect(sudoku.type("undo 2").count == 2)
        #expect(sudoku.type("row 3 4") == [sudoku.services.words.sudoku.plain.oneToNine])
        #expect(sudoku.type("erase r1c1 r2") == [sudoku.services.words.sudoku.plain.noCell("r2")])
    }

    @Test func `typed play has a greeting, a help text and a goodbye`() throws {
        let play = try PlainPlay()
        #expect(
            play.sentences == [
                """
                The games are Memory, Sudoku, Klondike and Mines. Type the name of a game, or \
                "help".
                """
            ])
        #expect(play.type("help").count == GameName.allCases.count + HomeDeed.allCases.count)
        #expect(play.type("?") == play.type("help"))
        #expect(play.type("quit") == ["Goodbye."])
        #expect(play.isOver)
    }

    @Test func `a setting is read and changed by its name`() throws {
        let play = try PlainPlay()
        #expect(
            play.type("set").contains("memory.pairs is 8. It can be a whole number from 2 to 32."))
        #expect(play.type("set memory.pairs 2") == ["memory.pairs is now 2."])
        #expect(play.services.settings.now[MemorySettings.pairs] == 2)
        #expect(
            play.type("set pairs 99") == [
                "memory.pairs is 2. It can be a whole number from 2 to 32."
            ])
        #expect(
            play.type("set mouze on") == ["There is no setting \"mouze\". Did you mean \"mouse\"?"])
        #expect(play.type("set mouse off") == ["mouse is now false."])
        #expect(play.type("memory").first?.hasPrefix("Memory: 2 pairs in 2 rows of 2") == true)
    }

    @Test(arguments: ["en", "ko"])
    func `every setting is found by its name, and a name of several settings names them all`(
        _ language: String
    ) throws {
        let play = try PlainPlay(language: language)
        let (texts, before) = (play.services.words.plain.home, play.services.settings.now)
        let names = SettingRow.all.filter { $0.isStored && $0.isListed }.map(\.name)
        let endings = Dictionary(grouping: names) { String($0.split(separator: ".").last ?? "") }
        #expect(endings["level"]?.count == 2 && endings["letters"]?.count == 2)
        for (ending, meant) in endings {
            for name in meant {
                #expect(play.type("set \(name)").first?.hasPrefix("\(name) ") == true)
            }
            let said = play.type("set \(ending)")
            if meant.count > 1, !names.contains(ending) {
                #expect(said == [texts.unclearSetting(ending, meant)])
                // Nothing is set, whatever the value is.
                for value in ["true", "hard", "9"] {
                    #expect(play.type("set \(ending) \(value)") == said)
                }
            } else {
                #expect(
                    said.first?.hasPrefix("\(names.contains(ending) ? ending : meant[0]) ") == true)
            }
        }
        #expect(play.services.settings.now == before)
    }

    @Test func `a setting with two values is not changed`() throws {
        let play = try PlainPlay()
        let before = play.type("set pairs 99")
        #expect(play.type("set pairs 4 5") == before)
        #expect(play.type("set level hard") == ["\"level\" could be sudoku.level or mines.level."])
        #expect(play.type("set mines.level hard") == ["mines.level is now hard."])
    }

    @Test func `an unfinished game is given up for a new one`() throws {
        let play = try PlainPlay()
        play.type("memory", "start", "turn A1 A2", "menu")
        #expect(play.sentences.last?.contains("You can continue Memory.") == true)
        #expect(
            play.type("new") == [
                "Type the name of the game as well, for example \"new sudoku\"."
            ])
        // A game that is continued runs on at once.
        let sentences = play.type("continue").suffix(2)
        #expect(sentences.first?.hasPrefix("You left this game in round 1") == true)
        #expect(sentences.last == "The game continues.")
        #expect(play.type("turn A3 A4").first?.hasPrefix("A3") == true)
        play.type("menu")
        #expect(
            play.type("new memory") == [
                """
                Your first move in the new game ends the old one (round 1 of 3, 1 min 30 s left). \
                Type "new memory" again to start anyway.
                """
            ])
        #expect(
            play.type("new memory").suffix(2) == [
                "Type \"start\" or \"help\".", "Type \"undo\" to return to the previous game.",
            ])
        #expect(play.type("undo").contains { $0 == "You are back where you were." })
        play.type("menu", "new memory", "new memory", "start", "turn A1 A2", "menu")
        // The board of the day gives up no other game.
        #expect(play.type("memory daily").last == "Type \"start\" or \"help\".")
        play.type("start", "turn A1 A2")
        #expect(play.type("new").last?.contains("Type \"new\" again to start anyway.") == true)
        play.end()
    }

    @Test(arguments: GameName.allCases)
    func `meaningless words after the name of a game start no game`(_ game: GameName) throws {
        let play = try PlainPlay()
        let (name, title) = (game.rawValue, game.module.title(.english))
        func example(_ word: String) -> String {
            "Type the name of the game as well, for example \"\(word) sudoku\"."
        }
        func number(_ number: String) -> String {
            "There is no game \(number) of \(title) to continue."
        }
        let only = """
            After the name of a game, type only "new", "daily" or the number of a game to continue.
            """
        func expectRefusals() {
            for word in ["continue", "new", "daily"] {
                #expect(play.type("\(word) tetris") == [example(word)])
            }
            for wrong in ["9", "0", "-1", "\(Int.min)"] {
                for line in [name, "continue \(name)"] {
                    #expect(play.type("\(line) \(wrong)") == [number(wrong)])
                }
            }
            for line in [name, "continue \(name)"] {
                for wrong in ["xyz", "1 2", "1 xyz"] {
                    #expect(play.type("\(line) \(wrong)") == [only])
                }
            }
        }
        expectRefusals()
        #expect(play.type("continue") == ["There is no game to continue."])
        #expect(play.type("continue \(name)") == ["There is no game of \(title) to continue."])
        let beginning: [GameName: [String]] = [
            .memory: ["start", "A1"], .sudoku: ["hint", "hint", "hint"], .klondike: ["draw"],
            .mines: ["a1"],
        ]
        play.type(name)
        for line in try #require(beginning[game]) { play.type(line) }
        #expect(play.type("menu").last?.contains("You can continue \(title).") == true)
        expectRefusals()
        for line in ["continue", "continue \(name)", "continue \(name) 1", name, "\(name) 1"] {
            #expect(play.type(line).contains("The game continues."), "\(line)")
            play.type("menu")
        }
    }

    @Test func `a question is for the next line only, and names the line to type again`() throws {
        let play = try PlainPlay()
        play.type("memory", "start", "turn A1 A2", "menu")
        let question = play.type("new mem")
        #expect(question.last?.contains("Type \"new mem\" again to start anyway.") == true)
        play.type("help")
        #expect(play.type("new mem") == question)
        play.type("sudoku daily", "menu")
        #expect(play.type("new mem") == question)
        #expect(play.type("new mem").contains("Type \"start\" or \"help\"."))
        play.end()
    }

    @Test func `Korean is written and read, and English is always read`() throws {
        let play = try PlainPlay(language: "ko")
        #expect(play.sentences[0].hasPrefix("게임은 카드 짝 맞추기, 스도쿠, 클론다이크, 지뢰 찾기입니다."))
        play.type("카드", "시작")
        #expect(play.type("뒤집기 A1 B2")[0].hasPrefix("A1 카드는 "))
        #expect(play.type("board")[0].hasPrefix("A줄: 1 "))
        #expect(play.type("섞시") == ["\"섞시\" 명령은 없습니다. 혹시 \"섞기\"입니까?"])
        play.type("메뉴", "스도쿠")
        #expect(play.type("행 3")[0].hasPrefix("3행: "))
        play.type("메뉴", "클론다이크")
        #expect(play.type("넘기기")[0].hasPrefix("넘긴 카드는 "))
        #expect(play.type("끝내기") == ["안녕히 가십시오."])
    }

    @Test(arguments: Language.allCases)
    func `every sentence is a line of plain text`(_ language: Language) throws {
        let play = try PlainPlay(language: language.rawValue)
        play.type("help", "set", "statistics", "memory", "help", "start", "board", "menu")
        play.type("sudoku", "help", "board", "hint", "hint", "hint", "candidates a1", "menu")
        play.type("klondike", "help", "table", "draw", "hint", "light", "move 1 2", "menu")
        #expect(play.sentences.count > 100)
        for sentence in play.sentences {
            #expect(CharacterWidth(sentence).risk != .control, "\(sentence)")
            #expect(sentence.last.map { ".?!".contains($0) } == true, "\(sentence)")
        }
    }

    @Test(arguments: Language.allCases)
    func `every word that starts a line in the menu has one meaning`(_ language: Language) {
        func words(_ words: Words) -> [TypedWord] {
            GameModule.all.map { $0.texts(words).word }
                + HomeDeed.allCases.map(words.plain.home.word)
        }
        let (own, english) = (words(language.words), words(.english))
        let vocabulary = Vocabulary(Array(own.indices), { own[$0] }, { english[$0] })
        for command in own.indices {
            for name in own[command].names + english[command].names {
                #expect(vocabulary.read(name) == .meaning(command, []), "\(name)")
            }
        }
    }

    private static var narrators: [any GameNarrator.Type] {
        [MemoryNarrator.self, SudokuNarrator.self, KlondikeNarrator.self, MinesNarrator.self]
    }

    @Test func `every word of every game has one meaning`() {
        let games = Self.narrators.map { checkVocabulary(of: $0) }
        #expect(Set(games) == Set(GameName.allCases))
    }

    @Test func `every deed of a game has its own identity`() {
        let games = Self.narrators.map { checkIdentities(of: $0) }
        #expect(Set(games) == Set(GameName.allCases))
    }

    /// For each game: a line with names alone, a word for its deed, and a line that begins it.
    private static let named: [(game: GameName, names: String, word: String, begin: String)] = [
        (.memory, "A1", "turn", "start"), (.sudoku, "r1c1 5", "write", "r9c9"),
        (.klondike, "1 1", "move", "draw"), (.klondike, "2", "pile", "draw"),
        (.mines, "e5", "open", "board"),
    ]

    @Test func `names alone are answered like names after a word, at every moment`() throws {
        #expect(Set(Self.named.map(\.game)) == Set(GameName.allCases))
        for (game, names, word, begin) in Self.named {
            let plays = try (0..<2).map { _ in try PlainPlay(game.rawValue) }
            func expectSame() -> [String] {
                let said = (plays[0].type(names), plays[1].type("\(word) \(names)"))
                #expect(said.0 == said.1 && !said.0.isEmpty, "\(game): \(said)")
                return said.0
            }
            _ = expectSame()
            for play in plays { play.type(begin) }
            let told = expectSame()
            for play in plays { play.type("pause") }
            #expect(told != expectSame())
            #expect(expectSame() == [plays[0].services.words.plain.isPaused], "\(game)")
        }
    }

    @Test func `words may be shortened or in capitals`() {
        let vocabulary = MemoryNarrator.deeds.vocabulary(in: .english)
        #expect(vocabulary.read("SHU") == .meaning(.own(.shuffle), []))
        #expect(
            vocabulary.read("tur A1, B2") == .meaning(.own(.turn), ["a1", "b2"]))
        #expect(vocabulary.read("re") == .unclear("re", ["reset", "restart", "resume"]))
        #expect(vocabulary.read("borad") == .unknown("borad", nearest: "board"))
        #expect(vocabulary.read("  ") == .nothing)
    }
}

/// Checks that no two deeds of a game have the same identity. Returns the game.
private func checkIdentities<Narrator: GameNarrator>(of _: Narrator.Type) -> GameName {
    let deeds = Narrator.deeds.all
    #expect(deeds.count > 16)
    for (id, same) in Dictionary(grouping: deeds, by: \.id) {
        #expect(same.count == 1, "\(id): \(same.map(\.name.english))")
    }
    return Narrator.Dealt.name
}

/// Checks that each word of a game has one meaning in both languages. Returns the game.
private func checkVocabulary<Narrator: GameNarrator>(of _: Narrator.Type) -> GameName {
    let typed = Narrator.deeds.all.filter { $0.typed != nil }
    #expect(typed.count > 8)
    for language in Language.allCases {
        let vocabulary = Narrator.deeds.vocabulary(in: language.words)
        for deed in typed {
            for text in [deed.typed?.names.text(in: language), deed.typed?.names.english] {
                for name in (text ?? "").split(separator: " ") {
                    #expect(vocabulary.read(String(name)) == .meaning(deed.id, []), "\(name)")
                }
            }
        }
    }
    return Narrator.Dealt.name
}
