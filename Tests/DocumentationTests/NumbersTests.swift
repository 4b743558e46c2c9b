import Foundation
import Games
import Testing

@testable import Laboratory
@testable import Parlor
@testable import TUI

/// A sentence of a document, with the number from the code.
private struct Claim: CustomTestStringConvertible, Sendable {
    let document: String
    let sentence: String

    init(_ document: String, _ sentence: String) {
        (self.document, self.sentence) = (document, sentence)
    }

    var testDescription: String { "\(document): \(sentence)" }
}

private let claims: [Claim] = [
    Claim("README.md", "any window of \(Size.leastWindow.columns)×\(Size.leastWindow.rows)"),
    Claim("README.md", "\(spelled(SudokuLevel.allCases.count)) levels"),
    Claim("README.md", "to \(MinesSize.largest.width)×\(MinesSize.largest.height)"),
    Claim("README.md", "\(spelled(GameName.allCases.count)) card and puzzle games"),
    Claim("README.md", "\(ToolStatus.yes.rawValue) for yes, \(ToolStatus.no.rawValue) for no"),
    Claim("README.md", "\(ToolStatus.misuse.rawValue) for unreadable input"),
    Claim("README.md", "\(ToolStatus.unknown.rawValue) for “not known”"),
    Claim(
        "Documentation/Files.md",
        "from \(MemoryOptions.pairsRange.lowerBound) to \(MemoryOptions.pairsRange.upperBound)"),
    Claim("Documentation/Files.md", "the \(spelled(RecordingFile.limit)) newest recordings"),
    Claim("Documentation/Files.md", "the \(spelled(RecordingFolder.proofLimit)) newest"),
    Claim(
        "Documentation/Hosting.md",
        "\(spelled(RecordingFile.limit)) recordings of at most \(RecordingBounds.written >> 20) MB"),
    Claim("Documentation/Hosting.md", "\(spelled(RecordingFolder.proofLimit)) proofs"),
    Claim(
        "Documentation/Hosting.md", "after \(spelled(Proof.timeLimit)) seconds of processor time"),
    Claim("Documentation/Reliability.md", "more than \(ResultsLog.largest >> 20) MB is refused"),
    Claim("Documentation/Reliability.md", "after \(spelled(Proof.timeLimit)) seconds"),
    Claim(
        "Documentation/Reliability.md",
        "\(grouped(RecordingBounds.timers)) timers, \(grouped(RecordingBounds.work)) cells, "
            + "\(RecordingBounds.exported >> 20) MB"),
]

@Suite struct `Numbers in the documents` {
    /// The text of a document without its line ends.
    private func text(of document: String) throws -> String {
        try Document(document).text.split { $0.isWhitespace }.joined(separator: " ")
    }

    @Test(arguments: claims) private func `are those of the code`(_ claim: Claim) throws {
        #expect(try text(of: claim.document).localizedCaseInsensitiveContains(claim.sentence))
    }

    #if INSPECTOR
        @Test func `are those of the inspector`() throws {
            let text = try text(of: "Sources/TUI/TUI.docc/Watching.md")
            #expect(text.contains("more than \(grouped(InspectedRun.inputLimit)) inputs"))
            #expect(text.contains("the last thousand turns") && InspectedRun.keptTurns == 1_000)
        }
    #endif

    @Test @MainActor func `are those of the terminal`() throws {
        let text = try text(of: "Documentation/Reliability.md")
        #expect(text.contains("\(grouped(TerminalLoop.limits.events)) keys wait"))
    }

    /// A value that the script of a host sets, and the sentence about it.
    @Test(arguments: [
        ("ulimit -t 14400", "four hours of processor time"), ("ulimit -f 32768", "files of 16 MB"),
        ("ulimit -n 64", "64 open files"), ("ulimit -v 2097152", "2 GB of addresses"),
    ])
    func `are those of a visit to a host`(setting: String, sentence: String) throws {
        #expect(try Document("Scripts/hosting/session").text.contains("\(setting)\n"))
        #expect(try text(of: "Documentation/Hosting.md").contains(sentence))
    }

    @Test func `count the mistakes with threads`() throws {
        let path = "Documentation/ComingFromRxSwift.md"
        let rows = try Document(path).text.split(separator: "\n")
            .count { $0.hasPrefix("| ") && $0.contains(/\| (stops|data race) \|$/) }
        #expect(try text(of: path).contains("lists \(spelled(rows)) mistakes"))
    }
}

private func grouped(_ number: Int) -> String {
    var (digits, groups) = (String(number)[...], [Substring]())
    while !digits.isEmpty {
        groups.insert(digits.suffix(3), at: 0)
        digits = digits.dropLast(3)
    }
    return groups.joined(separator: ",")
}

private func spelled(_ duration: Duration) -> String { spelled(Int(duration.components.seconds)) }

/// A number in words, if documents write it in words.
private func spelled(_ number: Int) -> String {
    let words = [
        4: "four", 5: "five", 6: "six", 12: "twelve", 20: "twenty", 400: "four hundred",
    ]
    return words[number] ?? String(number)
}
