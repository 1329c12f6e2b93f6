#include "ui/engines/addmenu.h"

#include "ui/kit/symbol.h"

namespace shinpan {

namespace {

/// What stands in the way of an engine: "ready", "files needed", "not found".
[[nodiscard]] QString readiness(const EngineTemplate &engine, const Machine &machine)
{
    const EngineFilling found = fillingOn(machine, engine);
    if (found.program.isEmpty() || !engine.isFound) {
        return AddMenu::tr("to be chosen");
    }
    return found.files.contains(QString()) ? AddMenu::tr("a file is needed")
                                           : AddMenu::tr("installed");
}

} // namespace

AddMenu::AddMenu(const Machine &machine, QWidget *parent)
    : QMenu(parent)
{
    addAction(symbolIcon(Symbol::Console), tr("&Command line…"), this,
              [this] { Q_EMIT commandLineChosen({}, {}); });
    addSeparator();
    for (const EngineTemplate &engine : engineTemplates()) {
        addTemplate(engine, machine);
    }
    addSeparator();
    addAction(tr("At an &address (tcp://)…"), this, [this] {
        Q_EMIT commandLineChosen(QStringLiteral("tcp://host:port"), QStringLiteral("host:port"));
    });
    // Without a terminal nobody could type a password, so that ssh shall not ask for one.
    addAction(tr("On another computer, over &ssh…"), this, [this] {
        Q_EMIT commandLineChosen(
            QStringLiteral("ssh -T -o BatchMode=yes user@host gnugo --mode gtp"),
            QStringLiteral("user@host"));
    });
    addSeparator();
    addAction(symbolIcon(Symbol::Open), tr("&Import from a file…"), this, &AddMenu::importChosen);
}

void AddMenu::addTemplate(const EngineTemplate &engine, const Machine &machine)
{
    addAction(symbolIcon(Symbol::Engine),
              QStringLiteral("%1\t%2").arg(engine.name, readiness(engine, machine)), this,
              [this, &engine] { Q_EMIT templateChosen(engine); });
}

} // namespace shinpan
