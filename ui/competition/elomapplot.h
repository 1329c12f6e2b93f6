#pragma once

#include "ui/competition/tuneplot.h"

namespace shinpan {

/// How strong an engine is over two of the parameters that are looked for: the darker a field, the
/// stronger; the smaller, the less sure. Pointing at a field tells its Elo.
class EloMapPlot final : public TunePlot
{
    Q_OBJECT

public:
    /// `map`: its place among those of the report.
    explicit EloMapPlot(std::size_t map, QWidget *parent = nullptr);

    /// The Elo of the field there; empty where there is none. Call after showTune().
    [[nodiscard]] QString textAt(QPointF place) const;

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;

private:
    void prepare() override;
    void paintPlot(QPainter &painter) const override;
    [[nodiscard]] const TuneMap &map() const { return tune().maps[m_map]; }
    [[nodiscard]] bool isEmpty() const;
    std::size_t m_map;
};

} // namespace shinpan
