#pragma once

#include <QStringList>

namespace shinpan {

/// `shinpan-cli sgf`: looks into SGF files. Takes the words after "sgf", prints to stdout, what is
/// wrong to stderr. Returns the program's exit code: 0 fine, 1 bad call or unreadable file.
[[nodiscard]] int runSgfCommand(const QStringList &arguments);

} // namespace shinpan
