#pragma once

#include "core/competition/competition.h"
#include "core/util/regularfile.h"
#include "core/util/result.h"

#include <QString>

#include <vector>

namespace shinpan {

/// Something that is wrong in a competition's file.
struct CompetitionFileError
{
    QString file;
    int line = 0; ///< from 1; 0: the file as a whole
    QString key;  ///< "player[2].command"; empty: none
    QString text; ///< what is wrong and what is allowed

    /// "levels.toml:12: player[2].command: is missing; …"
    [[nodiscard]] QString message() const;

    friend bool operator==(const CompetitionFileError &, const CompetitionFileError &) = default;
};

/// What is wrong with a file, by line, and how much more there is after the first hundred; not
/// empty.
using CompetitionFileErrors = std::vector<CompetitionFileError>;

/// More than a thousand players and ten thousand matchups need.
inline constexpr qint64 LargestCompetitionFile = 4 * MiB;

/// Reads a competition file, TOML as competitionExample() explains it. Nothing in it is executed.
/// Relative paths start at the file's folder, and `~` is the home directory.
[[nodiscard]] Result<Competition, CompetitionFileErrors> readCompetition(const QString &path);

/// The same of a text that stands, or will stand, in the file at this absolute path.
[[nodiscard]] Result<Competition, CompetitionFileErrors> readCompetitionText(const QByteArray &toml,
                                                                             const QString &path);

/// A file that readCompetition() reads as this competition. Usual settings are left out.
[[nodiscard]] QString toToml(const Competition &competition);

/// A competition file that works and explains every key with what is allowed and what is usual.
[[nodiscard]] QString competitionExample();

} // namespace shinpan
