import Testing

@Suite struct `A document` {
    @Test(arguments: Document.all) func `links only to files and headings that exist`(path: String)
        throws
    {
        let document = try Document(path)
        #expect(document.links.filter { !document.leads(to: $0) } == [])
    }

    @Test(arguments: Document.all) func `shows only code that is compiled`(path: String) throws {
        let compiled = try Document.compiled.get()
        for piece in try Document(path).code {
            #expect(compiled.contains { $0.text.contains(piece) }, "\(piece)")
        }
    }
}
