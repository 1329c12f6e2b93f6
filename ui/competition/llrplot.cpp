#include "ui/competition/llrplot.h"

#include "ui/kit/controlaccess.h"
#include "ui/kit/style.h"
#include "ui/words/text.h"

#include <QPainter>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int Dot = 3;

[[nodiscard]] QString number(double value)
{
    return text::decimal(value, 2);
}

} // namespace

LlrPlot::LlrPlot(QWidget *parent)
    : QWidget(parent)
{
    controlaccess::setRole(*this, QAccessible::Chart);
    setAccessibleName(tr("Course of the test"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
}

void LlrPlot::showTest(const SprtReport &test)
{
    m_test = test;
    m_low = test.lower;
    m_high = test.upper;
    for (const LlrPoint &point : test.course) {
        m_low = std::min(m_low, point.llr);
        m_high = std::max(m_high, point.llr);
    }
    const double room = (m_high - m_low) / 10;
    m_low -= room;
    m_high += room;
    setAccessibleDescription(
        tr("%1, between %2 and %3").arg(number(test.llr), number(test.lower), number(test.upper)));
    update();
}

QSize LlrPlot::sizeHint() const
{
    return {40 * fontMetrics().averageCharWidth(), 7 * fontMetrics().height()};
}

QSize LlrPlot::minimumSizeHint() const
{
    return {24 * fontMetrics().averageCharWidth(), 4 * fontMetrics().height()};
}

/// The bounds stand beside it, and the number of pairs below it.
QRectF LlrPlot::area() const
{
    const int numbers = fontMetrics().horizontalAdvance(number(-88.88)) + spacing::Tight;
    return QRectF(rect()).adjusted(numbers, Dot, -Dot - 1, -fontMetrics().height());
}

QPointF LlrPlot::placeOf(double pairs, double ratio) const
{
    const QRectF area = this->area();
    const double all = std::max(
        m_test->course.empty() ? 1.0 : static_cast<double>(m_test->course.back().pairs), 1.0);
    return {area.left() + area.width() * pairs / all,
            area.bottom() - area.height() * (ratio - m_low) / (m_high - m_low)};
}

void LlrPlot::paintEvent(QPaintEvent *)
{
    if (!m_test) {
        return;
    }
    const StyleColors &colors = styleColors(palette());
    const QRectF area = this->area();
    const int line = fontMetrics().height();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto drawLevel = [&](double ratio, const QPen &pen) {
        const double y = placeOf(0, ratio).y();
        painter.setPen(pen);
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(colors.muted);
        painter.drawText(QRectF(0, y - line / 2.0, area.left() - spacing::Tight, line),
                         Qt::AlignRight | Qt::AlignVCenter,
                         ratio == 0 ? QStringLiteral("0") : number(ratio));
    };
    drawLevel(0, QPen(colors.line, 1));
    drawLevel(m_test->lower, QPen(colors.muted, 1, Qt::DashLine));
    drawLevel(m_test->upper, QPen(colors.muted, 1, Qt::DashLine));
    painter.drawText(QRectF(area.left(), area.bottom(), area.width(), line),
                     Qt::AlignRight | Qt::AlignVCenter,
                     tr("%n pair(s) of games", nullptr, static_cast<int>(m_test->pairs.total())));
    QPolygonF course{placeOf(0, 0)};
    for (const LlrPoint &point : m_test->course) {
        course << placeOf(static_cast<double>(point.pairs), point.llr);
    }
    painter.setPen(QPen(colors.accent, 2));
    painter.drawPolyline(course);
    painter.setBrush(colors.accent);
    painter.drawEllipse(course.back(), Dot, Dot);
}

} // namespace shinpan
