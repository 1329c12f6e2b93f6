#pragma once

#include "core/competition/machines/blockfolder.h"
#include "core/machines/inbox.h"

#include <functional>
#include <optional>
#include <vector>

namespace shinpan {

/// The next result of the run that is in the inbox; see Inbox::next().
[[nodiscard]] std::optional<BlockResult> nextResult(Inbox &inbox,
                                                    const QString &run,
                                                    qsizetype most = MostUnpacked);

/// Takes what comes home of the blocks that were given out, and nothing else. A result of a block
/// that never was, or that is home already, is nobody's ("spare"), and so is one without the token
/// of its block ("foreign"): whoever sent it was given another one. One that cannot be what became
/// of its block is a "misfit". All three are set aside.
class Reception
{
public:
    /// What came home.
    struct Arrival
    {
        BlockResult result;           ///< a misfit has lost its games
        std::optional<Block> lost;    ///< its block, if nobody was waiting for that
        std::optional<QString> fault; ///< why it does not fit, see misfit()
        bool isNobodys = false;       ///< nothing of it is meant for us
    };

    /// The block of that number that is waited for; null if none is.
    using Awaited = std::function<const Block *(int block)>;

    /// `folder` as an Inbox has it, `run` as a Task; `blocks` must outlive it.
    Reception(const QString &folder,
              const QString &run,
              const Competition &competition,
              const BlockFolder &blocks);

    /// The next one, which is taken until confirm(); nothing while there is none. Looks at one
    /// whole result at most, and at none that unpacks to more than `most` bytes.
    [[nodiscard]] std::optional<Arrival> next(const Awaited &awaited, qsizetype most);
    /// All games that were taken are safe elsewhere: their blocks go, and then their files.
    void confirm();

private:
    /// A block that came home.
    struct Home
    {
        int block = 0;
        bool isWhole = false; ///< another attempt has no more
    };

    const Competition &m_competition;
    const BlockFolder &m_blocks;
    QString m_run;
    Inbox m_inbox;
    std::vector<Home> m_home; ///< whose games are not safe yet
};

} // namespace shinpan
