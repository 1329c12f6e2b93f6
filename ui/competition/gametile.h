#pragma once

#include "core/competition/run/liveboard.h"
#include "core/rules/position.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace shinpan {

class BoardView;

/// A running game: its board, and above and below it White and Black, with what they told last of
/// their chances, and their clocks.
class GameTile final : public QWidget
{
    Q_OBJECT

public:
    explicit GameTile(QWidget *parent = nullptr);

    /// Follows this game from now on, or as it goes on.
    void follow(const LiveBoard &game);
    /// Shows smaller letters and fewer words, for one among many.
    void setCompact(bool isCompact);
    /// Shows coordinates beside the board, and below it all that the players told with their latest
    /// moves, for one that is looked at by itself.
    void showInFull();
    /// How it ended, in SGF's words; the position stays.
    void showResult(const QString &result);
    /// Empty before the first one.
    [[nodiscard]] const QString &gameId() const { return m_gameId; }
    [[nodiscard]] const BoardView &board() const { return *m_board; }

    /// The height in pixels of what stands above and below the board.
    [[nodiscard]] int heightBesideBoard(bool isCompact) const;

Q_SIGNALS:
    /// A double click, or Return.
    void chosen();
    /// It is dragged, now there in the parent, or is asked by Ctrl+arrow to go that many places.
    void dragged(const QPoint &place);
    void moveRequested(int places);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void play(const GameLine &line);
    void showWords();
    [[nodiscard]] QString courseText() const;
    [[nodiscard]] QString thoughtText(Color color) const;

    QString m_gameId;
    LiveBoard m_game;
    QString m_result; ///< empty: it is running
    std::optional<Position> m_position;
    std::size_t m_shown = 0; ///< moves of the line that are in the position
    BoardView *m_board;
    ByColor<QLabel *> m_players{};
    ByColor<QLabel *> m_chances{}; ///< what each told with its latest move
    ByColor<QLabel *> m_clocks{};
    ByColor<QLabel *> m_thoughts{}; ///< all of that, in a line of its own
    ByColor<QRect> m_stones{};      ///< theirs are painted there
    QLabel *m_course;
    std::optional<QPoint> m_grip; ///< where it was taken hold of
    bool m_isDragged = false;
    bool m_isCompact = false;
    bool m_isInFull = false;
};

} // namespace shinpan
