#include "core/competition/library/competitionlibrary.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/file/competitionreader.h"
#include "core/competition/result/recordedstandings.h"
#include "core/competition/run/recordedrun.h"
#include "core/competition/schedule/schedule.h"
#include "core/competition/store/playedcompetition.h"
#include "core/util/regularfile.h"
#include "core/util/trash.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace shinpan {

namespace {

/// A file that nobody has played yet may be any TOML file; a competition has a table of players.
constexpr qint64 LargestFile = 4 * MiB;

[[nodiscard]] bool isCompetition(const QString &file)
{
    if (QFileInfo::exists(CompetitionFiles(file).database())) {
        return true;
    }
    const Result<QByteArray> content = readRegularFile(file, LargestFile);
    return content && content->contains("[[player]]") && readCompetition(file);
}

void addWhatWasPlayed(LibraryEntry &entry, const PlayedCompetition &played)
{
    const Competition &competition = played.competition;
    RecordedRun run(competition, played.knowsItsEnd);
    if (const Result<bool> seen = run.look(); !seen) {
        entry.problem = seen.error();
    }
    const LiveSnapshot snapshot = run.snapshot();
    entry.isRunning = run.isRunning();
    entry.ended = snapshot.ended;
    entry.gamesInAll = snapshot.gamesInAll;
    if (run.games().empty()) {
        return;
    }
    entry.played = run.games().back().ended;
    Standings standings = toStandings(competition, run.games());
    entry.isOver =
        snapshot.isOver || (played.knowsItsEnd && isOver(*scheduleOf(competition), standings));
    for (const PlayerStanding &player : snapshot.players) {
        if (player.row.place == 1) {
            entry.leaders += player.name;
        }
    }
}

} // namespace

LibraryEntry libraryEntry(const QString &file)
{
    LibraryEntry entry;
    entry.file = QFileInfo(file).absoluteFilePath();
    entry.name = QFileInfo(file).completeBaseName();
    const Result<PlayedCompetition, CompetitionFileErrors> played = playedCompetition(entry.file);
    if (!played) {
        entry.problem = played.error().front().message();
        return entry;
    }
    entry.name = played->competition.name;
    entry.type = played->competition.type;
    entry.note = played->note;
    addWhatWasPlayed(entry, *played);
    return entry;
}

QStringList competitionsIn(const QString &folder)
{
    QStringList files;
    for (const QFileInfo &file :
         QDir(folder).entryInfoList({QStringLiteral("*.toml")}, QDir::Files, QDir::Name)) {
        if (isCompetition(file.filePath())) {
            files += file.absoluteFilePath();
        }
    }
    return files;
}

Result<void> discardCompetition(const QString &file, Reset how)
{
    const Result<QStringList> gone = resetCompetition(file, how);
    if (!gone) {
        return failure(gone.error());
    }
    if (how == Reset::PutAside) {
        return {};
    }
    const bool isGone = how == Reset::Trash ? moveToTrash(file) : QFile::remove(file);
    if (!isGone) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "cannot remove %1"), file));
    }
    QFile::remove(CompetitionFiles(file).lock());
    return {};
}

} // namespace shinpan
