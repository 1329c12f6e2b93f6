#include "ui/competition/tuneplot.h"

#include "ui/kit/controlaccess.h"
#include "ui/kit/style.h"

#include <QLocale>
#include <QPainter>

#include <utility>

namespace shinpan {

namespace {

constexpr int LettersBeside = 8; ///< room for values
constexpr int RoomAtTheRight = 8;
constexpr int Significant = 3; ///< digits of a value that is not a whole number

} // namespace

TunePlot::TunePlot(QWidget *parent)
    : QWidget(parent)
{
    controlaccess::setRole(*this, QAccessible::Chart);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
}

void TunePlot::showTune(std::shared_ptr<const TuneReport> tune)
{
    m_tune = std::move(tune);
    prepare();
    update();
}

QSize TunePlot::sizeHint() const
{
    return {40 * fontMetrics().averageCharWidth(), 11 * fontMetrics().height()};
}

QSize TunePlot::minimumSizeHint() const
{
    return {30 * fontMetrics().averageCharWidth(), 9 * fontMetrics().height()};
}

QRectF TunePlot::area() const
{
    const int beside = LettersBeside * fontMetrics().averageCharWidth() + spacing::Tight;
    const int line = fontMetrics().height();
    return QRectF(rect()).adjusted(beside, line + spacing::Tight, -RoomAtTheRight,
                                   -line - spacing::Tight);
}

QPointF TunePlot::placeOf(double x, double y) const
{
    const QRectF area = this->area();
    return {area.left() + area.width() * x, area.bottom() - area.height() * y};
}

void TunePlot::paintEvent(QPaintEvent *)
{
    if (m_tune) {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintPlot(painter);
    }
}

void TunePlot::paintTitle(QPainter &painter, const QString &title) const
{
    const QRectF area = this->area();
    const QRectF above(area.left(), 0, area.width(), fontMetrics().height());
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(above, Qt::AlignHCenter,
                     fontMetrics().elidedText(title, Qt::ElideRight, int(area.width())));
}

void TunePlot::paintTicks(QPainter &painter,
                          const std::vector<Tick> &below,
                          const std::vector<Tick> &beside) const
{
    const StyleColors &colors = styleColors(palette());
    const QRectF area = this->area();
    const int line = fontMetrics().height();
    painter.setPen(colors.muted);
    for (const Tick &tick : below) {
        const Qt::Alignment side = tick.at <= 0 ? Qt::AlignLeft
                                 : tick.at >= 1 ? Qt::AlignRight
                                                : Qt::AlignHCenter;
        const double width = area.width() / 3;
        const double left = placeOf(tick.at, 0).x()
                          - (side == Qt::AlignLeft    ? 0
                             : side == Qt::AlignRight ? width
                                                      : width / 2);
        painter.drawText(QRectF(left, area.bottom() + spacing::Tight / 2.0, width, line), side,
                         tick.text);
    }
    for (const Tick &tick : beside) {
        const double y = placeOf(0, tick.at).y();
        painter.drawText(
            QRectF(0, y - line / 2.0, area.left() - spacing::Tight, line),
            Qt::AlignRight | Qt::AlignVCenter,
            fontMetrics().elidedText(tick.text, Qt::ElideRight, int(area.left()) - spacing::Tight));
    }
}

std::vector<TunePlot::Tick> TunePlot::ticksOf(std::size_t parameter,
                                              const std::vector<double> &positions) const
{
    std::vector<Tick> ticks;
    for (const double part : {0.0, 0.5, 1.0}) {
        const double position = positions.front() + part * (positions.back() - positions.front());
        const ParameterScale &scale = m_tune->parameters[parameter].scale;
        ticks.push_back({part, scale.isDiscrete()
                                   ? scale.text(position)
                                   : QLocale().toString(scale.number(position), 'g', Significant)});
    }
    return ticks;
}

} // namespace shinpan
