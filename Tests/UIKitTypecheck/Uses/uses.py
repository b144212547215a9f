print("?")
