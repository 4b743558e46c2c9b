/// Folders and files to choose from, with the path of the chosen one above them.
///
///     /home/ada/notes.txt
///     ▾ ada
///       ▸ music
///         notes.txt
///
/// The control of the picker is `.files`. The program reads the folders: when the controls emit
/// that a folder was opened, it sets the folder's entries.
public struct FilePicker<Spot: Hashable>: CompositeView {
    private let spot: Spot
    private let controls: Controls<Spot>

    public init(_ spot: Spot, in controls: Controls<Spot>) {
        (self.spot, self.controls) = (spot, controls)
    }

    public var content: some View {
        Column {
            Text(controls.file(spot), .dim)
            Tree(spot, in: controls)
        }
    }
}

extension Control {
    /// Returns a control for the folders and files below a folder.
    public static func files(in folder: String) -> Control {
        var tree = TreeOutline([.unknown(folder)])
        tree.apply(.open)
        return Control(kind: TreeControl(tree: tree))
    }
}

extension Controls {
    /// Returns the path of the chosen file or folder.
    public func file(_ spot: Spot) -> String { filePath(tree(spot).path) }

    /// Returns the open folders whose entries are still missing.
    public func wantedFolders(_ spot: Spot) -> [String] { tree(spot).unknown.map(filePath) }

    /// Sets the entries of a folder. Pass nil if the folder cannot be read.
    public mutating func set(_ spot: Spot, entries: [FolderEntry]?, of folder: String) {
        guard let path = tree(spot).unknown.first(where: { filePath($0) == folder }) else { return }
        let rows = (entries ?? []).map { entry in
            entry.isFolder ? TreeNode.unknown(entry.name) : TreeNode(entry.name)
        }
        set(spot, rows: rows, below: path)
    }
}

/// Returns the path of some titles. The first title may end in a slash, as that of the root does.
private func filePath(_ titles: [String]) -> String {
    titles.reduce("") { path, title in
        path.isEmpty || path.hasSuffix("/") ? path + title : path + "/" + title
    }
}
