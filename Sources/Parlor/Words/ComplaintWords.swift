/// The messages of tools about problems, in contrast to their answers.
struct ComplaintWords: Phrasebook {
    let language: Language

    func at(_ place: String, _ column: Int, _ reason: String) -> String {
        say("\(place), column \(column): \(reason)", "\(place) \(column)번째 글자: \(reason)")
    }

    func line(_ number: Int) -> String { say("line \(number)", "\(number)번째 줄") }
    func argument(_ number: Int) -> String { say("argument \(number)", "\(number)번째 인자") }

    func notRead(_ reason: String) -> String {
        say("Standard input cannot be read: \(reason).", "표준 입력을 읽을 수 없습니다: \(reason).")
    }

    func notWritten(_ reason: String) -> String {
        say("Standard output cannot be written: \(reason).", "표준 출력에 쓸 수 없습니다: \(reason).")
    }

    func fileNotWritten(path: String, reason: String) -> String {
        say("The file \(path) cannot be written: \(reason).", "\(path) 파일에 쓸 수 없습니다: \(reason).")
    }

    func noDirectory(_ path: String) -> String {
        say("there is no directory \(path)", "\(path) 디렉터리가 없음")
    }

    var missingDeal: String {
        say(
            "Which deal are these moves for? Use --seed or --deal.",
            "--seed 또는 --deal로 어느 판의 이동인지 지정하십시오.")
    }

    func needsFileName(_ pages: Int) -> String {
        say(
            "These puzzles need \(pages) pages. Give a file with --out.",
            "인쇄하면 모두 \(pages)쪽입니다. --out으로 파일 이름을 정하십시오.")
    }

    func noSuchPuzzle(_ tries: Int, _ number: String) -> String {
        if tries == 1 {
            return say(
                "The puzzle with number \(number) does not meet the request.",
                "\(number)번 퍼즐은 조건에 맞지 않습니다.")
        }
        return say(
            "None of the \(tries) puzzles starting at number \(number) meets the request.",
            "\(number)번부터 만든 퍼즐 \(tries)개 중에 조건에 맞는 것이 없습니다.")
    }

    func noSuchBoard(_ tries: Int, _ number: String) -> String {
        if tries == 1 {
            return say(
                "The board with number \(number) does not meet the request.",
                "\(number)번 판은 조건에 맞지 않습니다.")
        }
        return say(
            "None of the \(tries) boards starting at number \(number) meets the request.",
            "\(number)번부터 만든 판 \(tries)개 중에 조건에 맞는 것이 없습니다.")
    }

    func tooManyMines(_ most: Int) -> String {
        say(
            "Boards of this size that need no guess have at most \(most) mines.",
            "이 크기에서 추측이 필요 없는 판에는 지뢰를 \(most)개까지 놓을 수 있습니다.")
    }

    func noSuchCell(name: String, last: String) -> String {
        say(
            "There is no cell \(name) on this board. The last cell is \(last).",
            "이 판에 \(name) 칸은 없습니다. 마지막 칸은 \(last)입니다.")
    }

    func notUnique(_ place: String) -> String {
        say(
            "\(place): only puzzles with exactly one solution can be printed.",
            "\(place): 답이 하나뿐인 퍼즐만 인쇄할 수 있습니다.")
    }
}
