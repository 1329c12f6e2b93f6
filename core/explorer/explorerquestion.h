#pragma once

#include "core/explorer/explorercount.h"
#include "core/explorer/positionkey.h"

#include <QByteArray>

#include <cstddef>

namespace shinpan {

/// A question to an index, answered in steps, so that a position of a million games keeps no window
/// waiting. One at a time is asked.
class Explorer::Question
{
    Q_DISABLE_COPY_MOVE(Question)

public:
    /// The explorer is loaded, and outlives it where it is.
    Question(Explorer &explorer,
             const Board &board,
             Color toPlay,
             const ExplorerFilter &filter,
             std::size_t mostGames = MostGames);

    /// Goes on by that many occurrences; returns whether all were counted.
    [[nodiscard]] Result<bool> advance(int occurrences);
    /// The answer, once all were counted.
    [[nodiscard]] Result<ExplorerAnswer> answer() const;

private:
    [[nodiscard]] Result<void> readBlock(const IndexRun &run);

    Explorer &m_explorer;
    ExplorerFilter m_filter;
    Color m_toPlay;
    PositionKey m_key;
    Count m_count;
    std::size_t m_run = 0; ///< the next to be read
    QByteArray m_block;    ///< of the run before
    OccurrenceReader m_reader;
};

} // namespace shinpan
