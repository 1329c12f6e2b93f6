#pragma once

#include "core/competition/report/tunereport.h"

#include <QWidget>

#include <optional>

namespace shinpan {

/// How strong an engine is along one of the parameters that are looked for: the model's Elo with
/// their 95 % interval, the best point, and where the engine's own value is.
class TunePlot final : public QWidget
{
    Q_OBJECT

public:
    explicit TunePlot(std::size_t parameter, QWidget *parent = nullptr);

    /// It must have the parameter.
    void showTune(const TuneReport &tune);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] const ModelSlice &curve() const { return m_tune->curves[m_parameter]; }
    [[nodiscard]] QPointF placeOf(double position, double elo) const;
    [[nodiscard]] QRectF area() const;
    void paintBelief(QPainter &painter) const;
    void paintNumbers(QPainter &painter) const;

    std::size_t m_parameter;
    std::optional<TuneReport> m_tune;
    double m_low = -1; ///< the Elo that there is room for
    double m_high = 1;
};

} // namespace shinpan
