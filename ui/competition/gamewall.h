#pragma once

#include "core/competition/run/liveboard.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QLabel;

namespace shinpan {

class CompetitionSession;
class GameTile;

/// The running games of a competition as live boards, as large as the window allows; a game that
/// ended stays until its slot has the next one. Boards are reordered by dragging, or Ctrl+arrow.
/// F11 fills the screen, for a projector; Escape leaves it, or closes the window.
///
/// It only looks: whatever happens to it, the games go on.
class GameWall final : public QWidget
{
    Q_OBJECT

public:
    /// The session must outlive it.
    explicit GameWall(CompetitionSession &session, QWidget *parent = nullptr);

    /// The tiles in their order.
    [[nodiscard]] std::vector<GameTile *> tiles() const;

Q_SIGNALS:
    /// The games of this slot are to be seen by themselves.
    void slotChosen(int slot);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Place
    {
        int slot = 0;
        GameTile *tile = nullptr;
    };

    void refresh();
    void showElsewhere();
    [[nodiscard]] GameTile &tileOf(int slot);
    void arrange();
    void move(int slot, std::ptrdiff_t to);
    void toggleFullScreen();

    CompetitionSession &m_session;
    std::vector<Place> m_places; ///< as they are seen
    QLabel *m_elsewhere;         ///< instead of boards, where all is played by other machines
    QTimer m_next;               ///< until the next look, see FrameInterval
};

} // namespace shinpan
