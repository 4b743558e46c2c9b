import Foundation
import Testing

@testable import Parlor

@Suite struct `Commands in the documents` {
    @Test(arguments: Document.all + Document.templates)
    func `are accepted by the program`(path: String) throws {
        let document = try Document(path)
        for line in document.typed {
            guard let arguments = line.arguments(of: "parlor") else { continue }
            #expect(throws: Never.self, "\(line)") { _ = try Invocation.parse(arguments) }
        }
        // A text may name an option without its value.
        for line in document.quoted {
            guard let arguments = line.arguments(of: "parlor") else { continue }
            do {
                _ = try Invocation.parse(arguments)
            } catch {
                if case .missingValue = error.problem { continue }
                Issue.record("\(line): \(error.sentence)")
            }
        }
    }

    @Test(arguments: Document.all + Document.templates)
    func `have only options that a command accepts`(path: String) throws {
        let scripts = try Document.scripts.get()
        for option in try Document(path).options where !Self.options.contains(option) {
            #expect(scripts.contains { $0.contains(option) }, "\(option)")
        }
    }

    @Test(arguments: Document.all) func `name only files that exist`(path: String) throws {
        for file in try Document(path).files { #expect(Document.isThere(file), "\(file)") }
    }

    @Test(arguments: Document.all) func `name only targets of the Makefile`(path: String) throws {
        let makefile = try Document("Makefile").text
        for target in try Document(path).commands.compactMap({ $0.arguments(of: "make")?.first }) {
            #expect(makefile.contains("\n\(target):"), "\(target)")
        }
    }

    @Test func `in the workflow are those of the toolchain, or a script of the package`() throws {
        let workflow = try Document(".github/workflows/ci.yml").text
        let commands = workflow.matches(of: /(?m)^ *- run: ([^|\n]+)$/).map(\.output.1)
        #expect(commands.contains(".ci/run all"))
        for command in commands {
            let words = command.split(separator: " ")
            switch words[0] {
            case "swift": #expect(["build", "test", "--version"].contains(words[1]))
            case "git": #expect(words[1] == "config")
            default: #expect(Document.isThere(String(words[0])), "\(command)")
            }
        }
    }

    @Test func `are found by these tests`() throws {
        let templates = try Document.templates.map { try Document($0) }.flatMap(\.commands)
        #expect(templates.count { $0.arguments(of: "parlor") != nil } > 2)
        let documents = try Document.all.map { try Document($0) }
        let commands = documents.flatMap(\.commands)
        #expect(commands.count { $0.arguments(of: "parlor") != nil } > 40)
        #expect(commands.count { $0.arguments(of: "make") != nil } > 5)
        #expect(documents.flatMap(\.options).count > 80)
        #expect(documents.flatMap(\.files).count > 30)
    }

    /// The options of the program, and the options of system programs that the documents use.
    private static let options =
        Set(CommandOption.all.flatMap { [$0.name, $0.shortName].compactMap(\.self) })
        .union(["--sanitize", "--strip-components", "--create-home", "--home-dir", "--shell"])
        .union(["--disable-local-rpath"])
}

extension Document {
    /// The scripts, and all other files that read options.
    fileprivate static let scripts = Result {
        try
            (paths(in: "Scripts", endingIn: "") + paths(in: "Examples", endingIn: ".swift")
            + paths(in: "Benchmarks", endingIn: "") + ["Makefile", ".ci/run"])
            .compactMap { path in isText(path) ? try Document(path).text : nil }
    }

    /// The code between backquotes, outside of blocks.
    fileprivate var quoted: [String] {
        text.replacing(/(?m)^```.*\n(?:(?!```).*\n)*```$/, with: "").matches(of: /`([^`]+)`/)
            .map { $0.output.1.split(separator: "\n").joined(separator: " ") }
    }

    /// The lines of blocks that are marked as shell, or that are indented and are not a table.
    fileprivate var typed: [String] {
        var fence: Substring?
        return text.split(separator: "\n").compactMap { line in
            if line.hasPrefix("```") {
                fence = fence == nil ? line.dropFirst(3) : nil
            } else if fence == "console", line.hasPrefix("$ ") {
                return String(line.dropFirst(2))
            } else if fence == "sh"
                || fence == nil && (4...7).contains(line.prefix { $0 == " " }.count)
            {
                return String(line.drop { $0 == " " })
            }
            return nil
        }
    }

    fileprivate var commands: [String] { typed + quoted }

    fileprivate var options: [String] {
        commands.flatMap { line in
            line.matches(of: /(?:^|[ \[])(--[a-z][a-z-]+)/).map { String($0.output.1) }
        }
    }

    /// The paths in the folders of the package.
    fileprivate var files: [String] {
        let path =
            /(?:^| )((?:Benchmarks|Documentation|Examples|Scripts|Sources|Tests)\/[\w\/.+-]+)/
        return commands.flatMap { $0.matches(of: path).map { String($0.output.1) } }
    }
}

extension String {
    /// The arguments of a program in a line, up to a pipe, a redirection or a comment; nil if the
    /// line runs another program.
    fileprivate func arguments(of program: String) -> [String]? {
        var words = matches(of: /'[^']*'|[^ ]+/).prefix { !"|<>#".contains($0.output) }
            .map { String($0.output.filter { $0 != "'" }) }
        if words.starts(with: ["swift", "run"]) {
            words.removeFirst(2)
            if words.first == "-c" { words.removeFirst(2) }
        }
        guard words.first == program, words.count > 1 || program == "parlor" else { return nil }
        // N is a placeholder for a number.
        return words.dropFirst().map { $0 == "N" ? "20" : $0 }
    }
}
