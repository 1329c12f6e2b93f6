#include "ui/competition/elomapplot.h"

#include "ui/kit/style.h"
#include "ui/words/text.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace shinpan {

namespace {

constexpr double BestRing = 4;

[[nodiscard]] QString eloNumber(double elo)
{
    return text::decimal(elo, 0);
}

/// The middle of the field at a position, 0 to 1, when all fields have the same width.
[[nodiscard]] double middleOf(double position, const std::vector<double> &positions)
{
    const auto fields = static_cast<double>(positions.size());
    return (partOf(position, positions.front(), positions.back()) * (fields - 1) + 0.5) / fields;
}

} // namespace

EloMapPlot::EloMapPlot(std::size_t map, QWidget *parent)
    : TunePlot(parent)
    , m_map(map)
{ }

/// Higher than a curve: it has as much to show downwards.
QSize EloMapPlot::minimumSizeHint() const
{
    const QSize size = TunePlot::minimumSizeHint();
    return {size.width(), 2 * size.height()};
}

bool EloMapPlot::isEmpty() const
{
    return map().slice.first.size() < 2 || map().slice.second.size() < 2;
}

void EloMapPlot::prepare()
{
    setAccessibleName(
        tr("Elo over %1 and %2")
            .arg(tune().parameters[map().first].name, tune().parameters[map().second].name));
    const auto [least, most] = std::ranges::minmax(map().slice.elo, {}, &EloBelief::mean);
    setAccessibleDescription(
        tr("From %1 to %2 Elo; best: %3, %4. The darker, the stronger; the smaller a field, the "
           "less sure.")
            .arg(eloNumber(least.mean), eloNumber(most.mean),
                 tune().valueText(map().first, tune().optimum.point[map().first]),
                 tune().valueText(map().second, tune().optimum.point[map().second])));
}

void EloMapPlot::paintPlot(QPainter &painter) const
{
    if (isEmpty()) {
        return;
    }
    const StyleColors &colors = styleColors(palette());
    const ModelSlice &slice = map().slice;
    paintTitle(painter, accessibleName());
    std::vector<Tick> below = ticksOf(map().first, slice.first);
    std::vector<Tick> beside = ticksOf(map().second, slice.second);
    paintTicks(painter, below, beside);
    const std::vector<MapField> fields = fieldsOf(map());
    const QSizeF size(area().width() / static_cast<double>(slice.first.size()),
                      area().height() / static_cast<double>(slice.second.size()));
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < slice.first.size(); ++i) {
        for (std::size_t k = 0; k < slice.second.size(); ++k) {
            const MapField &field = fields[i * slice.second.size() + k];
            QRectF rect(QPointF(), size * field.share);
            rect.moveCenter(placeOf(middleOf(slice.first[i], slice.first),
                                    middleOf(slice.second[k], slice.second)));
            QColor color = colors.accent;
            color.setAlphaF(static_cast<float>(field.shade));
            painter.setBrush(color);
            painter.drawRect(rect);
        }
    }
    const auto mark = [&](const TuningPoint &point) {
        painter.drawEllipse(placeOf(middleOf(point[map().first], slice.first),
                                    middleOf(point[map().second], slice.second)),
                            BestRing, BestRing);
    };
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.5));
    painter.setBrush(Qt::NoBrush);
    mark(tune().own);
    painter.setBrush(palette().color(QPalette::WindowText));
    mark(tune().optimum.point);
}

QString EloMapPlot::textAt(QPointF place) const
{
    const QRectF area = this->area();
    if (isEmpty() || !area.contains(place)) {
        return {};
    }
    const ModelSlice &slice = map().slice;
    const auto indexOf = [](double part, std::size_t fields) {
        const double index = part * static_cast<double>(fields);
        return std::min(static_cast<std::size_t>(std::max(index, 0.0)), fields - 1);
    };
    const std::size_t first = indexOf((place.x() - area.left()) / area.width(), slice.first.size());
    const std::size_t second =
        indexOf((area.bottom() - place.y()) / area.height(), slice.second.size());
    const EloBelief &belief = slice.elo[first * slice.second.size() + second];
    return tr("%1 %2, %3 %4: %5 ± %6 Elo")
        .arg(tune().parameters[map().first].name, tune().valueText(map().first, slice.first[first]),
             tune().parameters[map().second].name,
             tune().valueText(map().second, slice.second[second]), eloNumber(belief.mean),
             eloNumber(NormalQuantile95 * belief.deviation));
}

bool EloMapPlot::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip) {
        return TunePlot::event(event);
    }
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), textAt(help->pos()), this);
    return true;
}

} // namespace shinpan
