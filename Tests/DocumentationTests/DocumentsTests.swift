import Testing

@Suite struct `A document` {
    @Test(arguments: Document.all) func `leads nowhere but to what is there`(path: String) throws {
        let document = try Document(path)
        #expect(document.links.filter { !document.leads(to: $0) } == [])
    }

    @Test(arguments: Document.all) func `shows no code but what is compiled`(path: String) throws {
        let compiled = try Document.compiled.get()
        for piece in try Document(path).code {
            #expect(compiled.contains { $0.text.contains(piece) }, "\(piece)")
        }
    }
}
