#pragma once

#include "core/board/point.h"
#include "ui/board/boarddisplay.h"
#include "ui/kit/wheelsteps.h"

#include <Qt>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace shinpan {

/// A stroke of painting over a board, while a button is down. It rests beside the points, and goes
/// on where it comes back.
class PaintStroke
{
public:
    [[nodiscard]] bool isUnderWay() const { return m_button.has_value(); }
    [[nodiscard]] bool isOf(Qt::MouseButton button) const { return m_button == button; }

    void begin(Point point, Qt::MouseButton button);
    /// The mouse is there now, or beside the points. Returns the points that were reached on the
    /// way, none left out however fast it is.
    [[nodiscard]] std::vector<Point> moveTo(std::optional<Point> point);
    void end();

private:
    std::optional<Qt::MouseButton> m_button;
    std::optional<Point> m_point;
};

struct BoardKeys;

/// A board that reports what the user does on it. It knows no rules and decides nothing.
///
/// Mouse: a click counts when the button comes up on the point where it went down, so that a slip
/// can still be taken back. Ctrl+click and double click on a stone ask for the move that placed it.
/// The right button asks for a menu; held down, it shows the bare position as long as it is held.
/// The wheel asks for steps through the game, ten at a time with Shift, and for other variations
/// while the right button is down; where a line of the analysis is shown, for more or less of it.
///
/// Keyboard: bare arrow keys belong to the window (they walk through the game), so the board has a
/// *cursor* of its own: Return shows it, Alt+arrow shows and moves it. While it is shown and the
/// board has the focus, bare arrows move it (with Shift from star point to star point), Return,
/// Enter or Space click there, Ctrl+Space asks for the move that placed the stone, and Escape puts
/// it away; so does leaving the board. Menu or Shift+F10 ask for the menu, Z held down shows the
/// bare position.
///
/// While stones are being *marked* (the score is being settled), the bare arrows move the cursor at
/// once, Space clicks with the modifiers that are held, and Return is left to the window.
///
/// While the board is being *painted* on (edited), the mouse reports strokes instead of clicks, and
/// so do Return, Enter and Space at the cursor, with the modifiers that are held; Backspace does as
/// the right button.
class BoardView : public BoardDisplay
{
    Q_OBJECT

public:
    explicit BoardView(QWidget *parent = nullptr);

    [[nodiscard]] std::optional<Point> cursor() const { return scene().cursor; }
    [[nodiscard]] std::optional<Point> hovered() const { return m_hovered; }
    [[nodiscard]] bool isPainting() const { return m_isPainting; }
    /// Whether only board and stones are shown, because a button or key is held down.
    [[nodiscard]] bool isPeeking() const { return isBare(); }
    /// The move that a click proposed and another click has to confirm.
    [[nodiscard]] std::optional<Point> proposed() const { return m_proposed; }
    /// What the last move did, for screen readers; empty without one.
    [[nodiscard]] const QString &announcement() const { return m_announcement; }

    void setPosition(const Board &board, std::optional<Move> lastMove = std::nullopt);
    void setOptions(const BoardOptions &options);
    void setCoordinatesShown(bool shown);
    /// Whether a stone may be put on an empty point; without one it may on any.
    using PointTest = std::function<bool(Point)>;
    /// The colour of the stone that follows the mouse over empty points where it may be; nothing
    /// when no stone can be played now. The highest rank that sets one decides.
    void setGhost(std::optional<Color> color,
                  PointTest mayBeThere = {},
                  LayerRank rank = LayerRank::Record);
    void clearGhost(LayerRank rank);
    void setMarking(bool marking);
    /// Ends a stroke that is under way.
    void setPainting(bool painting);

    /// Does what Return would do with the cursor on this point.
    void press(Point point, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Shows the cursor there, or puts it away.
    void setCursorPoint(std::optional<Point> point);

Q_SIGNALS:
    /// A click on a point, occupied or not; from the keyboard as left button, without modifiers
    /// unless stones are being marked.
    void pointClicked(shinpan::Point point,
                      Qt::MouseButton button,
                      Qt::KeyboardModifiers modifiers);
    /// The point under the mouse, or nothing, whenever it changes.
    void pointHovered(std::optional<shinpan::Point> point);
    /// A screen reader was told of the last move.
    void announced(const QString &news);
    /// A click with the middle button or with Shift on a spot of the analysis: its line is wanted.
    void spotChosen(shinpan::Point point);
    /// The wheel asks for that many stones more of the analysis' line that is shown (less when
    /// negative); never 0.
    void lineStepRequested(int steps);
    /// The user wants to go to the move that placed this stone.
    void moveOfStoneRequested(shinpan::Point point);
    /// The user asks for the menu of this point, or of the board.
    void menuRequested(std::optional<shinpan::Point> point, QPoint globalPosition);
    /// The user wants to go that many moves forward (backward when negative); never 0.
    void stepRequested(int steps);
    /// The user wants to go that many variations further (back when negative); never 0.
    void variationRequested(int steps);
    /// A stroke of painting goes over points: begun, moved over further ones (at least one, in
    /// their order; none is left out however fast the mouse is), ended.
    void strokeBegun(shinpan::Point point, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    void strokeMoved(const std::vector<shinpan::Point> &way);
    void strokeEnded();

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    /// A mouse button that is down.
    struct Press
    {
        Qt::MouseButton button = Qt::NoButton;
        std::optional<Point> point;
        bool isOnStone = false;
        bool isUsedUp = false; ///< it did something already; its release means nothing
    };

    /// The stone that follows the mouse.
    struct GhostRule
    {
        std::optional<Color> color;
        PointTest mayBeThere;
    };

    [[nodiscard]] const GhostRule &ghostRule() const { return m_ghostRules.rbegin()->second; }
    void updateGhost();
    void setHovered(std::optional<Point> point);
    void setProposed(std::optional<Point> point);
    void click(Point point, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    [[nodiscard]] bool needsConfirmation(Point point) const;
    [[nodiscard]] bool isStone(Point point) const;
    [[nodiscard]] bool isSpot(Point point) const;
    void beginStroke(const QMouseEvent &event);
    void endStroke();
    [[nodiscard]] BoardKeys keys() const;
    /// The cursor's first point: where it was put away, at the last move, or in the middle.
    [[nodiscard]] Point cursorStart() const;
    void pressKeyAtCursor(const QKeyEvent &event);
    void requestMenuAtCursor();

    QString m_announcement;
    std::map<LayerRank, GhostRule> m_ghostRules{{LayerRank::Record, {}}};
    std::optional<Point> m_hovered;
    std::optional<Point> m_proposed;
    std::optional<Press> m_press;
    PaintStroke m_stroke;
    std::optional<Point> m_cursorMemory; ///< where the cursor was put away
    QTimer m_peekTimer;
    WheelSteps m_wheel;
    bool m_isMarking = false;
    bool m_isPainting = false;
    bool m_lastClickHitStone = false; ///< what a double click began with
};

} // namespace shinpan
