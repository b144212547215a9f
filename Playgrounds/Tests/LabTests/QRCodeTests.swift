import Foundation
import Testing

@testable import Lab

/// The codes are compared with those that qrcode 8.2 for Python makes of the same bytes.
struct QRCodeTests {
    private func rows(of code: QRCode) -> String {
        code.modules.map { row in String(row.reduce(UInt64(0)) { $0 << 1 | ($1 ? 1 : 0) }, radix: 16) }
            .joined(separator: " ")
    }

    @Test("An address gives the same code as another encoder's")
    func addressGivesTheSameCodeAsAnotherEncoders() throws {
        let code = try QRCode("http://192.168.0.7:8080", mask: 5)
        #expect(code.version == 2)
        let expected = """
            1fcb97f 105dc41 175655d 1758f5d 174cc5d 1046841 1fd557f 1a000 105abce 1715b9e 64c26b b07319 12cd5c1 \
            1e2c602 127b2ab 17ae515 15da9f4 1df14 1fced59 1041112 1741bff 174806b 1747085 1046371 1fd5f49
            """
        #expect(rows(of: code) == expected)
    }

    @Test("An address with a token gives the same code, in two blocks")
    func soIsOneWithAToken() throws {
        let code = try QRCode("http://192.168.0.7:8080/?token=0123456789abcdef0123456789abcdef", mask: 3)
        #expect(code.version == 5)
        let expected = """
            1fd015517f 105833f541 174151095d 1756bf4b5d 1747efc65d 104db39141 1fd555557f 1b1d9700 16ee93274b \
            1619f08982 25ce049e0 159d6679ac be08d787f 61377025b 1e71ce4186 3006cd642 1fe6bd3bae 138a138bef \
            10c3724e53 13928a60da 1a61099211 1eb2423408 185ac8e020 81dd7ca95 136c07ff75 5181dbe5b be1b7e0c2 \
            110150e10a 6c2b0ddfd 1dfc6f11 1fd878955f 1054f26110 17458445f0 175765d85a 175c976452 1041d13a94 \
            1fddbe4a37
            """
        #expect(rows(of: code) == expected)
    }

    @Test("The longest address gives the same code, with its version, in blocks of two lengths")
    func soIsTheLongest() throws {
        let code = try QRCode(String(repeating: "b", count: 213), mask: 7)
        #expect(code.version == 10)
        let expected = """
            1fc60b3ccccce7f 104313f7ca7ca41 174f9830d60d65d 1745f73ccccc25d 174e957fe85ea5d 105501947ca7c41 \
            1fd55555555557f 739ac5f29e00 12d815e7e17a2a0 82744cb333303b 196f65083583481 1493f2c729f28fa \
            1eca0c433333031 e8316c217a14a9 115d7e25835825a 11019ba3bbbbab0 16628d0a17a14a1 6356defa17a272 \
            11cf3d411111013 1a0d006a9f29e21 1bc15d67a17a278 3192a0b333303b 5fa5083583481 1f9dd10729f28fa \
            75514433333031 22cb34217a14a9 5fabb6fc3583fa b1f182c7bbb913 1d50660d57a1553 1119c024617a112 \
            1fa628fd1111f3 1d992aa3df29d71 a56dd68e17a308 a8b1908f3330c8 fe610c1f583550 103b014e69f2bab \
            cc4f5cc7333141 4a35b01d7a1459 50c7ec435838a 162d71eafbbb9e3 569658557a15d3 91a816c617a282 \
            dc68fc8d1111c3 1707e8a3df29d71 18c1bee8e17a308 caec648f3330cb 14d19081f583551 1f103cce69f2baa \
            529bc7f3331f1 191c0c57a1719 1fc5fba5435815a 1052b56c7bbbb13 17469947d7a15f3 175fe76b217a1f3 \
            174742871111331 1046a7661f29fa0 1fdcc3e9a17a35a
            """
        #expect(rows(of: code) == expected)
    }

