import Games
import Reactive

/// The words that all games share.
package struct GameWords: Phrasebook {
    package let language: Language

    /// The time that a game took in words, for typed play.
    func time(_ time: GameTime) -> String {
        time.isLessThanSecond
            ? say("less than 1 s", "1초 미만")
            : self.time(ClockReading(seconds: time.seconds), tenth: time.tenth)
    }

    /// The time on a clock in words, for typed play.
    func time(_ clock: ClockReading, tenth: Int? = nil) -> String {
        let seconds = "\(clock.seconds)" + (tenth.map { ".\($0)" } ?? "")
        return say("\(clock.minutes) min \(seconds) s", "\(clock.minutes)분 \(seconds)초")
    }

    package func moves(_ count: Int) -> String { say("\(count, "move")", "\(count)회") }
    var boardOfTheDay: String { say(.boardOfTheDay.capitalized) }

    /// The title of a game on a board of the day.
    func ofTheDay(_ game: String) -> String { say("\(game) of the day", "오늘의 \(game)") }

    /// The streak of days with a board that was solved without help.
    func streak(_ days: Int) -> String {
        say(
            "Boards of the day: \(days)-day streak.", "오늘의 판: \(days)일 연속 성공.")
    }

    /// The end of a game, at the top of its screen.
    func end(isWon: Bool) -> String { isWon ? say("won", "승리") : say("lost", "패배") }

    /// The word for a lost game, in place of its time.
    var isLost: String { say("lost", "실패") }

    /// The best figures so far, for the end of a game.
    func bestSoFar(_ figure: String) -> String {
        say("Best so far: \(figure).", "지금까지 최고 기록: \(figure).")
    }

    func newBest(figure: String, former: String) -> String {
        say("New best: \(figure). Before: \(former).", "새 기록: \(figure), 이전 \(former).")
    }

    /// A line below the setting for moving with h j k l, about its effect on the hint key.
    var letterKeysSummary: String { say("On: the hint key is H. Off: it is h", "켬: 힌트 키는 H. 끔: h") }

    /// The sentence for a first result, which has no earlier result to compare with.
    var firstBest: String { say("This is your first result.", "첫 기록입니다.") }

    /// The help that the player used in a game; nil if there was none.
    func help(_ help: GameHelp?) -> String? {
        guard let help, !help.isNone else { return nil }
        let kinds = [
            help.hints > 0 ? say("\(help.hints, "hint")", "힌트 \(help.hints)회") : nil,
            help.undone > 0
                ? say("\(help.undone, "move") undone", "실행 취소 \(help.undone)회") : nil,
            help.rescues > 0
                ? say("\(help.rescues, "mistake") undone", "실수 복구 \(help.rescues)회") : nil,
            help.restarts > 0
                ? say("\(help.restarts, "restart")", "다시 시작 \(help.restarts)회") : nil,
            help.isInspected ? say("the inspector", "인스펙터") : nil,
        ]
        let list = kinds.compactMap(\.self).joined(separator: ", ")
        return [
            list.isEmpty ? nil : say("with help: \(list)", "도움: \(list)"),
            help.timeouts > 0 ? ranOut(help.timeouts) : nil,
            help.isKnownBoard ? say("you had played this board before", "전에 해 본 판") : nil,
        ].compactMap(\.self).joined(separator: "; ")
    }

    /// The number of times that the time ran out.
    private func ranOut(_ count: Int) -> String {
        say(
            "the time ran out \(count == 1 ? "once" : count == 2 ? "twice" : "\(count) times")",
            "시간 종료 \(count)회")
    }

    /// The help as a sentence.
    func helpTaken(_ help: GameHelp?) -> String? {
        self.help(help).map { $0.capitalizingFirst + "." }
    }

    /// The refusal to look back beyond the first step.
    var isBeginning: String { say("This is the beginning.", "처음입니다.") }

    /// The answer to a search for another step with a mistake: the mistakes are not known yet,
    /// there are none, or only the shown step has one.
    func noOtherMistake(in lookBack: LookBack) -> String {
        if lookBack.mistakes == nil {
            return say("The mistakes are not known yet.", "실수를 아직 찾는 중입니다.")
        }
        return lookBack.nextMistake == nil
            ? say("There is no mistake.", "실수가 없습니다.")
            : say("Only this step has a mistake.", "실수는 이 단계뿐입니다.")
    }

    var isEnd: String { say("This is the end.", "마지막입니다.") }

    /// The place of the step that the player looks back at, and its time on the clock.
    func place(of lookBack: LookBack) -> String {
        pastStep(step: lookBack.number, last: lookBack.lastNumber, seconds: lookBack.seconds)
    }

    /// The place of a step among all steps of a game that the player looks back at.
    /// `seconds` is its time on the clock; nil if that is not known.
    func pastStep(step: Int, last: Int, seconds: Int? = nil) -> String {
        let place = say("Step \(step) of \(last)", "\(last)단계 중 \(step)단계")
        return place + (seconds.map { " · \(ClockReading(seconds: $0).text)" } ?? "")
    }

    /// The steps that the player undid before the shown step. The first step is named if its name
    /// is known.
    func undoneBefore(_ step: String?, _ count: Int) -> String {
        guard let step else {
            return say("Undone before this: \(count, "step").", "앞서 실행 취소한 것: \(count)단계.")
        }
        return count == 1
            ? say("Undone before this: \(step).", "앞서 실행 취소한 것: \(step).")
            : say(
                "Undone before this: \(step), and \(count - 1, "more step").",
                "앞서 실행 취소한 것: \(step) 외 \(count - 1)단계.")
    }

    /// The sentence about a move that a hint suggested. `name` is the name of the hint, if it has
    /// one.
    func fromHint(_ name: String?) -> String {
        guard let name else { return say("From a hint.", "힌트를 따랐습니다.") }
        return say("From a hint: \(name).", "힌트를 따랐습니다: \(name).")
    }

    /// The refusal of a board that was pasted during a game.
    func pasteBefore(onPageOf game: String) -> String {
        say(
            "You can paste a board on the \(game) page, but not during a game.",
            "게임 중에는 붙여 넣지 못합니다. 판은 \(game) 화면에 붙여 넣으십시오.")
    }

    var takesNoText: String { say("You cannot paste during a game.", "게임 중에는 붙여 넣지 못합니다.") }

    /// The answer to the key that takes back a move, after the end of the game.
    var isOverForUndo: String {
        say("The game is over. Nothing can be undone.", "게임이 끝나서 실행 취소할 수 없습니다.")
    }

    /// The answer to the hint key while a board is being made.
    var hintFollows: String { say("The hint will appear shortly.", "곧 힌트를 보여 드립니다.") }

    var isCopied: String { say("Copied.", "복사했습니다.") }

    /// The sentence that `u` brings back the cards before a reset, or the previous game.
    func canTakeBack(isReset: Bool) -> String {
        isReset
            ? say("u brings back the cards as they were.", "u 키: 다시 덮기 전으로 돌아갑니다.")
            : say("u brings back the previous game.", "u 키: 이전 게임으로 돌아갑니다.")
    }

    /// The description of the board of the day, with its setup and the time of the next board.
    func boardOfTheDay(_ setup: String) -> String {
        say(
            "\(setup). The same for everyone. Next board at 00:00 UTC.",
            "\(setup). 누구나 같은 판. 다음 판은 00:00 UTC(한국 시간 09:00).")
    }
}
