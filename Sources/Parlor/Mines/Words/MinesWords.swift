import Games

extension Words {
    var mines: MinesWords { MinesWords(language: language) }
}

/// The words on the screen of mines.
struct MinesWords: Phrasebook {
    let language: Language

    var about: MinesTexts { MinesTexts(language: language) }
    func mines(_ count: Int) -> String { say("\(count, "mine")", "지뢰 \(count)개") }

    /// A board that the player chose by its number, or by a size of the player's own.
    var numberedBoard: String { say("Board by number or size", "번호나 크기로 고른 판") }
    var numberedBoardText: String {
        say(
            "Everyone gets the same board for the same number and size.",
            "번호와 크기가 같으면 누구나 같은 판을 풉니다.")
    }

    var ownSizeText: String {
        say(
            """
            Type a number, such as 1234, or a size: 24x12/60 is 24 wide and 12 high, with 60 mines.
            """,
            "1234 같은 번호나 크기를 입력하십시오. 24x12/60은 너비 24, 높이 12, 지뢰 60개입니다.")
    }

    /// The message about a character that neither a number nor a size has.
    var isNoCharacterOfBoard: String {
        say("A number has only digits, a size also x and /.", "번호에는 숫자만, 크기에는 숫자와 x, /만 쓸 수 있습니다.")
    }

    /// The message about a text that is neither a number nor a size.
    var isNoSize: String {
        say(
            "Sizes go up to 60x40, mines up to a quarter of the cells.",
            "크기는 60x40까지, 지뢰는 칸의 4분의 1까지입니다.")
    }

    /// The number of mines without a flag.
    func minesLeft(_ count: Int) -> String {
        count < 0
            ? say("\(-count, "flag") too many", "깃발 \(-count)개 초과")
            : say("\(count, "mine") left", "남은 지뢰 \(count)개")
    }

    func guesses(_ count: Int) -> String {
        say("needs \(count, "guess", plural: "guesses")", "추측 \(count)회 필요")
    }

    var placing: String { say("placing mines", "지뢰 놓는 중") }
    var success: String { say(.congratulations) }
    var won: String { say("All safe cells are open: you won.", "안전한 칸을 모두 열어 이겼습니다.") }
    var lost: String { say("That was a mine.", "지뢰였습니다.") }
    var known: String { say("You could have known.", "알 수 있었습니다.") }

    /// The figures of a game. `moves` counts all clicks, including those that set flags. `done` is
    /// the opened part of the 3BV, such as `12/40`. The speed and the efficiency are nil unless the
    /// game was won. The efficiency is also nil if the player used hints.
    func figures(
        _ time: String, moves: Int, done: String, _ speed: String?, _ efficiency: Int?
    ) -> String {
        let counts = say(
            "Time \(time), \(moves, "click"), 3BV \(done)",
            "시간 \(time), 클릭 \(moves)회, 3BV \(done)")
        let figures =
            speed.map { say("\(counts) (\($0) a second)", "\(counts)(초당 \($0))") } ?? counts
        guard let efficiency else { return figures + "." }
        return say("\(figures), efficiency \(efficiency)%.", "\(figures), 효율 \(efficiency)%.")
    }

    func reason(for refusal: MinesRefusal, name: (Int) -> String) -> String {
        switch refusal {
        case .misfit(let cells): misfit(opening: cells.map(name))
        case .isFlagged: say("This cell has a flag.", "깃발이 있는 칸입니다.")
        case .isOpen: say("This cell is already open.", "이미 열린 칸입니다.")
        case .nothingToOpen: say("Nothing around this cell can be opened.", "주변에 열 수 있는 칸이 없습니다.")
        case .nothingToTakeBack: say(.nothingToTakeBack)
        case .uncounted: noHint
        case .isGuess(let cell, let chance): isGuess(name(cell), chance.percent)
        }
    }

