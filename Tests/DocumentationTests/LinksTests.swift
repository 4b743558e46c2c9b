import Testing

@Test(arguments: [
    "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Benchmarks/README.md",
    "Documentation/ComingFromRxSwift.md", "Documentation/ComingFromSwiftUI.md",
    "Documentation/Tutorial.md",
])
func `no link leads nowhere`(path: String) throws {
    let document = try Document(path)
    #expect(document.links.filter { !document.leads(to: $0) } == [])
}
