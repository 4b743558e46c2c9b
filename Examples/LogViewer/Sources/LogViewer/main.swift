import Foundation
import Reactive
import TUI

guard CommandLine.arguments.count == 2 else {
    print("usage: LogViewer FILE")
    exit(2)
}
let path = CommandLine.arguments[1]
Terminal.run { console in
    logViewer(
        console, lines: lines(of: path).asObservable().catch { .just("error: \($0)") })
}.leave()
