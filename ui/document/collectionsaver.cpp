#include "ui/document/collectionsaver.h"

#include <utility>

namespace shinpan {

CollectionSaver::CollectionSaver(QObject *parent)
    : QObject(parent)
{ }

void CollectionSaver::write(SgfCollection collection,
                            std::vector<std::size_t> games,
                            const QString &path,
                            Done done,
                            FileReaders readers)
{
    cancel();
    m_writer.emplace(std::move(collection), std::move(games), path, readers);
    m_done = std::move(done);
    m_work.start([this] { return writeSlice(); });
}

void CollectionSaver::cancel()
{
    m_work.cancel();
    m_writer.reset();
    m_done = nullptr;
}

bool CollectionSaver::writeSlice()
{
    if (!m_writer->writeFor(SlicedWork::Slice)) {
        Q_EMIT progressed();
        return false;
    }
    const Result<void> result = m_writer->result();
    const Done done = std::exchange(m_done, nullptr);
    cancel();
    done(result);
    return true;
}

} // namespace shinpan
