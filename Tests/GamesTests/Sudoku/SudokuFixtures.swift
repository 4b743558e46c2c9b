import Foundation
import Games

/// Rows of a data file, without its header.
func sudokuRows(_ name: String) throws -> [[String]] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/\(name).tsv")
    return try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
}

/// Every n-th element, so that a debug build sees some of each part of a file.
func sample<Element>(_ elements: [Element], every step: Int) -> [Element] {
    stride(from: 0, to: elements.count, by: step).map { elements[$0] }
}
