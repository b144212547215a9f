import Cards

let fits = Detent.fitsContent  // expect-error: 'fitsContent' has been renamed to 'content'