    /// The message for a refused chord.
    var misfit: String { say("The flags do not match the number.", "깃발 수가 숫자와 다릅니다.") }

    /// The message for a refused chord, with the cells that it would have opened.
    func misfit(opening cells: [String]) -> String {
        say(
            "\(misfit) If they did, this would open \(cells, .and).",
            "\(misfit) 맞았다면 열렸을 칸: \(cells).")
    }

    // Hints. Cells and numbers are lists of names.
    var first: String {
        say("Open any cell: the first is never a mine.", "아무 칸이나 여십시오. 첫 칸은 지뢰가 아닙니다.")
    }

    /// A hint for a board whose first cell is the same for every player.
    var beginsHere: String {
        say(
            "This board starts at the marked cell: your first click opens it.",
            "표시된 칸에서 시작하는 판입니다. 어디를 먼저 눌러도 그 칸이 열립니다.")
    }

    func look(_ cells: String) -> String { say("Look at \(cells).", "\(cells, .object) 살펴보십시오.") }

    /// The sentence about flags on cells that are proved to be safe. There is at least one flag.
    func cannotBeRight(_ flags: [String]) -> String {
        say(
            "The \(flags.count, one: "flag", more: "flags") on \(flags, .and) cannot be right.",
            "\(flags)의 깃발은 잘못 꽂은 것입니다.")
    }

    /// The conclusion of a hint, without a full stop. There is at least one cell.
    func claims(safe: [String], mines: [String]) -> String {
        if mines.isEmpty {
            return say(
                "\(safe, .and) \(safe.count, one: "is", more: "are") safe",
                "\(safe, .topic) 안전합니다")
        }
        if safe.isEmpty {
            return say(
                "\(mines, .and) \(mines.count, one: "is a mine", more: "are mines")",
                "\(mines, .topic) 지뢰입니다")
        }
        return say(
            """
            \(mines, .and) \(mines.count, one: "is a mine", more: "are mines"), and \
            \(safe, .and) \(safe.count, one: "is", more: "are") safe
            """,
            "\(mines, .topic) 지뢰이고 \(safe, .topic) 안전합니다")
    }

    func conclusion(_ claims: String) -> String { say("So \(claims).", "따라서 \(claims).") }

    /// A number that needs mines in its covered cells. Flags that are not proved are counted as
    /// covered cells.
    func number(_ name: String, _ number: MinesHint.Number) -> String {
        if number.need == 0 {
            return say("All mines around \(name) are already found.", "\(name) 주변 지뢰는 다 찾았습니다.")
        }
        let needs = say(
            "\(name) still needs \(number.need, "mine") in \(number.room, "covered cell").",
            "\(name) 주변의 닫힌 \(number.room)칸에 지뢰 \(number.need)개가 더 있어야 합니다.")
        return counting(number.flags, needs)
    }

    /// A sentence about covered cells, with the number of flags on them that the proof does not
    /// rely on. Such a flag can be right or wrong.
    private func counting(_ flags: Int, _ cells: String) -> String {
        flags == 0
            ? cells
            : say(
                """
                \(cells) \(flags) of these cells \(flags, one: "has a flag", more: "have flags"), \
                but this step does not rely on the \(flags, one: "flag", more: "flags").
                """,
                "\(cells) 그중 \(flags)칸에 깃발이 있지만 이 추리에는 쓰지 않습니다.")
    }

    /// All covered cells around one number are also around another number. Each of the two needs
    /// `need` mines.
    func contained(inner: String, outer: String, _ need: Int) -> String {
        say(
            """
            All covered cells around \(inner) are around \(outer) too, so they contain \
            \(need, one: "the mine", more: "all mines") of \(outer).
            """,
            """
            \(inner) 주변의 닫힌 칸은 모두 \(outer) 주변에도 있으므로, \(outer)의 지뢰 \
            \(need == 1 ? "1개는" : "\(need)개는 모두") 그 안에 있습니다.
            """)
    }

