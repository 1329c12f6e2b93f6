#pragma once

#include "core/rules/ruleset.h"
#include "core/statistics/elo.h"

#include <QString>

#include <cstdint>

namespace shinpan {

// How reports for people put numbers and rules, in their language. No number is ever "nan".

/// "12.50"; "+inf" and "-inf" for what nothing bounds.
[[nodiscard]] QString decimal(double value, int digits);
/// The number with a sign unless it is printed as zero: "+12.5", "-3.0", "0.0".
[[nodiscard]] QString signedDecimal(double value, int digits);
/// The part as "26.25%" for 0.2625.
[[nodiscard]] QString percent(double part, int digits = 2);
/// "-", where there is nothing to take part of.
[[nodiscard]] QString percent(double part, std::int64_t of);
/// The interval as "15.10% to 41.70%".
[[nodiscard]] QString percentSpan(const Estimate &score, int digits = 2);
/// The value and its interval, as "26.25% (15.10% to 41.70%)".
[[nodiscard]] QString percentRange(const Estimate &score);
/// The number with its word, of sentences as spoken() takes them: "1 pair", "%1 pairs".
[[nodiscard]] QString counted(std::int64_t count, const char *one, const char *many);
/// The rules as toText() has them, a preset's name in the person's language.
[[nodiscard]] QString rulesWord(const Ruleset &rules);

} // namespace shinpan
