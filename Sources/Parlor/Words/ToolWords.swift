/// The uses of the tools, and of their options.
struct ToolWords: Phrasebook {
    let language: Language

    var solve: String {
        say(
            "print the solution of each puzzle, or none, or many",
            "퍼즐마다 해를 출력, 없으면 none, 여럿이면 many")
    }

    var grade: String {
        say("print level, score and hardest step of each puzzle", "퍼즐마다 난이도와 점수와 가장 어려운 단계를 출력")
    }

    var generate: String {
        say("print puzzles with one solution, as they are wanted", "해가 하나뿐인 퍼즐을 원하는 조건대로 출력")
    }

    var minimize: String {
        say("print each puzzle without the clues that it does not need", "퍼즐마다 필요 없는 숫자를 빼고 출력")
    }

    var verify: String {
        say(
            "print unique, none or many for each puzzle, and how many solutions those are",
            "퍼즐마다 unique, none, many와 해의 수를 출력")
    }

    var hint: String {
        say("print the next step of each board, and the reason for it", "판마다 다음 단계와 그 까닭을 출력")
    }

    var print: String {
        say("print a sheet of puzzles to solve with a pencil, as SVG", "연필로 풀 퍼즐을 SVG로 출력")
    }

    var replayRun: String {
        say("show a recorded run, the last one if none is named", "기록된 게임을 다시 보기, 파일이 없으면 마지막 게임")
    }

    var statistics: String {
        say("print how games went so far, in the files of this machine", "이 컴퓨터에 저장된 게임 기록을 출력")
    }

    var league: String {
        say(
            "show who solved the boards of a day how fast, in the files of many players",
            "여러 사람의 기록에서 그날의 판을 누가 얼마나 빨리 풀었는지 보기")
    }

    var json: String { say("answer in JSON, an object a line", "한 줄에 객체 하나씩 JSON으로 답하기") }
    var count: String { say("how many, with this number and the next ones", "개수, 이 번호부터 차례로") }

    var level: String {
        say(
            """
            how hard for a person; any is easy, medium or hard, and a tool takes medium if \
            nothing is said
            """, "사람에게 어려운 정도. any는 easy, medium, hard 중 하나이고, 도구의 기본은 medium")
    }

    var symmetry: String { say("how the clues lie, none if not said", "주어진 숫자의 배치, 기본은 none") }
    var minimal: String {
        say(
            "leave no clue, or symmetric group of clues, that is not needed",
            "필요 없는 숫자나 대칭인 숫자 묶음을 남기지 않기")
    }

    var needs: String {
        say("make puzzles whose easiest way needs this technique", "가장 쉬운 풀이에 이 기법이 필요한 퍼즐 만들기")
    }

    var times: String {
        say(
            "how often it needs the technique, at least once if not said",
            "그 기법이 필요한 횟수, 기본은 한 번 이상")
    }

    var noneHarder: String {
        say("let no step be harder than the technique", "그 기법보다 어려운 단계가 없게 하기")
    }

    var clues: String { say("how many clues", "주어진 숫자의 개수") }
    var score: String { say("the score of all steps", "모든 단계의 점수 합") }

    var tries: String {
        say(
            "make no more puzzles than this for each that is wanted, 10000 if not said",
            "원하는 퍼즐 하나마다 이만큼까지만 만들어 보기, 기본은 10000")
    }

    var format: String {
        say(
            """
            how a puzzle is written: in a line, rows, a grid, fields (csv), with candidates \
            (marks) or as HoDoKu's library has it; a line if not said
            """,
            """
            퍼즐을 쓰는 꼴: 한 줄(line), 아홉 줄(rows), 틀(grid), 표(csv), 후보 숫자(marks), \
            HoDoKu 라이브러리(library). 기본은 line
            """)
    }

    var all: String {
        say("print every solution, a line each, up to the limit", "모든 해를 한 줄에 하나씩 --limit까지 출력")
    }

    var steps: String { say("print every step", "모든 단계 출력") }

    var limit: String {
        say("count no more solutions than this, 1000 if not said", "해를 이만큼만 세기, 기본은 1000")
    }

    var solutions: String {
        say("print the solutions upside down at the foot of the page", "정답을 쪽 아래에 거꾸로 인쇄")
    }

    var out: String {
        say("write this file; several pages get a number each", "이 파일에 쓰기, 여러 쪽이면 번호가 붙음")
    }

    var svg: String { say("draw it in this file instead", "출력하는 대신 이 파일에 그리기") }

    var check: String {
        say(
            "run it again without a screen, and compare it with what was recorded",
            "화면 없이 재생해 기록과 비교하기")
    }

