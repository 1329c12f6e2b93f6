#pragma once

#include <QStringList>

namespace shinpan {

/// `shinpan-cli match`: plays the games and runs the event loop until they are over. Takes the
/// words after "match", returns the program's exit code: 0 every game has a result, 1 bad call or
/// files that cannot be written, 3 a game was void, 130 interrupted. Needs the QCoreApplication.
[[nodiscard]] int runMatchCommand(const QStringList &arguments);

} // namespace shinpan
