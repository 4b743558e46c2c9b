import Games
import Reactive

/// Background workers, each stored under the protocol that a game requests.
package struct Workers {
    private var workers: [ObjectIdentifier: Any] = [:]

    subscript<Worker>(_: Worker.Type) -> Worker? {
        get { workers[ObjectIdentifier(Worker.self)] as? Worker }
        set { workers[ObjectIdentifier(Worker.self)] = newValue }
    }

    /// The workers of all games, which run on other threads.
    @MainActor package static var background: Workers {
        GameModule.all.reduce(into: Workers()) { $1.workers(&$0) }
    }
}
