#pragma once

#include "core/competition/report/report.h"
#include "core/util/result.h"

#include <QString>
#include <QStringList>

namespace shinpan {

struct PlayedCompetition;
class ResultStore;

/// The report of everything that the store holds now.
[[nodiscard]] CompetitionReport reportOf(const Competition &competition,
                                         const ResultStore &store,
                                         CountedGames counted = CountedGames::All);
/// The same, with what is to be said about the competition's file.
[[nodiscard]] CompetitionReport reportOf(const PlayedCompetition &played,
                                         const ResultStore &store,
                                         CountedGames counted = CountedGames::All);

struct GrowingReport
{
    CompetitionReport report;
    bool isComplete; ///< false: its chapter about chances lacks games, which are added next time
};
/// The same for who reports again and again: `tally` has the games of the last report. At most
/// `most` games are added to it now.
[[nodiscard]] GrowingReport reportOf(const PlayedCompetition &played,
                                     const ResultStore &store,
                                     HonestyTally &tally,
                                     int most);

/// Says in a report what is known of the competition, and takes back what is not.
void addNote(CompetitionReport &report, const PlayedCompetition &played);

/// How the certificate of a tune stands that proves this point, whoever plays it at present;
/// nothing while it has not begun. Reads its record.
[[nodiscard]] std::optional<SprtState> certificateStateOf(const Competition &tune,
                                                          const TuningPoint &found);

/// Writes the report beside the competition's file: as text, HTML, JSON and CSV, each in one step.
/// The paths; the failure names the file that cannot be written.
[[nodiscard]] Result<QStringList> writeReportFiles(const CompetitionReport &report,
                                                   const QString &competitionFile);

} // namespace shinpan
