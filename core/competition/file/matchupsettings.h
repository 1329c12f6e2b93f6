#pragma once

#include "core/competition/file/competitionsettings.h"

namespace shinpan {

/// [[matchup]] and what they have in common, into a competition whose players and games are read.
void readMatchups(CompetitionSettings &file,
                  CompetitionMistakes &mistakes,
                  Competition &competition);

} // namespace shinpan
