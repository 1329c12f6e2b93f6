#pragma once

#include "core/competition/competition.h"
#include "core/competition/result/storedgame.h"
#include "core/competition/seal/redaction.h"

#include <vector>

namespace shinpan {

/// The private facts about a competition that was played on this machine, by this user.
[[nodiscard]] PrivateWords privateWordsOf(const Competition &competition,
                                          const std::vector<StoredGame> &games);

/// The competition without values of environment variables, unless they are kept, and without what
/// decides nothing and tells of machines.
[[nodiscard]] Competition withoutSecrets(Competition competition, const std::vector<Private> &kept);
/// The variables whose values that has taken out, or kept: "one: SECRET".
[[nodiscard]] std::vector<Finding> environmentIn(const Competition &before,
                                                 const Competition &after);

} // namespace shinpan
