import Games
import ReactiveTesting

extension MinesGame {
    /// Everything that the player sees of the game and, if a step is given, of looking back at it.
    func seen(at step: Int? = nil) -> MinesSeen {
        var game = self
        game.apply(.init(.look(at: step), at: .zero))
        return MinesViewModel(game, scheduler: VirtualTimeScheduler()).seen(of: game)
    }
}
