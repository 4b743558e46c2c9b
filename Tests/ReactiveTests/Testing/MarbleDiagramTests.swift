import Foundation
import Reactive
import ReactiveTesting
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct `A diagram of marbles` {
    private static func diagram(_ rows: (String, String)...) -> MarbleDiagram {
        MarbleDiagram(
            title: "A <counter> & more",
            streams: rows.map { name, marbles in
                MarbleDiagram.Stream(
                    name: name, events: Marbles.events(marbles),
                    legend: [("a", "the first \"a\""), ("b", "b < c")])
            })
    }

    private func places(_ sign: String, in svg: String) -> [Int] {
        svg.matches(of: #/data-c="\d+">.*?cx="(\d+)".*?<text[^>]*>([^<]*)</#)
            .filter { $0.2 == sign }.compactMap { Int($0.1) }
    }

    @Test func `is XML, whatever the streams contain`() {
        let svg = Self.diagram(("x&y", "a-[\"<\u{1}>]-(ab)-#"), ("z", "--b----|")).svg
        let parser = XMLParser(data: Data(svg.utf8))
        #expect(parser.parse(), "\(parser.parserError as Any)")
    }

    @Test func `has a marble for each element, later ones further to the right`() {
        let svg = Self.diagram(("one", "a--a-(ab)"), ("two", "---b-----|")).svg
        let (a, b) = (places("a", in: svg), places("b", in: svg))
        #expect(a.count == 3 && b.count == 2)
        #expect(a == a.sorted() && Set(a).count == 3)
        // Events of the same tick are drawn below each other.
        #expect(a[1] == b.min())
        #expect(a[2] < b[0] || a[2] < b[1])
    }

    @Test func `continues below where there is no more room, and never exceeds its width`() {
        let long = String(repeating: "a-b{40}", count: 60)
        let diagram = Self.diagram(("one", long))
        let xs = (places("a", in: diagram.svg) + places("b", in: diagram.svg))
        #expect(xs.count == 120 && xs.allSatisfy { (0..<960).contains($0) })
        let short = Self.diagram(("one", "a"))
        func height(_ svg: String) -> Int {
            svg.firstMatch(of: #/height="(\d+)"/#).flatMap { Int($0.1) } ?? 0
        }
        #expect(height(diagram.svg) > height(short.svg) + 100)
        #expect(height(MarbleDiagram.svg([short, short])) == 2 * height(short.svg))
    }

    @Test func `as a page shows the last element of every stream at each moment`() {
        let page = MarblePage(
            title: "t", diagrams: [Self.diagram(("one", "a---b"), ("two", "--b"))])
        let html = page.html
        let moments = html.split(separator: "<table ").dropFirst().map { table in
            String(table[..<(table.firstRange(of: "</table>")?.lowerBound ?? table.endIndex)])
        }
        #expect(moments.count == 3)
        #expect(moments[0].contains("the first") && !moments[0].contains("b &lt; c"))
        #expect(moments[1].contains("the first") && moments[1].contains("b &lt; c"))
        #expect(!moments[2].contains("the first"))
        #expect(html.contains("max=\"2\""))
        // The page loads nothing from elsewhere.
        #expect(!html.contains("src=") && !html.contains("href="))
        #expect(html.components(separatedBy: "http").count == 1)
    }
}
