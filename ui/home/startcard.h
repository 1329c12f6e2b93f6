#pragma once

#include "ui/game/newgamesettings.h"
#include "ui/kit/card.h"
#include "ui/kit/symbol.h"

#include <QStringList>

#include <utility>
#include <vector>

class QButtonGroup;
class QComboBox;
class QGridLayout;
class QLayout;
class QPushButton;

namespace shinpan {

class Preferences;
class StrengthBox;

/// A card of the start page that begins a game with one press: the players, the strength and the
/// size of the board are as they were the last time. Everything else is as usual: no handicap, no
/// clocks.
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
    /// Remembers what was chosen, and gives it; the colours may be drawn by lot.
    [[nodiscard]] NewGameSettings begin();
    [[nodiscard]] QPushButton &button() const { return *m_button; }

private:
    /// The person's colour.
    enum Side : int { Black, White, Nigiri };

    struct Role
    {
        QComboBox *list;
        StrengthBox *strength;
    };

    [[nodiscard]] bool isOfPerson() const { return m_roles.size() == 1; }
    [[nodiscard]] QLayout *createHeading(const Texts &texts);
    void addRole(QGridLayout &form, const QString &name);
    [[nodiscard]] QButtonGroup *addChoices(QGridLayout &form,
                                           const QString &name,
                                           const std::vector<std::pair<int, QString>> &choices);
    void showStrength(const Role &role);
    void offer(const NewGameSettings &settings);
    [[nodiscard]] QString nigiriKey() const;

    QString m_key;
    QString m_title;
    Preferences &m_preferences;
    std::vector<EngineProfile> m_engines;
    std::vector<Role> m_roles;
    QButtonGroup *m_sides = nullptr; ///< null: the person watches
    QButtonGroup *m_sizes;
    QPushButton *m_button;
};

} // namespace shinpan
