#pragma once

#include "core/ladder/ladderstep.h"
#include "ui/game/newgamesettings.h"
#include "ui/kit/card.h"
#include "ui/kit/symbol.h"

#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

class QButtonGroup;
class QComboBox;
class QGridLayout;
class QLabel;
class QLayout;
class QPushButton;

namespace shinpan {

class Preferences;
class StrengthBox;

/// A card of the start page that begins a game with one press: the players, the strength and the
/// size of the board are as they were the last time, or as the person's own games say
/// (core/ladder). Everything else is as usual: no clocks, and no handicap but the ladder's.
class StartCard final : public Card
{
    Q_OBJECT

public:
    struct Texts
    {
        QString key; ///< what was chosen is remembered under it
        Symbol symbol;
        QString title;
        QString sentence;
        QString button;
    };

    /// A list of engines with its name for each role; a single one is the person's opponent, and
    /// the person's colour can be chosen. The preferences outlive the card.
    StartCard(const Texts &texts, const QStringList &roles, Preferences &preferences);

    /// Offers these; without any it can only be asked to add one.
    void setEngines(const std::vector<EngineProfile> &engines);
    /// Advises by these games, where a person plays.
    void setLadder(const LadderBook &book);
    /// Remembers what was chosen, and gives it; the colours may be drawn by lot.
    [[nodiscard]] NewGameSettings begin();
    [[nodiscard]] QPushButton &button() const { return *m_button; }

Q_SIGNALS:
    /// The person wants to see the page of progress.
    void progressRequested();

private:
    /// The person's colour.
    enum Side : int { Black, White, Nigiri };
    /// What helps the person in the game.
    enum Help : int { Hints, Teaching, Nothing };

    struct Role
    {
        QComboBox *list;
        StrengthBox *strength;
    };

    [[nodiscard]] bool isOfPerson() const { return m_isOfPerson; }
    [[nodiscard]] QLayout *createHeading(const Texts &texts);
    void addRole(QGridLayout &form, const QString &name);
    [[nodiscard]] QButtonGroup *addChoices(QGridLayout &form,
                                           const QString &name,
                                           const std::vector<std::pair<int, QString>> &choices);
    void showStrength(const Role &role);
    void showRanks();
    void offer(const NewGameSettings &settings);
    void addHelp(QGridLayout &form);
    void addAdvice(QGridLayout &form);
    void advise();
    void follow();
    void setHandicap(int stones);
    [[nodiscard]] QString nigiriKey() const;
    [[nodiscard]] QString helpKey() const;

    bool m_isOfPerson;
    QString m_key;
    QString m_title;
    Preferences &m_preferences;
    std::vector<EngineProfile> m_engines;
    std::vector<Role> m_roles;
    QButtonGroup *m_sides = nullptr; ///< null: the person watches
    QButtonGroup *m_sizes;
    QButtonGroup *m_help = nullptr; ///< null: the person watches
    QPushButton *m_button;

    LadderBook m_ladder;
    std::optional<LadderStep> m_step; ///< it is advised
    int m_handicap = 0;               ///< stones that the person gets
    QLabel *m_advice = nullptr;       ///< null: nobody to advise
    QPushButton *m_follow = nullptr;
    QPushButton *m_progress = nullptr;
};

} // namespace shinpan
