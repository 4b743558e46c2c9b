import ReactiveThreads

/// A step in the delivery of a command: the new state, one of the news, or the end of the news.
///
/// A class, because turns pass through many functions and a state may be large. Exclusivity of the
/// state is checked: code that reads the state during a change ends the program.
@usableFromInline final class Turn<State, News> {
    @usableFromInline var state: State
    @usableFromInline let news: News?
    /// Indicate whether this turn is the first and the last of a command. Both are true for a
    /// command without news.
    // Sound: only one isolation domain uses a turn, and no access contains a call.
    @exclusivity(unchecked) @usableFromInline var isFirst, isLast: Bool

    @inlinable init(
        _ state: State, news: News? = nil, isFirst: Bool = false, isLast: Bool = false
    ) {
        (self.state, self.news, self.isFirst, self.isLast) = (state, news, isFirst, isLast)
    }
}

extension Observable {
    /// Returns the turns of a state that only commands change. All listeners share them.
    @inlinable static func turns<State, News, Command>(
        of start: State, apply: @escaping (inout State, Command, (News) -> Void) -> Void,
        commands: @escaping (Observable<Element>) -> Observable<Command>
    ) -> Observable<Element> where Element == Turn<State, News> {
        let commanded = Observable { connection in
            // Sound: only the `Shared` stream below subscribes to this stream, with a
            // `SharingSubscriber`.
            let sharing = unsafeDowncast(connection, to: SharingSubscriber<Element>.self)
            let turns = unsafeDowncast(sharing.listeners, to: Current<Element>.self)
            // Created here, and not at the call. There, the optimizer would see the closure, and
            // would specialize all the rules of a game for this closure.
            let pendingNews = Box<[News]>([])
            let emit: (News) -> Void = { pendingNews.value.append($0) }
            commands(turns.nonRetaining()).forward(to: connection) { command in
                // This check captures the connection, which therefore lives as long as the
                // commands.
                if connection.isStopped { return }
                // During a delivery, a new turn, because listeners still use the current one.
                let present = turns.newest
                let next = turns.isDelivering ? Turn(present.state) : present
                apply(&next.state, command, emit)
                (next.isFirst, next.isLast) = (true, pendingNews.value.isEmpty)
                if next.isLast { return turns.accept(next) }
                let news = pendingNews.value.map { Turn(next.state, news: $0) }
                pendingNews.value = []
                turns.accept(next, then: news + [Turn(next.state, isLast: true)])
            } onEnd: { ending in
                // The state outlives its commands. If they fail, the program has a mistake.
                if let error = ending.error {
                    assertionFailure("The commands of a state have failed: \(error)")
                }
            }
        }
        return Shared(
            commanded, .whileConnected,
            makeListeners: { Current(Turn(start), IsolationCheck(#fileID, #line)) },
            handle: { _, _ in })
    }

    /// Returns the current state, and then each new one, before or after its news.
    @inlinable func states<State, News>(afterNews: Bool = false) -> Observable<State>
    where Element == Turn<State, News> {
        lift(remembering: true) { me, turn in
            Stage<Element, State, Bool>.at(me) { stage in
                guard stage.memory || (afterNews ? turn.isLast : turn.isFirst) else { return }
                stage.memory = false
                stage.send(turn.state)
            }
        }
    }
}
