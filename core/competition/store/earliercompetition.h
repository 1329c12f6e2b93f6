#pragma once

#include "core/competition/competition.h"
#include "core/competition/result/storedgame.h"
#include "core/competition/store/seriessettings.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace shinpan {

/// A competition as its series tells in words, and in its games.
struct EarlierCompetition
{
    Competition competition;
    QStringList missing;     ///< what can no longer be known, "its name", …
    bool knowsItsEnd = true; ///< how many games or rounds there were to be
};

/// The competition of a series that kept its settings in words only, as all did before
/// CompetitionVersion. Nothing if those are not even enough to say who met whom. `file`: the
/// competition's.
[[nodiscard]] std::optional<EarlierCompetition> earlierCompetition(
    const QString &file,
    const SeriesSettings &settings,
    const std::vector<StoredGame> &games);

} // namespace shinpan
