import TUI

// Three lines below the prompt, which stay there afterwards.
var options = TerminalOptions()
options.inlineRows = 3
Terminal.run(options: options, stopwatch).leave()
