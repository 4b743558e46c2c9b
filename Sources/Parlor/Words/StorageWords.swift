/// Sentences about files.
struct StorageWords: Sendable {
    let hasNoPlace: String
    let notRead: @Sendable (_ path: String, _ reason: String) -> String
    let notWritten: @Sendable (_ path: String, _ reason: String) -> String
    let heldElsewhere: @Sendable (_ path: String, _ process: Int, _ since: String?) -> String
    let playedElsewhere: @Sendable (_ path: String) -> String
    let damaged: @Sendable (_ path: String, _ newPath: String) -> String
    let otherVersion: @Sendable (_ path: String, _ newPath: String) -> String
    let damagedLines: @Sendable (_ count: Int, _ path: String) -> String
    let badSetting: @Sendable (_ name: String, _ accepted: String) -> String

    let missing, full, readOnly, forbidden, noFile, noDirectory, tooLarge: String
    let otherReason: @Sendable (_ number: Int32) -> String

    func reason(_ failure: DiskFailure) -> String {
        switch failure {
        case .missing: missing
        case .isFull: full
        case .isReadOnly: readOnly
        case .isForbidden: forbidden
        case .isNoFile: noFile
        case .isNoDirectory: noDirectory
        case .isTooLarge: tooLarge
        case .other(let number): otherReason(number)
        }
    }
}
