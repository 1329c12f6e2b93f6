#pragma once

#include "core/board/point.h"

#include <QObject>

#include <cstdint>
#include <optional>
#include <vector>

class QKeyEvent;
class QMouseEvent;

namespace shinpan {

class BoardView;

/// Lets the person choose points on the board: by a click, or with Return, Enter or Space at the
/// board's cursor. Escape ends it. The board hears nothing of these while it lasts.
class PointPicker final : public QObject
{
    Q_OBJECT

public:
    /// The board outlives it.
    explicit PointPicker(BoardView &board, QObject *parent = nullptr);

    /// Every click is picked() from now on, until end().
    void begin();
    /// Clicks take points into a list and out again. The click with Ctrl, with the right button, or
    /// the second of a double one is the last and ends it: listed().
    void beginList(const std::vector<Point> &points);
    /// Ends a list as the last click would; else does nothing.
    void finishList();
    void end();
    [[nodiscard]] bool isPicking() const { return m_mode != Mode::None; }
    [[nodiscard]] bool isListing() const { return m_mode == Mode::List; }
    /// The list so far.
    [[nodiscard]] const std::vector<Point> &points() const { return m_points; }

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void picked(shinpan::Point point);
    void listed(const std::vector<shinpan::Point> &points);
    /// Whether it picks, or the list, is another one.
    void changed();

private:
    enum class Mode : std::uint8_t { None, Single, List };

    bool press(const QMouseEvent &event);
    bool pressKey(QKeyEvent &event);
    void take(Point point, bool isLast);
    void setMode(Mode mode);

    BoardView &m_board;
    Mode m_mode = Mode::None;
    std::vector<Point> m_points;
};

} // namespace shinpan
