#pragma once

#include <QTimer>
#include <QWidget>

namespace shinpan {

class CompetitionSession;
class GameTile;
class TrafficView;

/// The games of one slot of a competition as they are played: the board, the clocks, and what the
/// engines are told and say. A game that ended stays until its slot has the next one.
///
/// It only looks: whatever happens to it, the games go on.
class RunningGameWindow final : public QWidget
{
    Q_OBJECT

public:
    /// The session must outlive it.
    RunningGameWindow(CompetitionSession &session, int slot, QWidget *parent = nullptr);

    [[nodiscard]] const GameTile &tile() const { return *m_tile; }

protected:
    void showEvent(QShowEvent *event) override;

private:
    void refresh();

    CompetitionSession &m_session;
    int m_slot;
    GameTile *m_tile;
    TrafficView *m_traffic;
    QTimer m_ticks; ///< clocks and logs go on between moves
};

} // namespace shinpan
