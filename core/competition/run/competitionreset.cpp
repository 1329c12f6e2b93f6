#include "core/competition/run/competitionreset.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/store/competitionlock.h"
#include "core/util/trash.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

namespace shinpan {

namespace {

bool removeAt(const QString &path)
{
    return QFileInfo(path).isDir() ? QDir(path).removeRecursively() : QFile::remove(path);
}

} // namespace

QStringList madeByRuns(const QString &competitionFile)
{
    static const QRegularExpression ending(QStringLiteral(
        R"(^\.(db(-wal|-shm)?|log|request|report\.(txt|html|json|csv)|openings-[0-9a-f]{8}\.sgf|)"
        R"((series\d+\.)?(games|void|logs)|machines)$)"));
    const QFileInfo stem(CompetitionFiles(competitionFile).stem());
    QStringList paths;
    for (const QFileInfo &entry :
         stem.dir().entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name)) {
        const QString name = entry.fileName();
        if (name.startsWith(stem.fileName())
            && ending.match(name.mid(stem.fileName().size())).hasMatch()) {
            paths += entry.absoluteFilePath();
        }
    }
    return paths;
}

Result<QStringList> resetCompetition(const QString &competitionFile, Reset how)
{
    const CompetitionFiles files(competitionFile);
    const Result<CompetitionLock> lock = CompetitionLock::take(files.lock());
    if (!lock) {
        return failure(lock.error());
    }
    const QStringList paths = madeByRuns(competitionFile);
    const QString aside =
        files.stem()
        + QDateTime::currentDateTime().toString(QStringLiteral("'.'yyyy-MM-dd-HHmmss"));
    if (how == Reset::PutAside && !paths.isEmpty() && !QDir().mkdir(aside)) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "%1: the folder cannot be created"), aside));
    }
    for (const QString &path : paths) {
        if (how == Reset::Trash && !moveToTrash(path)) {
            return failure(
                Message::of(QT_TRANSLATE_NOOP("Messages", "cannot move %1 to the trash"), path));
        }
        if (how == Reset::Remove && !removeAt(path)) {
            return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "cannot remove %1"), path));
        }
        const QString moved = aside + u'/' + QFileInfo(path).fileName();
        if (how == Reset::PutAside && !QDir().rename(path, moved)) {
            return failure(
                Message::of(QT_TRANSLATE_NOOP("Messages", "cannot move %1 to %2"), path, moved));
        }
    }
    return paths;
}

} // namespace shinpan
