import Reactive
import TUI

/// With `--inline`, the form is below the prompt, and stays there after the end.
var options = TerminalOptions()
if CommandLine.arguments.contains("--inline") { options.inlineRows = 13 }

/// The names that are taken, as a slow service reports.
let taken: Set = ["ada", "grace", "alan"]
Terminal.run(options: options) { console in
    signUpScreen(console) { name in
        Observable.just(!taken.contains(name))
            .delay(.milliseconds(400), scheduler: console.scheduler)
    }
}
.leave()
