import PackagePlugin

@main struct Deal: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        print(try context.tool(named: "parlor").url.path)
    }
}
