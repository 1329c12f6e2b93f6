#pragma once

#include "core/board/color.h"
#include "ui/game/newgamesettings.h"
#include "ui/kit/card.h"

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QStackedLayout;

namespace shinpan {

class FieldNote;
class StrengthBox;

/// The choice of one colour's player: a stone, a list of the person and all engines, the person's
/// name or the engine's strength, and what is known of the choice.
class SeatCard : public Card
{
    Q_OBJECT

public:
    SeatCard(Color color, const Machine &machine, QWidget *parent = nullptr);

    /// Offers these engines; the present choice stays if it is still among them or came from no
    /// store.
    void setEngines(const std::vector<EngineProfile> &engines);

    /// Chooses; an engine that is not offered is offered from now on if its id is empty, else the
    /// person sits down.
    void setSeat(const Seat &seat);
    [[nodiscard]] Seat seat() const;

    /// Sets the game to be played, for what the engine is known not to take or not to count by.
    void setGame(const Ruleset &rules, int size, double komi);

    /// Whether the chosen engine's program is there to be started (a person always is).
    [[nodiscard]] bool isPlayable() const { return m_playable; }

Q_SIGNALS:
    void seatChanged();

    /// The person wants to play against an engine that is not in the list. The choice stays as it
    /// was.
    void addEngineRequested();

private:
    void fillList();
    void takeChoice(int index);
    void choose(int index);
    void describeChoice();

    Machine m_machine;
    std::vector<EngineProfile> m_engines;
    int m_choice = 0; ///< row in the list: 0 is the person, n the engine n - 1
    bool m_playable = true;
    Ruleset m_rules;
    int m_size = 19;
    double m_komi = 0;
    QComboBox *m_list;
    QStackedLayout *m_details; ///< shows the chosen player; all pages are as high as the highest
    QLineEdit *m_name;
    StrengthBox *m_strength;
    FieldNote *m_note;
};

} // namespace shinpan
