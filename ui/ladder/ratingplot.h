#pragma once

#include "core/ladder/ladderbook.h"

#include <QWidget>

namespace shinpan {

/// The course of a rating over weeks: a line with its interval around it, stronger ranks above.
class RatingPlot final : public QWidget
{
    Q_OBJECT

public:
    explicit RatingPlot(QWidget *parent = nullptr);

    /// Shows these, oldest first.
    void showWeeks(const std::vector<LadderBook::Week> &weeks);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QRectF area() const;
    [[nodiscard]] QPointF placeOf(QDate monday, double rank) const;
    void paintRanks(QPainter &painter) const;
    void paintDates(QPainter &painter) const;

    std::vector<LadderBook::Week> m_weeks;
    double m_low = -20; ///< the ranks that there is room for
    double m_high = 0;
};

} // namespace shinpan
