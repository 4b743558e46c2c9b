/// The rows of a data file, without its header.
func sudokuRows(_ name: String) throws -> [[String]] { try fixture("\(name).tsv") }

/// Every n-th element, so that a debug build checks some of each part of a file.
func sample<Element>(_ elements: [Element], every step: Int) -> [Element] {
    stride(from: 0, to: elements.count, by: step).map { elements[$0] }
}
