#pragma once

#include "core/board/boardregion.h"

#include <QObject>

#include <optional>

class QMouseEvent;

namespace shinpan {

class BoardView;

/// Lets the person drag a rectangle out on the board: at any time with Alt, and without it once
/// after pickNext(). The board hears nothing of such a drag.
class RegionPicker final : public QObject
{
    Q_OBJECT

public:
    explicit RegionPicker(BoardView &board, QObject *parent = nullptr);

    /// The next drag on the board is meant, or not after all.
    void pickNext(bool picks);
    [[nodiscard]] bool isPicking() const { return m_picksNext; }

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// While it is dragged out.
    void dragged(const shinpan::BoardRegion &region);
    void picked(const shinpan::BoardRegion &region);
    /// pickNext() is over, one way or the other.
    void pickingEnded();

private:
    bool press(const QMouseEvent &event);
    void drag(const QMouseEvent &event);

    BoardView &m_board;
    std::optional<Point> m_corner; ///< where the drag began
    Point m_opposite;
    bool m_picksNext = false;
};

} // namespace shinpan
