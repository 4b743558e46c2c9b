print("parlor \(version)")
