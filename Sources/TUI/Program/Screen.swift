import MarblePictures
import Reactive

/// The screen of a place: its views, and its effects, which are requests to the rest of the
/// program.
public struct Screen<Effect> {
    package let view: Driver<AnyView>
    package let effects: Observable<Effect>

    public init(_ view: Driver<some View>, effects: Observable<Effect> = .never()) {
        self.view = view.map { AnyView($0) }
        self.effects = effects
    }
}

/// Runs a program with several places. It shows the screen of the current place, and ends when it
/// leaves the last place.
///
/// A screen begins when the program reaches its place, and ends when the program leaves the place.
/// Below a cover, a screen stays alive: it receives no events, and its surroundings state that it
/// is covered. Only `carryOut` carries out effects. It returns a command if the effect leads to
/// another place.
public func screens<Place, Effect>(
    _ console: Console, from start: Navigation<Place>,
    screen: @escaping (Place, Console) -> Screen<Effect>,
    carryOut: @escaping (Effect) -> Navigation<Place>.Command?
) -> Driver<AnyView> {
    let journal = Journal.current
    let visits = Driver.fold(Visit(start)) {
        (visit: inout Visit<Place>, event: Visit<Place>.Event) in
        switch event {
        case .move(let move): visit.move(move)
        case .view(let view): visit.view = view
        case .coverView(let view): visit.coverView = view
        }
    } commands: { visits -> Observable<Visit<Place>.Event> in
        typealias Events = Observable<Visit<Place>.Event>

        /// Returns the events of a stay at a place. Subscribes to the effects first, because the
        /// screen may emit one when it starts.
        func events(
            at place: Place?, _ console: Console, view: @escaping (AnyView) -> Visit<Place>.Event
        ) -> Events {
            guard let place else { return .empty() }
            let ownerLifetime = journal.map { _ in Journal.OwnerLifetime() }
            let screen =
                if let journal, let ownerLifetime {
                    journal.make(for: ownerLifetime) { screen(place, console) }
                } else {
                    screen(place, console)
                }
            let events = Events.merge(
                screen.effects.compactMap(carryOut).map { .move($0) },
                screen.view.asObservable().map(view))
            guard let journal, let ownerLifetime else { return events }
            return .deferred {
                let former = journal.ownerLifetime
                journal.enter(ownerLifetime)
                return events.do(onDispose: {
                    ownerLifetime.end()
                    // The covered place is visible again.
                    if let former, !former.isOver { journal.enter(former) }
                })
            }
        }

        let below = console.covered(while: visits.map { $0.navigation.cover != nil })
        return .merge(
            visits.distinctUntilChanged { $0.number == $1.number }.asObservable().flatMapLatest {
                visit in
                events(at: visit.navigation.places.last, below) { .view($0) }
            },
            visits.distinctUntilChanged { $0.coverNumber == $1.coverNumber }.asObservable()
                .flatMapLatest { visit in
                    events(at: visit.navigation.cover, console) { .coverView($0) }
                })
    }
    return visits.asObservable()
        .take(while: { !$0.navigation.isOver }, behavior: .inclusive)
        .compactMap { $0.shown }.asDriver(onErrorDriveWith: .empty())
}

/// The current place and its latest view.
private struct Visit<Place: Hashable> {
    enum Event {
        case move(Navigation<Place>.Command)
        case view(AnyView)
        case coverView(AnyView)
    }

    private(set) var navigation: Navigation<Place>
    /// The number of the stay at the last place, and that of the stay at the cover.
    private(set) var number = 0
    private(set) var coverNumber = 0
    /// The latest views; nil before the screen has sent one, or after the program has left the last
    /// place.
    var view, coverView: AnyView?

    init(_ navigation: Navigation<Place>) { self.navigation = navigation }

    var shown: AnyView? { navigation.cover == nil ? view : coverView }

    mutating func move(_ move: Navigation<Place>.Command) {
        let before = navigation
        navigation.apply(move)
        if navigation.cover != before.cover {
            coverNumber += 1
            coverView = nil
        }
        if navigation.places != before.places {
            number += 1
            view = nil
        }
    }
}

extension Console {
    /// Returns the same console for a screen that another place may cover. While it is covered, the
    /// screen receives no events.
    package func covered(while isCovered: Driver<Bool>) -> Console {
        let isCovered = isCovered.distinctUntilChanged()
        func open<Element>(_ elements: Observable<Element>) -> Observable<Element> {
            elements.withLatestFrom(isCovered.asObservable()) { ($0, $1) }
                .filter { !$0.1 }.map { $0.0 }
        }
        var console = self
        (console.events, console.gestures) = (open(events), open(gestures))
        console.readings = open(readings)
        console.surroundings = Driver.combineLatest(surroundings, isCovered) {
            surroundings, isCovered in
            var surroundings = surroundings
            surroundings.isCovered = surroundings.isCovered || isCovered
            return surroundings
        }
        return console
    }
}
