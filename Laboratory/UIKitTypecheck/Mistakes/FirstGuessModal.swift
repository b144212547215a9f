import InteractiveDismissal

let form = CardConfiguration {
    $0.isModalInPresentation = true  // expect-error: Set it on the content's controller
}
