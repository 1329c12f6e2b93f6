#include "core/record/sgfcollectionwriter.h"

#include "core/record/recordbytes.h"
#include "core/record/sgfwriter.h"

#include <QDeadlineTimer>

#include <utility>

namespace shinpan {

SgfCollectionWriter::SgfCollectionWriter(SgfCollection collection,
                                         std::vector<std::size_t> games,
                                         const QString &path)
    : m_collection(std::move(collection))
    , m_games(std::move(games))
    , m_file(recordTarget(path))
{
    if (!m_file.open(QIODevice::WriteOnly)) {
        fail();
    }
}

bool SgfCollectionWriter::writeFor(std::chrono::microseconds time)
{
    const QDeadlineTimer deadline(time);
    do {
        if (!m_isDone && m_written < m_games.size()) {
            writeNextGame();
        } else if (!m_isDone) {
            finish();
        }
    } while (!m_isDone && !deadline.hasExpired());
    return m_isDone;
}

void SgfCollectionWriter::writeNextGame()
{
    const QByteArray text = writeSgf(m_collection.game(m_games[m_written]).tree);
    ++m_written;
    if (m_file.write(text) != text.size()) {
        fail();
    }
}

void SgfCollectionWriter::finish()
{
    m_isDone = true;
    if (!m_file.flush() || !m_file.commit()) { // flush(): see saveRecordBytes()
        m_result = failure(m_file.errorString());
    }
}

void SgfCollectionWriter::fail()
{
    m_isDone = true;
    m_result = failure(m_file.errorString());
    m_file.cancelWriting();
}

double SgfCollectionWriter::progress() const
{
    return m_games.empty() ? 1
                           : static_cast<double>(m_written) / static_cast<double>(m_games.size());
}

} // namespace shinpan
