#pragma once

#include "ui/competition/tuneplot.h"

namespace shinpan {

/// Where the best value of a parameter was after how many games.
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
