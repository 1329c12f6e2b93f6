#pragma once

#include <QLatin1String>
#include <QStringView>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace shinpan {

struct Competition;
class Schedule;
enum class CompetitionType : std::uint8_t;

/// A tie-break: what orders players with the same points, and how it is called.
enum class TieBreak : std::uint8_t {
    Sos,   ///< sum of the opponents' points ("Buchholz"); a bye counts as somebody like oneself
    Sodos, ///< opponents' points, in proportion to what was scored against them
           ///< ("Sonneborn–Berger"); a bye counts as a win over somebody like oneself
    Wins   ///< won games
};

/// A number that a competition's file has with some types only: with the others it is a mistake.
struct OwnNumber
{
    QLatin1String key;
    int Competition::*field; ///< has the usual value where the file says nothing
    int least;
    /// Whether another number would have made other pairings of what was played already. A number
    /// that does not may be raised, and the competition goes on.
    bool decides;
    bool isOfPlayers = false; ///< a number of them: fewer than there are
};

/// What is particular to one type of competition, once: its row in competitionkind.cpp. All other
/// places ask the row; a place that has to tell types apart by more than that asks for a new fact.
struct CompetitionKind
{
    /// What a competition of the type consists of, besides players and numbers.
    enum class Parts : std::uint8_t {
        Players,  ///< nothing else: its schedule pairs them
        Matchups, ///< Competition::matchups, each with a game of its own
        Test,     ///< Competition::sprt, between exactly two players
        Tune      ///< Competition::tune
    };
    /// The merit by which players are ranked.
    enum class Merit : std::uint8_t {
        Points, ///< and tie-breaks: everybody has as many games
        /// Ratings, as opponents and numbers of games differ; points while ratings say nothing.
        Ratings,
        Score,   ///< points, which the tables leave out
        Survival ///< the round in which somebody was beaten
    };
    /// How the meetings of its rounds are drawn; see meetingRounds().
    enum class Drawing : std::uint8_t { None, Pairings, Bracket };

    QLatin1String word;  ///< in files and records, and for programs
    QLatin1String text;  ///< in sentences of reports
    const char *name;    ///< in windows, where it is translated as a Message
    QLatin1String about; ///< who meets whom, for the example of a file

    std::unique_ptr<Schedule> (*schedule)(const Competition &competition);
    /// No schedule of it has more matchups, however its games end.
    std::size_t (*mostMatchups)(const Competition &competition);
    /// How many rounds there are, which are numbered for people; null: matchups belong to none. In
    /// rounds, a matchup needs a number of games.
    int (*rounds)(const Competition &competition) = nullptr;
    std::span<const OwnNumber> numbers{};
    Parts parts = Parts::Players;
    /// Whether the number of games decides who meets next, as an OwnNumber may.
    bool gamesDecide = false;
    bool mayGainPlayers = false; ///< after it has begun
    bool mayStop = false;        ///< it may have a StopRule
    bool mayTestPairs = false;   ///< there may be a test of each pair
    bool meetsAll = false; ///< everybody meets everybody, and a pair is reported as one matchup

    Merit merit;
    std::span<const TieBreak> tieBreaks{}; ///< between players of the same merit
    bool countsByes = false;               ///< each like a won match
    Drawing drawing = Drawing::None;

    [[nodiscard]] bool has(int Competition::*number) const;
};

/// The row of a type.
[[nodiscard]] const CompetitionKind &kindOf(CompetitionType type);
[[nodiscard]] const CompetitionKind &kindOf(const Competition &competition);

/// The types in the order in which files and windows list them.
[[nodiscard]] std::vector<CompetitionType> competitionTypes();

/// Reads CompetitionKind::word back; nothing for any other text.
[[nodiscard]] std::optional<CompetitionType> competitionTypeOf(QStringView word);

} // namespace shinpan
