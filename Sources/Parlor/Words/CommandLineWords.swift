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
            "For the options of a command, run parlor COMMAND --help. For the manual, run parlor --man.",
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
    var seed: String { say("use the board with this number", "이 번호의 판 하기") }
    var daily: String { say("play the board of the day", "오늘의 판") }
    var demo: String { say("show every view of the toolkit", "툴킷의 모든 뷰 보기") }

    var completions: String {
        say("print a completion script for this shell", "셸 자동 완성 스크립트 출력")
    }

    var man: String { say("print the manual (pipe it to man -l -)", "설명서 출력 (man -l로 보기)") }
    var help: String { say("print this help", "이 도움말 출력") }
    var version: String { say("print the version", "버전 출력") }
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
