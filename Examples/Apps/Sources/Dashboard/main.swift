import Reactive
import TUI

/// Measures an invented machine twice a second.
Terminal.run { console in
    dashboardScreen(console) {
        Observable<Int>.interval(.milliseconds(500), scheduler: console.scheduler).map { _ in
            let load = Double.random(in: 0...100)
            return Sample(load: load, memory: 40 + load / 5, line: "load \(Int(load)) %")
        }
    }
}
.leave()
