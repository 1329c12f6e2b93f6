#pragma once

#include "core/analysis/reviewedgame.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace shinpan {

/// A game that was analysed, to be reported.
struct AnalyzeReport
{
    QString file;
    int game = 1; ///< in its file
    QString engine;
    ByColor<QString> playerName;
    std::vector<JudgedMove> moves;
    MistakeLimits mistakes{};
};

/// For people, several lines.
[[nodiscard]] QString toText(const AnalyzeReport &report);
/// One object on one line.
[[nodiscard]] QByteArray toJson(const AnalyzeReport &report);
/// One line for each move; RFC 4180 but for line ends.
[[nodiscard]] QByteArray toCsv(const AnalyzeReport &report);
/// The line above those of all games.
[[nodiscard]] QByteArray csvHeader();

} // namespace shinpan
