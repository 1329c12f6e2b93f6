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
        Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "the record was written by an earlier version and does not say %1"),
            earlier->missing.join(QStringLiteral(", "))),
        earlier->knowsItsEnd};
}

/// The differences of the file from the series, whose competition, if it is known, is `kept`.
QList<Message> differencesOf(const StoreRecord &record,
                             const Series &series,
                             const std::optional<Competition> &kept,
                             const Competition &now)
{
    QList<Message> found = changesSince(record, series, seriesContent(now));
    const QList<Message> others = kept ? otherDifferences(*kept, now) : QList<Message>();
    for (const Message &other : others) {
        if (!found.contains(other)) {
            found += other;
        }
    }
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
    Message difference;
    if (now) {
        const QList<Message> found = differencesOf(record, **series, kept, *now);
        if (found.isEmpty()) {
            return kept ? Played(PlayedCompetition{*kept}) : ofFile(now);
        }
        difference = Message::of(QT_TRANSLATE_NOOP("Messages", "its file says otherwise: %1"),
                                 namedChanges(found));
    } else {
        difference = Message::of(QT_TRANSLATE_NOOP("Messages", "its file cannot be used: %1"),
                                 now.error().front().message());
    }
    std::optional<PlayedCompetition> played =
        kept ? std::optional(PlayedCompetition{*kept}) : ofWords(record, **series, path);
    if (!played) {
        return failure(CompetitionFileErrors{
            {path,
             0,
             {},
             Message::of(
                 QT_TRANSLATE_NOOP("Messages", "the record does not say what was played, and %1"),
                 difference)}});
    }
    played->note = Message::of(QT_TRANSLATE_NOOP("Messages", "shown as it was played"))
                       .followedBy(difference)
                       .followedBy(played->note);
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
