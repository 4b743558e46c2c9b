import TUI

@testable import Parlor

extension SceneEvent {
    /// A key at the beginning of the run, for tests in which no time passes.
    static func key(_ key: KeyPress) -> SceneEvent { .key(key, at: .zero) }
}
