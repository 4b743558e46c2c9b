import Testing

@testable import Parlor

@Suite struct `A particle of Korean` {
    @Test(arguments: [
        ("0", "은이을으로이라면"), ("1", "은이을로이라면"), ("2", "는가를로라면"), ("3", "은이을으로이라면"),
        ("4", "는가를로라면"), ("5", "는가를로라면"), ("6", "은이을으로이라면"), ("7", "은이을로이라면"),
        ("8", "은이을로이라면"), ("9", "는가를로라면"), ("7행5열", "은이을로이라면"), ("상자", "는가를로라면"),
        ("파운데이션", "은이을으로이라면"), ("b", "는가를로라면"), ("M", "은이을으로이라면"),
        ("a (7행5열)", "은이을로이라면"), ("\"foo\"", "는가를로라면"), ("1, 2", "는가를로라면"),
    ])
    func `follows from the sound before it`(_ text: String, _ forms: String) {
        #expect(KoreanParticle.allCases.map { $0.form(after: text) }.joined() == forms)
        #expect(KoreanSentence("\(text, .topic)").text == text + forms.prefix(1))
    }
}
