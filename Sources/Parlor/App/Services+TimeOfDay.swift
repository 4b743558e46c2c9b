import Games
import Reactive
import TUI

extension Services {
    /// The current time for a list, in seconds since 1970. The clock is read when the list opens or
    /// becomes visible, and at each key and click, because it may have been set, or the machine may
    /// have slept. With `passesMinutes`, the time also advances each minute while the list is
    /// visible, and the clock is read at each full hour.
    func secondsSince1970(at console: Console, passesMinutes: Bool) -> Driver<Int> {
        let isVisible = console.surroundings.map { $0.hasFocus && !$0.isCovered }
            .distinctUntilChanged()
        let inputs = Observable<Void>.merge(
            console.keys.map { _ in },
            console.intents(of: ListSpot.self, keys: []).compactMap(\.pressed).map { _ in },
            isVisible.asObservable().skip(1).filter { $0 }.map { _ in })
        return .fold(clock()) {
            $0 = $1
        } commands: { times in
            let minutes = Driver.combineLatest(times, isVisible) { ($0, $1) }.asObservable()
                .flatMapLatest { time, isVisible -> Observable<Int> in
                    guard passesMinutes, isVisible else { return .never() }
                    let rest = 60 - time % 60
                    return Observable<Int>.timer(.seconds(rest), scheduler: console.scheduler)
                        .map { _ in (time + rest).isMultiple(of: 3600) ? clock() : time + rest }
                }
            return .merge(inputs.map { clock() }, minutes)
        }
    }
}
