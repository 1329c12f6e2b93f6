#pragma once

#include "ui/engines/enginecard.h"
#include "ui/game/opengame.h"

namespace shinpan {

class SeatMenu;

/// Says what happened to an engine and what can be done now, beside a board that stays usable.
/// Escape closes it. Its owner places it, and hides it when a request has been dealt with.
class EngineFailureCard final : public EngineCard
{
    Q_OBJECT

public:
    explicit EngineFailureCard(QWidget *parent = nullptr);

    /// Shows itself with this failure and tells screen readers; the keyboard focus stays where it
    /// is.
    void showFailure(const EngineFailure &failure);

    /// The players that could take the seat instead; to be filled when it is about to be shown.
    [[nodiscard]] SeatMenu &players() const { return *m_players; }

Q_SIGNALS:
    void retryRequested(Color seat);
    void seatChosen(Color seat, const shinpan::Seat &player);
    void addEngineRequested(Color seat);
    void editRequested(Color seat);
    void consoleRequested(Color seat);
    void dismissed(Color seat); ///< the person closed it; it has hidden itself

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void dismiss();

    QLabel *m_advice;
    SeatMenu *m_players;
};

} // namespace shinpan
