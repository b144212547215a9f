extension TouchScript {
    /// Seven strokes of a finger on a phone, `stroke-1` to `stroke-7`, with their original places and times.
    ///
    /// They come from the pointer data of Flutter's velocity tests; Recordings/NOTICE names its authors and license.
    public static let recorded: [TouchScript] = {
        guard
            let url = Bundle.module.url(
                forResource: "finger-strokes", withExtension: "json", subdirectory: "Recordings"),
            let scripts = try? load(contentsOf: url)
        else {
            fatalError(
                """
                HeadlessUIKit's bundle has lost Recordings/finger-strokes.json. \
                Restore it from the repository and build again.
                """)
        }
        return scripts
    }()

    /// Longer strokes composed of the recorded ones, which are short and hardly ever reverse.
    ///
    /// Every part is a recorded stroke, its mirror image, or its reversal. "Out" is down, as a card leaves; "back" is
    /// up, beyond the touch-down; "in" is up first, as one scrolls.
    public static let composed: [TouchScript] = {
        let s = recorded
        let out57 = s[4].followed(by: s[6])
        let out25 = s[1].followed(by: s[4])
        let in3 = s[2]
        return [
            s[3].mirrored(.upToDown).followed(by: s[6]).named("stroke-4 out, back, out"),
            out57.followed(by: out57.reversed).followed(by: s[5]).followed(by: out25)
                .named("stroke-5+7 out, back, out"),
            out25.followed(by: in3).followed(by: in3).followed(by: s[6]).followed(by: s[6])
                .named("stroke-2+5 out, back, out"),
            in3.followed(by: in3.reversed).followed(by: s[4]).followed(by: in3).followed(by: s[6])
                .named("stroke-3 in, out, back, out"),
        ]
    }()
}
