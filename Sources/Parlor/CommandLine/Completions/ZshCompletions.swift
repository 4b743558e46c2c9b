/// The script that completes the command line in zsh.
struct ZshCompletions {
    let positions: [CompletionPosition]
    let words: Words

    var text: String {
        """
        #compdef parlor
        # Completes the command line of parlor in zsh: keep it as _parlor in a directory of $fpath.
        _parlor() {
            local place= before=${words[CURRENT - 1]} i
            local -a next options
            if [[ $PREFIX == --*=* ]]; then
                before=${PREFIX%%=*}
                compset -P '*='
            fi
            for (( i = 2; i < CURRENT; i++ )); do
                case "$place ${words[i]}" in
                    (\(positions.steps.map { "'\($0)'" }.joined(separator: "|")))
                        place="${place:+$place }${words[i]}" ;;
                esac
            done
            case $before in
        \(positions.options.compactMap(values).joined(separator: "\n"))
            esac
            case $place in
        \(positions.map(answers).joined(separator: "\n"))
            esac
            (( $#next )) && _describe command next
            [[ $PREFIX == -* || $#next -eq 0 ]] && _describe -o option options
        }
        if [[ $funcstack[1] == _parlor ]]; then _parlor "$@"; else compdef _parlor parlor; fi
        """
    }

    private func values(of option: CommandOption) -> String? {
        let answer: String
        switch option.value {
        case nil: return nil
        case .choice(let names): answer = "compadd -- \(names.joined(separator: " "))"
        case .path: answer = "_files -/"
        case .file: answer = "_files"
        case .some(let value): answer = "_message \(quoted(words.accepted.description(of: value)))"
        }
        return "        (\(option.name)) \(answer); return ;;"
    }

    private func answers(at position: CompletionPosition) -> String {
        let next = position.next.map { described($0.name, $0.summary) }
        let options = position.options.map { described($0.name, $0.summary(words)) }
        return """
                    ('\(position.path)')
                        next=(\(next.joined(separator: " ")))
                        options=(\(options.joined(separator: " ")))
                        \(position.takesFile ? "_files ;;" : ";;")
            """
    }

    private func described(_ name: String, _ summary: String) -> String {
        quoted("\(name):\(summary)")
    }

    private func quoted(_ text: String) -> String {
        "'"
            + text.split(separator: "'", omittingEmptySubsequences: false).joined(
                separator: "'\\''")
            + "'"
    }
}
