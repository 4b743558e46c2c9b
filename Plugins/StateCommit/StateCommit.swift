import Foundation
import PackagePlugin

/// Writes the commit that the program is built from into a source file, which each build updates.
@main struct StateCommit: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) -> [Command] {
        let root = context.package.directoryURL
        let folder = context.pluginWorkDirectoryURL
        return [
            .prebuildCommand(
                displayName: "State the commit",
                executable: URL(filePath: "/bin/sh"),
                arguments: [
                    root.appending(path: "Scripts/state-commit").path, root.path, folder.path,
                ],
                outputFilesDirectory: folder)
        ]
    }
}
