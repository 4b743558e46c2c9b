print("parlor 0.1.0")
