#include "ui/graphics/commandsets.h"

#include "core/engine/knowledge/engineknowledge.h"
#include "core/util/regularfile.h"

#include <algorithm>

// Resources of a static library must be asked for; the macro does not work inside a namespace.
static void initialiseCommands()
{
    Q_INIT_RESOURCE(commands);
}

namespace shinpan {

namespace {

/// Adds what is known and not there.
void addKnown(std::vector<EngineCommand> &offered,
              const QString &list,
              const QSet<QByteArray> &known,
              bool isOwn)
{
    for (EngineCommand command : readCommands(list).commands) {
        command.isOwn = isOwn;
        const auto sameLabel = std::ranges::find(offered, command.label, &EngineCommand::label);
        const bool isThere = std::ranges::any_of(offered, [&](const EngineCommand &other) {
            return other.type == command.type && other.command == command.command
                && other.section == command.section;
        });
        if (!known.isEmpty() && !known.contains(command.word().toUtf8())) {
            continue;
        }
        if (isOwn && sameLabel != offered.end()) {
            *sameLabel = command;
        } else if (!isThere && sameLabel == offered.end()) {
            offered.push_back(command);
        }
    }
}

} // namespace

QString readyMadeCommands(const QString &list)
{
    constexpr qint64 Largest = 64 * 1024;
    initialiseCommands();
    const QString path = QStringLiteral(":/commands/%1.txt").arg(list);
    return QString::fromUtf8(readRegularFile(path, Largest).value_or(QByteArray()));
}

std::vector<EngineCommand> offeredCommands(const QString &engineName,
                                           const QSet<QByteArray> &known,
                                           const QString &description,
                                           const QString &own)
{
    std::vector<EngineCommand> offered = readCommands(description).commands;
    const QString program = knowledgeNamed(engineName).programs.value(0);
    addKnown(offered, readyMadeCommands(program), known, false);
    addKnown(offered, readyMadeCommands(QStringLiteral("standard")), known, false);
    addKnown(offered, own, known, true);
    return offered;
}

} // namespace shinpan