    var export: String {
        say(
            "write it to this file, which ends in .cast (asciinema), .svg or .jsonl",
            "이 파일에 쓰기, 이름은 .cast(asciinema), .svg, .jsonl로 끝남")
    }

    var marbles: String {
        say(
            "draw what went in and out of its games, all streams or those that are named",
            "게임에 들어가고 나온 흐름을 그리기, 전부 또는 이름을 댄 것만")
    }

    var from: String { say("draw from this time on", "이때부터 그리기") }
    var to: String { say("draw up to this time", "이때까지 그리기") }
    var columns: String { say("draw no wider than this", "이 너비를 넘지 않게 그리기") }
    var testName: String { say("the sentence that the test shows", "테스트가 보여 주는 것을 말하는 문장") }
    var whole: String { say("tell what this sign stands for whole", "이 기호가 뜻하는 값을 모두 보이기") }
    var test: String { say("write it as a test in Swift", "Swift 테스트로 쓰기") }

    var at: String {
        say(
            "let the test say what had changed by then, and not by the end",
            "끝이 아니라 이때까지 바뀐 것을 테스트에 쓰기")
    }

    var shrink: String {
        say(
            "leave out what is not needed for won, lost, notice, news or \"score < 0\"",
            "won, lost, notice, 소식 이름이나 \"score < 0\" 같은 값에 필요 없는 입력을 빼기")
    }

    var gameAlone: String { say("compare the game, and not its pictures", "화면이 아니라 게임만 비교하기") }

    var anyway: String {
        say("write it though the run is no longer what was recorded", "더는 기록된 대로가 아니어도 쓰기")
    }

    var verdicts: String {
        say(
            "a directory in which verdicts on recordings are kept, so that each is run again once",
            "기록마다 한 번만 재생하도록 판정을 보관할 디렉터리")
    }

    var day: String { say("the day, today if not said", "날짜, 기본은 오늘") }
}

/// Complaints of tools, and the little that they print for people only.
struct ComplaintWords: Phrasebook {
    let language: Language

    func at(_ place: String, _ column: Int, _ reason: String) -> String {
        say("\(place), column \(column): \(reason)", "\(place) \(column)번째 칸: \(reason)")
    }

    func line(_ number: Int) -> String { say("line \(number)", "\(number)번째 줄") }
    func argument(_ number: Int) -> String { say("argument \(number)", "\(number)번째 인자") }

    func notRead(_ reason: String) -> String {
        say("The standard input cannot be read: \(reason).", "표준 입력을 읽을 수 없습니다: \(reason).")
    }

    func notWritten(_ reason: String) -> String {
        say("The standard output cannot be written: \(reason).", "표준 출력에 쓸 수 없습니다: \(reason).")
    }

    func fileNotWritten(_ path: String, _ reason: String) -> String {
        say("The file \(path) cannot be written: \(reason).", "\(path) 파일에 쓸 수 없습니다: \(reason).")
    }

    func noDirectory(_ path: String) -> String {
        say("there is no directory \(path)", "\(path) 디렉터리가 없음")
    }

    var wantsDeal: String {
        say(
            "Which deal are these moves for? Give --seed or --deal.",
            "어느 판의 이동인지 --seed 또는 --deal로 알려 주세요.")
    }

    func wantsFile(_ pages: Int) -> String {
        say(
            "These are \(pages) pages; name a file for them with --out.",
            "모두 \(pages)쪽입니다. --out으로 파일 이름을 정해 주세요.")
    }

    func noSuchPuzzle(_ tries: Int, _ number: String) -> String {
        say(
            "None of \(tries) puzzles from the number \(number) is like that.",
            "\(number)번부터 만든 퍼즐 \(tries)개 중에 조건에 맞는 것이 없습니다.")
    }

    func noSuchBoard(_ tries: Int, _ number: String) -> String {
        say(
            "None of \(tries) boards from the number \(number) is like that.",
            "\(number)번부터 만든 판 \(tries)개 중에 조건에 맞는 것이 없습니다.")
    }

    func noSuchCell(_ name: String, _ last: String) -> String {
        say(
            "There is no cell \(name) on this board: the last one is \(last).",
            "이 판에 \(name) 칸은 없습니다. 마지막 칸은 \(last)입니다.")
    }

    func notUnique(_ place: String) -> String {
        say(
            "\(place): only a puzzle with exactly one solution is printed.",
            "\(place): 해가 하나뿐인 퍼즐만 인쇄할 수 있습니다.")
    }
}
