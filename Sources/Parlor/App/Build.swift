/// A build of the program: its version, its commit, and digests of its sources.
package struct Build: Equatable {
    /// The version of the program.
    let name: String
    /// The commit of the checkout, with a `+` if the sources differ from it; nil outside of a
    /// checkout.
    let commit: String?
    /// A digest of the code of the rules and the streams.
    package let rules: String
    /// A digest of all code that draws or writes.
    package let pictures: String
}

extension Build: CustomStringConvertible {
    package var description: String { commit.map { "\(name) (\($0))" } ?? name }
}
