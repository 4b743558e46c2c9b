/// The languages that everything is said in.
package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case korean = "ko"

    /// Follows the environment: the first of the three variables that says anything decides.
    init(_ environment: [String: String]) {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        // Of ko_KR.UTF-8 the language is what stands before the country.
        let name = locale.prefix { $0 != "_" && $0 != "." && $0 != "-" && $0 != "@" }
        self = Language(rawValue: name.lowercased()) ?? .english
    }

    var words: Words { Words(language: self) }
}
