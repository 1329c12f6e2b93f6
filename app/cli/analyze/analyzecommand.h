#pragma once

#include <QStringList>

namespace shinpan {

/// `shinpan-cli analyze`; `arguments` are those after the verb. Runs the event loop and returns the
/// exit code: see `shinpan-cli analyze --help`.
int runAnalyzeCommand(const QStringList &arguments);

} // namespace shinpan
