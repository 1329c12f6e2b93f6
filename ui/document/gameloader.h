#pragma once

#include "core/record/import/gamefile.h"
#include "core/record/sgf/sgfcollectionreader.h"
#include "core/record/sgf/sgfwriter.h"
#include "ui/kit/slicedwork.h"

#include <QByteArray>
#include <QFile>
#include <QObject>
#include <QString>

#include <cstddef>
#include <functional>
#include <optional>

namespace shinpan {

/// What a file held.
struct LoadedGames
{
    QString path; ///< empty: it was not a file
    GameFormat format = GameFormat::Sgf;
    SgfCollection games;
    std::size_t first = 0; ///< the first game of Go
    GameTree firstTree;    ///< of that one
    SgfFileWarnings warnings;
};

/// Reads the games of a file, of any format, without freezing the window.
class GameLoader final : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(Result<LoadedGames, SgfError>)>;

    /// Gives up what is being read. A small file has been read when this returns; `done` is called
    /// once, unless the reading is cancelled.
    void readFile(const QString &path, const SgfReadOptions &options, Done done);
    /// Does what readFile() does, for the content of a file.
    void readBytes(const QByteArray &bytes, const SgfReadOptions &options, Done done);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_work.isRunning(); }
    /// How much of the file was read, 0 to 1.
    [[nodiscard]] double progress() const;

Q_SIGNALS:
    /// A slice was read, and more is to come.
    void progressed();

private:
    void start(const SgfReadOptions &options, Done done);
    [[nodiscard]] bool readSlice();
    [[nodiscard]] bool finish(Result<LoadedGames, SgfError> loaded);
    [[nodiscard]] Result<LoadedGames, SgfError> takeSgf();
    [[nodiscard]] Result<LoadedGames, SgfError> readOtherFormat() const;

    SlicedWork m_work;
    QString m_path; ///< empty: it is not a file
    QFile m_file;   ///< open until all its bytes are there
    QByteArray m_bytes;
    SgfReadOptions m_options;
    std::optional<SgfCollectionReader> m_reader; ///< once all bytes are there
    Done m_done;
};

/// Writes games to a file without freezing the window.
class CollectionSaver final : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(const Result<void> &)>;

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
