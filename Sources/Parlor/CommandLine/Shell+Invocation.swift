extension Shell {
    /// The command line of this process. A mistake in it ends the process.
    package static var invocation: Invocation {
        do {
            return try Invocation.parse(Array(CommandLine.arguments.dropFirst()), environment)
        } catch {
            refuse(error.sentence, status: 2)
        }
    }

    /// Writes a text to standard output. Ignores that the reader has closed the pipe. Any other
    /// failure is reported and ends the process.
    static func say(_ text: String) {
        do throws(DiskFailure) {
            try writeOutput(Array("\(text)\n".utf8))
        } catch {
            if error == .readerLeft { return }
            refuse(ToolProblem.notWritten(nil, error).sentence(in: invocation.words), status: 2)
        }
    }
}

extension Invocation {
    /// The words for messages that appear before the settings are read.
    package var words: Words { (language ?? Language(Shell.environment)).words }
}
