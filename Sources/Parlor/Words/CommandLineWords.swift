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
