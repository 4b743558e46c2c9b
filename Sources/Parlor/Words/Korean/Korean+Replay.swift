extension ReplayWords {
    static let korean = ReplayWords(
        playing: "재생", paused: "멈춤",
        same: { "똑같습니다: 입력 \($0)개, \($1)초." },
        sameSoFar: { "기록된 데까지 똑같습니다: 입력 \($0)개, \($1)초." },
        differsAt: { "\($0)번째 입력부터 다릅니다 (시작하고 \($1)초 뒤)." },
        differsInTheEnd: "다릅니다: 마지막 화면이 기록과 같지 않습니다.",
        differsInFiles: "화면은 모두 똑같지만 저장된 내용이 다릅니다.",
        otherVersion: { "Parlor \($0) 버전에서 기록했습니다." },
        nothingRecorded: "아직 기록이 없습니다. 다시 볼 파일을 지정하세요.",
        notRead: { "\($0) 파일을 읽을 수 없습니다: \($1)." },
        unknownExport: { "\($0): 이름이 .cast, .svg 또는 .jsonl로 끝나야 합니다." },
        noGame: { "\($0): 게임이 기록되어 있지 않습니다." },
        noStreams: { "\($0): 그때에는 아무 일도 없습니다." },
        noSuchStream: { "\($0): 이 기록에 없는 흐름입니다. 있는 것: \($1)" },
        noSuchProperty: { "\($0): 이 기록에 없는 상태입니다.\($1.isEmpty ? "" : " 있는 것: \($1)")" },
        badLine: { "\($0) 파일의 \($1)번째 줄은 기록에 있을 수 없는 내용입니다." },
        isTooLong: "기록이 허용된 것보다 길거나 많습니다.",
        isNoRecording: { "\($0): 기록 파일이 아닙니다." },
        otherFormat: { "\($0): 더 새로운 버전의 Parlor에서 기록했습니다." },
        otherArguments: { "기록이 알 수 없는 옵션으로 시작합니다: \($0)" })
}
