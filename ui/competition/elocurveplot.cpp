#include "ui/competition/elocurveplot.h"

#include "ui/kit/style.h"
#include "ui/words/text.h"

#include <QPainter>

namespace shinpan {

namespace {

constexpr double BestDot = 4;

} // namespace

EloCurvePlot::EloCurvePlot(std::size_t parameter, QWidget *parent)
    : TunePlot(parent)
    , m_parameter(parameter)
{ }

void EloCurvePlot::prepare()
{
    m_range = eloRangeOf(tune().curves[m_parameter]);
    setAccessibleName(tr("Elo over %1").arg(tune().parameters[m_parameter].name));
    setAccessibleDescription(
        tr("Best: %1; the engine’s own: %2")
            .arg(tune().valueText(m_parameter, tune().optimum.point[m_parameter]),
                 tune().valueText(m_parameter, tune().own[m_parameter])));
}

QPointF EloCurvePlot::pointAt(double position, double elo) const
{
    const std::vector<double> &positions = tune().curves[m_parameter].first;
    return placeOf(partOf(position, positions.front(), positions.back()),
                   partOf(elo, m_range.low, m_range.high));
}

void EloCurvePlot::paintPlot(QPainter &painter) const
{
    const ModelSlice &curve = tune().curves[m_parameter];
    if (curve.first.size() < 2) {
        return;
    }
    const StyleColors &colors = styleColors(palette());
    QPolygonF band;
    QPolygonF line;
    for (std::size_t i = 0; i < curve.first.size(); ++i) {
        line << pointAt(curve.first[i], curve.elo[i].mean);
        band << pointAt(curve.first[i], curve.elo[i].estimate().high);
    }
    for (std::size_t i = curve.first.size(); i-- > 0;) {
        band << pointAt(curve.first[i], curve.elo[i].estimate().low);
    }
    std::vector<Tick> beside;
    for (const double elo : {m_range.low, 0.0, m_range.high}) {
        beside.push_back({partOf(elo, m_range.low, m_range.high), text::decimal(elo, 0)});
    }
    paintTitle(painter, accessibleName());
    paintTicks(painter, ticksOf(m_parameter, curve.first), beside);
    QColor faint = colors.accent;
    faint.setAlphaF(0.2F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint);
    painter.drawPolygon(band);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colors.line, 1));
    painter.drawLine(pointAt(curve.first.front(), 0), pointAt(curve.first.back(), 0));
    painter.setPen(QPen(colors.accent, 2));
    painter.drawPolyline(line);
    painter.setPen(QPen(colors.muted, 1, Qt::DashLine));
    const double own = pointAt(tune().own[m_parameter], 0).x();
    painter.drawLine(QPointF(own, area().top()), QPointF(own, area().bottom()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.accent);
    painter.drawEllipse(pointAt(tune().optimum.point[m_parameter], tune().optimum.elo.mean),
                        BestDot, BestDot);
}

} // namespace shinpan
