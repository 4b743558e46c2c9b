import TUI

/// Starts the part of the program that the command line requests: help, a tool or the games.
@MainActor package enum Launch {
    /// Carries out the invocation. Playing and running a tool end the process. The function returns
    /// only after it has written a text, such as the help. `tools` contains the tools that this
    /// module describes but does not implement.
    package static func run(
        _ invocation: Invocation, tools: [ToolName: @Sendable (inout ToolContext) -> Void]
    ) {
        let words = invocation.words
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch invocation.action {
        case .help:
            Shell.say(HelpText(words: words, game: invocation.game, tool: invocation.tool).text)
        case .version: Shell.say("parlor \(build)")
        case .man: Shell.say(ManualPage(words: words).text)
        case .completions(let shell): Shell.say(shell.script(in: words))
        case .tool(let name):
            guard let tool = Tool.named(name) else {
                preconditionFailure("The tool of an invocation must exist.")
            }
            var surroundings = Shell.surroundings
            surroundings.handedIn = tools
            Shell.end(tool.run(invocation, words, surroundings).rawValue)
        case .play where invocation.isPlain:
            PlainLoop(invocation, arguments, Shell.environment).play()
        case .play:
            Run(invocation, arguments, Shell.environment).play()
                .leave(in: words)
        case .demo: preconditionFailure("The demonstration is not part of this program.")
        }
    }
}
