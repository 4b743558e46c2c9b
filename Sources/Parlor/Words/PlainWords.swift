import Games

/// The sentences of typed play that all games share.
struct PlainWords: Phrasebook {
    let language: Language

    var goodbye: String { say("Goodbye.", "안녕히 가십시오.") }

    var tooLong: String {
        say("The line is longer than 64 KB and is ignored.", "64KB보다 긴 줄은 무시합니다.")
    }

    /// Sentences about a pause.
    var isPaused: String {
        say("The game is paused. Type \"resume\" to continue.", "게임이 멈춰 있습니다. \"재개\"를 입력하면 이어집니다.")
    }

    var goesOn: String { say("The game continues.", "게임을 이어서 합니다.") }
    func goesOn(_ title: String) -> String {
        say("This game continues: \(title).", "이 게임을 이어서 합니다: \(title).")
    }
    var isBack: String { say("You are back where you were.", "이전 상태로 돌아왔습니다.") }

    /// The answers if wrong words follow a command that takes none, or only a number.
    func takesNothing(_ name: String) -> String {
        say("Type only \"\(name)\".", "\"\(name)\"만 입력하십시오.")
    }
    func takesTimes(_ names: Phrase) -> String {
        let (least, most) = (TypedNames.times.lowerBound, TypedNames.times.upperBound)
        let name = first(of: names)
        return say(
            "After \"\(name)\", type only the number of times, from \(least) to \(most).",
            "\"\(name)\" 뒤에는 횟수(\(least)–\(most))만 입력하십시오.")
    }

    /// The answer if the name of a cell is missing.
    var needsCell: String {
        say("Add the name of a cell, such as c5.", "칸의 이름도 입력하십시오. 예: c5")
    }

    /// The first of several names of a command.
    func first(of names: Phrase) -> String {
        String(names.text(in: language).prefix { $0 != " " })
    }

    // The reasons why a deed is not available at a moment.
    var notYet: String { say("The board is not ready yet.", "판이 아직 준비되지 않았습니다.") }
    var notBegun: String { say("The game has not started yet.", "아직 게임을 시작하지 않았습니다.") }

    var isOver: String {
        say(
            "This game is over. Type \"new\" or \"restart\".",
            "끝난 게임입니다. \"새게임\"이나 \"다시시작\"을 입력하십시오.")
    }

    func played(_ time: String) -> String {
        say("You have played for \(time).", "지금까지 걸린 시간은 \(time)입니다.")
    }

    func canTakeBack(isReset: Bool) -> String {
        isReset
            ? say(
                "Type \"undo\" to bring back the cards as they were.",
                "\"실행취소\"를 입력하면 다시 덮기 전으로 돌아갑니다.")
            : say(
                "Type \"undo\" to return to the previous game.",
                "\"실행취소\"를 입력하면 이전 게임으로 돌아갑니다.")
    }

    /// A sentence about the moments at which a word can be used, for a word that cannot be used
    /// during play.
    func isOnly(_ names: Phrase, at moments: Set<GameMoment>) -> String {
        let times = [
            (GameMoment.ready, Phrase("before the game starts", "게임을 시작하기 전")),
            (.paused, Phrase("while the game is paused", "게임이 멈춰 있는 동안")),
            (.over, Phrase("after the game is over", "게임이 끝난 뒤")),
        ].filter { moments.contains($0.0) }.map { $0.1.text(in: language) }
        let name = first(of: names)
        return say(
            "You can use \"\(name)\" only \(times, .or).",
            "\(times.joined(separator: "이나 "))에만 \"\(name)\" 명령을 쓸 수 있습니다.")
    }

    /// The text of a hint, followed by the effect of the next request; only the text if there is
    /// no further step.
    func hint(_ text: String, before step: HintStep?) -> String {
        [text, step.flatMap(next)].compactMap(\.self).joined(separator: " ")
    }

    /// The effect of requesting a hint again; nil if it has none.
    func next(_ step: HintStep) -> String? {
        switch step {
        case .more: say("Type \"hint\" again to hear more.", "\"힌트\"를 다시 입력하면 더 알려 줍니다.")
        case .why: say("Type \"hint\" again to hear why.", "\"힌트\"를 다시 입력하면 이유를 알려 줍니다.")
        case .doIt: say("Type \"hint\" again to apply it.", "\"힌트\"를 다시 입력하면 적용합니다.")
        case .nothing: nil
        }
    }

    func unknown(_ word: String, _ nearest: String?) -> String {
        guard let nearest else {
            return say(
                "There is no command \"\(word)\". Type \"help\" for a list.",
                "\"\(word)\" 명령은 없습니다. \"도움말\"을 입력하면 명령을 알려 줍니다.")
        }
        return say(
            "There is no command \"\(word)\". Did you mean \"\(nearest)\"?",
            "\"\(word)\" 명령은 없습니다. 혹시 \"\(nearest)\"입니까?")
    }

    func unclear(_ word: String, _ names: [String]) -> String {
        say("\"\(word)\" could be \(names, .or).", "\"\(word)\"에 맞는 명령이 여럿입니다: \(names).")
    }

    var home: PlainHomeWords { PlainHomeWords(language: language) }
}
