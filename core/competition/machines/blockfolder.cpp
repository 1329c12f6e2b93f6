#include "core/competition/machines/blockfolder.h"

#include "core/util/regularfile.h"
#include "core/util/wholefile.h"

#include <QDir>
#include <QFile>

namespace shinpan {

namespace {

constexpr qint64 LargestFile = 64 * MiB;

} // namespace

BlockFolder::BlockFolder(const QString &folder)
    : m_folder(QDir(folder).filePath(QStringLiteral("blocks")))
{
    static_cast<void>(makeFolder(m_folder));
}

QString BlockFolder::pathOf(int block) const
{
    return QDir(m_folder).filePath(QString::number(block));
}

std::vector<Block> BlockFolder::read(const Competition &competition) const
{
    std::vector<Block> blocks;
    const QDir folder(m_folder);
    const QStringList names = folder.entryList(QDir::Files);
    for (const QString &name : names) {
        const auto bytes = readRegularFile(folder.filePath(name), LargestFile);
        std::optional<Block> block = bytes ? blockFromBytes(*bytes, competition) : std::nullopt;
        if (block) {
            blocks.push_back(std::move(*block));
        } else {
            QFile::remove(folder.filePath(name)); // no task can have read it
        }
    }
    return blocks;
}

Result<void> BlockFolder::save(const Block &block) const
{
    const QString path = pathOf(block.number);
    return saveWholeFile(toBytes(block), path, Durability::Crash)
        .map_error(
            [&path](const QString &reason) { return QStringLiteral("%1: %2").arg(path, reason); });
}

void BlockFolder::remove(int block) const
{
    QFile::remove(pathOf(block));
}

} // namespace shinpan
