#include "tests/ui/graphics/openworkbench.h"

#include "ui/board/boardview.h"
#include "ui/kit/panel.h"

#include <algorithm>

namespace shinpan::test {

OpenWorkbench::OpenWorkbench()
{
    window->findChild<Panel *>(QStringLiteral("commands"))->show();
}

OpenWorkbench::~OpenWorkbench()
{
    table.game.record().setModified(false); // no recovery copy is wanted
}

const BoardLayer &OpenWorkbench::graphics() const
{
    return part<BoardView>().layer(LayerRank::Commands);
}

QString OpenWorkbench::addFake(const QString &description,
                               const QStringList &options,
                               const QString &name)
{
    QStringList all = options;
    if (!description.isEmpty()) {
        QString answer = description;
        all += {QStringLiteral("--answer"),
                QStringLiteral("gogui-analyze_commands=")
                    + answer.replace(QStringLiteral("\n"), QStringLiteral("\\n"))};
    }
    return store.add(fakeEngine(all, name));
}

bool OpenWorkbench::choose(const QString &id) const
{
    desk().engines().choose(id);
    return eventually([&] { return !desk().engines().commands().empty(); });
}

bool OpenWorkbench::ask(const QString &label) const
{
    panel().run(label);
    return waitForAnswer();
}

bool OpenWorkbench::waitForAnswer() const
{
    return eventually([&] {
               const CommandLayer *layer = desk().current();
               return layer && layer->state != CommandLayer::State::Waiting;
           })
        && eventually([&] { return true; });
}

EngineCommand OpenWorkbench::command(const QString &label) const
{
    return *std::ranges::find(desk().engines().commands(), label, &EngineCommand::label);
}

} // namespace shinpan::test
