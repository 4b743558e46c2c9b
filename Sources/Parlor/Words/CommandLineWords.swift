/// The headings and general texts of `--help`.
struct CommandLineWords: Phrasebook {
    let language: Language

    func summary(_ version: String) -> String {
        say("parlor \(version): games for the terminal", "parlor \(version): 터미널에서 즐기는 게임")
    }

    var usage: String { say("Usage", "사용법") }
    var game: String { say(.game) }
    var command: String { say("command", "명령") }
    var option: String { say("option", "옵션") }
    var games: String { say("Games (without one, a menu opens)", "게임 (없으면 메뉴가 열립니다)") }
    var commands: String { say("Commands for scripts", "화면 없이 쓰는 명령") }
    var gameOptions: String { say("Game options", "게임 옵션") }
    var commandOptions: String { say("Options", "명령 옵션") }
    var screenOptions: String { say("Screen options", "화면 옵션") }
    var generalOptions: String { say("General options", "공통 옵션") }

    var commandHelp: String {
        say(
            "parlor COMMAND --help lists the options of a command; parlor --man is the manual.",
            "명령 뒤에 --help를 쓰면 그 명령의 옵션이, --man을 쓰면 모든 설명이 나옵니다.")
    }

    var files: String {
        say(
            """
            Settings, results and saved games are in $XDG_DATA_HOME/parlor, or in \
            ~/.local/share/parlor if that is not set. On macOS, they are in \
            ~/Library/Application Support/parlor.
            """,
            """
            설정, 결과, 진행 중인 게임은 $XDG_DATA_HOME/parlor 또는 ~/.local/share/parlor에 저장됩니다. macOS에서는 \
            ~/Library/Application Support/parlor입니다.
            """)
    }

    var environment: String {
        say(
            """
            NO_COLOR turns colors off. ESCDELAY sets how many milliseconds Parlor waits after \
            Esc for the rest of a key.
            """,
            "NO_COLOR는 색을 끄고, ESCDELAY는 Esc 뒤에 다른 키가 이어지는지 몇 밀리초 기다릴지 정합니다.")
    }

    /// The meanings of the exit statuses, starting with 0.
    var exitStatus: String {
        say(
            "Exit status (with several answers, the last of 0, 1, 3, 2)",
            "종료 상태 (답이 여럿이면 0, 1, 3, 2 가운데 가장 뒤의 것)")
    }

    var statuses: [String] {
        [
            say("success: every answer is yes", "정상: 끝냈고 모든 답이 '예'"),
            say(
                "an answer is no: no solution, or more than one; not winnable; not won",
                "'아니요'인 답이 있음: 해가 없거나 여럿, 이길 수 없음, 이기지 못함"),
            say("wrong usage, or something cannot be read or written", "잘못된 사용, 또는 읽거나 쓸 수 없음"),
            say("an answer is not known: the search reached its limits", "알 수 없는 답이 있음: 탐색 한도에 닿음"),
        ]
    }

    var manual: ManualWords { ManualWords(language: language) }
}

/// The headings and texts that only the manual has.
struct ManualWords: Phrasebook {
    let language: Language

    var title: String { say("Games", "게임") }
    var tagline: String { say("games for the terminal, and their tools", "터미널에서 즐기는 게임과 그 도구") }
    var name: String { say("NAME", "이름") }
    var synopsis: String { say("SYNOPSIS", "사용법") }
    var description: String { say("DESCRIPTION", "설명") }
    var games: String { say("GAMES", "게임") }
    var commands: String { say("COMMANDS", "명령") }
    var options: String { say("OPTIONS", "옵션") }
    var exitStatus: String { say("EXIT STATUS", "종료 상태") }
    var files: String { say("FILES", "파일") }
    var environment: String { say("ENVIRONMENT", "환경 변수") }
    var examples: String { say("EXAMPLES", "예") }

