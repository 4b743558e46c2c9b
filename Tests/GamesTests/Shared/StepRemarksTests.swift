import Foundation
import Testing

@testable import Games

@Suite struct `Remarks on steps` {
    @Test func `keep the steps that a step replaced`() {
        var remarks = StepRemarks()
        remarks.go(to: 1, insteadOf: [], isSame: false, wasMistake: false, hint: nil)
        #expect(remarks.all.isEmpty)
        remarks.go(to: 2, insteadOf: ["a", "b"], isSame: false, wasMistake: true, hint: "x")
        #expect(
            remarks[2]?.replaced == "a" && remarks[2]?.replacedCount == 2 && remarks[2]?.hint == "x"
        )
        #expect(remarks.mistakes == [2])
        // The step is replaced in turn. The hint belongs to the step that is gone.
        remarks.go(to: 2, insteadOf: ["c"], isSame: false, wasMistake: false, hint: nil)
        #expect(
            remarks[2]?.replaced == "a" && remarks[2]?.replacedCount == 3 && remarks[2]?.hint == nil
        )
        #expect(remarks.mistakes == [2])
    }

    @Test func `forget the steps that are gone`() {
        var remarks = StepRemarks()
        remarks.go(to: 5, insteadOf: ["a"], isSame: false, wasMistake: true, hint: nil)
        remarks.go(to: 3, insteadOf: [], isSame: false, wasMistake: false, hint: nil)
        #expect(remarks.all.isEmpty)
    }

    @Test func `belong to the next step if the first step was only made again`() {
        var remarks = StepRemarks()
        remarks.go(to: 3, insteadOf: ["a", "b"], isSame: true, wasMistake: true, hint: nil)
        #expect(remarks[3] == nil && remarks[4]?.replaced == "b" && remarks.mistakes == [4])
    }

    @Test func `keep no long text, but count the step`() {
        var remarks = StepRemarks()
        let long = String(repeating: "x", count: 500)
        remarks.go(to: 2, insteadOf: [long, "a"], isSame: false, wasMistake: false, hint: nil)
        #expect(remarks[2]?.replaced == nil && remarks[2]?.replacedCount == 2)
    }

    @Test func `are saved, and refused out of order`() throws {
        var remarks = StepRemarks()
        remarks.go(to: 2, insteadOf: ["a"], isSame: false, wasMistake: true, hint: "x")
        remarks.go(to: 3, insteadOf: [], isSame: false, wasMistake: false, hint: "")
        let data = try JSONEncoder().encode(SavedList(remarks.all))
        #expect(try JSONDecoder().decode(StepRemarks.self, from: data) == remarks)
        for text in [#"[{"step":2},{"step":1}]"#, #"[{"step":0}]"#] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(StepRemarks.self, from: Data(text.utf8))
            }
        }
    }
}
