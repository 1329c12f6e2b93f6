#pragma once

#include "core/competition/competition.h"
#include "core/competition/file/competitionfileerror.h"
#include "core/util/result.h"

#include <QString>

namespace shinpan {

struct StoreRecord;

/// A competition as what was played of it is shown, reported and exported: under the settings it
/// was played with, as the record has them, whatever became of its file since.
struct PlayedCompetition
{
    Competition competition;
    /// One line that says what the file says otherwise and what the record does not tell; empty
    /// where they agree.
    Message note{};
    /// How many games or rounds there were to be; a record of before may not tell.
    bool knowsItsEnd = true;
};

using CompetitionOfFile = Result<Competition, CompetitionFileErrors>;

/// The record's, as soon as anything was played; before that the file's, and where an earlier
/// version kept only words that agree with it. Fails as the file does if there is nothing else.
[[nodiscard]] Result<PlayedCompetition, CompetitionFileErrors> playedCompetition(
    const QString &file);
/// The same where the file was read.
[[nodiscard]] Result<PlayedCompetition, CompetitionFileErrors> playedCompetition(
    const QString &file,
    const CompetitionOfFile &now);
/// The same of the series of this record.
[[nodiscard]] Result<PlayedCompetition, CompetitionFileErrors>
playedCompetition(const StoreRecord &record, const QString &file, const CompetitionOfFile &now);

} // namespace shinpan
