#pragma once

#include "core/competition/report/tunereport.h"

#include <QWidget>

#include <memory>
#include <vector>

namespace shinpan {

/// A picture of what a tune has found: an area with a title above it, values below and beside it.
/// Derived classes know what is in the area.
class TunePlot : public QWidget
{
    Q_OBJECT

public:
    explicit TunePlot(QWidget *parent = nullptr);

    /// `tune` is not null.
    void showTune(std::shared_ptr<const TuneReport> tune);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    /// A value beside an axis; `at` is 0 at its beginning and 1 at its end.
    struct Tick
    {
        double at = 0;
        QString text;
    };

    [[nodiscard]] const TuneReport &tune() const { return *m_tune; }
    /// Both 0 to 1, from the lower left.
    [[nodiscard]] QPointF placeOf(double x, double y) const;
    [[nodiscard]] QRectF area() const;
    void paintTitle(QPainter &painter, const QString &title) const;
    void paintTicks(QPainter &painter,
                    const std::vector<Tick> &below,
                    const std::vector<Tick> &beside) const;
    /// The first, the middle and the last of the positions, as the parameter has them.
    [[nodiscard]] std::vector<Tick> ticksOf(std::size_t parameter,
                                            const std::vector<double> &positions) const;

    void paintEvent(QPaintEvent *event) override;

private:
    /// There is a tune now, another than before: calls the widget by what it shows.
    virtual void prepare() = 0;
    /// Nothing while there is too little to see.
    virtual void paintPlot(QPainter &painter) const = 0;

    std::shared_ptr<const TuneReport> m_tune; ///< null before the first
};

/// The part of the way from `low` to `high` at which a value is, 0 to 1.
[[nodiscard]] constexpr double partOf(double value, double low, double high)
{
    return high > low ? (value - low) / (high - low) : 0.5;
}

} // namespace shinpan
