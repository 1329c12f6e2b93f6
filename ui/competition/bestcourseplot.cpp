#include "ui/competition/bestcourseplot.h"

#include "ui/kit/style.h"

#include <QLocale>
#include <QPainter>

namespace shinpan {

BestCoursePlot::BestCoursePlot(std::size_t parameter, QWidget *parent)
    : TunePlot(parent)
    , m_parameter(parameter)
{ }

void BestCoursePlot::prepare()
{
    setAccessibleName(tr("Course of %1").arg(tune().parameters[m_parameter].name));
    setAccessibleDescription(
        tr("After %n game(s): %1", nullptr, tune().games)
            .arg(tune().valueText(m_parameter, tune().optimum.point[m_parameter])));
}

void BestCoursePlot::paintPlot(QPainter &painter) const
{
    const std::vector<TuningCoursePoint> &course = tune().course;
    const std::vector<double> &positions = tune().curves[m_parameter].first;
    if (course.size() < 2 || positions.size() < 2) {
        return;
    }
    const StyleColors &colors = styleColors(palette());
    const double games = course.back().games;
    const std::vector<Tick> beside = ticksOf(m_parameter, positions);
    paintTitle(painter, accessibleName());
    paintTicks(painter,
               {{0, QStringLiteral("0")}, {1, tr("%n game(s)", nullptr, course.back().games)}},
               beside);
    painter.setPen(QPen(colors.line, 1));
    for (const Tick &tick : beside) {
        painter.drawLine(placeOf(0, tick.at), placeOf(1, tick.at));
    }
    QPolygonF line;
    for (const TuningCoursePoint &point : course) {
        line << placeOf(point.games / games,
                        partOf(point.best[m_parameter], positions.front(), positions.back()));
    }
    painter.setPen(QPen(colors.accent, 2));
    painter.drawPolyline(line);
}

} // namespace shinpan
