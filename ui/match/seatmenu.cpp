#include "ui/match/seatmenu.h"

#include "ui/kit/symbol.h"
#include "ui/match/strengthchoice.h"

#include <QActionGroup>

#include <algorithm>

namespace shinpan {

void SeatMenu::setEngines(const std::vector<EngineProfile> &engines, const Seat &present, int size)
{
    clear();
    addAction(symbolIcon(Symbol::Person), tr("You"), this, [this] { Q_EMIT seatChosen({}); });
    addSeparator();
    for (const EngineProfile &engine : engines) {
        addAction(symbolIcon(Symbol::Engine), withoutMnemonic(engine.name), this,
                  [this, engine] { Q_EMIT seatChosen({engine}); });
    }
    addSeparator();
    const auto sitting = std::ranges::find_if(engines, [&present](const EngineProfile &engine) {
        return present.engine && engine.id == present.engine->id;
    });
    if (sitting != engines.end()) {
        addStrengths(*sitting, *present.engine, size);
    }
    addAction(symbolIcon(Symbol::Add), tr("Add Engine…"), this, &SeatMenu::addEngineRequested);
}

void SeatMenu::addStrengths(const EngineProfile &engine, const EngineProfile &present, int size)
{
    const std::vector<StrengthChoice> choices = strengthChoices(engine, size);
    if (choices.size() < 2) {
        return;
    }
    QMenu *menu = addMenu(tr("Strength"));
    auto *group = new QActionGroup(menu);
    const QVariant chosen = strengthChoiceOf(engine, present).key;
    for (const StrengthChoice &choice : choices) {
        const auto choose = [this, engine, key = choice.key] {
            Q_EMIT seatChosen({atChoice(engine, key)});
        };
        QAction *action = menu->addAction(withoutMnemonic(choice.words), this, choose);
        action->setCheckable(true);
        action->setChecked(choice.key == chosen);
        group->addAction(action);
    }
}

QString withoutMnemonic(QString name)
{
    return name.replace(u'&', QLatin1String("&&"));
}

} // namespace shinpan
