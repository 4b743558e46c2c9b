import Games
import Reactive

/// Background workers, each stored under the protocol that a game requests.
package struct Workers {
    private var workers: [ObjectIdentifier: Any] = [:]

    /// A worker whose type is the protocol that a game requests. A cast to this structure is fast.
    /// For a cast to the protocol, the runtime would search all conformances of the program.
    private struct Held<Worker> { let worker: Worker }

    subscript<Worker>(_: Worker.Type) -> Worker? {
        get { (workers[ObjectIdentifier(Worker.self)] as? Held<Worker>)?.worker }
        set { workers[ObjectIdentifier(Worker.self)] = newValue.map(Held.init) }
    }

    /// The workers of all games, which run on other threads.
    @MainActor package static var background: Workers {
        GameModule.all.reduce(into: Workers()) { $1.workers(&$0) }
    }
}
