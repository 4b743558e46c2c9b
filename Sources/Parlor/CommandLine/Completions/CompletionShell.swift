/// A shell for which a completion script exists.
package enum CompletionShell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    func script(in words: Words) -> String {
        let positions = CompletionPosition.all(in: words)
        return switch self {
        case .bash: BashCompletions(positions: positions).text
        case .zsh: ZshCompletions(positions: positions, words: words).text
        case .fish: FishCompletions(positions: positions, words: words).text
        }
    }
}
