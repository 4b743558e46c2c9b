import TUI

var options = TerminalOptions()
options.inlineRows = 2
Terminal.run(options: options, information).leave()