    var about: [String] {
        [
            say(
                """
                parlor opens the game that you name, or a menu. Each screen shows its keys, and ? \
                lists them all.
                """,
                "게임 이름을 쓰거나 아무것도 쓰지 않으면 터미널에 화면이 열립니다. 키와 마우스는 화면에서 안내합니다."),
            say(
                """
                A command reads questions, prints answers and ends. The questions are its \
                arguments. Without arguments, it reads standard input, one question a line; only \
                klondike deal and sudoku print make a board of their own instead. Empty lines and \
                lines that begin with # are skipped. Answers come in the order of the questions. \
                A line that cannot be read is reported on standard error, and the command goes on \
                with the next. Answers are the same in every language.
                """,
                """
                명령을 쓰면 읽고 답한 뒤 끝납니다. 물을 것은 인자로 주고, 인자가 없으면 표준 입력에서 한 줄에 하나씩 읽습니다. klondike deal과 \
                sudoku print는 그 대신 새 판을 만듭니다. 빈 줄과 #으로 시작하는 줄은 건너뜁니다. 답은 물은 순서대로 나오고, 읽을 수 없는 줄은 \
                표준 오류로 알린 뒤 다음 줄로 넘어갑니다. 답은 어느 언어에서나 같습니다.
                """),
            say(
                """
                A sudoku is 81 characters, row by row: a digit, or . or 0 for an empty cell. \
                hint also reads grids of pencil marks.
                """,
                "스도쿠는 행 순서로 81글자이며, 빈칸은 . 또는 0입니다. hint는 후보 숫자 표도 읽습니다."),
            say(
                """
                A deal of Klondike is a number or its 52 cards, such as 7D9C…: rank \
                (A23456789TJQK) and suit (CDHS), in the order in which they are dealt: the piles \
                row by row, then the stock. A move is D (draw), R (turn the waste over), or a \
                card with its place and its target: 9HW4 moves from the waste to pile 4, TS35 \
                moves with the cards on it from pile 3 to pile 5, AC1F moves to the foundation.
                """,
                """
                클론다이크의 판은 번호 또는 7D9C…처럼 쓴 카드 52장입니다. 카드는 숫자(A23456789TJQK)와 무늬(CDHS)로, 나눠 주는 순서대로 \
                씁니다. 먼저 일곱 줄의 카드를 가로로 한 단씩, 그다음 스톡을 씁니다. 이동은 D(스톡 넘기기), R(웨이스트 뒤집기), 또는 카드와 있던 곳과 \
                갈 곳입니다. 9HW4는 웨이스트에서 4번 줄로, TS35는 3번 줄에서 그 위의 카드와 함께 5번 줄로, AC1F는 1번 줄에서 파운데이션으로 \
                옮깁니다.
                """),
            say(
                """
                A board of mines is its size and its rows, such as 4x4/2 *.../..../...o/*...: * \
                is a mine, o the first cell, and . any other cell. solve and hint read positions: \
                # is a covered cell, F a flag, ? a question mark, and 0 to 8 an open cell.
                """,
                """
                지뢰 찾기의 판은 크기와 줄을 4x4/2 *.../..../...o/*...처럼 씁니다. *는 지뢰, o는 처음 여는 칸, .은 나머지입니다. \
                solve와 hint가 읽는 상황은 #(닫힌 칸), F(깃발), ?(물음표)와 열린 칸의 0부터 8까지로 씁니다.
                """),
            say(
                """
                With --json, each answer is an object with the question and, if there is one, a \
                verdict. solve adds the solution; grade adds the level, the score and all steps; \
                verify adds the number of solutions; hint adds the step. For Klondike, winnable \
                and solve add the winning moves, the seconds and the number of positions \
                searched. generate adds the seed and the generator's version, which make the same \
                puzzle again.
                """,
                """
                --json을 쓰면 답마다 물은 것과, 있으면 verdict가 든 객체가 나옵니다. solve는 해를, grade는 난이도와 점수와 모든 단계를, \
                verify는 해의 수를, hint는 단계를 더하고, 클론다이크의 winnable과 solve는 이기는 수순과 걸린 시간(초)과 살펴본 상태의 \
                수를 더합니다. generate는 퍼즐을 다시 만들 수 있도록 seed와 generator(버전)를 알려 줍니다.
                """),
        ]
    }

