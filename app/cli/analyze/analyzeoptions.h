#pragma once

#include "core/analysis/analysismerge.h"
#include "core/analysis/analysisrequest.h"
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
    enum class Format : std::uint8_t { Text, Json, Csv };

    QStringList files;                  ///< and folders
    int jobs = 1;                       ///< files at a time
    std::vector<EngineProfile> engines; ///< at least one
    AnalysisRequest request;
    ReviewRange range;
    bool isBackward = false;
    Format format = Format::Text;
    MergeOptions merge;
    QString output;  ///< an SGF file; with several FILES, or a folder, a directory; empty: none is
                     ///< written
    QString journal; ///< empty: none is kept
};

void addAnalyzeOptions(QCommandLineParser &parser);
/// The failure says which word is wrong and what is allowed.
[[nodiscard]] Result<AnalyzeOptions> readAnalyzeOptions(const QCommandLineParser &parser);

[[nodiscard]] QString analyzeHelp();

} // namespace shinpan