    /// The cells that two numbers share contain all mines of the smaller number. The other mines of
    /// the larger number fill all of its other cells.
    func shared(more: String, less: String, _ cells: Int, need: Int, rest: Int) -> String {
        let others =
            rest == 1
            ? say("other mine of \(more) is in its other cell", "\(more)의 나머지 지뢰 1개는 나머지 칸에")
            : say(
                "other \(rest, "mine") of \(more) are in its other \(rest, "cell")",
                "\(more)의 나머지 지뢰 \(rest)개는 나머지 \(rest)칸에")
        return say(
            """
            The \(cells, one: "cell", more: "\(cells) cells") that \(more) and \(less) share \
            \(cells, one: "has", more: "have") at most \(need, "mine"). So the \(others).
            """,
            """
            \(more) 주변과 \(less) 주변이 겹치는 \(cells)칸에는 지뢰가 \(need)개까지만 있을 수 있으므로, \
            \(others) 있습니다.
            """)
    }

    /// The shared cells contain all `need` mines of a number, so that its other cells have none.
    func allShared(_ name: String, need: Int, cells: Int) -> String {
        say(
            """
            Then \(need, one: "the mine", more: "all mines") of \(name) \
            \(need, one: "is", more: "are") in the shared \(cells, one: "cell", more: "cells").
            """,
            """
            그러면 \(name)의 지뢰 \(need == 1 ? "1개는" : "\(need)개는 모두") 겹치는 \(cells)칸에 있습니다.
            """)
    }

    /// The number of mines in all covered cells. `flags` are counted as covered cells.
    func left(mines: Int, cells: Int, flags: Int = 0) -> String {
        if mines == 0 { return say("No mines are left.", "남은 지뢰가 없습니다.") }
        let left = say(
            """
            \(mines, "mine") \(mines, one: "is", more: "are") left in \(cells, "covered cell").
            """,
            "닫힌 \(cells)칸에 지뢰 \(mines)개가 남았습니다.")
        return counting(flags, left)
    }

    /// The cells of an area that are around a number, and their mines.
    func part(_ name: String, need: Int, cells: Int) -> String {
        say(
            """
            \(cells) of these cells \(cells, one: "is", more: "are") around \(name) and \
            \(cells, one: "contains", more: "contain") \(need, "mine").
            """, "그중 \(name) 주변 \(cells)칸에 지뢰 \(need)개가 있습니다.")
    }

    /// The mines that the parts leave for the other cells.
    func remainder(mines: Int, cells: Int) -> String {
        mines == 0
            ? say(
                "That leaves no mine for the other \(cells, one: "cell", more: "cells").",
                "그러면 나머지 \(cells)칸에는 지뢰가 없습니다.")
            : say(
                """
                That leaves \(mines, "mine") for the other \
                \(cells, one: "cell", more: "\(cells) cells").
                """,
                "그러면 지뢰 \(mines)개가 나머지 \(cells)칸에 남습니다.")
    }

    /// The named cells are the same in all arrangements of mines that fit the numbers.
    func together(
        _ numbers: [String], _ minesLeft: Int?, safe: [String], mines: [String]
    ) -> String {
        let left = minesLeft.map {
            say("the \($0, one: "last mine", more: "\($0) mines left")", "남은 지뢰 \($0)개")
        }
        let all = numbers + [left].compactMap(\.self)
        return mines.isEmpty
            ? say(
                """
                \(safe, .and) \(safe.count, one: "is", more: "are") safe in every arrangement of \
                mines that fits \(all, .and).
                """,
                "\(all)에 맞는 모든 지뢰 배치에서 \(safe, .topic) 안전합니다.")
            : say(
                """
                \(mines, .and) \(mines.count, one: "is a mine", more: "are mines") in every \
                arrangement of mines that fits \(all, .and).
                """,
                "\(all)에 맞는 모든 지뢰 배치에서 \(mines)에는 지뢰가 있습니다.")
    }

