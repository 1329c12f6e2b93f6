#include "ui/match/seatmenu.h"

#include "ui/kit/symbol.h"

namespace shinpan {

void SeatMenu::setEngines(const std::vector<EngineProfile> &engines)
{
    clear();
    addAction(symbolIcon(Symbol::Person), tr("You"), this, [this] { Q_EMIT seatChosen({}); });
    addSeparator();
    for (const EngineProfile &engine : engines) {
        addAction(symbolIcon(Symbol::Engine), withoutMnemonic(engine.name), this,
                  [this, engine] { Q_EMIT seatChosen({engine}); });
    }
    addSeparator();
    addAction(symbolIcon(Symbol::Add), tr("Add Engine…"), this, &SeatMenu::addEngineRequested);
}

QString withoutMnemonic(QString name)
{
    return name.replace(u'&', QLatin1String("&&"));
}

} // namespace shinpan
