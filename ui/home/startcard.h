#pragma once

#include "ui/game/newgamesettings.h"
#include "ui/kit/card.h"
#include "ui/kit/symbol.h"

#include <vector>

class QButtonGroup;
class QComboBox;
class QPushButton;

namespace shinpan {

/// A card of the start page that begins a game with one press: which engines play, and on a board
/// of which size. Everything else is as usual: no handicap, no clocks.
class StartCard final : public Card
{
    Q_OBJECT

public:
    struct Texts
    {
        Symbol symbol;
        QString title;
        QString sentence;
        QString button;
    };

    /// Engines play these colours, the person the others. Their lists are called as `roles` says.
    StartCard(const Texts &texts,
              const std::vector<std::pair<Color, QString>> &roles,
              QWidget *parent = nullptr);

    /// Offers these; without any it can only be asked to add one.
    void setEngines(const std::vector<EngineProfile> &engines);
    [[nodiscard]] NewGameSettings settings() const;
    [[nodiscard]] QPushButton &button() const { return *m_button; }

Q_SIGNALS:
    void started();

private:
    [[nodiscard]] QLayout *createHeading(const Texts &texts);
    [[nodiscard]] QLayout *createSizes();

    struct Role
    {
        Color color;
        QComboBox *list;
    };

    std::vector<EngineProfile> m_engines;
    std::vector<Role> m_roles;
    QButtonGroup *m_sizes;
    QPushButton *m_button;
};

} // namespace shinpan
