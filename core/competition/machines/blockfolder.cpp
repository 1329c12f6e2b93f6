#include "core/competition/machines/blockfolder.h"

#include "core/util/regularfile.h"
#include "core/util/wholefile.h"

#include <QFile>
#include <QFileInfo>

namespace shinpan {

namespace {

constexpr qint64 LargestFile = 64 * MiB;
constexpr qsizetype MostLost = 1000; ///< blocks that are remembered, some kilobytes each

/// Nothing if it is not a block of this competition, or not the one that its file is named after.
[[nodiscard]] std::optional<Block> blockIn(const QString &path, const Competition &competition)
{
    const auto bytes = readRegularFile(path, LargestFile);
    std::optional<Block> block = bytes ? blockFromBytes(*bytes, competition) : std::nullopt;
    const bool isIt = block && QString::number(block->number) == QFileInfo(path).fileName();
    return isIt ? std::move(block) : std::nullopt;
}

} // namespace

BlockFolder::BlockFolder(const QString &folder)
    : m_folder(QDir(folder).filePath(QStringLiteral("blocks")))
    , m_lost(QDir(folder).filePath(QStringLiteral("lost")))
{
    static_cast<void>(makeFolder(m_folder.path()));
    static_cast<void>(makeFolder(m_lost.path()));
}

std::vector<Block> BlockFolder::read(const Competition &competition) const
{
    forgetOldest();
    std::vector<Block> blocks;
    const QStringList names = m_folder.entryList(QDir::Files);
    for (const QString &name : names) {
        if (std::optional<Block> block = blockIn(m_folder.filePath(name), competition)) {
            blocks.push_back(std::move(*block));
        } else {
            QFile::remove(m_folder.filePath(name)); // no task can have read it
        }
    }
    return blocks;
}

void BlockFolder::forgetOldest() const
{
    const QStringList names = m_lost.entryList(QDir::Files, QDir::Time | QDir::Reversed);
    for (qsizetype i = 0; i + MostLost < names.size(); ++i) {
        QFile::remove(m_lost.filePath(names[i]));
    }
}

Result<void> BlockFolder::save(const Block &block) const
{
    const QString path = m_folder.filePath(QString::number(block.number));
    return saveWholeFile(toBytes(block), path, Durability::Crash).map_error(inFile(path));
}

void BlockFolder::lose(int block) const
{
    const QString name = QString::number(block);
    QFile::rename(m_folder.filePath(name), m_lost.filePath(name));
}

std::optional<Block> BlockFolder::lost(int block, const Competition &competition) const
{
    return blockIn(m_lost.filePath(QString::number(block)), competition);
}

void BlockFolder::remove(int block) const
{
    const QString name = QString::number(block);
    QFile::remove(m_folder.filePath(name));
    QFile::remove(m_lost.filePath(name));
}

} // namespace shinpan
