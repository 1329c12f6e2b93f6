#include "core/competition/report/reportfiles.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/report/gametext.h"
#include "core/competition/report/reportformats.h"
#include "core/competition/store/resultstore.h"
#include "core/util/wholefile.h"

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
        {files.report(QStringLiteral("html")),
         toHtml(report, gameTextsOf(report, competitionFile))},
        {files.report(QStringLiteral("json")), toJson(report)},
        {files.report(QStringLiteral("csv")), toCsv(report)},
    };
    QStringList paths;
    for (const auto &[path, content] : contents) {
        if (const Result<void> saved = saveWholeFile(content, path); !saved) {
            return failure(QStringLiteral("%1: %2").arg(path, saved.error()));
        }
        paths += path;
    }
    return paths;
}

} // namespace shinpan
