import Testing

@testable import TUI

private enum Spot: Hashable { case tree }

private let nodes = [
    TreeNode("Sources", [TreeNode("Games", [TreeNode("a.swift")]), TreeNode("b.swift")]),
    TreeNode("Tests", []), TreeNode("README"),
]

@Suite struct `A tree` {
    private func shown(_ tree: TreeOutline) -> [String] {
        (0..<tree.count).map {
            String(repeating: "  ", count: tree.row($0).depth) + tree.row($0).title
        }
    }

    @Test func `opens and closes its rows, and moves to the rows above and below`() {
        var tree = TreeOutline(nodes)
        #expect(shown(tree) == ["Sources", "Tests", "README"])
        tree.apply(.open)
        #expect(shown(tree) == ["Sources", "  Games", "  b.swift", "Tests", "README"])
        tree.apply(.open)
        #expect(tree.path == ["Sources", "Games"])
        tree.apply(.open)
        #expect(shown(tree)[2] == "    a.swift")
        tree.apply(.open)
        tree.apply(.open)
        #expect(tree.path == ["Sources", "Games", "a.swift"])
        tree.apply(.close)
        tree.apply(.close)
        tree.apply(.close)
        #expect(tree.path == ["Sources"])
        tree.apply(.toggle)
        #expect(shown(tree) == ["Sources", "Tests", "README"])
        tree.apply(.toggle)
        #expect(shown(tree).count == 5, "The folder Games was closed, so its rows stay hidden.")
    }

    @Test func `requests unknown rows when they are opened`() {
        var tree = TreeOutline([.unknown("home"), TreeNode("etc")])
        #expect(tree.unknown == [])
        tree.apply(.open)
        #expect(tree.unknown == [["home"]])
        tree.apply(.row(.last))
        tree.set([TreeNode("ada"), .unknown("bob")], below: ["home"])
        #expect(shown(tree) == ["home", "  ada", "  bob", "etc"] && tree.unknown == [])
        #expect(tree.path == ["etc"], "The chosen row stays.")
        tree.set([TreeNode("x")], below: ["nowhere"])
        #expect(tree.count == 4)
    }

    @Test(arguments: 1...4) func `shows the contents of open rows`(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        func nodes(_ depth: Int) -> [TreeNode] {
            (0..<Int.random(in: 0...4, using: &numbers)).map { number in
                depth < 3 && Bool.random(using: &numbers)
                    ? TreeNode("\(depth).\(number)", nodes(depth + 1)) : TreeNode("\(number)")
            }
        }
        let roots = nodes(0) + [TreeNode("end", nodes(1))]
        var tree = TreeOutline(roots)
        var open: Set<[String]> = []
        func expected(_ nodes: [TreeNode], _ path: [String]) -> [[String]] {
            nodes.flatMap { node in
                let own = path + [node.title]
                return [own] + (open.contains(own) ? expected(node.rows ?? [], own) : [])
            }
        }
        for _ in 0..<200 {
            tree.apply(.row(.select(Int.random(in: 0..<tree.count, using: &numbers))))
            let path = tree.path
            if tree.chosen?.canOpen == true {
                if open.remove(path) == nil { open.insert(path) }
            }
            tree.apply(.toggle)
            #expect(tree.path == path)
            let all = expected(roots, [])
            #expect(shown(tree).map { $0.drop { $0 == " " } } == all.map { $0.last?[...] ?? "" })
        }
    }

    @Test func `moves to the end of many rows`() {
        let rows = (0..<1_000).map { one in
            TreeNode("\(one)", (0..<50).map { TreeNode("\(one).\($0)") })
        }
        var tree = TreeOutline([TreeNode("all", rows)])
        tree.apply(.open)
        tree.apply(.row(.last))
        tree.apply(.open)
        #expect(tree.count == 1_051)
        tree.apply(.row(.last))
        #expect(tree.path == ["all", "999", "999.49"])
    }

    @Test func `is used by keys and by the mouse`() throws {
        let sheet = ControlSheet(Controls<Spot>(focus: .tree, [.tree: .tree(nodes)]))
        let pilot = sheet.pilot(columns: 20, rows: 5) { Tree(.tree, in: $0) }
        pilot.press(.right, .down, .enter)
        let lines = pilot.text.split(separator: "\n").map {
            $0.prefix { !"┃│".contains($0) }.reversed().drop { $0 == " " }.reversed()
        }
        #expect(
            lines.map { String($0) } == [
                "▾ Sources", "  ▾ Games", "      a.swift", "    b.swift", "▸ Tests",
            ])
        try pilot.click(.at(0, 0))
        #expect(sheet.controls.tree(.tree).count == 3)
        try pilot.doubleClick("README")
        #expect(sheet.news.last == .pressed(.tree))
        try pilot.doubleClick("Sources")
        #expect(
            sheet.controls.tree(.tree).count == 6,
            "The row opens again with the rows that it showed before.")
    }

    @Test func `picks files from folders that the program reads`() throws {
        let sheet = ControlSheet(Controls<Spot>(focus: .tree, [.tree: .files(in: "/home")]))
        #expect(sheet.controls.wantedFolders(.tree) == ["/home"])
        var controls = sheet.controls
        controls.set(
            .tree,
            entries: [FolderEntry("ada", isFolder: true), FolderEntry("x", isFolder: false)],
            of: "/home")
        let next = ControlSheet(controls)
        let pilot = next.pilot(columns: 20, rows: 5) { FilePicker(.tree, in: $0) }
        #expect(pilot.text.hasPrefix("/home\n▾ /home\n  ▸ ada\n    x"))
        pilot.press(.down, .right)
        #expect(next.news.last == .opened(.tree))
        #expect(next.controls.wantedFolders(.tree) == ["/home/ada"])
        #expect(next.controls.file(.tree) == "/home/ada")
        #expect(Controls<Spot>(focus: .tree, [.tree: .files(in: "/")]).file(.tree) == "/")
    }

    @Test func `lists a folder, folders first`() throws {
        let here = try #require(FolderEntry.all(in: "."))
        #expect(here.contains(FolderEntry("Package.swift", isFolder: false)))
        #expect(here.contains(FolderEntry("Sources", isFolder: true)))
        let files = here.drop { $0.isFolder }
        #expect(files.allSatisfy { !$0.isFolder } && here.allSatisfy { !$0.name.hasPrefix(".") })
        #expect(FolderEntry.all(in: "/there/is/none") == nil)
    }
}
