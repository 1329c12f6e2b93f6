#pragma once

#include "core/analysis/analysismerge.h"
#include "core/analysis/analysisrequest.h"
#include "core/engine/engineprofile.h"

#include <QSet>
#include <QStringList>

namespace shinpan {

/// How files are to be reviewed.
struct FilesReviewSettings
{
    QStringList files;        ///< in this order
    QString directory;        ///< for what is written; made if it is missing
    bool isReplacing = false; ///< what stands there already, but never one of the files
    EngineProfile engine;
    AnalysisRequest request; ///< with a limit
    ReviewRange range{};     ///< of each game
    bool isBackward = false; ///< from the end of each game on
    MergeOptions merge;
};

/// Where the reviews of these files are written: under their names with the ending ".sgf", numbered
/// where several have the same.
[[nodiscard]] QStringList reviewTargets(const QStringList &files, const QString &directory);

/// Where files are, all links followed; without those that are not there.
[[nodiscard]] QSet<QString> realPathsOf(const QStringList &files);

} // namespace shinpan
