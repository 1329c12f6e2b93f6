#pragma once

#include "app/cli/verb/verbarguments.h"
#include "core/competition/file/competitionfile.h"
#include "core/util/result.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <span>

namespace shinpan {

class ResultStore;

// What `shinpan-cli compete` ends with; as Gomill's ringmaster.
inline constexpr int CompeteDone = 0;
inline constexpr int CompeteFailed = 1;      ///< a wrong call or file, a failed check, a halted run
inline constexpr int CompeteInterrupted = 3; ///< running games were broken off

/// Something that can be done with a competition.
struct CompeteVerb
{
    QLatin1String name;
    const char *summary;
    const char *usage;                   ///< what follows the verb
    const char *help;                    ///< its options, and what else there is to know
    std::span<const VerbOption> options; ///< beside --help
    int (*run)(const VerbArguments &);
    QString (*moreHelp)() = nullptr; ///< what `help` refers to and comes after the exit codes
};

// Each in a file of its own, or with its like.
extern const CompeteVerb CompeteRunVerb;
extern const CompeteVerb CompeteCheckVerb;
extern const CompeteVerb CompeteShowVerb;
extern const CompeteVerb CompeteReportVerb;
extern const CompeteVerb CompeteStopVerb;
extern const CompeteVerb CompeteResetVerb;
extern const CompeteVerb CompeteExportVerb;
extern const CompeteVerb CompeteImportVerb;
extern const CompeteVerb CompeteExampleVerb;

// What verbs have in common. Complaints go to stderr.

/// Says what is wrong; returns CompeteFailed.
int complainOf(const QString &text);
/// The same of everything that is wrong with a file, a line each.
int complainOf(const CompetitionFileErrors &errors);

/// The only file that the arguments name; nothing, after a complaint, if there is not exactly one.
[[nodiscard]] std::optional<QString> onlyFile(const VerbArguments &arguments);

/// The competition in the only file that the arguments name. Everything that is wrong with it is
/// complained of, a line each.
[[nodiscard]] std::optional<Competition> readCompetitionOf(const VerbArguments &arguments);

/// Its record, for reading; nothing, after a complaint, if there is none.
[[nodiscard]] std::unique_ptr<ResultStore> recordOf(const Competition &competition);

/// Writes to standard output, or into the file that --output names.
[[nodiscard]] int writeOutput(const VerbArguments &arguments, const QByteArray &bytes);

inline constexpr VerbOption CompeteOutputOption{QLatin1String("output"),
                                                VerbOption::Value::Required, 'o'};

} // namespace shinpan
