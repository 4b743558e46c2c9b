import Reactive
import TUI

/// What a place looks like, and where it leads. Screens are functions that make one of what the
/// terminal says; whatever changes is a fold inside.
struct Screen {
    let view: Driver<AnyView>
    let moves: Observable<Navigation.Command>

    init(_ view: Driver<some View>, moves: Observable<Navigation.Command>) {
        self.view = view.map { AnyView($0) }
        self.moves = moves
    }
}

extension Console {
    /// What means the same everywhere: `?` shows what the keys do, `b` and Esc go back, `q` leaves;
    /// and so do clicks on these.
    func commonMoves(at place: Navigation.Place) -> Observable<Navigation.Command> {
        let clicks = intents(of: CommonSpot.self, keys: []).compactMap(\.pressed)
            .map { spot -> Navigation.Command in
                switch spot {
                case .back: .pop
                case .help: .push(.help(of: place))
                case .quit: .leave
                }
            }
        return .merge(commonKeys(at: place), clicks)
    }

    private func commonKeys(at place: Navigation.Place) -> Observable<Navigation.Command> {
        keys.compactMap { key in
            guard key.modifiers.isSubset(of: .shift) else { return nil }
            switch key.key {
            case .character("?"), .function(1): return .push(.help(of: place))
            case .character("b"), .escape: return .pop
            case .character("q"): return .leave
            default: return nil
            }
        }
    }
}
