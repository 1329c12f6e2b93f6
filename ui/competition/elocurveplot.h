#pragma once

#include "ui/competition/tuneplot.h"

namespace shinpan {

/// How strong an engine is along one of the parameters that are looked for: the model's Elo with
/// their 95 % interval, the best point, and where the engine's own value is.
class EloCurvePlot final : public TunePlot
{
    Q_OBJECT

public:
    explicit EloCurvePlot(std::size_t parameter, QWidget *parent = nullptr);

private:
    void prepare() override;
    void paintPlot(QPainter &painter) const override;
    [[nodiscard]] QPointF pointAt(double position, double elo) const;

    std::size_t m_parameter;
    Estimate m_range; ///< the Elo that there is room for
};

} // namespace shinpan
