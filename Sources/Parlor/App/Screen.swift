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
    /// The keys that mean the same everywhere: `?` shows what the others do, `b` and Esc go back,
    /// `q` leaves.
    func commonMoves(at place: Navigation.Place) -> Observable<Navigation.Command> {
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
