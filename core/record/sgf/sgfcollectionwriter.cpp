#include "core/record/sgf/sgfcollectionwriter.h"

#include "core/record/sgf/sgfwriter.h"

#include <QDeadlineTimer>

#include <utility>

namespace shinpan {

SgfCollectionWriter::SgfCollectionWriter(SgfCollection collection,
                                         std::vector<std::size_t> games,
                                         const QString &path,
                                         FileReaders readers)
    : m_collection(std::move(collection))
    , m_games(std::move(games))
    , m_file(path, readers)
{ }

bool SgfCollectionWriter::writeFor(std::chrono::microseconds time)
{
    const QDeadlineTimer deadline(time);
    do {
        if (m_file.state() && m_written < m_games.size()) {
            writeNextGame();
        } else if (!m_isDone) {
            m_isDone = true;
            static_cast<void>(m_file.commit()); // the state says it too
        }
    } while (!m_isDone && !deadline.hasExpired());
    return m_isDone;
}

void SgfCollectionWriter::writeNextGame()
{
    m_file.write(writeSgf(m_collection.game(m_games[m_written]).tree));
    ++m_written;
}

double SgfCollectionWriter::progress() const
{
    return m_games.empty() ? 1
                           : static_cast<double>(m_written) / static_cast<double>(m_games.size());
}

} // namespace shinpan
