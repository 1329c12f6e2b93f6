#pragma once

#include "ui/analysis/graphplot.h"

#include <QPixmap>
#include <QWidget>

namespace shinpan {

/// The course of a game in the eyes of its evaluators: the chance to win, the lead, and where two
/// of them disagree, over the moves. Pointing at it tells the values there, a click or a drag asks
/// for the position. Above it stand the evaluators with what they say of the position pointed at,
/// or else of the current one.
class GraphView final : public QWidget
{
    Q_OBJECT

public:
    explicit GraphView(QWidget *parent = nullptr);

    /// Shows a line; `place` is where on it the person is.
    void setLine(EvaluationLine line, std::optional<std::size_t> place);
    void setPlace(std::optional<std::size_t> place);

    /// Whether nothing was said of any position, so that there is no curve.
    [[nodiscard]] bool isEmpty() const { return m_plots.empty(); }
    [[nodiscard]] const EvaluationLine &line() const { return m_line; }
    [[nodiscard]] std::optional<std::size_t> place() const { return m_place; }
    /// The place of the line, in pixels across the widget.
    [[nodiscard]] int xOf(std::size_t place) const;
    /// What is written above the plots: "Move 12 · KataGo 56.3% +2.1".
    [[nodiscard]] QString reading() const;

    /// The rows above the plots: one, or more if the evaluators have no room beside each other.
    [[nodiscard]] int headerRows() const;

    [[nodiscard]] QSize sizeHint() const override { return {320, 220}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 144}; }

Q_SIGNALS:
    /// The person wants to go to a node.
    void nodeActivated(shinpan::NodeId node);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    [[nodiscard]] GraphSpan span() const;
    [[nodiscard]] int headerHeight() const;
    [[nodiscard]] std::optional<std::size_t> placeToRead() const;
    [[nodiscard]] QString moveText(std::size_t place) const;
    [[nodiscard]] QString nameOf(const EvaluationLine::Curve &curve) const;
    [[nodiscard]] QString valuesOf(const EvaluationLine::Curve &curve, std::size_t place) const;
    void point(qreal x);
    void describe();
    void paintPicture();
    void paintHeader(QPainter &painter) const;
    int paintEvaluator(QPainter &painter, std::size_t engine, const QRect &room) const;
    void paintMarker(QPainter &painter, std::size_t place, const QColor &ink) const;
    void paintHint(QPainter &painter) const;

    EvaluationLine m_line;
    std::vector<GraphPlot> m_plots;
    std::optional<std::size_t> m_place;
    std::optional<std::size_t> m_pointed;
    QPixmap m_picture; ///< the plots; null until needed
};

} // namespace shinpan
