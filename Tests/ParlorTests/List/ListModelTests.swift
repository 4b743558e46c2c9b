import TUI
import Testing

@testable import Parlor

@Suite struct `A list` {
    private static func page(_ detail: String = "1") -> ListPage {
        ListPage(
            title: "Colors",
            rows: [
                ListRow(id: "red", title: "Red", press: [.ring, .go(.push(.settings))]),
                ListRow(
                    id: "blue", title: "Blue", detail: detail, isSetting: true,
                    press: [.copy("next")], previous: [.copy("previous")], next: [.copy("next")]),
                ListRow(id: 3, title: "Green", press: [.go(.pop)]),
            ],
            words: .english)
    }

    private var list = ListModel(page(), at: .statistics)

    private mutating func act(_ acts: ListAct...) -> [Effect] {
        acts.flatMap { list.news(of: .act($0)) }.compactMap(\.effect)
    }

    @Test mutating func `begins with its first row`() {
        #expect(list.selected == .row("red"))
    }

    @Test mutating func `wraps around from its last row to its first`() {
        #expect(act(.move(by: -1)).isEmpty && list.selected == .row(3))
        #expect(act(.move(by: 1), .move(by: 1)).isEmpty && list.selected == .row("blue"))
        #expect(act(.move(by: -300)).isEmpty && list.selected == .row("blue"))
    }

    @Test mutating func `sends the effects of a pressed row, in order, and selects it`() {
        #expect(
            act(.press(.row("red")))
                == [.select("red", in: .statistics), .ring, .go(.push(.settings))])
        #expect(act(.press(.row("blue"))) == [.select("blue", in: .statistics), .copy("next")])
        #expect(list.selected == .row("blue"))
        #expect(act(.press(.row("white"))).isEmpty && list.selected == .row("blue"))
    }

    @Test mutating func `sets only the selected row`() {
        #expect(act(.change(by: 1)).isEmpty)
        _ = act(.select(.row("blue")))
        #expect(act(.change(by: 1), .change(by: -1)) == [.copy("next"), .copy("previous")])
    }

    @Test mutating func `keeps its position when its rows change`() {
        _ = act(.select(.row("blue")))
        #expect(list.news(of: .change(.page(Self.page("2")))).isEmpty)
        #expect(list.selected == .row("blue") && list.page.row("blue")?.detail == "2")
    }

    @Test(arguments: Language.allCases)
    func `keeps its width when the value of a setting changes`(_ language: Language) throws {
        for game in GameModule.all {
            let play = try ProgramRun("", columns: 100, rows: 40, language: language.rawValue)
            func width() -> Int? {
                play.text.split(separator: "\n").map { $0.count { $0 == "─" } }.max()
            }
            try play.pilot.click(.value(ListSpot.row(game.name)))
            let first = width()
            for _ in 0..<game.starts.lobby(play.services).count + game.settings.count {
                play.pilot.press(.down)
                for _ in 0..<8 {
                    play.pilot.press(.right)
                    #expect(width() == first, "\(play.text)")
                }
            }
        }
    }

    @Test func `cannot go back from the first screen`() {
        let home = ListModel(Self.page(), at: .home)
        func press(_ key: KeyPress) -> [Effect] {
            var home = home
            return home.news(of: .key(key)).compactMap(\.effect)
        }
        #expect(press(KeyPress(.escape)).isEmpty && press(KeyPress(typed: "b")).isEmpty)
        #expect(press(KeyPress(typed: "?")) == [.go(.cover(.help(of: .home, home.helpKeys)))])
        #expect(press(KeyPress(typed: "q")) == [.go(.leave)])
    }
}
