#pragma once

#include "core/explorer/explorer.h"
#include "core/explorer/indexing.h"
#include "core/record/tree/gametree.h"

#include <QString>
#include <QTemporaryDir>

#include <vector>

namespace shinpan::test {

/// A folder of games, and an index of it outside the folder.
class GameFolder
{
public:
    GameFolder();

    [[nodiscard]] QString path(const QString &name) const;
    [[nodiscard]] QString indexPath() const { return m_folder.filePath(QStringLiteral("index")); }
    /// Writes a file, whose time differs from that of all files written before.
    void write(const QString &name, const QByteArray &sgf);
    void remove(const QString &name) const;

    /// Brings the index up to date with the folder, and returns what that came to.
    IndexProgress update(std::vector<IndexFault> *faults = nullptr) const;
    /// The index, with all games in memory.
    [[nodiscard]] Explorer open() const;

private:
    QTemporaryDir m_folder;
    qint64 m_time = 1'000'000'000'000; ///< of the next file
};

/// The first game of a text.
[[nodiscard]] GameTree gameOf(const QByteArray &sgf);

/// Games of chance on small boards, as one collection; the same for the same seed.
[[nodiscard]] QByteArray randomGames(int count, int side, unsigned seed);

} // namespace shinpan::test
