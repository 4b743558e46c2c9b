/// The reasons for refusing a command line, one sentence each.
struct CommandLineRefusalWords: Phrasebook {
    let language: Language

    func unknownOption(name: String, hint: String) -> String {
        say("There is no option \(name). \(hint)", "\(name) 옵션은 없습니다. \(hint)")
    }

    var noInspector: String {
        say(
            "This build has no inspector. In a checkout, run `swift run parlor --inspect`.",
            "이 빌드에는 인스펙터가 없습니다. 저장소에서 `swift run parlor --inspect`로 실행하십시오.")
    }

    func takesNoValue(_ name: String) -> String {
        say("The option \(name) takes no value.", "\(name) 옵션에는 값을 줄 수 없습니다.")
    }

    func missingValue(name: String, accepted: String) -> String {
        say(
            "The option \(name) needs a value: \(accepted).",
            "\(name) 옵션 뒤에 값이 필요합니다: \(accepted).")
    }

    func badValue(
        name: String, value: String, accepted: String, hint: String
    ) -> String {
        let wanted = say(
            "\"\(value)\" is not valid for \(name), which needs \(accepted).",
            "\(name) 옵션에 \"\(value)\" 값은 쓸 수 없습니다. 가능한 값: \(accepted).")
        return hint.isEmpty ? wanted : "\(wanted) \(hint)"
    }

    func unknownGame(name: String, hint: String) -> String {
        say("There is no game \"\(name)\". \(hint)", "\"\(name)\" 게임은 없습니다. \(hint)")
    }

    func secondGame(name: String, other: String) -> String {
        say(
            "Choose only one game: \(other) or \(name).",
            "게임은 한 번에 하나만 고를 수 있습니다: \(other) 또는 \(name).")
    }

    func unknownCommand(name: String, game: String, hint: String) -> String {
        say(
            "\(game) has no command \"\(name)\". \(hint)",
            "\(game) 게임에 \"\(name)\" 명령은 없습니다. \(hint)")
    }

    func notTaken(option: String, whom: String, takers: String) -> String {
        say(
            "The option \(option) does not apply to \(whom). It is for \(takers).",
            "\(option) 옵션은 \(whom)에 쓸 수 없습니다. 쓸 수 있는 곳: \(takers).")
    }

    func tooMuch(tool: String, word: String) -> String {
        say(
            "The command \(tool) does not take \"\(word)\".",
            "\(tool) 명령에 \"\(word)\" 인자는 쓸 수 없습니다.")
    }

    func contradiction(_ one: String, _ other: String) -> String {
        say(
            "Both \(one) and \(other) choose the board. Use only one of them.",
            "\(one) 옵션과 \(other) 옵션은 둘 다 판을 정합니다. 하나만 고르십시오.")
    }

    func missingOption(option: String, base: String) -> String {
        say(
            "The option \(option) needs \(base).",
            "\(option) 옵션은 \(base) 옵션과 함께 써야 합니다.")
    }

    func apart(_ one: String, _ other: String) -> String {
        say(
            "The options \(one) and \(other) cannot be combined. Use only one of them.",
            "\(one) 옵션과 \(other) 옵션은 함께 쓸 수 없습니다. 하나만 고르십시오.")
    }

    func didYouMean(_ word: String) -> String { say("Did you mean \(word)?", "혹시 \(word)입니까?") }
    func playable(_ games: String) -> String { say("Try \(games).", "할 수 있는 게임: \(games).") }
    func commands(_ names: String) -> String { say("Try \(names).", "쓸 수 있는 명령: \(names).") }

    var seeHelp: String {
        say("Add --help for the list.", "뒤에 --help를 붙이면 모두 볼 수 있습니다.")
    }

    var menu: String { say("the menu", "메뉴") }
    var anyGame: String { say("the games on the screen", "게임 화면") }
}
