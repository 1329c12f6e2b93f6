#include "ui/analysis/graphplot.h"

#include "ui/kit/style.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace shinpan {

namespace {

using Values = EvaluationLine::Values;

constexpr qreal MistakeRadius = 3.5;

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(GraphPlot)
};

/// The height of a plot's title.
[[nodiscard]] qreal captionHeight()
{
    return QFontMetricsF(textFont(TextSize::Caption)).height() + 2;
}

[[nodiscard]] bool hasValue(const Values &values)
{
    return std::ranges::any_of(values, [](const auto &value) { return value.has_value(); });
}

/// A round number that no value exceeds in size.
[[nodiscard]] double roundLimit(const std::vector<GraphPlot::Curve> &curves)
{
    double largest = 0;
    for (const GraphPlot::Curve &curve : curves) {
        for (const std::optional<double> &value : curve.values) {
            largest = std::max(largest, std::abs(value.value_or(0)));
        }
    }
    static constexpr std::array Limits = {5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0};
    const auto *const limit = std::ranges::lower_bound(Limits, largest);
    return limit == Limits.end() ? std::ceil(largest) : *limit;
}

[[nodiscard]] std::vector<GraphPlot::Curve> curvesOf(const EvaluationLine &line,
                                                     Values EvaluationLine::Curve::*quantity)
{
    std::vector<GraphPlot::Curve> curves;
    for (std::size_t engine = 0; engine < line.curves.size(); ++engine) {
        if (const Values &values = line.curves[engine].*quantity; hasValue(values)) {
            curves.push_back({engine, values});
        }
    }
    return curves;
}

[[nodiscard]] GraphPlot winRatePlot(const EvaluationLine &line)
{
    return {line.viewer == Color::Black ? Texts::tr("Black’s chance to win")
                                        : Texts::tr("White’s chance to win"),
            QStringLiteral("100%"),
            QStringLiteral("0%"),
            0,
            1,
            0.5,
            3,
            curvesOf(line, &EvaluationLine::Curve::winRates)};
}

[[nodiscard]] GraphPlot leadPlot(const EvaluationLine &line)
{
    std::vector<GraphPlot::Curve> curves = curvesOf(line, &EvaluationLine::Curve::leads);
    const double limit = roundLimit(curves);
    const QString number = QLocale().toString(limit, 'f', 0);
    return {line.viewer == Color::Black ? Texts::tr("Black’s lead in points")
                                        : Texts::tr("White’s lead in points"),
            QStringLiteral("+%1").arg(number),
            QStringLiteral("−%1").arg(number),
            -limit,
            limit,
            0,
            2,
            std::move(curves)};
}

[[nodiscard]] GraphPlot disagreementPlot(Values values)
{
    GraphPlot plot{Texts::tr("Disagreement on it"), {}, QStringLiteral("0%"), 0, 0.1, 0, 1, {}};
    for (const std::optional<double> &value : values) {
        plot.high = std::max(plot.high, value.value_or(0));
    }
    plot.topText = QLocale().toString(plot.high * 100, 'f', 0) + u'%';
    plot.curves.push_back({2, std::move(values)}); // in neither's colour
    return plot;
}

/// Draws one plot into its own rectangle, its title above it.
class PlotPainter
{
public:
    PlotPainter(QPainter &painter,
                const GraphSpan &span,
                const GraphPlot &plot,
                const QPalette &palette)
        : m_painter(painter)
        , m_span(span)
        , m_plot(plot)
        , m_palette(palette)
    { }

    void paint() const
    {
        paintGround();
        for (const GraphPlot::Curve &curve : m_plot.curves) {
            paintCurve(curve);
        }
        paintTexts();
    }

    [[nodiscard]] QPointF pointOf(std::size_t place, double value) const
    {
        const double part = (value - m_plot.low) / (m_plot.high - m_plot.low);
        return {m_span.xOf(place), m_span.area.bottom() - part * m_span.area.height()};
    }

private:
    void paintGround() const
    {
        const StyleColors &colors = styleColors(m_palette);
        m_painter.fillRect(m_span.area, m_palette.color(QPalette::Base));
        const qreal middle = std::round(pointOf(0, m_plot.middle).y()) + 0.5;
        m_painter.setPen(QPen(colors.line, 1));
        m_painter.drawLine(QPointF(m_span.area.left(), middle),
                           QPointF(m_span.area.right(), middle));
    }

