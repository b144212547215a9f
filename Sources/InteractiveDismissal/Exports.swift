@_exported import Cards
