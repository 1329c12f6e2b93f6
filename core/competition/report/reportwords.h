#pragma once

#include "core/competition/report/report.h"
#include "core/report/numberwords.h"

#include <QString>

namespace shinpan {

// How reports for people put what competitions tell, in their language; private to the report.

/// Whole or half points: "10", "10.5".
[[nodiscard]] QString points(double value);
/// "12.34", or "-" if none is known.
[[nodiscard]] QString meanText(const KnownMean &mean, int digits = 2);
/// The interval as "-46.2 to +14.8".
[[nodiscard]] QString eloRange(const Estimate &elo);
/// A probability: "12.34%", but neither "0.00%" nor "100.00%" unless it is exactly that.
[[nodiscard]] QString chance(double probability);
/// A p-value: "0.0569", "<0.0001".
[[nodiscard]] QString pValueText(double value);
/// "12 of 40", or "12" where the limit is not known.
[[nodiscard]] QString playedText(std::int64_t played, std::optional<int> limit);
/// "1 game", "2 games".
[[nodiscard]] QString gamesText(std::int64_t count);

/// "board size: 9", "handicap: 2 (fixed)", "komi: 7.5", "time: …", what there is; with the rules
/// where they are not said once for all matchups.
[[nodiscard]] QStringList termsOf(const CompetitionReport &report, const MatchupReport &matchup);
/// What stands under the title: when it was played, and the terms that all matchups have.
[[nodiscard]] QStringList termsOf(const CompetitionReport &report);
/// "80 of 90 games played, 2 running, 1 void, 3 duplicates".
[[nodiscard]] QString progressText(const CompetitionReport &report);
/// "LL 5  LJ 0  split 30  WJ 0  WW 15".
[[nodiscard]] QString pairsText(const PairCounts &pairs);
/// The remarks that apply, of "unknown results: 1 (8.33%)", "void games: 2", "repeated games: …".
[[nodiscard]] QStringList remarksOn(const MatchupReport &matchup);
/// The remark on a match of a knockout that ended even.
inline constexpr const char *BySeed =
    QT_TRANSLATE_NOOP("Messages", "even: the higher seed goes through");
/// The verdict as "H1 accepted", "H0 accepted", "undecided".
[[nodiscard]] QString verdictText(const SprtState &sprt);
/// What was played for a test after it had its verdict, which is no part of it; empty: nothing.
[[nodiscard]] QString beyondText(const SprtReport &sprt);
/// "H0: Elo 0, H1: Elo 10, alpha 0.05, beta 0.05".
[[nodiscard]] QString hypothesesText(const Sprt &test);
/// "final", "semifinal", "round of 16", by how many players take part in all.
[[nodiscard]] QString roundText(int round, std::size_t players);
/// Whether games repeat each other so often that the numbers say much less than they seem to.
[[nodiscard]] bool repeatsMuch(const CompetitionReport &report);
/// What the reader must know about repeated games; empty if there are none.
[[nodiscard]] QString duplicatesText(const CompetitionReport &report);
/// What is not there because there would be too much of it, a sentence or two; empty: nothing.
[[nodiscard]] QString leftOutText(const CompetitionReport &report);
/// A machine's name; "here" where it has none: that of the run's head.
[[nodiscard]] QString machineName(const QString &name);

} // namespace shinpan
