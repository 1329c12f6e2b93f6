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

/// Several lines for people.
[[nodiscard]] QString toText(const AnalyzeReport &report);
/// One object on one line.
[[nodiscard]] QByteArray toJson(const AnalyzeReport &report);
/// Writes one line for each move, by RFC 4180 except for line ends.
[[nodiscard]] QByteArray toCsv(const AnalyzeReport &report);
/// The line above those of all games.
[[nodiscard]] QByteArray csvHeader();

} // namespace shinpan
