/// The position of a question that cannot be parsed.
package enum InputPosition: Equatable, Sendable {
    /// A line of standard input, counted from 1.
    case line(Int)

    /// An argument after the name of the tool, counted from 1.
    case argument(Int)

    /// The value of an option.
    case option(String)
}

/// A mistake in a question, and its column, counted from 1.
package struct InputError: Error, Equatable, Sendable {
    let column: Int
    let reason: Reason

    /// A mistake that only a game can describe. `name` identifies the mistake, and `sentence`
    /// describes it.
    package struct Reason: Equatable, Sendable {
        let name: String
        let sentence: @Sendable (Words) -> String

        package init(_ name: String, _ sentence: @escaping @Sendable (Words) -> String) {
            (self.name, self.sentence) = (name, sentence)
        }

        package static func == (one: Reason, other: Reason) -> Bool { one.name == other.name }
    }
}

/// The reason why a tool cannot do its work.
package enum ToolProblem: Equatable, Sendable {
    case badInput(InputError, at: InputPosition)
    case notRead(DiskFailure)
    case notWritten(String?, DiskFailure)

    /// Moves were given, but not their deal.
    case missingDeal

    /// Standard output takes only one page, and there are several.
    case needsFileName(pages: Int)

    /// A problem that only the tool can describe.
    case ofTool(InputError.Reason)

    /// A puzzle to print has no solution or several.
    case notUnique(InputPosition)

    /// None of the puzzles made from the seed has the requested properties.
    case noSuchPuzzle(tries: Int, seed: UInt64)

    /// None of the boards of mines made from the seed has the requested properties.
    case noSuchBoard(tries: Int, seed: UInt64)

    /// The program makes no boards without guesses that have so many mines.
    case tooManyMines(most: Int)

    /// The board has no cell with this name.
    case noSuchCell(String, last: String)

    /// A problem with the program's own files.
    case storage(StorageProblem)

    package func sentence(in words: Words) -> String {
        let texts = words.complaints
        return switch self {
        case .badInput(let fault, let place):
            texts.at(
                ToolProblem.name(place, texts), fault.column, fault.reason.sentence(words))
        case .notRead(let failure): texts.notRead(words.storage.reason(failure))
        case .notWritten(let path?, .missing):
            texts.fileNotWritten(
                path: path.printablePath,
                reason: texts.noDirectory(Disk.parent(of: path).printablePath))
        case .notWritten(let path?, let failure):
            texts.fileNotWritten(path: path.printablePath, reason: words.storage.reason(failure))
        case .notWritten(nil, let failure): texts.notWritten(words.storage.reason(failure))
        case .missingDeal: texts.missingDeal
        case .needsFileName(let pages): texts.needsFileName(pages)
        case .ofTool(let reason): reason.sentence(words)
        case .noSuchPuzzle(let tries, let seed): texts.noSuchPuzzle(tries, "\(seed)")
        case .noSuchBoard(let tries, let seed): texts.noSuchBoard(tries, "\(seed)")
        case .tooManyMines(let most): texts.tooManyMines(most)
        case .noSuchCell(let name, let last): texts.noSuchCell(name: name.printable, last: last)
        case .storage(let problem): problem.sentence(in: words)
        case .notUnique(let place): texts.notUnique(ToolProblem.name(place, texts))
        }
    }

    private static func name(_ place: InputPosition, _ texts: ComplaintWords) -> String {
        switch place {
        case .line(let number): texts.line(number)
        case .argument(let number): texts.argument(number)
        case .option(let name): name
        }
    }
}
