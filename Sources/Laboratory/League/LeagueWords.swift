import Parlor

struct LeagueWords: Phrasebook {
    let language: Language

    func title(_ day: String) -> String { say("League of \(day)", "\(day) 순위") }

    var nothingYet: String {
        say("No proven solution of this day's boards yet.", "이날의 판을 풀었다고 확인된 결과가 아직 없습니다.")
    }

    var player: String { say("Player", "이름") }
    var time: String { say(.time.capitalized) }
    var moves: String { say("Moves", "횟수") }
    var tries: String { say("Tries", "시도") }

    /// The names of several players whose recordings are the same.
    func sameRecording(_ names: String) -> String {
        say("\(names) (the same recording)", "\(names)(같은 녹화)")
    }

    /// A row of the table as plain text, with the number of moves and tries.
    func line(
        _ place: Int, player: String, time: String, moves: String, _ tries: Int
    ) -> String {
        say(
            "\(place). \(player): \(time), \(moves), \(tries, "try", plural: "tries")",
            "\(place)위 \(player): \(time), \(moves), 시도 \(tries)회")
    }

    /// The heading of the refused results. Each result follows on a line of its own.
    var refused: String { say("Not counted", "인정되지 않음") }

    func refusal(
        player: String, board: String, time: String, reason: String
    ) -> String {
        "\(player): \(board), \(time): \(reason)"
    }

    var missingDirectory: String {
        say(
            "Give the directory that contains the players' directories.",
            "플레이어별 디렉터리를 모아 둔 디렉터리를 지정하십시오.")
    }

    func noDirectory(_ path: String) -> String {
        say("There is no directory \(path).", "\(path) 디렉터리가 없습니다.")
    }

    func reason(_ failure: ProofFailure) -> String {
        switch failure {
        case .unrecorded: say("the game was not recorded", "녹화하지 않은 게임입니다")
        case .missing: say("there is no such recording", "그런 녹화 파일이 없습니다")
        case .unreadable: say("the recording cannot be replayed", "녹화를 재생할 수 없습니다")
        case .differs: say("the replay differs from the recording", "재생한 내용이 녹화와 다릅니다")
        case .unfinished: say("the recording breaks off", "녹화가 도중에 끊겼습니다")
        case .inspected: say("the inspector was in use", "인스펙터를 켜고 한 게임입니다")
        case .unsealed:
            say("the host has not sealed the recording", "호스트가 봉인하지 않은 녹화입니다")
        case .otherResult: say("the recording shows another result", "녹화에 나온 결과가 다릅니다")
        case .otherPlayer: say("the recording also belongs to another player", "다른 사람도 같은 녹화를 냈습니다")
        case .unknownBeginning:
            say("no recording shows how the game started", "게임의 시작이 나오는 녹화가 없습니다")
        case .otherBoard: say("the board is not that of the day", "그날의 판이 아닙니다")
        case .tooMuchWork:
            say("the recording takes too long to check", "녹화를 확인하는 데 너무 오래 걸립니다")
        case .helped: say("the player had help", "도움을 받은 게임입니다")
        case .waiting: say("the recording has not been checked yet", "녹화를 아직 확인하지 않았습니다")
        }
    }

    /// The heading of the notes. Each note follows on a line of its own.
    var notes: String { say("Not read", "읽지 못한 것") }
    func note(player: String, trouble: String) -> String { "\(player): \(trouble)" }

    func trouble(_ trouble: LeagueNote.Trouble) -> String {
        switch trouble {
        case .damagedLines(1):
            say("1 line of the results cannot be read", "결과 가운데 1줄을 읽을 수 없습니다")
        case .damagedLines(let count):
            say("\(count) lines of the results cannot be read", "결과 가운데 \(count)줄을 읽을 수 없습니다")
        case .unreadableResults: say("the results cannot be read", "결과를 읽을 수 없습니다")
        case .tooManyRefusals:
            say("there are more results that are not counted", "인정되지 않은 결과가 더 있습니다")
        }
    }
}

extension Words {
    var league: LeagueWords { LeagueWords(language: language) }
}
