// The enumerations.
@_exported import ObjectiveCShim
