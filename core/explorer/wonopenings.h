#pragma once

#include "core/explorer/explorer.h"
#include "core/util/message.h"

#include <QByteArray>
#include <QString>

#include <utility>
#include <vector>

namespace shinpan {

/// The positions that both colours won often, as openings of games.
struct WonOpenings
{
    /// A collection of games that end there, the most played first; empty: there are none.
    QByteArray games;
    /// Files of the index that are not as it knows them, and why their positions are left out.
    std::vector<std::pair<QString, Message>> faults;
};

/// Fails if the index cannot be read; takes seconds.
[[nodiscard]] Result<WonOpenings> wonOpenings(Explorer &explorer, const OpeningWish &wish);

/// Why there are none.
[[nodiscard]] Message noneWon(const OpeningWish &wish);

} // namespace shinpan
