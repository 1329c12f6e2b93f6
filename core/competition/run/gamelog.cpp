#include "core/competition/run/gamelog.h"

#include "core/gtp/gtptranscript.h"

#include <QDir>
#include <QFileInfo>

namespace shinpan {

namespace {

QString errorLog(const QString &folder, const QString &gameId)
{
    return QStringLiteral("%1/%2.stderr").arg(folder, gameId);
}

} // namespace

QString gtpLog(const QString &folder, const QString &gameId)
{
    return QStringLiteral("%1/%2.gtp").arg(folder, gameId);
}

Result<void> logGame(GtpTranscript &transcript,
                     const QString &folder,
                     const QString &gameId,
                     GameLogParts parts)
{
    if (!QDir().mkpath(folder)) {
        return failure(QStringLiteral("cannot make the folder %1").arg(folder));
    }
    if (parts.gtp) {
        if (const Result<void> logging = transcript.logTo(gtpLog(folder, gameId)); !logging) {
            return logging;
        }
    }
    if (parts.errorOutput) {
        return transcript.logErrorOutputTo(errorLog(folder, gameId));
    }
    return {};
}

QStringList plainLogs(const QString &folder, const QString &gameId)
{
    QStringList paths;
    for (const QString &path : {gtpLog(folder, gameId), errorLog(folder, gameId)}) {
        const QFileInfo file(path);
        if (file.exists() && file.size() == 0) {
            QFile::remove(path);
        } else if (file.exists()) {
            paths += path;
        }
    }
    return paths;
}

} // namespace shinpan
