import Testing

@testable import Parlor

@Suite struct `The language` {
    private static let environments: [([String: String], Language)] = [
        ([:], .english),
        (["LANG": "ko_KR.UTF-8"], .korean),
        (["LANG": "ko"], .korean),
        (["LANG": "ko_KR.eucKR"], .korean),
        (["LANG": "ko.UTF-8"], .korean),
        (["LANG": "ko@x"], .korean),
        (["LANG": "KO-kr"], .korean),
        (["LANG": "kok_IN"], .english),
        (["LANG": "C.UTF-8"], .english),
        (["LANG": "de_DE.UTF-8"], .english),
        (["LANG": "ko_KR.UTF-8", "LC_MESSAGES": "en_US.UTF-8"], .english),
        (["LANG": "en_US.UTF-8", "LC_MESSAGES": "ko_KR.UTF-8"], .korean),
        (["LANG": "en_US", "LC_MESSAGES": "en_US", "LC_ALL": "ko_KR"], .korean),
        (["LANG": "ko_KR", "LC_MESSAGES": "ko_KR", "LC_ALL": "C"], .english),
        (["LANG": "ko_KR", "LC_MESSAGES": "", "LC_ALL": ""], .korean),
    ]

    @Test(arguments: environments)
    func `the first variable with a value decides`(
        _ environment: [String: String], _ language: Language
    ) {
        #expect(Language(environment) == language)
    }
}
