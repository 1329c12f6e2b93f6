#include "core/competition/store/playedcompetition.h"

#include "core/competition/file/competitionreader.h"
#include "core/competition/store/earliercompetition.h"
#include "core/competition/store/serieschanges.h"
#include "core/competition/store/storerecord.h"

#include <QDir>
#include <QFileInfo>

namespace shinpan {

namespace {

using Played = Result<PlayedCompetition, CompetitionFileErrors>;

Played ofFile(const CompetitionOfFile &now)
{
    return now ? Played(PlayedCompetition{*now}) : failure(now.error());
}

/// What the words of an earlier version tell; the note, what they do not. Nothing if that is too
/// little.
std::optional<PlayedCompetition> ofWords(const StoreRecord &record,
                                         const Series &series,
                                         const QString &file)
{
    const auto earlier = earlierCompetition(file, series.settings, record.readable(record.games()));
    if (!earlier) {
        return std::nullopt;
    }
    return PlayedCompetition{
        earlier->competition,
        QStringLiteral("; the record is an earlier version's and does not tell %1")
            .arg(earlier->missing.join(QStringLiteral(", "))),
        earlier->knowsItsEnd};
}

/// What the file says otherwise than the series, of which `kept` is the competition if it is known.
QStringList differencesOf(const StoreRecord &record,
                          const Series &series,
                          const std::optional<Competition> &kept,
                          const Competition &now)
{
    QStringList found = changesSince(record, series, seriesContent(now));
    if (kept) {
        found += otherDifferences(*kept, now);
    }
    found.removeDuplicates();
    return found;
}

} // namespace

Played playedCompetition(const StoreRecord &record,
                         const QString &file,
                         const CompetitionOfFile &now)
{
    const auto series = readSeries(record.connection, record.series);
    if (!series || !*series || !(*series)->hasGames) {
        return ofFile(now);
    }
    const QByteArray &text = (*series)->competition;
    if (now && SeriesContent{{}, *now}.text() == text) { // without a look at its openings
        return ofFile(now);
    }
    const QString path = QDir::cleanPath(QFileInfo(file).absoluteFilePath());
    const CompetitionOfFile read = readCompetitionText(text, path);
    const std::optional<Competition> kept = read ? std::optional(*read) : std::nullopt;
    QString difference;
    if (now) {
        const QStringList found = differencesOf(record, **series, kept, *now);
        if (found.isEmpty()) {
            return kept ? Played(PlayedCompetition{*kept}) : ofFile(now);
        }
        difference = QStringLiteral("its file says otherwise: ") + namedChanges(found);
    } else {
        difference = QStringLiteral("its file cannot be used: ") + now.error().front().message();
    }
    std::optional<PlayedCompetition> played =
        kept ? std::optional(PlayedCompetition{*kept}) : ofWords(record, **series, path);
    if (!played) {
        return failure(CompetitionFileErrors{
            {path,
             0,
             {},
             QStringLiteral("the record does not tell what was played, and ") + difference}});
    }
    played->note = QStringLiteral("shown as it was played; ") + difference + played->note;
    return *played;
}

Played playedCompetition(const QString &file, const CompetitionOfFile &now)
{
    const auto record = openRecordForReading(file);
    return record ? playedCompetition(**record, file, now) : ofFile(now);
}

Played playedCompetition(const QString &file)
{
    return playedCompetition(file, readCompetition(file));
}

} // namespace shinpan
