#pragma once

#include "app/common/exitcode.h"
#include "core/competition/competition.h"
#include "core/competition/report/tunereport.h"
#include "core/competition/run/runoptions.h"
#include "core/competition/store/resultstore.h"

#include <QCommandLineParser>

#include <optional>

namespace shinpan {

// How `compete run` plays, for verbs that play as well.

/// The outcome of a run.
struct Played
{
    int exitCode = ExitFailed;
    bool isComplete = false;
    std::optional<TuneReport> tune{}; ///< of a tune that is complete
};

void addCompeteRunOptions(QCommandLineParser &parser);
/// The lines of --help about them.
[[nodiscard]] QString competeRunOptionsHelp();
[[nodiscard]] Result<RunOptions> readCompeteRunOptions(const QCommandLineParser &arguments);
/// What --new-series asks for.
[[nodiscard]] ResultStore::OtherSettings otherSettingsFor(const QCommandLineParser &arguments);

/// Plays this competition as the call asks for, with the event loop, writes its reports and says
/// how it stands.
[[nodiscard]] Played playOne(const QCommandLineParser &arguments,
                             Competition competition,
                             RunOptions options,
                             ResultStore::OtherSettings otherSettings);

/// The same of a competition that follows from another one and stands beside it: its file is
/// written first, and where that says something else now, it is played anew.
[[nodiscard]] Played playBeside(const QCommandLineParser &arguments,
                                const Competition &competition,
                                const RunOptions &options);

} // namespace shinpan
