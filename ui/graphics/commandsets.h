#pragma once

#include "core/graphics/enginecommand.h"

#include <QSet>
#include <QString>

#include <vector>

namespace shinpan {

/// The commands that an engine can be asked on the board: those that it describes itself
/// (`description`, the answer to gogui-analyze_commands, or empty), then of the ready-made lists
/// (resources/commands) and of a person's own commands those that it knows. No command comes twice;
/// an own one takes the place of another with its label.
[[nodiscard]] std::vector<EngineCommand> offeredCommands(const QString &engineName,
                                                         const QSet<QByteArray> &known,
                                                         const QString &description,
                                                         const QString &own);

/// The ready-made list of that name, such as "gnugo"; empty if there is none.
[[nodiscard]] QString readyMadeCommands(const QString &list);

} // namespace shinpan
