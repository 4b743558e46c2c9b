import Foundation
import Testing

@Suite struct `The changelog` {
    // Two entries about one thing share its name. Two entries that share most of their words
    // describe the same change, for example after a merge.
    @Test func `tells each change once`() throws {
        let versions = try Document("CHANGELOG.md").text
            .components(separatedBy: "\n## ").dropFirst()
        try #require(versions.count > 1)
        for version in versions {
            let changes = version.components(separatedBy: "\n- ").dropFirst()
                .map { $0.components(separatedBy: "\n\n")[0].replacing(/\s+/, with: " ") }
                .map { (text: $0, words: Set($0.lowercased().matches(of: /\w+/).map(\.output))) }
            for (index, change) in changes.enumerated() {
                for other in changes[..<index] {
                    let shared = change.words.intersection(other.words).count
                    let all = change.words.union(other.words).count
                    #expect(5 * shared < 3 * all, "\(other.text)\n\(change.text)")
                }
            }
        }
    }
}
