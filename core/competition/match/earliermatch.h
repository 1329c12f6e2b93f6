#pragma once

#include "core/competition/competition.h"
#include "core/competition/result/engineidentity.h"
#include "core/competition/result/storedgame.h"
#include "core/util/result.h"

#include <QHash>
#include <QMap>
#include <QString>
#include <QStringList>

#include <vector>

namespace shinpan {

/// The games and records that earlier runs of a match have left.
struct EarlierMatch
{
    std::vector<StoredGame> games; ///< in the order in which they ended
    /// The moves behind the opening and what their players thought of them, by the ids of games;
    /// none where the record is not there. Clocks, times and remarks are not read.
    QHash<QString, std::vector<StoredMove>> moves;
    std::vector<EngineIdentity> engines; ///< by player of the competition; the last known
    QMap<QString, QString> records;      ///< paths, by the ids of games
    QList<Message> warnings;             ///< each says what was not taken over
};

/// Reads the lines of a results file, which need not be there: resultsLine() wrote them. The
/// failure says what keeps this competition, which is the match, from going on with them.
[[nodiscard]] Result<EarlierMatch> readEarlierMatch(const QString &resultsFile,
                                                    const Competition &competition);

} // namespace shinpan
