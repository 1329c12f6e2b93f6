#pragma once

#include "core/competition/report/report.h"

#include <QWidget>

#include <optional>

namespace shinpan {

/// The course of a sequential test: its log-likelihood ratio over the pairs of games, between the
/// bounds at which it is decided.
class LlrPlot final : public QWidget
{
    Q_OBJECT

public:
    explicit LlrPlot(QWidget *parent = nullptr);

    void showTest(const SprtReport &test);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QPointF placeOf(double pairs, double ratio) const;
    [[nodiscard]] QRectF area() const;

    std::optional<SprtReport> m_test;
    double m_low = -1; ///< the ratios that there is room for
    double m_high = 1;
};

} // namespace shinpan
