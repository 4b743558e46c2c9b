import Games

/// Descriptions of the values that options and settings accept.
package struct AcceptedWords: Phrasebook {
    package let language: Language

    func range(least: String, most: String) -> String {
        say(
            "a number such as 24 or a range such as 22-26, 22- or -26, from \(least) to \(most)",
            "24 같은 수나 22-26, 22-, -26 같은 범위(\(least)부터 \(most)까지)")
    }

    func number(least: String, most: String) -> String {
        say("a whole number from \(least) to \(most)", "\(least)부터 \(most)까지의 정수")
    }

    func automatic(_ number: String) -> String { say("auto or \(number)", "auto 또는 \(number)") }

    package func list(_ names: [String]) -> String { say("\(names, .or)", "\(names)") }
    var path: String { say("the path of a directory", "디렉터리 경로") }
    var file: String { say("the path of a file", "파일 경로") }

    var board: String {
        say(
            """
            a puzzle with a solution: 81 digits, with 0 or . for an empty cell, or a file that \
            contains them
            """,
            "답이 있는 퍼즐: 숫자 81개(빈칸은 0이나 .) 또는 이를 적은 파일")
    }

    /// A deal by its number or its cards. `numbers` lists the ranges of the numbers.
    func deal(_ numbers: [String]) -> String {
        say(
            "a number (\(numbers, .or)), or the 52 cards in dealing order",
            "번호(\(numbers)), 또는 나누는 순서대로 쓴 카드 52장")
    }

    /// A range of numbers, each of which has `name` before it.
    func range(_ numbers: ClosedRange<UInt64>, named name: String) -> String {
        say(
            "\(name)\(numbers.lowerBound) to \(name)\(numbers.upperBound)",
            "\(name)\(numbers.lowerBound)~\(name)\(numbers.upperBound)")
    }

    var day: String { say("a day such as 2026-11-21", "2026-11-21 같은 날짜") }

    var size: String {
        say(
            """
            a size such as 30x16/99, from 4x4 to 60x40, with mines in at most a quarter of the \
            cells
            """,
            "30x16/99 같은 크기(4x4부터 60x40까지, 지뢰는 칸의 4분의 1까지)")
    }

    func text(_ text: AcceptedText) -> String {
        switch text {
        case .input: say("the input of the command", "명령의 입력")
        case .clues:
            say(
                "81 characters, with . or 0 for an empty cell and anything else for a clue",
                "81글자, 빈칸은 . 또는 0, 숫자가 있을 칸은 그 밖의 글자")
        case .cell: say("a cell such as c5", "c5 같은 칸")
        case .symbol: say("a symbol of the drawing, such as \"a\"", "그림에 나온 기호 하나(예: a)")
        case .sentence: say("a sentence", "문장")
        case .property:
            say(
                """
                won, lost, notice, the name of an event such as finished, or a comparison such as \
                "score < 0"
                """,
                "won, lost, notice, finished 같은 이벤트 이름, \"score < 0\" 같은 비교")
        case .failure:
            say(
                "a property for --shrink, differs, crash, or a command such as \"$ grep -q text\"",
                "--shrink의 조건, differs, crash 또는 \"$ grep -q text\" 같은 명령")
        }
    }
    var truth: String { say("true or false", "true 또는 false") }

    var time: String {
        say("seconds, such as 12.5, or minutes and seconds, such as 1:30", "초(12.5) 또는 분과 초(1:30)")
    }

    func description(of value: AcceptedValue) -> String {
        switch value {
        case .choice(let names): list(names)
        case .number(let range): number(least: "\(range.lowerBound)", most: "\(range.upperBound)")
        case .automatic(let range):
            automatic(number(least: "\(range.lowerBound)", most: "\(range.upperBound)"))
        case .range(let limits): range(least: "\(limits.lowerBound)", most: "\(limits.upperBound)")
        case .seed: number(least: "0", most: "\(UInt64.max)")
        case .path: path
        case .file: file
        case .board: board
        case .deal: deal(Klondike.DealNumber.ranges.map { range($0.numbers, named: $0.name) })
        case .day: day
        case .size: size
        case .text(let kind): text(kind)
        case .truth: truth
        case .time: time
        }
    }
}
