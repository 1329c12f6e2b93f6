#pragma once

#include "core/analysis/analysismerge.h"
#include "core/analysis/analysisrequest.h"
#include "core/analysis/filereview.h"
#include "core/analysis/machines/reviewmachines.h"
#include "core/engine/profile/engineprofile.h"
#include "core/util/result.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

class QCommandLineParser;

namespace shinpan {

/// What `shinpan-cli analyze` was asked for.
struct AnalyzeOptions
{
    enum class Format : std::uint8_t { Text, Json, Csv, Nothing };

    QStringList files;                  ///< and folders
    std::vector<EngineProfile> engines; ///< at least one
    AnalysisRequest request;
    ReviewRange range;
    bool isBackward = false;
    Format format = Format::Text;
    MergeOptions merge;
    ReviewMachines machines{};
    bool asksNobody = false; ///< see ReviewPlan
    QStringList labels{};    ///< of engines that are not asked; empty: their own
    QString output;  ///< an SGF file; with several FILES, or a folder, a directory; empty: none is
                     ///< written
    QString journal; ///< empty: none is kept
    QStringList reports; ///< files for what is to be said of all games, see manyGamesAs()
};

[[nodiscard]] ReviewPlan planOf(const AnalyzeOptions &options);

void addAnalyzeOptions(QCommandLineParser &parser);
/// The failure says which word is wrong and what is allowed.
[[nodiscard]] Result<AnalyzeOptions> readAnalyzeOptions(const QCommandLineParser &parser);

[[nodiscard]] QString analyzeHelp();

} // namespace shinpan
