import Reactive
import TUI

/// With `--inline`, the form is below the prompt, and stays there after the end.
var options = TerminalOptions()
if CommandLine.arguments.contains("--inline") { options.inlineRows = 13 }

/// A slow service, for which three names are taken.
let taken: Set = ["ada", "grace", "alan"]
Terminal.run(options: options) { console in
    signUpScreen(console) { name in
        Observable.just(!taken.contains(name))
            .delay(.milliseconds(400), scheduler: console.scheduler)
    }
}
.leave()
