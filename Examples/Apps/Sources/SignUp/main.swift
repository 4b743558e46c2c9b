import Reactive
import TUI

/// A service that knows three names and takes its time.
let taken: Set = ["ada", "grace", "alan"]
Terminal.run { console in
    signUpScreen(console) { name in
        Observable.just(!taken.contains(name))
            .delay(.milliseconds(400), scheduler: console.scheduler)
    }
}
.leave()