    func guess(_ cell: String, _ percent: Int) -> String {
        say(
            "No cell is certain. The safest is \(cell), where the chance of a mine is \(percent)%.",
            "확실한 칸이 없습니다. 가장 안전한 칸은 \(cell)(지뢰일 확률 \(percent)%)입니다.")
    }

    // Looking back.
    /// The sentence about the place of a click among the clicks that opened cells, and the cells
    /// that it opened.
    func looking(_ place: String, _ cells: [String]) -> String {
        say("\(place) \(cells, .and).", "\(place) \(cells).")
    }

    /// The numbers that prove a conclusion, and the conclusion, in one sentence. Without numbers,
    /// the number of mines alone proves the conclusion.
    func prove(_ numbers: [String], _ claims: String) -> String {
        numbers.isEmpty
            ? say("The number of mines shows that \(claims).", "남은 지뢰 수를 보면 \(claims).")
            : say(
                "\(numbers, .and) \(numbers.count, one: "shows", more: "show") that \(claims).",
                "\(numbers, .object) 보면 \(claims).")
    }

    /// The note on a proof that has no space below the board. `key` begins to look back.
    func isExplained(by key: String) -> String {
        say("\(key) looks back and explains it.", "자세한 이유는 \(key)(복기)에서 볼 수 있습니다.")
    }

    /// The number of mines left, as a reason.
    var mineCount: String { say("the number of mines", "남은 지뢰 수") }

    // The knowledge that the player could have had before the click.
    var firstCell: String { say("The first cell is never a mine.", "첫 칸은 지뢰가 아닙니다.") }
    func wasSafe(_ cells: Int) -> String {
        say(
            "You could have known that \(cells, one: "it was", more: "they were") safe.",
            "안전한 칸임을 알 수 있었습니다.")
    }
    func wasMine(_ cells: Int) -> String {
        cells == 1
            ? say("You could have known that it was a mine.", "지뢰임을 알 수 있었습니다.")
            : say("You could have known that one of them was a mine.", "그중 하나가 지뢰임을 알 수 있었습니다.")
    }

    var settings: MinesSettingsWords { MinesSettingsWords(language: language) }
    var tools: MinesToolWords { MinesToolWords(language: language) }

    func fault(_ kind: MinesTextError.Kind) -> String {
        switch kind {
        case .badSize:
            say("the line must begin with a size such as 9x9/10.", "줄은 9x9/10 같은 크기로 시작해야 합니다.")
        case .noBoardCell(let character):
            say(
                """
                "\(character)" is not a cell: write * for a mine, o for the first cell, or . for \
                any other.
                """,
                "\"\(character)\" 글자는 쓸 수 없습니다. 지뢰는 *, 첫 칸은 o, 나머지는 .을 쓰십시오.")
        case .noPositionCell(let character):
            say(
                """
                "\(character)" is not a cell: write # if it is covered, F or ? if it is marked, or \
                0 to 8.
                """,
                "\"\(character)\" 글자는 쓸 수 없습니다. 닫힌 칸은 #, 표시한 칸은 F나 ?, 열린 칸은 0부터 8까지 쓰십시오.")
        case .badShape: say("the rows do not match the size.", "행의 수나 길이가 크기와 맞지 않습니다.")
        case .badBoard:
            say(
                "a board needs as many mines as its size says, and one o for the first cell.",
                "판에는 크기에 적힌 개수만큼 지뢰가 있어야 하고, 첫 칸을 나타내는 o가 하나 있어야 합니다.")
        case .impossibleNumber:
            say(
                "the number is larger than the count of covered cells around it.",
                "숫자가 주변의 닫힌 칸 수보다 큽니다.")
        case .contradiction:
            say("no arrangement of mines fits these numbers.", "이 숫자에 맞는 지뢰 배치가 없습니다.")
        }
    }

    var plain: PlainMinesWords { PlainMinesWords(language: language) }
}
