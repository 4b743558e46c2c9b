import MarblePictures

#if INSPECTOR
    import Reactive

    /// A part of a value with its path: `clock.time.seconds: 4`.
    struct ValueLeaf: Equatable {
        let path: String
        let lines: [String]

        var text: String { lines.joined(separator: " / ") }

        /// Returns the parts of a value, in the order of its properties.
        static func leaves(of value: Any) -> [ValueLeaf] { leaves(of: value, at: "", depth: 0) }

        private static let deepest = 8

        private static func leaves(of value: Any, at path: String, depth: Int) -> [ValueLeaf] {
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == .optional, let inner = mirror.children.first?.value {
                return leaves(of: inner, at: path, depth: depth)
            }
            let isList = [.collection, .set, .dictionary].contains(mirror.displayStyle)
            if !isList, let value = value as? any CustomStringConvertible {
                let lines = value.description.split(
                    separator: "\n", omittingEmptySubsequences: false)
                return [ValueLeaf(path: path, lines: lines.map(String.init))]
            }
            let isWhole = mirror.displayStyle == .struct || mirror.displayStyle == .tuple
            guard isWhole, !mirror.children.isEmpty, depth < deepest else {
                return [ValueLeaf(path: path, lines: [ValueDescription.text(of: value)])]
            }
            return mirror.children.flatMap { label, part in
                let name = label ?? ""
                return leaves(
                    of: part, at: path.isEmpty ? name : "\(path).\(name)", depth: depth + 1)
            }
        }

        /// Returns the text of the part at a path, or nil if there is no such part.
        static func text(at path: String, of value: Any) -> String? {
            leaves(of: value).first { $0.path == path }?.text
        }

        /// Returns the text in lines. Wraps a text of a single line to this many columns, and
        /// indents all lines but the first.
        func laidOut(columns: Int) -> [String] {
            let head = path.isEmpty ? "" : "\(path): "
            let width: (String) -> Int = { CharacterWidth($0).columns }
            if lines.count == 1 {
                let wrapped = (head + lines[0]).wrapped(columns: max(8, columns), width: width)
                return wrapped.enumerated().map { $0 == 0 ? $1 : "  \($1)" }
            }
            return [head] + lines.map { "  \($0)" }
        }
    }
#endif
