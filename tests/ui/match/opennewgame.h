#pragma once

#include "tests/engine/madeupmachine.h"
#include "tests/ui/support/controls.h"
#include "ui/match/newgamedialog.h"

#include <QPushButton>

#include <memory>

namespace shinpan::test {

/// The New Game dialog on the screen, with an engine that is there and one that is not.
class OpenNewGame
{
public:
    void open(const NewGameSettings &settings = {});

    template <typename T>
    [[nodiscard]] T *control(const char *accessibleName) const
    {
        return test::control<T>(*m_dialog, accessibleName);
    }
    [[nodiscard]] QPushButton *startButton() const
    {
        return test::buttonWithText<QPushButton>(*m_dialog, "Start Game");
    }
    void chooseHandicap(int stones) const;
    void chooseRules(const char *name) const;
    void chooseSeat(const char *list, const QString &entry) const;
    /// The remark beside a field.
    [[nodiscard]] QString noteOf(const QWidget *field) const
    {
        return field->accessibleDescription();
    }

    const EngineProfile m_gnuGo{QStringLiteral("1"),
                                QStringLiteral("GNU Go"),
                                QStringLiteral("gnugo --mode gtp"),
                                {},
                                {},
                                {}};
    const EngineProfile m_ghost{
        QStringLiteral("2"), QStringLiteral("Ghost"), QStringLiteral("/opt/ghost"), {}, {}, {}};
    const Machine m_machine = test::machineWith({QStringLiteral("/usr/games/gnugo")});
    std::unique_ptr<NewGameDialog> m_dialog;
};

} // namespace shinpan::test
