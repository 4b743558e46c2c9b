import Parlor
import TUI

/// The screens of the laboratory: the player of recordings, the league and the demonstration.
@MainActor package enum LaboratoryScreens {
    /// Runs the screen that the command line requests, and then ends the program. Returns if the
    /// command line requests no such screen.
    package static func show(_ invocation: Invocation) {
        let words = invocation.words
        switch invocation.action {
        case .tool(Tool.replay.name) where !invocation.request.replay.isAnswered:
            ReplayProgram.run(invocation, Shell.environment)
        case .tool(Tool.league.name)
        where !invocation.isPlain && !invocation.request.isJSON && Shell.outputIsTerminal:
            LeagueTool.show(invocation)
        case .demo:
            let preferences = Preferences(invocation, Settings(), [:])
            var options = preferences.terminalOptions
            options.title = "parlor --demo"
            Terminal.run(options: options) { demo($0, theme: preferences.theme) }
                .leave(in: words, hasPlainForm: false)
        #if INSPECTOR
            case .play where invocation.inspects && !invocation.isPlain:
                let arguments = Array(CommandLine.arguments.dropFirst())
                InspectedGames(invocation, arguments, Shell.environment).play()
                    .leave(in: words)
        #endif
        default: break
        }
    }
}
