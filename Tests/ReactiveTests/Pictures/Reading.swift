/// The number that a marble of these pictures stands for.
func number(_ marble: String) -> Int { Int(marble) ?? 0 }

func tOrF(_ isTrue: Bool) -> String { isTrue ? "t" : "f" }
