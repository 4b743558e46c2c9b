import Reactive
import TUI

/// Below the prompt, and left there, if that is asked for.
var options = TerminalOptions()
if CommandLine.arguments.contains("--inline") { options.inlineRows = 13 }

/// A service that knows three names and takes its time.
let taken: Set = ["ada", "grace", "alan"]
Terminal.run(options: options) { console in
    signUpScreen(console) { name in
        Observable.just(!taken.contains(name))
            .delay(.milliseconds(400), scheduler: console.scheduler)
    }
}
.leave()
