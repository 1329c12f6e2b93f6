#include "ui/ladder/ratingplot.h"

#include "ui/kit/controlaccess.h"
#include "ui/kit/style.h"
#include "ui/words/ranktext.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

constexpr int Dot = 3;
constexpr double LeastSpan = 8; ///< ranks, so that small steps look small

[[nodiscard]] QString dateText(QDate date)
{
    return QLocale().toString(date, QLocale::ShortFormat);
}

} // namespace

RatingPlot::RatingPlot(QWidget *parent)
    : QWidget(parent)
{
    controlaccess::setRole(*this, QAccessible::Chart);
    setAccessibleName(tr("Your rank over the weeks"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
}

/// The range holds all values and what fits of their intervals, which may be as wide as all ranks.
void RatingPlot::showWeeks(const std::vector<LadderBook::Week> &weeks)
{
    m_weeks = weeks;
    if (!weeks.empty()) {
        const auto rankOfWeek = [](const LadderBook::Week &week) { return week.rating.rank.value; };
        const auto [least, most] = std::ranges::minmax(weeks, {}, rankOfWeek);
        const double middle = (rankOfWeek(least) + rankOfWeek(most)) / 2;
        const double span = std::max(LeastSpan, rankOfWeek(most) - rankOfWeek(least) + 4);
        m_low = middle - span / 2;
        m_high = middle + span / 2;
        setAccessibleDescription(
            tr("From %1 in the week of %2 to %3 in the week of %4")
                .arg(text::rank(rankOfWeek(weeks.front())), dateText(weeks.front().monday),
                     text::rank(rankOfWeek(weeks.back())), dateText(weeks.back().monday)));
    }
    update();
}

QSize RatingPlot::sizeHint() const
{
    return {60 * fontMetrics().averageCharWidth(), 10 * fontMetrics().height()};
}

QSize RatingPlot::minimumSizeHint() const
{
    return {30 * fontMetrics().averageCharWidth(), 6 * fontMetrics().height()};
}

/// The ranks stand beside it, and the dates below it.
QRectF RatingPlot::area() const
{
    const int ranks = fontMetrics().horizontalAdvance(text::rank(-29)) + spacing::Normal;
    const int line = fontMetrics().height();
    return QRectF(rect()).adjusted(ranks, line / 2.0, -Dot - 1, -line - spacing::Tight);
}

QPointF RatingPlot::placeOf(QDate monday, double rank) const
{
    const QRectF area = this->area();
    const auto all = static_cast<double>(m_weeks.front().monday.daysTo(m_weeks.back().monday));
    const auto days = static_cast<double>(m_weeks.front().monday.daysTo(monday));
    const double way = all > 0 ? days / all : 0.5;
    const double height = (std::clamp(rank, m_low, m_high) - m_low) / (m_high - m_low);
    return {area.left() + area.width() * way, area.bottom() - area.height() * height};
}

void RatingPlot::paintRanks(QPainter &painter) const
{
    const StyleColors &colors = styleColors(palette());
    const QRectF area = this->area();
    const int line = fontMetrics().height();
    const int most = std::max(1, static_cast<int>(area.height() / (1.5 * line)));
    const int step = std::max(1, static_cast<int>(std::ceil((m_high - m_low) / most)));
    for (int rank = static_cast<int>(std::ceil(m_low)); rank <= m_high; rank += step) {
        const double y = placeOf(m_weeks.front().monday, rank).y();
        painter.setPen(colors.line);
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(colors.muted);
        painter.drawText(QRectF(0, y - line / 2.0, area.left() - spacing::Normal, line),
                         Qt::AlignRight | Qt::AlignVCenter, text::rank(rank));
    }
}

void RatingPlot::paintDates(QPainter &painter) const
{
    const QRectF area = this->area();
    const QRectF below(area.left(), area.bottom() + spacing::Tight, area.width(),
                       fontMetrics().height());
    painter.setPen(styleColors(palette()).muted);
    if (m_weeks.size() == 1) {
        painter.drawText(below, Qt::AlignCenter, dateText(m_weeks.front().monday));
        return;
    }
    painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter, dateText(m_weeks.front().monday));
    painter.drawText(below, Qt::AlignRight | Qt::AlignVCenter, dateText(m_weeks.back().monday));
}

void RatingPlot::paintEvent(QPaintEvent *)
{
    if (m_weeks.empty()) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintRanks(painter);
    paintDates(painter);
    QPolygonF band;
    QPolygonF line;
    for (const LadderBook::Week &week : m_weeks) {
        band << placeOf(week.monday, week.rating.rank.high);
        line << placeOf(week.monday, week.rating.rank.value);
    }
    for (auto week = m_weeks.rbegin(); week != m_weeks.rend(); ++week) {
        band << placeOf(week->monday, week->rating.rank.low);
    }
    const QColor accent = styleColors(palette()).accent;
    QColor faint = accent;
    faint.setAlphaF(0.15F);
    painter.setPen(m_weeks.size() == 1 ? QPen(faint, 2 * Dot) : QPen(Qt::NoPen));
    painter.setBrush(faint);
    painter.drawPolygon(band);
    painter.setPen(QPen(accent, 2));
    painter.drawPolyline(line);
    painter.setBrush(accent);
    for (const QPointF &place : line) {
        painter.drawEllipse(place, Dot, Dot);
    }
}

} // namespace shinpan