    /// An explanation for each example.
    var exampleTexts: [String] {
        [
            say("Count the puzzles that have one solution:", "해가 하나뿐인 퍼즐 세기:"),
            say("Print four hard puzzles with their solutions:", "어려운 퍼즐 네 개를 정답과 함께 인쇄하기:"),
            say(
                """
                Ask whether the deals 1 to 10 can be won, drawing three cards:
                """,
                "1번부터 열 판을 세 장씩 넘겨 이길 수 있는지 보기:"),
            say("Check that the solver's moves win:", "찾은 수순으로 이기는지 보기:"),
        ]
    }
}

/// The purpose of each option. The accepted values are appended.
struct OptionWords: Phrasebook {
    let language: Language

    var lang: String { say("the language", "언어") }
    var theme: String { say("the colors", "색상 테마") }
    var ascii: String { say("draw with ASCII characters only", "ASCII 문자로만 그리기") }

    var plain: String {
        say(
            "play by typing, without a screen; for screen readers and pipes",
            "화면 없이 글로 입력하며 하기: 화면 낭독기와 파이프용")
    }

    var noMouse: String {
        say(
            "do not use the mouse, so that the terminal can select text",
            "터미널에서 글자를 선택할 수 있도록 마우스 쓰지 않기")
    }
    var noMotion: String { say("do not animate", "움직임 없이 바로 표시") }

    var noSync: String {
        say("do not use synchronized output", "동기화 출력 쓰지 않기")
    }

    var noRecord: String { say("do not record games", "게임을 기록하지 않기") }

    var inspect: String {
        say("show what the program's streams emit, below the screen", "프로그램의 흐름을 화면 아래에 보이기")
    }

    var dataDir: String { say("keep all files in this directory", "파일을 저장할 디렉터리") }
    var seed: String { say("play the board with this number", "이 번호의 판 하기") }
    var daily: String { say("play the board of the day", "오늘의 판") }
    var demo: String { say("show every view of the toolkit", "툴킷의 모든 뷰 보기") }

    var completions: String {
        say("print a completion script for this shell", "셸 자동 완성 스크립트 출력")
    }

    var man: String { say("print the manual (pipe it to man -l -)", "설명서 출력 (man -l로 보기)") }
    var help: String { say("print this help", "이 도움말 출력") }
    var version: String { say("print the version", "버전 출력") }
}

/// The reasons for refusing a command line, one sentence each.
struct RefusalWords: Phrasebook {
    let language: Language

    func unknownOption(_ name: String, _ hint: String) -> String {
        say("There is no option \(name); \(hint)", "\(name) 옵션은 없습니다. \(hint)")
    }

    var noInspector: String {
        say(
            "This build has no inspector. In a checkout, run `swift run parlor --inspect`.",
            "이 빌드에는 인스펙터가 없습니다. 저장소에서 `swift run parlor --inspect`로 실행하십시오.")
    }

    func takesNoValue(_ name: String) -> String {
        say("The option \(name) takes no value.", "\(name) 옵션에는 값을 줄 수 없습니다.")
    }

    func wantsValue(_ name: String, _ accepted: String) -> String {
        say(
            "The option \(name) needs a value: \(accepted).",
            "\(name) 옵션 뒤에 값이 필요합니다: \(accepted).")
    }

    func badValue(
        _ name: String, _ value: String, _ accepted: String, _ hint: String
    ) -> String {
        let wanted = say(
            "\"\(value)\" is not a value for \(name), which takes \(accepted)",
            "\(name) 옵션에 \"\(value)\" 값은 쓸 수 없습니다. 가능한 값: \(accepted).")
        return hint.isEmpty
            ? say("\(wanted).", "\(wanted)") : say("\(wanted); \(hint)", "\(wanted) \(hint)")
    }

    func unknownGame(_ name: String, _ hint: String) -> String {
        say("There is no game \"\(name)\"; \(hint)", "\"\(name)\" 게임은 없습니다. \(hint)")
    }

    func secondGame(_ name: String, _ other: String) -> String {
        say(
            "Name one game only: \(other) or \(name).",
            "게임은 한 번에 하나만 고를 수 있습니다: \(other) 또는 \(name).")
    }

    func unknownCommand(_ name: String, _ game: String, _ hint: String) -> String {
        say(
            "\(game) has no command \"\(name)\"; \(hint)",
            "\(game) 게임에 \"\(name)\" 명령은 없습니다. \(hint)")
    }

