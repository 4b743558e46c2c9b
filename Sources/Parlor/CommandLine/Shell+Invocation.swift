extension Shell {
    /// The request to this process. It ends here where that cannot be understood.
    static var invocation: Invocation {
        do {
            return try Invocation.parse(Array(CommandLine.arguments.dropFirst()), environment)
        } catch {
            refuse(error.sentence, status: 2)
        }
    }
}

extension Invocation {
    /// The words for what is printed before any setting is read.
    var words: Words { (language ?? Language(Shell.environment)).words }
}
