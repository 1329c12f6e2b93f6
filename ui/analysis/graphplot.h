#pragma once

#include "ui/analysis/evaluationline.h"

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace shinpan {

/// A quantity along a line of a game: one of the pictures that a graph stacks.
struct GraphPlot
{
    struct Curve
    {
        std::size_t engine = 0; ///< of the line's curves; says the colour
        EvaluationLine::Values values;
    };

    QString title;
    QString topText;    ///< what `high` is called
    QString bottomText; ///< what `low` is called
    double low = 0;
    double high = 1;
    double middle = 0; ///< what curves rise from and fall below
    int share = 1;     ///< of the height
    std::vector<Curve> curves;
};

/// The chance to win, the lead if anybody said something of it, and how much two evaluators differ
/// if there are two. Empty if there is nothing to show.
[[nodiscard]] std::vector<GraphPlot> plotsOf(const EvaluationLine &line);

/// What an evaluator's curve is drawn in, on a ground of that palette: told apart by the
/// colour-blind.
[[nodiscard]] QColor curveColor(std::size_t engine, const QPalette &palette);

/// The way from places of a line to a rectangle: the first at its left edge, the last at its right.
struct GraphSpan
{
    QRectF area;
    std::size_t places = 0;

    [[nodiscard]] qreal xOf(std::size_t place) const;
    /// The nearest place; nothing if there is none.
    [[nodiscard]] std::optional<std::size_t> placeAt(qreal x) const;
};

/// Draws plots below each other, those that there is room for, with the mistakes as dots: each on
/// the uppermost curve of whoever found it.
void paintPlots(QPainter &painter,
                const GraphSpan &span,
                const std::vector<GraphPlot> &plots,
                const EvaluationLine &line,
                const QPalette &palette);

} // namespace shinpan
