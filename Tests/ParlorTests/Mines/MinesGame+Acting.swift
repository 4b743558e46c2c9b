import Games
import Reactive

extension MinesGame {
    /// Plays an action, and answers the question that follows at once.
    mutating func act(_ action: Action, at time: Duration = .zero) {
        apply(.init(action, at: time))
        if let question { apply(.init(.judge(question.answer, about: question), at: time)) }
    }

    /// Everything that the player sees of the game and, if a step is given, of looking back at it.
    func seen(at step: Int? = nil) -> MinesSeen {
        var game = self
        game.act(.look(at: step))
        return MinesViewModel(
            game, judge: ImmediateMinesJudge(), scheduler: VirtualTimeScheduler()
        ).seen(of: game)
    }
}
