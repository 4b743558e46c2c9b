/// A shell for which a completion script exists.
package enum CompletionShell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    func script(in words: Words) -> String {
        let places = CompletionPlace.all(in: words)
        return switch self {
        case .bash: BashCompletions(places: places).text
        case .zsh: ZshCompletions(places: places, words: words).text
        case .fish: FishCompletions(places: places, words: words).text
        }
    }
}
