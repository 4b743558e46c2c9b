import Games

/// The words of mines in typed play.
struct PlainMinesWords: Phrasebook {
    let language: Language

    func face(_ face: MinesFace) -> String {
        switch face {
        case .covered: say("covered", "닫힘")
        case .flagged: say(.flag)
        case .questioned: say("question mark", "물음표")
        case .open(let number): "\(number)"
        case .mine: say("mine", "지뢰")
        case .fatal: say("exploded mine", "터진 지뢰")
        case .wrongFlag: say("wrong flag", "틀린 깃발")
        }
    }

    func greeting(board: String, lastCell: String) -> String {
        say(
            "Mines: \(board). Columns have letters and rows have numbers, from a1 to \(lastCell).",
            "지뢰 찾기: \(board). 칸은 a1부터 \(lastCell)까지이고, 글자는 열, 숫자는 행입니다.")
    }

    /// The hint for a board whose first cell is the same for every player.
    func startsAt(_ cell: String) -> String {
        say(
            "This board starts at \(cell): that cell opens first, whichever one you type.",
            "\(cell)에서 시작하는 판입니다. 처음에 어느 칸을 입력해도 \(cell, .subject) 열립니다.")
    }

    var toStart: String {
        say(
            "Type \"open\" and the name of a cell, such as \"open c5\". Or type \"help\".",
            "\"열기 c5\"처럼 열 칸을 입력하거나 \"도움말\"을 입력하십시오.")
    }
    var toBegin: String { say("Type \"new\" for another board.", "\"새게임\"을 입력하면 새 판을 시작합니다.") }

    func noCell(_ name: String) -> String {
        say(
            "There is no cell \"\(name)\". Cells have names such as c5.",
            "\"\(name)\" 칸은 없습니다. 칸은 c5처럼 부릅니다.")
    }

    // The reasons for refusals. None begins with the name of a cell, which is not capitalized.
    func isFlagged(_ cell: String) -> String {
        say("There is a flag on \(cell).", "\(cell) 칸에 깃발이 있습니다.")
    }

    func isOpen(_ cell: String) -> String {
        say("The cell \(cell) is already open.", "\(cell) 칸은 이미 열려 있습니다.")
    }

    func nothingToOpen(_ cell: String) -> String {
        say("Nothing around \(cell) can be opened.", "\(cell) 주변에 열 수 있는 칸이 없습니다.")
    }

    func around(_ name: String) -> String { say("Around it: \(name).", "주변: \(name).") }

    func opened(_ count: Int, _ cells: [String]) -> String {
        let rest = count - cells.count
        return rest > 0
            ? say("Opened \(cells), and \(rest) more.", "열림: \(cells), 그 밖에 \(rest)칸.")
            : say("Opened \(cells).", "열림: \(cells).")
    }

    func cell(name: String, face: String) -> String { "\(name): \(face)." }

    func row(_ number: Int, _ cells: String) -> String {
        say("Row \(number): \(cells).", "\(number)행: \(cells).")
    }

    func status(_ mines: String, _ closed: Int) -> String {
        say("\(mines), \(closed, "cell") to open or flag.", "\(mines), 닫힌 칸 \(closed)개입니다.")
    }
}
