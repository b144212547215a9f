/// The namespace of what moves by itself: springs, departures, resistances and projections, as values over time.
///
/// Each is a closed form without a clock, so that a motion can be caught at any moment with the position and the velocity
/// that are on the screen.
public enum Motion {}
