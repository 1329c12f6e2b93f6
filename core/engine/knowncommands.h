#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <vector>

namespace shinpan {

/// Commands that leave an engine's board alone; after any other one typed by a person we tell it
/// everything anew.
[[nodiscard]] bool leavesBoardAlone(QByteArrayView name);

/// What we use of an engine beyond the required commands.
[[nodiscard]] const std::vector<QByteArray> &optionalCommands();

} // namespace shinpan
