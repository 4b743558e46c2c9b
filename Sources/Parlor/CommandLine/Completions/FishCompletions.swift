/// The script that completes the command line in fish.
struct FishCompletions {
    let positions: [CompletionPosition]
    let words: Words

    var text: String {
        """
        # Completes the command line of parlor in fish: keep it as
        # ~/.config/fish/completions/parlor.fish.
        function __parlor_at
            set -l place ''
            for word in (commandline -opc)[2..-1]
                switch "$place $word"
                    case \(positions.steps.map(quoted).joined(separator: " "))
                        set place (string trim -- "$place $word")
                end
            end
            contains -- "$place" $argv
        end
        complete -c parlor -f
        \((positions.flatMap(next) + positions.options.map(line)).joined(separator: "\n"))
        """
    }

    private func next(at position: CompletionPosition) -> [String] {
        let here = "complete -c parlor -n \(condition([position]))"
        let words = position.next.map { "\(here) -a \($0.name) -d \(quoted($0.summary))" }
        return (position.takesFile ? ["\(here) -F"] : []) + words
    }

    private func line(for option: CommandOption) -> String {
        let takers = positions.filter { $0.options.contains { $0.name == option.name } }
        let parts = [
            "complete -c parlor -n \(condition(takers))",
            option.shortName.map { "-s \($0.dropFirst())" }, "-l \(option.name.dropFirst(2))",
            value(of: option), "-d \(quoted(option.summary(words)))",
        ]
        return parts.compactMap(\.self).joined(separator: " ")
    }

    private func value(of option: CommandOption) -> String? {
        switch option.value {
        case nil: nil
        case .choice(let names): "-x -a \(quoted(names.joined(separator: " ")))"
        case .path: "-x -a '(__fish_complete_directories)'"
        case .file: "-r -F"
        case .some: "-x"
        }
    }

    private func condition(_ positions: [CompletionPosition]) -> String {
        let paths = positions.map { "\"\($0.path)\"" }
        return quoted("__parlor_at \(paths.joined(separator: " "))")
    }

    private func quoted(_ text: String) -> String {
        let escaped = text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }
        return "'\(escaped.joined())'"
    }
}
