#pragma once

#include <QString>

namespace shinpan::plot {

// What the HTML report's pictures are drawn with; private to it.

constexpr double Width =
    460; // all plots; narrow enough that its letters can be read on a telephone
constexpr double Left = 52;
constexpr double Right = Width - 14;
constexpr double Top = 16;
constexpr double Bottom = 196;
constexpr double Height = 236;

/// Values to places along one side of a plot.
struct Axis
{
    double low = 0;
    double high = 1;
    double from = 0; ///< where `low` is drawn
    double to = 1;

    [[nodiscard]] double operator()(double value) const;
};

/// The text of a coordinate.
[[nodiscard]] QString at(double value);
/// A picture with a title for those who do not see it. `id` is unique in the page.
[[nodiscard]] QString svg(const QString &id,
                          double height,
                          const QString &title,
                          const QString &content);

// Its parts. Names are of the style sheet.

[[nodiscard]] QString lineMarkup(const char *name, double x1, double y1, double x2, double y2);
/// The name begins with where the text is anchored.
[[nodiscard]] QString label(const char *name, double x, double y, const QString &text);
[[nodiscard]] QString dot(double x, double y, const char *radius);
[[nodiscard]] QString path(const char *name, const QString &data);
/// A point of a path's data.
[[nodiscard]] QString pointText(double x, double y, bool isFirst);
/// Numbers of games below a plot.
[[nodiscard]] QString countAxis(const Axis &x, const QString &unit);

/// One of 1, 2 and 5 times a power of ten that makes about that many steps.
[[nodiscard]] double niceStep(double range, int steps);

} // namespace shinpan::plot
