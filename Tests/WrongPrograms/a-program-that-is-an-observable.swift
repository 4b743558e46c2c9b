// expect: A program returns a Driver of views: add asDriver(onErrorDriveWith: .empty()).
import Reactive
import TUI

@MainActor func main() {
    Terminal.run { console in console.keys.map { Text("\($0)") } }.leave()
}