    func notTaken(_ option: String, _ whom: String, _ takers: String) -> String {
        say(
            "The option \(option) does not apply to \(whom). It is for \(takers).",
            "\(option) 옵션은 여기에 쓸 수 없습니다(\(whom)). 쓸 수 있는 곳: \(takers).")
    }

    func tooMuch(_ tool: String, _ word: String) -> String {
        say(
            "The command \(tool) does not take \"\(word)\".",
            "\(tool) 명령에 \"\(word)\" 인자는 쓸 수 없습니다.")
    }

    func contradiction(_ one: String, _ other: String) -> String {
        say(
            "Both \(one) and \(other) choose the board; give one of them.",
            "\(one) 옵션과 \(other) 옵션은 둘 다 판을 정합니다. 하나만 고르십시오.")
    }

    func wantsOption(_ option: String, _ base: String) -> String {
        say(
            "The option \(option) needs \(base).",
            "\(option) 옵션은 \(base) 옵션과 함께 써야 합니다.")
    }

    func apart(_ one: String, _ other: String) -> String {
        say(
            "The options \(one) and \(other) cannot be combined; give one of them.",
            "\(one) 옵션과 \(other) 옵션은 함께 쓸 수 없습니다. 하나만 고르십시오.")
    }

    func didYouMean(_ word: String) -> String { say("did you mean \(word)?", "혹시 \(word)입니까?") }
    func playable(_ games: String) -> String { say("try \(games).", "할 수 있는 게임: \(games).") }
    func commands(_ names: String) -> String { say("try \(names).", "쓸 수 있는 명령: \(names).") }

    var seeHelp: String {
        say("parlor --help lists them all.", "모든 옵션은 parlor --help로 볼 수 있습니다.")
    }

    var menu: String { say("the menu", "메뉴") }
    var anyGame: String { say("the games on the screen", "게임 화면") }
}

/// Descriptions of the values that options and settings accept.
package struct AcceptedWords: Phrasebook {
    package let language: Language

    func range(_ least: String, _ most: String) -> String {
        say(
            "a number such as 24 or a range such as 22-26, 22- or -26, from \(least) to \(most)",
            "24 같은 수 또는 22-26, 22-, -26 같은 범위, \(least)부터 \(most)까지")
    }

    func number(_ least: String, _ most: String) -> String {
        say("a whole number from \(least) to \(most)", "\(least)부터 \(most)까지의 정수")
    }

    package func list(_ names: [String]) -> String { say("\(names, .or)", "\(names)") }
    var path: String { say("the path of a directory", "디렉터리 경로") }
    var file: String { say("the path of a file", "파일 경로") }

    var board: String {
        say(
            "81 digits, with 0 or . for an empty cell, or a file with them",
            "숫자 81개(빈칸은 0 또는 점) 또는 그 파일")
    }

    var deal: String {
        say(
            "a number, or the 52 cards in the order in which they are dealt",
            "번호 또는 나눠 주는 순서의 카드 52장")
    }

    var day: String { say("a day such as 2026-11-21", "2026-11-21 같은 날짜") }

    var size: String {
        say(
            "a size such as 30x16/99, from 4x4 to 60x40, with a mine in at most a quarter of the cells",
            "30x16/99 같은 크기(4x4부터 60x40까지, 지뢰는 칸의 4분의 1까지)")
    }

    var text: String { say("a text", "글") }
    var truth: String { say("true or false", "true 또는 false") }

    var time: String {
        say("seconds, such as 12.5, or minutes and seconds, such as 1:30", "초(12.5) 또는 분과 초(1:30)")
    }

    func description(of value: AcceptedValue) -> String {
        switch value {
        case .choice(let names): list(names)
        case .number(let range): number("\(range.lowerBound)", "\(range.upperBound)")
        case .range(let limits): range("\(limits.lowerBound)", "\(limits.upperBound)")
        case .seed: number("0", "\(UInt64.max)")
        case .path: path
        case .file: file
        case .board: board
        case .deal: deal
        case .day: day
        case .size: size
        case .text: text
        case .truth: truth
        case .time: time
        }
    }
}
