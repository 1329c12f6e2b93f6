#include "core/competition/report/reportfiles.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/report/gametext.h"
#include "core/competition/report/reportformats.h"
#include "core/competition/result/toldchance.h"
#include "core/competition/store/playedcompetition.h"
#include "core/competition/store/resultstore.h"
#include "core/competition/tune/certificate.h"
#include "core/util/wholefile.h"

#include <limits>

namespace shinpan {

std::optional<SprtState> certificateStateOf(const Competition &tune, const TuningPoint &found)
{
    const Competition match = certificateOf(tune, found);
    const Result<std::unique_ptr<ResultStore>> store = ResultStore::openForReading(match.file);
    if (!store || !ResultStore::changedSettings(match).isEmpty()) {
        return std::nullopt; // it has not begun, or was of what had been found before
    }
    const std::optional<SprtReport> test = makeReport(match, (*store)->games()).sprt;
    return test ? std::optional<SprtState>(*test) : std::nullopt;
}

namespace {

/// Adds what was said in the games that the tally lacks, but in no more than `most`; false if there
/// are more.
bool addHonesty(CompetitionReport &report, const ResultStore &store, HonestyTally &tally, int most)
{
    int added = 0;
    for (const StoredGame &game : report.games) {
        if (tally.lacks(game) && added++ < most) {
            tally.add(game, store.chancesOf(game));
        }
    }
    report.honesty = tally.report();
    return added <= most;
}

CompetitionReport reportWithoutHonesty(const Competition &competition,
                                       const ResultStore &store,
                                       CountedGames counted)
{
    CompetitionReport report =
        makeReport(competition, store.games(), store.engines(), store.events(), counted);
    if (competition.tune) {
        addTune(report, tuneReportOf(competition, store.games()));
    }
    if (report.tune && report.tune->wantsCertificate) {
        report.tune->certificate = certificateStateOf(competition, report.tune->optimum.point);
    }
    return report;
}

} // namespace

CompetitionReport reportOf(const Competition &competition,
                           const ResultStore &store,
                           CountedGames counted)
{
    CompetitionReport report = reportWithoutHonesty(competition, store, counted);
    HonestyTally tally(competition);
    addHonesty(report, store, tally, std::numeric_limits<int>::max());
    return report;
}

GrowingReport reportOf(const PlayedCompetition &played,
                       const ResultStore &store,
                       HonestyTally &tally,
                       int most)
{
    CompetitionReport report = reportWithoutHonesty(played.competition, store, CountedGames::All);
    addNote(report, played);
    const bool isComplete = addHonesty(report, store, tally, most);
    return {std::move(report), isComplete};
}

CompetitionReport reportOf(const PlayedCompetition &played,
                           const ResultStore &store,
                           CountedGames counted)
{
    CompetitionReport report = reportOf(played.competition, store, counted);
    addNote(report, played);
    return report;
}

void addNote(CompetitionReport &report, const PlayedCompetition &played)
{
    report.note = played.note;
    if (played.knowsItsEnd) {
        return;
    }
    report.gamesInAll.reset();
    report.isOver = false;
    for (MatchupReport &matchup : report.matchups) {
        matchup.games.reset();
    }
}

QByteArray reportAs(QStringView ending, const CompetitionReport &report, const QJsonObject &games)
{
    return ending == QLatin1String("html") ? toHtml(report, games)
         : ending == QLatin1String("json") ? toJson(report)
         : ending == QLatin1String("csv")  ? toCsv(report)
                                           : toText(report).toUtf8();
}

Result<QStringList> writeReportFiles(const CompetitionReport &report,
                                     const QString &competitionFile)
{
    const CompetitionFiles files(competitionFile);
    const QJsonObject games = gameTextsOf(report, recordsBeside(competitionFile));
    QStringList paths;
    for (const QLatin1String ending : ReportEndings) {
        const QString path = files.report(ending);
        const QByteArray content = reportAs(QString(ending), report, games);
        if (const Result<void> saved = saveWholeFile(content, path); !saved) {
            return failure(inFile(path, saved.error()));
        }
        paths += path;
    }
    return paths;
}

} // namespace shinpan