    /// A line through what is known, and between it and the middle a tint.
    void paintCurve(const GraphPlot::Curve &curve) const
    {
        QPolygonF points;
        for (std::size_t place = 0; place < curve.values.size(); ++place) {
            if (const std::optional<double> &value = curve.values[place]) {
                points.append(pointOf(place, std::clamp(*value, m_plot.low, m_plot.high)));
            }
        }
        QColor ink = curveColor(curve.engine, m_palette);
        if (points.size() == 1) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(ink);
            m_painter.drawEllipse(points.front(), 2, 2);
            return;
        }
        QPolygonF area = points;
        const qreal middle = pointOf(0, m_plot.middle).y();
        area.append({points.back().x(), middle});
        area.append({points.front().x(), middle});
        QColor tint = ink;
        tint.setAlphaF(m_plot.curves.size() > 1 ? 0.08F : 0.16F);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(tint);
        m_painter.drawPolygon(area);
        m_painter.setPen(QPen(ink, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPolyline(points);
    }

    void paintTexts() const
    {
        m_painter.setFont(textFont(TextSize::Caption));
        m_painter.setPen(styleColors(m_palette).muted);
        const qreal height = captionHeight();
        m_painter.drawText(m_span.area.adjusted(0, -height, 0, 0), Qt::AlignLeft | Qt::AlignTop,
                           m_plot.title);
        const QRectF inner = m_span.area.adjusted(spacing::Tight, 1, -spacing::Tight, -1);
        m_painter.drawText(inner, Qt::AlignRight | Qt::AlignTop, m_plot.topText);
        m_painter.drawText(inner, Qt::AlignRight | Qt::AlignBottom, m_plot.bottomText);
    }

    QPainter &m_painter;
    const GraphSpan &m_span;
    const GraphPlot &m_plot;
    const QPalette &m_palette;
};

/// Whether the mistake belongs on that curve: that of an engine is on the engine's own, one that
/// the record marks is on the first that has a value.
[[nodiscard]] bool isOn(const EvaluationLine::Mistake &mistake,
                        const GraphPlot::Curve &curve,
                        const std::vector<GraphPlot::Curve> &curves)
{
    if (!curve.values[mistake.place]) {
        return false;
    }
    if (!mistake.finders.empty()) {
        return std::ranges::find(mistake.finders, curve.engine) != mistake.finders.end();
    }
    const auto first = std::ranges::find_if(curves, [&mistake](const GraphPlot::Curve &one) {
        return one.values[mistake.place].has_value();
    });
    return first->engine == curve.engine;
}

/// A stone of the player's colour with a ring of warning.
void paintMistakes(QPainter &painter,
                   const PlotPainter &plot,
                   const std::vector<GraphPlot::Curve> &curves,
                   const EvaluationLine &line,
                   const QPalette &palette)
{
    painter.setPen(QPen(styleColors(palette).error, 1.5));
    for (const EvaluationLine::Mistake &mistake : line.mistakes) {
        painter.setBrush(mistake.color == Color::Black ? QColor(Qt::black) : QColor(Qt::white));
        for (const GraphPlot::Curve &curve : curves) {
            if (isOn(mistake, curve, curves)) {
                painter.drawEllipse(plot.pointOf(mistake.place, *curve.values[mistake.place]),
                                    MistakeRadius, MistakeRadius);
            }
        }
    }
}

} // namespace

std::vector<GraphPlot> plotsOf(const EvaluationLine &line)
{
    std::vector<GraphPlot> plots;
    for (GraphPlot &plot : std::array{winRatePlot(line), leadPlot(line)}) {
        if (!plot.curves.empty()) {
            plots.push_back(std::move(plot));
        }
    }
    if (Values values = disagreement(line); !values.empty()) {
        plots.push_back(disagreementPlot(std::move(values)));
    }
    return plots;
}

QColor curveColor(std::size_t engine, const QPalette &palette)
{
    // Blue, orange, purple, green: apart in hue for most eyes, in lightness for the others.
    static constexpr std::array<std::array<QRgb, 4>, 2> Colors = {
        {{0xff1f668f, 0xffc05a00, 0xff7b4fa3, 0xff4c8a2f},
         {0xff7cbbdd, 0xffe8a15b, 0xffc3a2e2, 0xff9bcf7f}}};
    const auto &inks = Colors[isDark(palette) ? 1 : 0];
    return QColor::fromRgb(inks[engine % inks.size()]);
}

qreal GraphSpan::xOf(std::size_t place) const
{
    const auto last = static_cast<qreal>(std::max<std::size_t>(places, 2) - 1);
    return area.left() + area.width() * static_cast<qreal>(place) / last;
}

std::optional<std::size_t> GraphSpan::placeAt(qreal x) const
{
    if (places == 0 || area.width() <= 0) {
        return std::nullopt;
    }
    const auto last = static_cast<qreal>(places - 1);
    const qreal place = std::round((x - area.left()) / area.width() * last);
    return static_cast<std::size_t>(std::clamp(place, 0.0, last));
}

void paintPlots(QPainter &painter,
                const GraphSpan &span,
                const std::vector<GraphPlot> &plots,
                const EvaluationLine &line,
                const QPalette &palette)
{
    constexpr qreal LeastHeight = 40; // of a plot that can be read
    const auto room =
        static_cast<std::size_t>(span.area.height() / (captionHeight() + LeastHeight));
    const std::size_t count = std::clamp<std::size_t>(room, 1, plots.size());
    int shares = 0;
    for (std::size_t i = 0; i < count; ++i) {
        shares += plots[i].share;
    }
    const qreal height = span.area.height() - captionHeight() * static_cast<qreal>(count);
    qreal top = span.area.top();
    for (std::size_t i = 0; i < count; ++i) {
        GraphSpan own = span;
        own.area.setTop(top + captionHeight());
        own.area.setHeight(std::floor(height * plots[i].share / shares));
        const PlotPainter plot(painter, own, plots[i], palette);
        plot.paint();
        if (i == 0) {
            paintMistakes(painter, plot, plots[i].curves, line, palette);
        }
        top = own.area.bottom();
    }
}

} // namespace shinpan
