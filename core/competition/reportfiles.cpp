#include "core/competition/reportfiles.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/resultstore.h"

#include <QSaveFile>

#include <utility>

namespace shinpan {

CompetitionReport reportOf(const Competition &competition, const ResultStore &store)
{
    return makeReport(competition, store.games(), store.engines(), store.events());
}

Result<QStringList> writeReportFiles(const CompetitionReport &report,
                                     const QString &competitionFile)
{
    const CompetitionFiles files(competitionFile);
    const std::pair<QString, QByteArray> contents[] = {
        {files.report(QStringLiteral("txt")), toText(report).toUtf8()},
        {files.report(QStringLiteral("html")), toHtml(report)},
        {files.report(QStringLiteral("json")), toJson(report)},
        {files.report(QStringLiteral("csv")), toCsv(report)},
    };
    QStringList paths;
    for (const auto &[path, content] : contents) {
        QSaveFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()
            || !file.commit()) {
            return failure(QStringLiteral("%1: %2").arg(path, file.errorString()));
        }
        paths += path;
    }
    return paths;
}

} // namespace shinpan
