import Reactive
import TUI
import Testing

@Suite struct `A table of keys` {
    private enum Act: Hashable { case bake, eat, sing, wash }

    /// The names of the acts in a language.
    private struct Words {
        let bake, eat, sing, wash: String
        static let english = Words(bake: "bake", eat: "eat", sing: "sing", wash: "wash up")
        static let german = Words(bake: "backen", eat: "essen", sing: "singen", wash: "spülen")
    }

    private let table = KeyTable<Act, Words>([
        .init("b", .bake, { $0.bake }, click: Act.bake),
        .init(
            "Enter", help: "Enter, Space", { $0.eat },
            act: { [.enter, .character(" ")].contains($0.key) ? .eat : nil }),
        .init("S", .sing, { $0.sing }, importance: .help),
        .init("b", { $0.wash }, click: Act.wash) { key in
            key.letter == "b" || key.key == .function(2) ? .wash : nil
        },
    ])

    private func act(_ key: Key, _ modifiers: Modifiers = []) -> Act? {
        table.act(for: KeyPress(key, modifiers: modifiers))
    }

    @Test func `a key acts by the first row that has it`() {
        #expect(act(.character("b")) == .bake)
        #expect(act(.function(2)) == .wash)
        #expect(act(.enter) == .eat && act(.character(" ")) == .eat)
        #expect(act(.character("e")) == nil)
    }

    @Test func `a letter is the typed one, however the terminal reports shift`() {
        #expect(act(.character("S")) == .sing)
        #expect(act(.character("s")) == nil)
        #expect(act(.character("s"), .shift) == .sing)
        #expect(act(.character("b"), .control) == nil && act(.character("b"), .alt) == nil)
        let shifted = KeyPress(.character("s"), modifiers: .shift, shifted: "S")
        #expect(table.act(for: shifted) == .sing)
        #expect(KeyPress(.character("1"), modifiers: .shift, shifted: "!").letter == "!")
        #expect(KeyPress(.left).letter == nil)
    }

    @Test func `help has every row, in words`() {
        let rows = table.help(in: .english).map { "\($0.key): \($0.use)" }
        #expect(rows == ["b: bake", "Enter, Space: eat", "S: sing", "b: wash up"])
        #expect(table.help(in: .german).map(\.use) == ["backen", "essen", "singen", "spülen"])
    }

    @Test func `the bar has the important rows, and can be clicked`() throws {
        let entries = table.bar(in: .english)
        #expect(entries.map { $0.spot as? Act } == [.bake, nil, .wash])
        let pilot = Pilot(columns: 40, rows: 2) { console in
            console.intents(of: Act.self, keys: []).compactMap(\.pressed).map { "\($0)" }
                .startWith("nothing").asDriver(onErrorDriveWith: .empty())
                .map { pressed in
                    Column {
                        Text(pressed)
                        KeyBar(entries)
                    }
                }
        }
        #expect(pilot.text == "nothing\n b bake  Enter eat  b wash up")
        try pilot.click("wash up")
        #expect(pilot.text.hasPrefix("wash\n"))
        try pilot.click("b bake")
        try pilot.click("Enter eat")
        #expect(pilot.text.hasPrefix("bake\n"))
    }

    @Test func `keys that do not fit in the bar are left out as a whole`() {
        func bar(_ columns: Int) -> String {
            Pilot(columns: columns, rows: 1) { _ in
                Driver.never().startWith(KeyBar(table.bar(in: .english)))
            }.text
        }
        #expect(bar(30) == " b bake  Enter eat  b wash up")
        #expect(bar(29) == " b bake  Enter eat  …")
        #expect(bar(22) == " b bake  Enter eat  …")
        #expect(bar(21) == " b bake  …")
        #expect(bar(3) == " …")
    }

    @Test func `some entries are always in the bar, without their names where there is no room`() {
        let lasting = [KeyBar.Entry("?", "help"), KeyBar.Entry("q", "quit")]
        func bar(_ columns: Int) -> String {
            Pilot(columns: columns, rows: 1) { _ in
                Driver.never().startWith(KeyBar(table.bar(in: .english), always: lasting))
            }.text
        }
        #expect(bar(46) == " b bake  Enter eat  b wash up  ? help  q quit")
        #expect(bar(45) == " b bake  Enter eat  …  ? help  q quit")
        #expect(bar(38) == " b bake  Enter eat  …  ? help  q quit")
        // The names would leave too little space for the first two entries. In the narrower bar,
        // they would also take more than half of it.
        #expect(bar(37) == " b bake  Enter eat  b wash up  ? q")
        #expect(bar(31) == " b bake  Enter eat  …  ? q")
        for columns in 9...100 { #expect(bar(columns).contains("?") && bar(columns).contains("q")) }
    }
}
