#pragma once

#include "core/board/color.h"
#include "ui/game/newgamesettings.h"
#include "ui/kit/card.h"

#include <vector>

class QLabel;
class QToolButton;

namespace shinpan {

class ClockFace;
class SeatMenu;
class SyncBadge;

/// One seat beside the board: the colour, the player, what was captured, whether it is their turn,
/// and their clock if there is one. A click on the name offers other players, during the game too.
class PlayerPlate final : public Card
{
    Q_OBJECT

public:
    explicit PlayerPlate(Color color, QWidget *parent = nullptr);

    /// `name` is what a record calls a player who is not seated here; empty: the seat speaks for
    /// itself, and an engine has the rank that it has on a board of that size.
    void showSeat(const Seat &seat, const QString &name = {}, int size = 0);
    /// Stones of the other colour that this side took off the board.
    void showCaptures(int stones);
    /// Shows that it is their turn, with a word about it ("thinking 4 s", "your move"); empty: it
    /// is not.
    void showTurn(const QString &word);
    [[nodiscard]] ClockFace &clock() const { return *m_clock; }
    /// Whether an engine plays here that can be restarted now.
    void setRestartable(bool isRestartable);
    /// Whether the engine's board is the game's; visible while one plays.
    [[nodiscard]] SyncBadge &sync() const { return *m_sync; }
    /// Sets the engines that could sit here; asked for with enginesWanted(). Strengths are said as
    /// ranks on square boards of that size, 0: as what they are.
    void setEngines(const std::vector<EngineProfile> &engines, int size = 0);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void seatChosen(const shinpan::Seat &seat);
    /// The menu of players is about to be shown. (Kept up to date all the time, those of many
    /// documents would take long whenever an engine is changed.)
    void enginesWanted();
    void restartRequested();
    /// The person wants an engine that is not in the list.
    void addEngineRequested();
    /// The person wants the engine to be told the game anew.
    void rebuildRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void describe();

    Color m_color;
    Seat m_seat;
    QString m_player; ///< the player on the seat, in a word
    QString m_rank;   ///< theirs, if anybody knows it
    QString m_recordedName;
    int m_size = 0;
    int m_stones = 0; ///< they have captured so many
    QToolButton *m_name;
    SeatMenu *m_players;
    QAction *m_restart;
    QLabel *m_captures;
    QLabel *m_turn;
    ClockFace *m_clock;
    SyncBadge *m_sync;
};

} // namespace shinpan
