import Games

/// The words of the first screen.
struct MenuWords: Phrasebook {
    let language: Language

    var statistics: String { say(.statistics.capitalized) }
    var settings: String { say(.settings.capitalized) }
    var help: String { say(.help.capitalized) }
    var quit: String { say(.quit.capitalized) }

    /// The title of the box with these rows.
    var menu: String { say("Main menu", "메인 메뉴") }

    // The lines about these rows.
    var aboutStatistics: String {
        say("Your results, best times and streaks", "게임 결과, 최고 기록, 연속 성공")
    }
    var aboutSettings: String {
        say("Language, colors, sound and more", "언어, 색, 소리 등 모든 게임의 설정")
    }
    var aboutHelp: String { say("Keys, rules and the mouse", "키, 규칙, 마우스 사용법") }
    var aboutQuit: String { say("Unfinished games are saved", "하던 게임은 저장됩니다") }

    /// The row of a lobby that resumes an unfinished game.
    func goOn(with board: UnfinishedBoard) -> String {
        switch board {
        case .any: say("Continue", "이어하기")
        case .today: say("Continue today's board", "이어하기: 오늘의 판")
        case .ofDay(let day):
            say("Continue the board of \(day.description)", "이어하기: \(day.description) 판")
        }
    }

    /// The time at which an unfinished game was last played.
    func lastPlayed(_ day: String, hour: Int, minute: Int) -> String {
        let time = "\(hour):\(minute < 10 ? "0" : "")\(minute) UTC"
        return say("last played \(day) at \(time)", "\(day) \(time)에 마지막으로 함")
    }

    /// The row of the first screen that resumes an unfinished game.
    func goOn(with game: String, _ board: UnfinishedBoard) -> String {
        switch board {
        case .any: say("Continue \(game)", "이어하기: \(game)")
        case .today: say("Continue today's \(game)", "이어하기: 오늘의 \(game)")
        case .ofDay(let day):
            say("Continue \(game), \(day.description)", "이어하기: \(game), \(day.description)")
        }
    }

    // The answers to pasted texts that start no game.

    func isNoBoard(_ games: [String]) -> String {
        say(
            "This text is not a board. You can paste boards of \(games, .and).",
            "붙여 넣은 내용이 판이 아닙니다. 판을 붙여 넣을 수 있는 게임: \(games).")
    }

    func isBoardOfSeveral(_ games: [String]) -> String {
        say(
            "This can be a board of \(games, .or). Paste it on the page of the game.",
            "여러 게임의 판일 수 있습니다: \(games). 할 게임의 화면에 붙여 넣으십시오.")
    }

    func takesNoBoards(_ game: String) -> String {
        say("You cannot paste boards of \(game).", "\(game): 판을 붙여 넣을 수 없는 게임입니다.")
    }

    /// The name of the keys that choose one of today's boards, on the bar and on the help page.
    var today: String { say("today", "오늘 판") }
    var toToday: String { say("today's boards", "오늘의 판") }

    /// The description of today's board of a game, with its setup.
    func todaysBoard(of game: String, _ setup: String) -> String {
        say(
            "\(game) of the day: \(setup). The same for everyone",
            "오늘의 \(game): \(setup). 누구나 같은 판")
    }

    var todaysBoards: String { say("Today's boards", "오늘의 판") }

    func streak(_ days: Int) -> String {
        say("\(days)-day streak", "\(days)일 연속 성공")
    }

    /// An explanation of how a streak begins, in two lines.
    var noStreak: [String] {
        [
            say("No streak yet.", "연속 기록이 없습니다."),
            say("Solve one board a day.", "하루 한 판을 푸십시오."),
        ]
    }

    /// The state of a board that is not solved yet.
    var toDo: String { say("to do", "미완료") }
    /// The state of a board that the player has begun.
    var isBegun: String { say("unfinished", "하던 판") }

    /// The time until the next boards, and shorter versions.
    func nextBoards(hours: Int, minutes: Int) -> [String] {
        [
            say(
                "Next boards in \(hours) h \(minutes) min, at 00:00 UTC",
                "다음 판까지 \(hours)시간 \(minutes)분(00:00 UTC)"),
            say(
                "Next boards in \(hours) h \(minutes) min",
                "다음 판까지 \(hours)시간 \(minutes)분"),
            say("next in \(hours) h \(minutes) min", "다음 판까지 \(hours)시간 \(minutes)분"),
        ]
    }
}
