import Foundation
import Testing

@testable import Parlor

@Suite struct `The settings as text` {
    private func edited(
        _ text: String, _ name: String = "a", _ value: String = "7"
    ) -> String {
        var settings = SettingsText(text)
        settings.set(name, to: Array(value.utf8), comment: "1 to 9")
        return String(decoding: settings.bytes, as: UTF8.self)
    }

    /// Texts with a member `a` whose value is 1, and with no other 1.
    private static let replaced = [
        #"{"a":1}"#, #"{ "a" : 1 , "b": 2 }"#, "{a:1}", "{'a' : 1,}", "{b: {a: 2}, a: 1}",
        "{\n  // a: 2\n  \"a\": /* no */ 1 // yes\n}", "\u{feff}{a:1}// end",
        #"{"b": "}\"{, a: ", "a": 1}"#, #"{b: '"', "a": 1}"#, #"{"\u0061": 1}"#,
        "/* { */ {a:1/**/}", "{b: [[], {}, \"]\"], c: -Infinity, a: 1}",
    ]

    @Test(arguments: replaced)
    func `a value is replaced, and nothing else`(_ text: String) {
        let place = text.range(of: #"(?<![\d{u*])1(?!\d)"#, options: .regularExpression)
        #expect(edited(text) == place.map { text.replacingCharacters(in: $0, with: "7") })
    }

    @Test func `all that have the name are replaced`() {
        #expect(edited("{a: 1, b: 2, 'a': [3, 4]}") == "{a: 7, b: 2, 'a': 7}")
    }

    private static let added = [
        ("{}", "{\n  \"a\": 7, // 1 to 9\n}"),
        ("{\n}\n", "{\n  \"a\": 7, // 1 to 9\n}\n"),
        (#"{"b":2}"#, "{\"b\":2,\n  \"a\": 7, // 1 to 9\n}"),
        ("{\n  b: 2 // two\n}", "{\n  b: 2, // two\n  \"a\": 7, // 1 to 9\n}"),
        ("{\n  b: 2,\n  // a: 3\n  }", "{\n  b: 2,\n  // a: 3\n  \"a\": 7, // 1 to 9\n  }"),
        ("{b: {a: 1}}", "{b: {a: 1},\n  \"a\": 7, // 1 to 9\n}"),
    ]

    @Test(arguments: added)
    func `a name that is missing is added with a comment`(_ text: String, _ result: String) {
        #expect(edited(text) == result)
    }

    @Test(arguments: ["", "{", "{a 1}", "{a: 1} x", "[1]", "{a: 1 b: 2}", "{a:}", "{a: 1]}", "{'a"])
    func `a text that is not an object stays as it is`(_ text: String) {
        #expect(edited(text) == text)
    }

    /// A text of pieces, with the pieces that are values.
    private struct Written {
        var pieces: [String] = []
        var names: [String] = []
        var values: [Int] = []

        var text: String { pieces.joined() }

        init(_ dice: inout SplitMix) {
            func pick(_ choices: [String]) -> String {
                choices[Int.random(in: choices.indices, using: &dice)]
            }
            func blank() -> String {
                pick(["", " ", "\n", "\t", "\r\n", " // b: 3, {\n", "/* 'a': 1 } */", "/**/"])
            }
            let count = Int.random(in: 0...5, using: &dice)
            pieces = [blank(), "{", blank()]
            for index in 0..<count {
                let name = pick(["a", "b", "c", "memory.pairs"])
                names.append(name)
                let bare = name.contains(".") ? "'\(name)'" : name
                pieces += [pick(["\"\(name)\"", "'\(name)'", bare]), blank(), ":", blank()]
                values.append(pieces.count)
                pieces.append(
                    pick([
                        "1", "-2.5", "true", "null", "\"a: }\"", "'\"'", "[1, [2], 'x]']", "0x1F",
                        "{a: 1, // {\n b: {}}", "\"\\\"\"", "[]", "{}", "+Infinity",
                    ]))
                let isLast = index == count - 1
                pieces += [blank(), isLast && Bool.random(using: &dice) ? "" : ",", blank()]
            }
            pieces += ["}", blank()]
        }
    }

    private func parsed(_ text: String) -> [String: JSONValue]? {
        CheckedJSON.members(ofJSON5: Array(text.utf8))
    }

    @Test(arguments: 0..<400)
    func `an edit of any text has the intended result`(_ seed: UInt64) throws {
        var dice = SplitMix(state: seed)
        var written = Written(&dice)
        let before = written.text
        var members = try #require(parsed(before), "\(before)")
        let name = ["a", "memory.pairs", "new"][Int.random(in: 0...2, using: &dice)]
        let after = edited(before, name, "[\"7\"]")
        members[name] = .array([.string("7")])
        #expect(parsed(after) == members, "\(before)\n→\n\(after)")
        if written.names.contains(name) {
            for (own, value) in zip(written.names, written.values) where own == name {
                written.pieces[value] = "[\"7\"]"
            }
            #expect(after == written.text)
        } else {
            // Everything that was in the text is still there in the same order.
            var rest = after.utf8[...]
            for byte in before.utf8 {
                let place = try #require(rest.firstIndex(of: byte))
                rest = rest[rest.index(after: place)...]
            }
        }
    }

    @Test func `bytes of any kind keep their members`() {
        var dice = SplitMix(state: 11)
        var readable = 0
        let letters = Array("{}[]:,'\"/*\\a1 \n".utf8) + [0xff, 0xef, 0xbb, 0xbf, 0]
        for number in 0..<3_000 {
            var bytes = (0..<Int.random(in: 0...24, using: &dice)).map { _ in
                letters[Int.random(in: letters.indices, using: &dice)]
            }
            // Every second text is between braces, and short, so that some are settings.
            if number % 2 == 0 { bytes = Array("{".utf8) + bytes.prefix(4) + Array("}".utf8) }
            var settings = SettingsText(bytes)
            settings.set("a", to: [0x37], comment: "")
            if var members = CheckedJSON.members(ofJSON5: bytes) {
                members["a"] = .integer(7)
                #expect(CheckedJSON.members(ofJSON5: settings.bytes) == members)
                readable += 1
            }
            if !bytes.contains(UInt8(ascii: "{")) { #expect(settings.bytes == bytes) }
        }
        #expect(readable > 20)
    }
}
