#include "core/competition/run/gamelog.h"

#include "core/gtp/gtplogfile.h"
#include "core/gtp/gtptranscript.h"
#include "core/util/regularfile.h"
#include "core/util/wholefile.h"

#include <QDir>
#include <QFileInfo>

namespace shinpan {

namespace {

QString errorLog(const QString &folder, const QString &gameId)
{
    return QStringLiteral("%1/%2.stderr").arg(folder, gameId);
}

QString packed(const QString &path)
{
    return path + QStringLiteral(".gz");
}

/// The log; empty if there is none.
[[nodiscard]] Result<QByteArray> readLog(const QString &path, qint64 most)
{
    return QFileInfo::exists(path) ? readRegularFile(path, most) : QByteArray();
}

/// Appends the log, as gzip files may be joined. What came before a crash in the middle of it comes
/// again.
[[nodiscard]] Result<void> addLog(const QByteArray &log, const QString &path)
{
    constexpr qint64 Largest = 256 * MiB;
    const Result<QByteArray> earlier = readLog(path, Largest);
    if (!earlier) {
        return failure(inFile(path, earlier.error()));
    }
    if (log.isEmpty() || earlier->endsWith(log)) {
        return {};
    }
    const Durability durability = earlier->isEmpty() ? Durability::Crash : Durability::PowerFailure;
    return saveWholeFile(*earlier + log, path, durability).map_error(inFile(path));
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
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "%1: the folder cannot be created"), folder));
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
    const QString gtp = gtpLog(folder, gameId);
    const QString error = errorLog(folder, gameId);
    for (const QString &path : {GtpLogFile::olderOf(gtp), gtp, GtpLogFile::olderOf(error), error}) {
        const QFileInfo file(path);
        if (file.exists() && file.size() == 0) {
            QFile::remove(path);
        } else if (file.exists()) {
            paths += path;
        }
    }
    return paths;
}

Result<PackedLogs> packedLogs(const QString &folder, const QString &gameId, qint64 most)
{
    const Result<QByteArray> gtp = readLog(packed(gtpLog(folder, gameId)), most);
    const Result<QByteArray> errorOutput = readLog(packed(errorLog(folder, gameId)), most);
    if (!gtp || !errorOutput) {
        return failure(gtp ? errorOutput.error() : gtp.error());
    }
    return PackedLogs{*gtp, *errorOutput};
}

Result<void> addPackedLogs(const PackedLogs &logs, const QString &folder, const QString &gameId)
{
    if (logs.size() == 0) {
        return {};
    }
    if (!makeFolder(folder)) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "%1: the folder cannot be created"), folder));
    }
    if (const Result<void> added = addLog(logs.gtp, packed(gtpLog(folder, gameId))); !added) {
        return added;
    }
    return addLog(logs.errorOutput, packed(errorLog(folder, gameId)));
}

} // namespace shinpan
