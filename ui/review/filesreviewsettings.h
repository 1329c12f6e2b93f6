#pragma once

#include "core/analysis/analysismerge.h"
#include "core/analysis/analysisrequest.h"
#include "core/analysis/machines/reviewmachines.h"
#include "core/engine/profile/engineprofile.h"

#include <QSet>
#include <QStringList>

#include <vector>

namespace shinpan {

/// How files are to be reviewed.
struct FilesReviewSettings
{
    QStringList files;        ///< in this order
    QString directory;        ///< for what is written, see reviewDirectories(); made if missing
    bool isReplacing = false; ///< what stands there already, but never one of the files
    std::vector<EngineProfile> engines; ///< one after the other; one at least
    AnalysisRequest request;            ///< with a limit
    ReviewRange range{};                ///< of each game
    bool isBackward = false;            ///< from the end of each game on
    MergeOptions merge;
    ReviewMachines machines{}; ///< others keep what is found in the target folder, `review.journal`
};

/// The files to which the reviews of these files are written: under their names with the ending
/// ".sgf", numbered where several have the same.
[[nodiscard]] QStringList reviewTargets(const QStringList &files, const QString &directory);

/// The directories for what these engines find: that one itself if there is one engine, else one in
/// it for each, with its name as far as a file may have it, numbered where several have the same.
[[nodiscard]] QStringList reviewDirectories(const std::vector<EngineProfile> &engines,
                                            const QString &directory);

/// The places of files, all links followed; without those that are not there.
[[nodiscard]] QSet<QString> realPathsOf(const QStringList &files);

} // namespace shinpan
