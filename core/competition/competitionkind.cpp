#include "core/competition/competitionkind.h"

#include "core/competition/competition.h"

#include <QtGlobal>

#include <algorithm>
#include <bit>
#include <utility>

namespace shinpan {

namespace {

using Parts = CompetitionKind::Parts;
using Merit = CompetitionKind::Merit;
using Drawing = CompetitionKind::Drawing;
using SchedulePointer = std::unique_ptr<Schedule>;

constexpr TieBreak BySwissCustom[] = {TieBreak::Sos, TieBreak::Sodos};
constexpr TieBreak ByResults[] = {TieBreak::Sodos, TieBreak::Wins};

[[nodiscard]] std::size_t pairsOf(const Competition &competition)
{
    return competition.players.size() * competition.players.size() / 2;
}

constexpr CompetitionKind Playoff{
    .word = QLatin1String("playoff"),
    .text = QLatin1String("playoff"),
    .name = QT_TRANSLATE_NOOP("Messages", "Playoff"),
    .about = QLatin1String("the matchups that are listed below, each by its own rules"),
    .schedule = [](const Competition &competition) -> SchedulePointer {
        std::vector<FixedMatchup> matchups;
        for (const CompetitionMatchup &matchup : competition.matchups) {
            matchups.push_back(
                {matchup.first, matchup.second, matchup.isAlternating, matchup.games});
        }
        return playoff(std::move(matchups));
    },
    .mostMatchups = [](const Competition &competition) { return competition.matchups.size(); },
    .parts = Parts::Matchups,
    .mayGainPlayers = true,
    .mayStop = true,
    .merit = Merit::Ratings,
};

constexpr CompetitionKind AllPlayAll{
    .word = QLatin1String("all-play-all"),
    .text = QLatin1String("all-play-all"),
    .name = QT_TRANSLATE_NOOP("Messages", "All play all"),
    .about = QLatin1String("every pair, all pairs alike, until somebody stops it or `games` are "
                           "played"),
    .schedule = [](const Competition &competition) -> SchedulePointer {
        return allPlayAll(competition.players.size(), competition.games);
    },
    .mostMatchups = pairsOf,
    .mayGainPlayers = true,
    .mayStop = true,
    .meetsAll = true,
    .merit = Merit::Points,
    .tieBreaks = ByResults,
};

constexpr OwnNumber Cycles{QLatin1String("cycles"), &Competition::cycles, 1, false};
constexpr CompetitionKind RoundRobin{
    .word = QLatin1String("round-robin"),
    .text = QLatin1String("round robin"),
    .name = QT_TRANSLATE_NOOP("Messages", "Round robin"),
    .about = QLatin1String("every pair, in rounds in which everybody plays once; `cycles` times"),
    .schedule = [](const Competition &competition) -> SchedulePointer {
        return roundRobin(competition.players.size(), competition.games.value_or(1),
                          competition.cycles);
    },
    .mostMatchups =
        [](const Competition &competition) {
            return pairsOf(competition) * static_cast<std::size_t>(competition.cycles);
        },
    .rounds =
        [](const Competition &competition) {
            const auto players = static_cast<int>(competition.players.size());
            return competition.cycles * (players - 1 + players % 2);
        },
    .numbers{&Cycles, 1},
    .meetsAll = true,
    .merit = Merit::Points,
    .tieBreaks = ByResults,
};

constexpr OwnNumber Candidates{QLatin1String("candidates"), &Competition::challengers, 1, true,
                               true};
constexpr CompetitionKind Gauntlet{
    .word = QLatin1String("gauntlet"),
    .text = QLatin1String("gauntlet"),
    .name = QT_TRANSLATE_NOOP("Messages", "Gauntlet"),
    .about = QLatin1String("the first `candidates` players against all others"),
    .schedule = [](const Competition &competition) -> SchedulePointer {
        return gauntlet(competition.players.size(),
                        static_cast<std::size_t>(competition.challengers), competition.games);
    },
    .mostMatchups = pairsOf,
    .numbers{&Candidates, 1},
    .mayGainPlayers = true,
    .mayStop = true,
    .merit = Merit::Ratings,
};

constexpr OwnNumber Prolongations{QLatin1String("prolongations"), &Competition::tieBreaks, 0, true};
constexpr CompetitionKind Knockout{
    .word = QLatin1String("knockout"),
    .text = QLatin1String("knockout"),
    .name = QT_TRANSLATE_NOOP("Messages", "Knockout"),
    .about = QLatin1String("who loses is out; even matches are prolonged by two games, "
                           "`prolongations` times"),
    .schedule = [](const Competition &competition) -> SchedulePointer {
        return knockout(competition.players.size(), competition.games.value_or(1),
                        competition.tieBreaks);
    },
    .mostMatchups = pairsOf,
    .rounds =
        [](const Competition &competition) {
            return static_cast<int>(
                std::bit_width(std::max<std::size_t>(competition.players.size(), 2) - 1));
        },
    .numbers{&Prolongations, 1},
    .gamesDecide = true,
    .merit = Merit::Survival,
    .drawing = Drawing::Bracket,
};

constexpr OwnNumber Rounds{QLatin1String("rounds"), &Competition::rounds, 1, false};
constexpr CompetitionKind Swiss{
    .word = QLatin1String("swiss"),
    .text = QLatin1String("Swiss"),
    .name = QT_TRANSLATE_NOOP("Messages", "Swiss"),
    .about = QLatin1String("`rounds` between players of the same points who have not met, best "
                           "against last"),
    .schedule = [](const Competition &competition) -> SchedulePointer {
        return swiss(competition.players.size(), competition.rounds, competition.games.value_or(1));
    },
    .mostMatchups =
        [](const Competition &competition) {
            return competition.players.size() / 2 * static_cast<std::size_t>(competition.rounds);
        },
    .rounds = [](const Competition &competition) { return competition.rounds; },
    .numbers{&Rounds, 1},
    .gamesDecide = true,
    .merit = Merit::Points,
    .tieBreaks = BySwissCustom,
    .countsByes = true,
    .drawing = Drawing::Pairings,
};

constexpr CompetitionKind SprtMatch{
    .word = QLatin1String("sprt"),
    .text = QLatin1String("SPRT match"),
    .name = QT_TRANSLATE_NOOP("Messages", "Until decided"),
    .about = QLatin1String("two players until a sequential test decides, see [sprt]"),
    .schedule = [](const Competition &competition) -> SchedulePointer {
        return sprtMatch(competition.sprt.value_or(Sprt()), competition.games);
    },
    .mostMatchups = pairsOf,
    .parts = Parts::Test,
    .mayStop = true,
    .merit = Merit::Score,
};

/// The candidate against all others; the first of a matchup that does not alternate has Black.
[[nodiscard]] SchedulePointer tuneSchedule(const Competition &competition)
{
    const std::optional<Color> color =
        competition.tune ? competition.tune->candidateColor : std::nullopt;
    if (!color) {
        return gauntlet(competition.players.size(), 1, competition.games);
    }
    std::vector<FixedMatchup> matchups;
    for (std::size_t rival = 1; rival < competition.players.size(); ++rival) {
        FixedMatchup matchup{0, rival, false, competition.games};
        if (*color == Color::White) {
            std::swap(matchup.first, matchup.second);
        }
        matchups.push_back(matchup);
    }
    return playoff(std::move(matchups));
}

constexpr CompetitionKind Tune{
    .word = QLatin1String("tune"),
    .text = QLatin1String("tune"),
    .name = QT_TRANSLATE_NOOP("Messages", "Tuning"),
    .about = QLatin1String("looks for the best parameters of the first player, see [tune]"),
    .schedule = tuneSchedule,
    .mostMatchups = pairsOf,
    .parts = Parts::Tune,
    .merit = Merit::Score,
};

constexpr CompetitionKind Pool{
    .word = QLatin1String("pool"),
    .text = QLatin1String("pool"),
    .name = QT_TRANSLATE_NOOP("Messages", "Rating pool"),
    .about =
        QLatin1String("always the pair whose games narrow the ratings most, see [stop]; `games` "
                      "in all"),
    .schedule = [](const Competition &competition) -> SchedulePointer {
        return ratingPool(competition.players.size(), competition.games, competition.stop.test);
    },
    .mostMatchups = pairsOf,
    .mayGainPlayers = true,
    .mayStop = true,
    .mayTestPairs = true,
    .meetsAll = true,
    .merit = Merit::Ratings,
};

/// Null for what comes after the last type. The compiler names a type that has no row.
[[nodiscard]] constexpr const CompetitionKind *rowOf(CompetitionType type)
{
    switch (type) {
    case CompetitionType::Playoff:
        return &Playoff;
    case CompetitionType::AllPlayAll:
        return &AllPlayAll;
    case CompetitionType::RoundRobin:
        return &RoundRobin;
    case CompetitionType::Gauntlet:
        return &Gauntlet;
    case CompetitionType::Knockout:
        return &Knockout;
    case CompetitionType::Swiss:
        return &Swiss;
    case CompetitionType::SprtMatch:
        return &SprtMatch;
    case CompetitionType::Tune:
        return &Tune;
    case CompetitionType::Pool:
        return &Pool;
    }
    return nullptr;
}

} // namespace

bool CompetitionKind::has(int Competition::*number) const
{
    return std::ranges::find(numbers, number, &OwnNumber::field) != numbers.end();
}

const CompetitionKind &kindOf(CompetitionType type)
{
    const CompetitionKind *const row = rowOf(type);
    Q_ASSERT(row != nullptr);
    return *row;
}

const CompetitionKind &kindOf(const Competition &competition)
{
    return kindOf(competition.type);
}

std::vector<CompetitionType> competitionTypes()
{
    std::vector<CompetitionType> types;
    for (CompetitionType type{}; rowOf(type) != nullptr;
         type = static_cast<CompetitionType>(static_cast<int>(type) + 1)) {
        types.push_back(type);
    }
    return types;
}

std::optional<CompetitionType> competitionTypeOf(QStringView word)
{
    const std::vector<CompetitionType> types = competitionTypes();
    const auto found = std::ranges::find_if(
        types, [word](CompetitionType type) { return kindOf(type).word == word; });
    return found == types.end() ? std::nullopt : std::optional(*found);
}

} // namespace shinpan
