#pragma once

#include "core/analysis/report/gamefindings.h"

#include <QByteArray>
#include <QString>

namespace shinpan {

/// Several lines for people.
[[nodiscard]] QString toText(const GameFindings &report);
/// One object on one line.
[[nodiscard]] QByteArray toJson(const GameFindings &report, const MistakeLimits &mistakes);
/// Help for those who read that: all members and their types.
extern const char ReviewShape[];
/// Writes one line for each move, by RFC 4180 except for line ends.
[[nodiscard]] QByteArray toCsv(const GameFindings &report, const MistakeLimits &mistakes);
/// The line above those of all games.
[[nodiscard]] QByteArray csvHeader();

} // namespace shinpan
