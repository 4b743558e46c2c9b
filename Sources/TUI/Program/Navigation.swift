import Reactive

/// The way through the places of a program: the place that is shown is the last.
public struct Navigation<Place: Hashable>: Model, Equatable {
    public enum Command: Equatable {
        case push(Place)
        case replace(Place)
        case pop
        /// Back to the place where the way began.
        case popToFirst
        /// Leaves the program.
        case leave
    }

    /// The way here. Without a place, the program is over.
    public private(set) var places: [Place]

    public init(_ places: Place...) { self.places = places }
    public init(_ places: [Place]) { self.places = places }

    public var current: Place? { places.last }
    public var isOver: Bool { places.isEmpty }

    public mutating func apply(_ command: Command) {
        guard let current else { return }
        switch command {
        case .push(let place): if place != current { places.append(place) }
        case .replace(let place): places[places.count - 1] = place
        case .pop: places.removeLast()
        case .popToFirst: places.removeLast(places.count - 1)
        case .leave: places = []
        }
    }
}

extension Navigation: Sendable where Place: Sendable {}
extension Navigation.Command: Sendable where Place: Sendable {}

/// A place as a program shows it: its pictures, and the effects that it has outside of itself, as
/// values.
public struct Screen<Effect> {
    let view: Driver<AnyView>
    let effects: Observable<Effect>

    public init(_ view: Driver<some View>, effects: Observable<Effect> = .never()) {
        self.view = view.map { AnyView($0) }
        self.effects = effects
    }
}

/// A program of several places: it shows the screen of the place that is current, until the last
/// place is left.
///
/// A screen is made when its place is come to, and left when another one is. Its effects are
/// carried out by `carryOut` alone, which says where one of them leads, if it is a move.
public func screens<Place, Effect>(
    from start: Navigation<Place>, screen: @escaping (Place) -> Screen<Effect>,
    carryOut: @escaping (Effect) -> Navigation<Place>.Command?
) -> Driver<AnyView> {
    let journal = Journal.current
    let visits = Driver.fold(Visit(start, screen, journal)) { visit, event in
        switch event {
        case .move(let move): visit.move(move, screen, journal)
        case .view(let view): visit.view = view
        }
    } commands: { visits in
        visits.distinctUntilChanged(at: \.number).asObservable()
            .flatMapLatest { visit -> Observable<Visit<Place, Effect>.Event> in
                guard let screen = visit.screen else { return .empty() }
                // The effects first, so that none is lost that the beginning has.
                let events = Observable<Visit<Place, Effect>.Event>.merge(
                    screen.effects.compactMap(carryOut).map { .move($0) },
                    screen.view.asObservable().map { .view($0) })
                guard let journal, let stay = visit.stay else { return events }
                return Observable { downstream in
                    journal.enter(stay)
                    events.forward(to: downstream, onNext: downstream.next)
                }
            }
    }
    return visits.asObservable()
        .take(while: { !$0.navigation.isOver }, behavior: .inclusive)
        .compactMap(\.view).asDriver(onErrorDriveWith: .empty())
}

/// A stay at a place, which ends when another is gone to.
private struct Visit<Place: Hashable, Effect> {
    enum Event {
        case move(Navigation<Place>.Command)
        case view(AnyView)
    }

    private(set) var navigation: Navigation<Place>
    private(set) var screen: Screen<Effect>?
    private(set) var number = 0
    /// The latest picture; none before the screen has drawn one, and behind the last place.
    var view: AnyView?
    /// The stay in the journal, if there is one.
    private(set) var stay: Journal.Stay?

    init(
        _ navigation: Navigation<Place>, _ screen: (Place) -> Screen<Effect>, _ journal: Journal?
    ) {
        self.navigation = navigation
        enter(screen, journal)
    }

    mutating func move(
        _ move: Navigation<Place>.Command, _ screen: (Place) -> Screen<Effect>, _ journal: Journal?
    ) {
        let before = navigation
        navigation.apply(move)
        guard navigation != before else { return }
        number += 1
        view = nil
        enter(screen, journal)
    }

    private mutating func enter(_ screen: (Place) -> Screen<Effect>, _ journal: Journal?) {
        stay?.end()
        let place = navigation.current
        if let journal, let place {
            let stay = Journal.Stay()
            self.stay = stay
            self.screen = journal.make(for: stay) { screen(place) }
        } else {
            (self.screen, stay) = (place.map(screen), nil)
        }
    }
}
