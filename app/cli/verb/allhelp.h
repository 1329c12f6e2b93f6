#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// What --help prints of a verb, and behind it what it prints of its verbs, and of theirs. `path`
/// is the verb with what stands in front of it.
[[nodiscard]] QString allHelpOf(const Verb &verb, const QString &path);

} // namespace shinpan
