import Testing

@testable import TUI

private enum Spot: Hashable { case finder, save }

private let titles = ["Roof of it", "Open file", "Save", "Save as…", "Profile", "한국어 이름"]

@Suite struct `A fuzzy query` {
    private func found(_ query: String, in titles: [String] = titles) -> [String] {
        var finder = FuzzyFinder(titles)
        for letter in query { finder.apply(.edit(.insert(String(letter)))) }
        return (0..<finder.count).map { finder.titles[finder.title(at: $0)] }
    }

    @Test func `finds titles that have its letters in their order, in any case`() {
        #expect(found("SV") == ["Save", "Save as…"])
        #expect(found("vs") == ["Save as…"])
        #expect(found("xyz") == [])
        #expect(found("") == titles)
    }

    @Test func `prefers titles whose words begin with the letters`() {
        #expect(found("of").first == "Open file")
        #expect(found("pro", in: ["a paper route only", "Profile"]).first == "Profile")
        #expect(found("gn", in: ["begin", "getName"]).first == "getName")
        #expect(found("of", in: ["oaf é", "OpenFilé"]).first == "OpenFilé")
    }

    @Test func `prefers the shorter of equals, and then the earlier`() {
        #expect(found("save") == ["Save", "Save as…"])
        #expect(found("a", in: ["ab", "ac", "a"]) == ["a", "ab", "ac"])
    }

    @Test func `reads other scripts, and ignores blanks`() {
        #expect(found("한이") == ["한국어 이름"])
        #expect(found("open file") == ["Open file"])
        #expect(found("é", in: ["CAFÉ", "cafe"]) == ["CAFÉ"])
    }

    @Test func `reports the places of its letters`() {
        #expect(FuzzyQuery("of").places(in: "Open file") == [0, 5])
        #expect(FuzzyQuery("가다").places(in: "가 나 다") == [0, 4])
        #expect(FuzzyQuery("ab").places(in: "ba") == nil)
        #expect(FuzzyQuery("").places(in: "a") == [])
    }

    @Test(arguments: 1...5)
    func `scores short titles, long ones and those with accents by one rule`(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        func word(_ length: ClosedRange<Int>, of letters: String) -> String {
            String(
                (0..<Int.random(in: length, using: &numbers)).map { _ in
                    letters.randomElement(using: &numbers) ?? "a"
                })
        }
        // A title with more than 64 letters is read in another way than a short one.
        let end = String(repeating: " ", count: 65)
        func accented(_ text: String) -> String {
            text.replacing("b", with: "é").replacing("B", with: "É")
        }
        func score(_ query: String, _ title: String) -> Int? {
            var measure = FuzzyQuery.Measure()
            return FuzzyQuery(query).score(of: title, &measure)
        }
        var found = 0
        for _ in 0..<2_000 {
            let query = word(1...5, of: "abAB 1")
            let title = word(0...20, of: "abcABC 12-.")
            let short = score(query, title)
            let others = [
                score(query, title + end), score(query, title + "…"),
                score(accented(query), accented(title)),
            ]
            #expect(others.allSatisfy { $0 == short }, "\(query) in \(title)")
            if short != nil { found += 1 }
        }
        #expect(200..<1_800 ~= found)
    }

    @Test(arguments: 1...5)
    func `finds the same titles whether it is typed letter by letter or at once`(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        func word(_ length: ClosedRange<Int>) -> String {
            String(
                (0..<Int.random(in: length, using: &numbers)).map { _ in
                    "abcA 가é-".randomElement(using: &numbers) ?? "a"
                })
        }
        let titles = (0..<60).map { _ in word(0...12) }
        for _ in 0..<40 {
            let query = word(1...4)
            var once = FuzzyFinder(titles)
            once.apply(.edit(.insert(query)))
            let atOnce = (0..<once.count).map { once.title(at: $0) }
            var finder = FuzzyFinder(titles)
            for letter in query { finder.apply(.edit(.insert(String(letter)))) }
            #expect((0..<finder.count).map { finder.title(at: $0) } == atOnce, "\(query)")
            // The rule: the query is a subsequence of the letters.
            let wanted = query.filter { !$0.isWhitespace }.lowercased()
            for (number, title) in titles.enumerated() {
                var rest = wanted[...]
                for letter in title.lowercased() where letter == rest.first { rest.removeFirst() }
                #expect(rest.isEmpty == atOnce.contains(number), "\(query) in \(title)")
            }
        }
    }
}

@Suite struct `A fuzzy list` {
    @Test func `is searched and walked through by keys, and pressed by Enter`() {
        let sheet = ControlSheet(Controls<Spot>(focus: .finder, [.finder: .finder(titles)]))
        let pilot = sheet.pilot(columns: 24, rows: 5) { FuzzyList(.finder, in: $0) }
        #expect(pilot.text.contains("▸ Roof") && pilot.text.hasSuffix("│"))
        pilot.type("sa")
        #expect(
            pilot.text == """
                sa                   2/6
                ▸ Save
                  Save as…
                """)
        #expect(pilot.cursor == Point(column: 2, row: 0))
        pilot.press(.down, .enter)
        #expect(sheet.controls.chosen(.finder, of: titles) == "Save as…")
        #expect(sheet.news.last == .pressed(.finder))
        pilot.type("xx")
        #expect(sheet.controls.chosen(.finder) == nil && pilot.text.contains("–"))
        let news = sheet.news
        pilot.press(.enter)
        #expect(sheet.news == news)
    }

    @Test func `is used by the mouse`() throws {
        let sheet = ControlSheet(Controls<Spot>(focus: .save, [.finder: .finder(titles)]))
        let pilot = sheet.pilot(columns: 24, rows: 4) { FuzzyList(.finder, in: $0) }
        try pilot.click("Open")
        #expect(sheet.controls.chosen(.finder) == 1 && sheet.controls.focus == .finder)
        #expect(!sheet.news.contains(.pressed(.finder)))
        try pilot.doubleClick("Save")
        #expect(sheet.news.last == .pressed(.finder))
        try pilot.wheel(.down, at: "Save")
        #expect(pilot.text.contains("한국어"))
    }

    @Test func `takes a click on a command as a press, above everything else`() throws {
        let sheet = ControlSheet(
            Controls<Spot>(focus: .finder, [.finder: .finder(titles, isPalette: true)]))
        let pilot = sheet.pilot(columns: 30, rows: 8) { controls in
            Layers {
                Button("Save", .save, in: controls).aligned(.left, .bottom)
                CommandPalette("Commands", .finder, in: controls)
            }
        }
        try pilot.click(.at(3, 7))
        #expect(sheet.news == [])
        try pilot.click("Profile")
        #expect(sheet.news.last == .pressed(.finder))
        #expect(sheet.controls.chosen(.finder, of: titles) == "Profile")
    }
}
