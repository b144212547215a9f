// The C mathematics that Swift code reaches through `import Foundation`. The generic and the CGFloat forms are in
// the overlays of Darwin and CoreGraphics.

#pragma once

double acos(double), asin(double), atan(double), atan2(double, double), cos(double), sin(double), tan(double);
double acosh(double), asinh(double), atanh(double), cosh(double), sinh(double), tanh(double);
double exp(double), exp2(double), expm1(double), log(double), log2(double), log10(double), log1p(double);
double pow(double, double), hypot(double, double), cbrt(double), nextafter(double, double);
