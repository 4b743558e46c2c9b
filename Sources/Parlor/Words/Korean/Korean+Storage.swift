extension StorageWords {
    static let korean = StorageWords(
        hasNoPlace: "HOME이 없어 아무것도 저장할 수 없습니다. --data-dir 옵션으로 위치를 정해 주세요.",
        notRead: { "\($0) 파일을 읽을 수 없습니다: \($1). 이 파일 없이 계속합니다." },
        notWritten: { "\($0) 파일에 쓸 수 없습니다: \($1). 계속할 수 있지만 저장되지 않습니다." },
        heldElsewhere: { path, process, since in
            let whose = process == 0 ? "" : "(프로세스 \(process)\(since.map { ", \($0)부터" } ?? ""))"
            return "다른 Parlor\(whose)에서 이 게임을 하고 있습니다. 여기서 하는 게임은 \(path) 파일에 저장되지 않습니다."
        },
        playedElsewhere: { "다른 Parlor에서 이 게임을 이어서 했습니다. 여기서 하는 게임은 \($0) 파일에 저장되지 않습니다." },
        damaged: { "\($0) 파일이 손상되어 \($1)에 옮겨 두었습니다." },
        otherVersion: { "\($0) 파일은 다른 버전의 Parlor가 쓴 것이어서 \($1)에 옮겨 두었습니다." },
        damagedLines: { "\($1) 파일에서 \($0)줄을 읽을 수 없습니다. 지운 것은 없고 나머지는 집계됩니다." },
        badSetting: { "설정 \"\($0)\"의 값을 쓸 수 없습니다. 가능한 값: \($1)." },
        missing: "파일이 없음", full: "디스크가 가득 참", readOnly: "읽기 전용 디스크",
        forbidden: "권한 없음", noFile: "파일이 아님", noDirectory: "디렉터리 자리에 다른 것이 있음",
        tooLarge: "Parlor가 쓰는 어떤 파일보다도 큼",
        otherReason: { "시스템 오류 \($0)" })
}
