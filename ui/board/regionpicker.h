#pragma once

#include "core/board/boardregion.h"

#include <QObject>

#include <optional>

class QKeyEvent;
class QMouseEvent;

namespace shinpan {

class BoardView;

/// Lets the person drag a rectangle out on the board: at any time with certain keys held down, and
/// without them once after pickNext(); then Return and Enter at the board's cursor set one corner
/// and the other, too. The board hears nothing of it.
class RegionPicker final : public QObject
{
    Q_OBJECT

public:
    /// The board outlives it.
    RegionPicker(BoardView &board, Qt::KeyboardModifiers keys, QObject *parent = nullptr);

    /// The next drag on the board is meant, or not after all.
    void pickNext(bool picks);
    [[nodiscard]] bool isPicking() const { return m_picksNext; }

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// The region is being dragged out.
    void dragged(const shinpan::BoardRegion &region);
    void picked(const shinpan::BoardRegion &region);
    /// pickNext() is over, one way or the other.
    void pickingEnded();

private:
    bool press(const QMouseEvent &event);
    bool pressKey(const QKeyEvent &event);
    void begin(Point corner);
    void drag(const std::optional<Point> &point);
    void end();

    BoardView &m_board;
    Qt::KeyboardModifiers m_keys;
    std::optional<Point> m_corner; ///< where the drag began
    Point m_opposite;
    bool m_picksNext = false;
};

} // namespace shinpan
