import TUI

let invocation = Shell.invocation

switch invocation.action {
case .help:
    Shell.say(HelpText(words: invocation.words, game: invocation.game, tool: invocation.tool).text)
case .version: Shell.say("parlor \(build)")
case .man: Shell.say(ManualPage(words: invocation.words).text)
case .completions(let shell): Shell.say(shell.script(in: invocation.words))
case .tool(Tool.replay.name)
where !invocation.request.isAnswered:
    ReplayProgram.run(invocation, Shell.environment)
case .tool(Tool.league.name) where !invocation.isPlain && !invocation.request.isJSON:
    LeagueTool.show(invocation)
case .tool(let name):
    guard let tool = Tool.named(name) else {
        preconditionFailure("A tool of an invocation is one of the program.")
    }
    Shell.end(tool.run(invocation, invocation.words, Shell.surroundings).rawValue)
case .demo:
    let preferences = Preferences(invocation, Settings(), [:])
    var options = preferences.terminalOptions
    options.title = "parlor --demo"
    Terminal.run(options: options) { demo($0, theme: preferences.theme) }.leave()
case .play where invocation.isPlain:
    let arguments = Array(CommandLine.arguments.dropFirst())
    PlainLoop(invocation, arguments, Shell.environment).play()
case .play:
    let arguments = Array(CommandLine.arguments.dropFirst())
    #if INSPECTOR
        if invocation.inspects {
            InspectedGames(invocation, arguments, Shell.environment).play().leave()
        }
    #endif
    Run(invocation, arguments, Shell.environment).play().leave()
}
