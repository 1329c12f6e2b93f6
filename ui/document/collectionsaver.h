#pragma once

#include "core/record/sgf/sgfwriter.h"
#include "ui/kit/slicedwork.h"

#include <QObject>

#include <functional>
#include <optional>

namespace shinpan {

/// Writes games to a file without freezing the window.
class CollectionSaver final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CollectionSaver)

public:
    using Done = std::function<void(const Result<void> &)>;

    explicit CollectionSaver(QObject *parent = nullptr);

    /// Gives up what is being written. A few games have been written when this returns; `done` is
    /// called once, unless the writing is cancelled. `games`: which of the collection, in which
    /// order.
    void write(SgfCollection collection,
               std::vector<std::size_t> games,
               const QString &path,
               Done done,
               FileReaders readers = FileReaders::Usual);
    /// The old file stays as it is.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_work.isRunning(); }
    /// How much was written, 0 to 1.
    [[nodiscard]] double progress() const { return m_writer ? m_writer->progress() : 1; }

Q_SIGNALS:
    /// A slice was written, and more is to come.
    void progressed();

private:
    [[nodiscard]] bool writeSlice();

    SlicedWork m_work;
    std::optional<SgfCollectionWriter> m_writer;
    Done m_done;
};

} // namespace shinpan
