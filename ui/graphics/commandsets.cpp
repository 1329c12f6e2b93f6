#include "ui/graphics/commandsets.h"

#include "core/util/regularfile.h"

#include <algorithm>
#include <array>
#include <utility>

// Resources of a static library must be asked for; the macro does not work inside a namespace.
static void initialiseCommands()
{
    Q_INIT_RESOURCE(commands);
}

namespace shinpan {

namespace {

/// The list for an engine that calls itself so; empty: none.
[[nodiscard]] QString listFor(const QString &engineName)
{
    static constexpr std::array<std::pair<const char *, const char *>, 4> Lists{{
        {"gnu go", "gnugo"},
        {"leela zero", "leelazero"},
        {"katago", "katago"},
        {"pachi", "pachi"},
    }};
    for (const auto &[name, list] : Lists) {
        if (engineName.contains(QLatin1String(name), Qt::CaseInsensitive)) {
            return QLatin1String(list);
        }
    }
    return {};
}

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
    if (const QString list = listFor(engineName); !list.isEmpty()) {
        addKnown(offered, readyMadeCommands(list), known, false);
    }
    addKnown(offered, readyMadeCommands(QStringLiteral("standard")), known, false);
    addKnown(offered, own, known, true);
    return offered;
}

} // namespace shinpan
