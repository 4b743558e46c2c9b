/// The languages of the program.
package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case korean = "ko"

    /// Creates the language of the environment, from the first of three variables that is set.
    init(_ environment: [String: String]) {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        // The language of `ko_KR.UTF-8` is the part before the country.
        let name = locale.prefix { $0 != "_" && $0 != "." && $0 != "-" && $0 != "@" }
        self = Language(rawValue: name.lowercased()) ?? .english
    }

    var words: Words { Words(language: self) }
}
