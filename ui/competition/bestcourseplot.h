#pragma once

#include "ui/competition/tuneplot.h"

namespace shinpan {

/// The course of a parameter's best value over the games.
class BestCoursePlot final : public TunePlot
{
    Q_OBJECT

public:
    explicit BestCoursePlot(std::size_t parameter, QWidget *parent = nullptr);

private:
    void prepare() override;
    void paintPlot(QPainter &painter) const override;

    std::size_t m_parameter;
};

} // namespace shinpan
