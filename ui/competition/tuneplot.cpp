#include "ui/competition/tuneplot.h"

#include "ui/kit/controlaccess.h"
#include "ui/kit/style.h"
#include "ui/words/text.h"

#include <QPainter>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int BestDot = 4;

[[nodiscard]] QString eloNumber(double value)
{
    return text::decimal(value, 0);
}

} // namespace

TunePlot::TunePlot(std::size_t parameter, QWidget *parent)
    : QWidget(parent)
    , m_parameter(parameter)
{
    controlaccess::setRole(*this, QAccessible::Chart);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
}

void TunePlot::showTune(const TuneReport &tune)
{
    m_tune = tune;
    m_low = m_high = 0;
    for (const EloBelief &belief : curve().elo) {
        m_low = std::min(m_low, belief.estimate().low);
        m_high = std::max(m_high, belief.estimate().high);
    }
    m_high = std::max(m_high, m_low + 1);
    setAccessibleName(tr("Elo over %1").arg(tune.parameters[m_parameter].name));
    setAccessibleDescription(tr("Best: %1; the engine’s own: %2")
                                 .arg(tune.valueText(m_parameter, tune.optimum.point[m_parameter]),
                                      tune.valueText(m_parameter, tune.own[m_parameter])));
    update();
}

QSize TunePlot::sizeHint() const
{
    return {36 * fontMetrics().averageCharWidth(), 9 * fontMetrics().height()};
}

QSize TunePlot::minimumSizeHint() const
{
    return {24 * fontMetrics().averageCharWidth(), 5 * fontMetrics().height()};
}

/// Beside it stand the Elo, above it the parameter, below it its values.
QRectF TunePlot::area() const
{
    const int numbers = fontMetrics().horizontalAdvance(eloNumber(-8888)) + spacing::Tight;
    const int line = fontMetrics().height();
    return QRectF(rect()).adjusted(numbers, line, -BestDot - 1, -line);
}

QPointF TunePlot::placeOf(double position, double elo) const
{
    const QRectF area = this->area();
    const double from = curve().first.front();
    const double to = std::max(curve().first.back(), from + 1e-9);
    return {area.left() + area.width() * (position - from) / (to - from),
            area.bottom() - area.height() * (elo - m_low) / (m_high - m_low)};
}

void TunePlot::paintEvent(QPaintEvent *)
{
    if (!m_tune || curve().first.size() < 2) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintNumbers(painter);
    paintBelief(painter);
}

void TunePlot::paintBelief(QPainter &painter) const
{
    const StyleColors &colors = styleColors(palette());
    QPolygonF band;
    QPolygonF line;
    for (std::size_t i = 0; i < curve().first.size(); ++i) {
        const Estimate elo = curve().elo[i].estimate();
        line << placeOf(curve().first[i], elo.value);
        band << placeOf(curve().first[i], elo.high);
    }
    for (std::size_t i = curve().first.size(); i-- > 0;) {
        band << placeOf(curve().first[i], curve().elo[i].estimate().low);
    }
    QColor faint = colors.accent;
    faint.setAlphaF(0.2F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint);
    painter.drawPolygon(band);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colors.accent, 2));
    painter.drawPolyline(line);
    painter.setPen(QPen(colors.muted, 1, Qt::DashLine));
    const double own = placeOf(m_tune->own[m_parameter], 0).x();
    painter.drawLine(QPointF(own, area().top()), QPointF(own, area().bottom()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.accent);
    painter.drawEllipse(placeOf(m_tune->optimum.point[m_parameter], m_tune->optimum.elo.mean),
                        BestDot, BestDot);
}

void TunePlot::paintNumbers(QPainter &painter) const
{
    const StyleColors &colors = styleColors(palette());
    const QRectF area = this->area();
    const int line = fontMetrics().height();
    painter.setPen(colors.muted);
    for (const double elo : {m_low, 0.0, m_high}) {
        const double y = placeOf(curve().first.front(), elo).y();
        painter.drawText(QRectF(0, y - line / 2.0, area.left() - spacing::Tight, line),
                         Qt::AlignRight | Qt::AlignVCenter, eloNumber(elo));
    }
    const QRectF below(area.left(), area.bottom(), area.width(), line);
    painter.drawText(below, Qt::AlignLeft, m_tune->valueText(m_parameter, curve().first.front()));
    painter.drawText(below, Qt::AlignRight, m_tune->valueText(m_parameter, curve().first.back()));
    painter.drawText(QRectF(area.left(), 0, area.width(), line), Qt::AlignHCenter,
                     m_tune->parameters[m_parameter].name);
    painter.setPen(QPen(colors.line, 1));
    painter.drawLine(placeOf(curve().first.front(), 0), placeOf(curve().first.back(), 0));
}

} // namespace shinpan
