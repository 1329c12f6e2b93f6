#pragma once

#include "core/board/move.h"
#include "ui/board/boardpainter.h"

#include <QWidget>

#include <optional>

namespace shinpan {

/// Shows a position as stones on wood and reports what the user does on it. It knows no rules and
/// decides nothing.
///
/// Mouse: a click counts when the button comes up on the point where it went down, so that a slip
/// can still be taken back. The wheel asks for steps through the game, ten at a time with Shift.
///
/// Keyboard: bare arrow keys belong to the window (they walk through the game), so the board has a
/// *cursor* of its own: Return shows it, Alt+arrow shows and moves it. While it is shown and the
/// board has the focus, bare arrows move it, Return, Enter or Space click there, and Escape puts it
/// away; so does leaving the board.
///
/// While stones are being *marked* (the score is being settled), the bare arrows move the cursor at
/// once, Space clicks with the modifiers that are held, and Return is left to the window.
class BoardView : public QWidget
{
    Q_OBJECT

public:
    explicit BoardView(QWidget *parent = nullptr);

    [[nodiscard]] const Board &position() const { return m_scene.board; }
    [[nodiscard]] const BoardMarkup &markup() const { return m_scene.markup; }
    [[nodiscard]] BoardSize boardSize() const { return m_scene.board.size(); }
    [[nodiscard]] std::optional<Point> cursor() const { return m_scene.cursor; }
    [[nodiscard]] std::optional<Point> hovered() const { return m_hovered; }
    /// For the widget's size and screen of this moment.
    [[nodiscard]] BoardGeometry geometry() const;

    /// Shows these stones; only points that changed are repainted. `lastMove` is marked (a pass
    /// only in words).
    void setPosition(const Board &board, std::optional<Move> lastMove = std::nullopt);
    void setMarkup(const BoardMarkup &markup);
    /// Whose stone follows the mouse over empty points; nothing when no stone can be played now.
    void setGhost(std::optional<Color> color);
    void setMarking(bool marking);
    void setCoordinatesShown(bool shown);
    void setTheme(const BoardTheme &theme);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A click on a point, occupied or not; from the keyboard as left button, without modifiers
    /// unless stones are being marked.
    void pointClicked(shinpan::Point point,
                      Qt::MouseButton button,
                      Qt::KeyboardModifiers modifiers);
    /// The point under the mouse, or nothing, whenever it changes.
    void pointHovered(std::optional<shinpan::Point> point);
    /// The wheel asks for that many moves forward (backward when negative); never 0.
    void stepRequested(int steps);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void repaintPoint(std::optional<Point> point);
    void setHovered(std::optional<Point> point);
    void showGhost();
    void setCursorPoint(std::optional<Point> point);
    /// Where the cursor appears: where it was put away, at the last move, or in the middle.
    [[nodiscard]] Point cursorStart() const;
    void moveCursor(int key);
    [[nodiscard]] bool isCursorKey(const QKeyEvent &event) const;
    [[nodiscard]] bool isMarkingKey(const QKeyEvent &event) const;
    void setFocusRing(bool shown);
    void describe();

    BoardScene m_scene;
    BoardPainter m_painter; ///< brought up to size and screen by paintEvent()
    std::optional<Move> m_lastMove;
    std::optional<Color> m_ghostColor;
    std::optional<Point> m_hovered;
    std::optional<Point> m_pressed;      ///< where the mouse button went down
    std::optional<Point> m_cursorMemory; ///< where the cursor was put away
    int m_wheelDelta = 0;                ///< eighths of a degree not yet reported
    bool m_coordinates = true;
    bool m_isMarking = false;
};

} // namespace shinpan
