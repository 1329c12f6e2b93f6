#include "core/explorer/explorerquestion.h"

#include <utility>

namespace shinpan {

Explorer::Question::Question(Explorer &explorer,
                             const Board &board,
                             Color toPlay,
                             const ExplorerFilter &filter,
                             std::size_t mostGames)
    : m_explorer(explorer)
    , m_filter(filter)
    , m_toPlay(toPlay)
    , m_key(keyOf(board, toPlay))
    , m_count(explorer, board.size(), toPlay, m_filter, mostGames)
{
    m_explorer.choosePlayers(m_filter.player.toCaseFolded());
}

Result<bool> Explorer::Question::advance(int occurrences)
{
    for (int i = 0; i < occurrences; ++i) {
        if (m_reader.next() && m_reader.occurrence().key <= m_key.number) {
            if (m_reader.occurrence().key == m_key.number) {
                m_count.add(m_reader.occurrence());
            }
            continue;
        }
        if (m_reader.isDamaged()) {
            return failure(m_explorer.m_file.damage());
        }
        if (m_run == m_explorer.m_runs.size()) {
            return true;
        }
        if (const Result<void> read = readBlock(m_explorer.m_runs[m_run++]); !read) {
            return failure(read.error());
        }
    }
    return false;
}

/// Reads the block of a run where the key must be.
Result<void> Explorer::Question::readBlock(const IndexRun &run)
{
    m_reader = {};
    auto blocks = m_explorer.m_file.database().prepare(
        "SELECT id, data FROM block WHERE id BETWEEN ? AND ? ORDER BY id DESC LIMIT 1");
    const qint64 first = IndexFile::blocksOf(run.number).first;
    const auto place = static_cast<qint64>(m_key.number);
    const Result<bool, SqliteFailure> row =
        blocks ? blocks->bind(first).bind(first + place).step() : failure(blocks.error());
    if (!row) {
        return failure(m_explorer.m_file.explained(row.error()));
    }
    if (*row) {
        m_block = blocks->blob(1).toByteArray();
        m_reader =
            OccurrenceReader(static_cast<std::uint64_t>(blocks->integer(0) - first), m_block);
    }
    return {};
}

Result<ExplorerAnswer> Explorer::Question::answer() const
{
    ExplorerAnswer answer = m_count.answer(m_key);
    Result<std::vector<ExplorerGame>> games = m_explorer.describe(m_count.latest(), m_toPlay);
    if (!games) {
        return failure(games.error());
    }
    answer.games = std::move(*games);
    return answer;
}

} // namespace shinpan
