#pragma once

#include <QStringList>

namespace shinpan {

/// `shinpan-cli check COMMAND|PROFILE …`; `arguments` are those after the verb. Runs the event loop
/// and returns the exit code: see `shinpan-cli check --help`.
int runCheckCommand(const QStringList &arguments);

} // namespace shinpan
