#pragma once

#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/gametree.h"
#include "core/util/result.h"
#include "core/util/wholefile.h"

#include <QByteArray>
#include <QString>
#include <QtGlobal>

#include <chrono>
#include <cstddef>
#include <vector>

namespace shinpan {

/// A game as an SGF file: UTF-8, LF, lines of about 80 columns broken between properties and values
/// only.
///
/// Properties stand in the order of the project's vocabulary (file, game, move, clock, comment,
/// markup, unknown, set-up); values as they are in the tree, so what was not edited comes out as it
/// came in. The root says FF, GM, CA and SZ even if the file did not, CA always UTF-8, and AP names
/// us if the tree was made or edited here.
[[nodiscard]] QByteArray writeSgf(const GameTree &tree);

/// Writes a file in one step, as saveWholeFile() does.
[[nodiscard]] Result<void> saveSgfFile(const GameTree &tree,
                                       const QString &path,
                                       Durability durability = Durability::PowerFailure);

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

    /// Writes on for about this long, but at least one game; returns whether everything is written
    /// now, or the writing has failed.
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
