/// What the marbles of these pictures stand for.
func number(_ marble: String) -> Int { Int(marble) ?? 0 }

func tOrF(_ isTrue: Bool) -> String { isTrue ? "t" : "f" }
