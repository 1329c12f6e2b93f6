#include "core/competition/machines/leftovers.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/store/competitionlock.h"
#include "core/machines/workfolders.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace shinpan {

void removeLeftOvers(const QString &run)
{
    constexpr qint64 BeginsInSeconds = 60;
    for (const QString &folder : workFolders(run)) {
        const CompetitionFiles files(recordIn(folder));
        const bool isOld =
            QFileInfo(folder).lastModified().secsTo(QDateTime::currentDateTime()) > BeginsInSeconds;
        if (isOld && !CompetitionLock::isTaken(files.lock())) {
            QDir(folder).removeRecursively();
        }
    }
}

QString recordIn(const QString &workFolder)
{
    return QDir(workFolder).filePath(QStringLiteral("block.toml"));
}

} // namespace shinpan
