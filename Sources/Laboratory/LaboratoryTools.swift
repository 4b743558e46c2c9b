import Parlor

/// The tools of the laboratory that have no screen. The executable passes them to the program.
package enum LaboratoryTools {
    /// The tools by their names. `trial` runs recordings in other processes.
    package static func all(
        _ trial: RecordingTrial = .processes
    ) -> [ToolName: @Sendable (inout ToolContext) -> Void] {
        [
            Tool.replay.name: { ReplayTool.run(&$0, trial) },
            Tool.league.name: { LeagueTool.run(&$0) },
        ]
    }
}
