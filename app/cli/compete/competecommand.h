#pragma once

#include <QStringList>

namespace shinpan {

/// `shinpan-cli compete VERB …`; `arguments` are those after "compete". Returns the exit code, see
/// competeverb.h. Needs the QCoreApplication.
[[nodiscard]] int runCompeteCommand(const QStringList &arguments);

} // namespace shinpan
