#pragma once

#include "core/record/sgf/sgfcollection.h"
#include "core/util/result.h"
#include "core/util/wholefile.h"

#include <QString>
#include <QtGlobal>

#include <chrono>
#include <cstddef>
#include <vector>

namespace shinpan {

/// Writes games of a collection as one SGF file, in slices, so that a window stays alive without
/// threads: call writeFor() from a timer until it says that everything is written. The file is
/// replaced in one step at the end, as saveWholeFile() does. To cancel, forget the writer.
class SgfCollectionWriter
{
    Q_DISABLE_COPY_MOVE(SgfCollectionWriter) // a file is open

public:
    /// `games`: which of the collection, in which order.
    SgfCollectionWriter(SgfCollection collection,
                        std::vector<std::size_t> games,
                        const QString &path,
                        FileReaders readers = FileReaders::Usual);

    /// Writes on for about so long, but at least one game; whether everything is written now, or
    /// the writing has failed.
    [[nodiscard]] bool writeFor(std::chrono::microseconds time);
    /// How much was written, 0 to 1.
    [[nodiscard]] double progress() const;
    /// How it went, once everything is written.
    [[nodiscard]] const Result<void> &result() const { return m_file.state(); }

private:
    void writeNextGame();

    SgfCollection m_collection;
    std::vector<std::size_t> m_games;
    std::size_t m_written = 0; ///< games
    WholeFile m_file;
    bool m_isDone = false;
};

} // namespace shinpan
