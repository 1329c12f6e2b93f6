#pragma once

#include <QStringList>

namespace shinpan {

/// `shinpan-cli replay`: holds a recorded conversation again and says what is answered otherwise.
/// Returns the exit code.
[[nodiscard]] int runReplayCommand(const QStringList &arguments);

} // namespace shinpan
