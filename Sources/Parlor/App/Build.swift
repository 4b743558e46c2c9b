/// A build of the program: what it is called, and digests of the code that it was built from.
struct Build: Equatable {
    /// The version of the program.
    let name: String
    /// The commit of the checkout; nil outside of one. A `+` marks sources that differ from it.
    let commit: String?
    /// Stands for the code of the rules and the streams: other rules have another.
    let rules: String
    /// Stands for the code of all that is drawn and said.
    let pictures: String
}

extension Build: CustomStringConvertible {
    var description: String { commit.map { "\(name) (\($0))" } ?? name }
}
