#pragma once

#include "core/record/note/exportformat.h"

#include <QString>

#include <chrono>

namespace shinpan {

class OptionsArchive;

/// How a person exports pictures: kept from one time to the next. What is exported (which moves,
/// which part of the board) is not.
struct ExportSettings
{
    ExportFormat format = ExportFormat::Png;
    bool hasNumbers = false; ///< moves with their numbers, not a position
    bool hasCoordinates = true;
    bool hasMarks = true;
    QString theme = QStringLiteral("wood"); ///< its id
    int width = 1200;                       ///< pixels, LeastExportWidth to MostExportWidth
    std::chrono::milliseconds pace{1000};   ///< of an animation
    QString folder;                         ///< where files went last; empty: the record's

    friend bool operator==(const ExportSettings &, const ExportSettings &) = default;
};

inline constexpr int LeastExportWidth = 50;
inline constexpr int MostExportWidth = 8000;

/// How a person prints games.
struct PrintSettings
{
    int perPage = 2;          ///< diagrams: 1, 2, 4 or 6
    int movesPerDiagram = 50; ///< 1 to MostMovesPerDiagram
    bool hasComments = true;
    bool hasCoordinates = true;
    bool hasVariations = false;
    bool hasHeader = true; ///< players, event, date and result above the first diagram
    QString folder;        ///< where the last PDF file went; empty before the first one

    friend bool operator==(const PrintSettings &, const PrintSettings &) = default;
};

inline constexpr int MostMovesPerDiagram = 500;

/// How they are kept (Preferences).
void archive(OptionsArchive &archive, ExportSettings &settings);
void archive(OptionsArchive &archive, PrintSettings &settings);

} // namespace shinpan
