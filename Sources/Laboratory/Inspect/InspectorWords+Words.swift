#if INSPECTOR
    import Parlor
    import TUI

    extension InspectorWords {
        /// Creates the inspector's words in the language of the program.
        init(_ words: Words) {
            self.init()
            if words.language == .korean { self = .korean }
        }

        private static let korean = {
            var words = InspectorWords()
            (words.stands, words.goes) = ("멈춘 때", "지금")
            (words.streams, words.subscriptions) = ({ "스트림 \($0)개" }, { "구독 \($0)개" })
            words.outlive = { "\($0)개가 화면보다 오래 남음" }
            (words.frame, words.bytes, words.most) = ("화면", "바이트", "최대")
            (words.noFrame, words.branch, words.filter) = ("화면 없음", "갈래", "필터")
            words.jump = "시각(1:05.2)이나 명령 번호(#12)로 이동"
            words.since = "값으로 바뀐 때:"
            words.neverAnother = "값은 바뀐 적이 없습니다."
            words.nothingPinned = "고정한 값이 없습니다. v로 값을 보고 p로 일부를 고정합니다."
            words.notAnInput = "입력이 아니어서 뺄 수 없습니다."
            words.noSuchPlace = "그런 시각이나 명령이 없습니다."
            words.onlyBranch = "다른 갈래가 없습니다. Enter나 x를 누르면 새 갈래가 생깁니다."
            words.tooManyInputs = "입력이 너무 많아서 여기서 이어 할 수 없습니다."
            words.inexactReplay = "재생이 정확하지 않습니다. 저장되지 않은 외부 입력이 있습니다."
            words.noExport = "이 프로그램은 테스트를 쓸 수 없습니다."
            (words.stop, words.hide) = ("시계 멈추기", "숨기기")
            (words.back, words.forth, words.first, words.last) = ("뒤로", "앞으로", "처음", "끝")
            (words.other, words.goOn) = ("다른 스트림", "여기서 이어 하기")
            (words.present, words.whole, words.picture) = ("현재로", "값 전체", "화면")
            (words.skip, words.branches, words.find) = ("입력 빼기", "다른 갈래", "필터")
            (words.go, words.pin, words.when) = ("이동", "고정", "언제부터?")
            (words.export, words.keys) = ("테스트로", "키")
            return words
        }()
    }
#endif
