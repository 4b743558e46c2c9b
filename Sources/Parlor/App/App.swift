import Reactive
import TUI

/// The whole program: the screen of the place one is at, until one has left the last.
///
/// The state is where one is, with the screen of that place, which is made when one comes there.
/// A screen's moves go back into it.
func app(
    _ console: Console, from start: Navigation,
    screen: @escaping (Navigation.Place) -> Screen
) -> Driver<AnyView> {
    let visits = Driver.fold(Visit(start, screen)) { visit, move in
        visit.move(move, screen)
    } commands: { visits in
        visits.distinctUntilChanged(at: \.number).asObservable()
            .flatMapLatest { $0.screen?.moves ?? .empty() }
    }
    return visits.distinctUntilChanged(at: \.number).asObservable()
        .take(while: { !$0.navigation.isOver }, behavior: .inclusive)
        .flatMapLatest { $0.screen?.view.asObservable() ?? .empty() }
        .asDriver(onErrorDriveWith: .empty())
}

/// A stay at a place, which ends when one goes elsewhere.
private struct Visit {
    private(set) var navigation: Navigation
    private(set) var screen: Screen?
    private(set) var number = 0

    init(_ navigation: Navigation, _ screen: (Navigation.Place) -> Screen) {
        self.navigation = navigation
        self.screen = navigation.current.map(screen)
    }

    mutating func move(
        _ move: Navigation.Command, _ screen: (Navigation.Place) -> Screen
    ) {
        let before = navigation
        navigation.apply(move)
        guard navigation != before else { return }
        number += 1
        self.screen = navigation.current.map(screen)
    }
}
