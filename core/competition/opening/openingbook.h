#pragma once

#include "core/competition/opening/opening.h"
#include "core/competition/opening/openingplan.h"

#include <QByteArray>

#include <cstddef>
#include <optional>
#include <vector>

namespace shinpan {

class Matchup;

/// The openings that a plan names, read, checked and in their order. A value.
class OpeningBook
{
public:
    /// Reads everything at once. Fails with the file, the place and what is wrong, or if a plan has
    /// sources that give no opening. `seed` is the competition's: the same one makes the same book.
    /// So is `stem`, where it has files.
    [[nodiscard]] static Result<OpeningBook> load(const OpeningPlan &plan,
                                                  BoardSize size,
                                                  const Ruleset &rules,
                                                  std::uint64_t seed,
                                                  const QString &stem = {});

    /// None, if the plan has no sources.
    [[nodiscard]] std::size_t size() const { return m_openings.size(); }
    [[nodiscard]] const Opening &opening(std::size_t index) const { return m_openings[index]; }
    /// What openings say of komi and rules that their games do not have, as a sentence without a
    /// stop; empty where there is nothing of the kind. `komi` and `rules` are those of all games.
    [[nodiscard]] QString ignoredTerms(const OpeningPlan &plan,
                                       double komi,
                                       const Ruleset &rules) const;
    /// How many were left out because they lead where an earlier one does.
    [[nodiscard]] std::size_t dropped() const { return m_dropped; }

private:
    void dropDuplicates(const OpeningPlan &plan, const Ruleset &rules);

    std::vector<Opening> m_openings;
    std::size_t m_dropped = 0;
};

/// The number of the pair that a game of a matchup belongs to; its two games have the colours
/// swapped and share an opening. Where colours do not alternate each game is one by itself.
[[nodiscard]] int openingPair(const Matchup &matchup, int game);

/// The one of a book's `openings` that a pair of games of a matchup begins with. It follows from
/// these numbers alone, so that a competition that was cut off goes on as it would have. Nothing if
/// there are none, or if the plan's were used once each.
///
/// Where matchups share openings, pair n is the same in all. Otherwise each begins in another place
/// (Sequential) or has a shuffle of its own (Random).
[[nodiscard]] std::optional<std::size_t> openingIndex(const OpeningPlan &plan,
                                                      std::size_t openings,
                                                      std::size_t matchup,
                                                      int pair,
                                                      std::uint64_t seed);

} // namespace shinpan