    @Test(
        "Each mask equals the other encoder's",
        arguments: [
            (
                "1fc57f 105341 174d5d 17475d 175f5d 104641 1fd57f 800 154512 99eab 1ac6ef e1bb0 104eea 144b 1fcd1b 104442 175953 174eae 175ae9 104bba 1fdee7",
                0
            ),
            (
                "1fdf7f 104941 17575d 174d5d 17455d 105c41 1fd57f 200 146f25 33401 106c45 4b11a 1ae440 1ee1 1fd7b1 104ee8 1743f9 174404 175043 104110 1fd44d",
                1
            ),
            (
                "1fc97f 104041 17515d 17545d 17535d 105541 1fd57f 1b00 17c97c 113d25 1dda9e 16b83e 17529b 17c5 1fc16a 1057cc 175522 175d20 175698 104834 1fd296",
                2
            ),
            (
                "1fd97f 105b41 174c5d 17545d 17485d 104841 1fd57f 1000 16e44b 113d25 b41f3 d9588 17529b 1ca8 1fdcdc 1057cc 174e4f 175096 175698 104359 1fdf20",
                3
            ),
            (
                "1fd17f 104841 17465d 17535d 175b5d 105d41 1fd57f 1c00 1171f9 1f05c6 c5d82 73f22 196a78 1f26 1fd676 1040d0 175dc1 1745c3 174184 104f28 1fda75",
                4
            ),
            (
                "1fcf7f 105841 17515d 17585d 17435d 104d41 1fd57f 1300 1059ce 162154 1dda9e 14b01e 1ae440 1fe5 1fc16a 104bbd 174522 174500 174043 104014 1fd296",
                5
            ),
            (
                "1fdf7f 105841 17555d 17485d 17515d 104b41 1fd57f 300 13fd97 162154 1948d7 153606 1ae440 1f26 1fd5f8 105bbd 17576b 175318 174043 1040d7 1fd604",
                6
            ),
            (
                "1fc57f 104741 174f5d 17475d 174b5d 105441 1fd57f c00 12d7a0 99eab 13e27d a89f9 104eea 10d9 1fcf52 105442 174dc1 175ce7 174ae9 104f28 1fdcae",
                7
            ),
        ])
    func eachMaskEqualsTheOtherEncoders(expected: String, mask: Int) throws {
        #expect(rows(of: try QRCode("mask", mask: mask)) == expected)
    }

    @Test("The chosen mask leaves the fewest patterns that confuse a camera", arguments: 0..<8)
    func maskIsTheBest(other: Int) throws {
        let (text, version) = ("http://192.168.0.7:8080", QRVersion.all[1])
        var (best, grid) = (QRGrid(version), QRGrid(version))
        let words = version.interleaved(version.words(of: Array(text.utf8)))
        best.draw(words)
        best.apply(try QRCode(text).mask)
        grid.draw(words)
        grid.apply(other)
        #expect(best.penalty <= grid.penalty)
    }

    @Test(
        "A code is as small as the text allows",
        arguments: [
            (14, 1), (15, 2), (26, 2), (27, 3), (42, 3), (43, 4), (62, 4), (63, 5), (84, 5), (85, 6), (106, 6),
            (107, 7),
            (122, 7), (123, 8), (152, 8), (153, 9), (180, 9), (181, 10), (213, 10),
        ])
    func codeIsAsSmallAsTheTextAllows(length: Int, version: Int) throws {
        let code = try QRCode(String(repeating: "x", count: length))
        #expect(code.version == version)
        #expect(code.size == 17 + 4 * version)
    }

    @Test("A text that is too long is reported")
    func textThatIsTooLongIsReported() {
        let error = #expect(throws: QRCode.TooLong.self) { try QRCode(String(repeating: "x", count: 214)) }
        #expect(error?.description == "214 bytes are too long for a code. Give at most 213")
    }

    @Test("The terminal shows two rows of modules in one line, with a light edge of four modules, in fixed colours")
    func terminalShowsTwoRowsInOne() throws {
        let code = try QRCode("http://192.168.0.7:8080")
        let lines = code.terminalText.split(separator: "\n")
        #expect(lines.count == 17)
        #expect(lines.allSatisfy { $0.hasPrefix("\u{1B}[38;2;0;0;0;48;2;255;255;255m") })
        #expect(lines.allSatisfy { $0.hasSuffix("\u{1B}[0m") })
        let places = lines.map { Array($0.dropFirst(30).dropLast(4)) }
        #expect(places.allSatisfy { $0.count == 33 })
        #expect(places[0].allSatisfy { $0 == " " })
        // The corner: a row of seven dark modules, then two dark edges.
        #expect(String(places[2][4..<11]) == "█▀▀▀▀▀█")
    }

    @Test("The picture has a square for each dark module")
    func pictureHasASquareForEachDarkModule() throws {
        let code = try QRCode("http://192.168.0.7:8080")
        let squares = code.svg.components(separatedBy: "h1v1h-1z").count - 1
        #expect(squares == code.modules.joined().count { $0 })
        #expect(code.svg.contains("viewBox=\"0 0 33 33\""))
    }
}
