#pragma once

#include "core/competition/report/meetings.h"
#include "core/competition/report/reporttable.h"

#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

namespace shinpan {

// A report before it is written as text or HTML has each fact, sentence, table and picture
// once. Blocks refer to the report, which must outlive them. Their texts are plain: small letters
// begin them, and they have no period, where a format may want to have it otherwise.

struct ReportBlock;

/// The Elo along a parameter, with 95 %, and where the best point and the engine's own are.
struct ParameterPicture
{
    const TuneReport *tune;
    std::size_t parameter;
};
/// The place of the best point over the number of games.
struct BestPicture
{
    const TuneReport *tune;
    std::size_t parameter;
};
/// The Elo over two parameters: the darker, the stronger; the smaller, the less sure.
struct MapPicture
{
    const TuneReport *tune;
    const TuneMap *map;
};

namespace block {

struct Fact
{
    QString name;
    QString value;
    QString more{}; ///< a detail, of less interest
};
struct Facts
{
    std::vector<Fact> facts;
};
struct Sentence
{
    QString text;
};
/// How to read what follows.
struct Note
{
    QString text;     ///< a whole sentence; "%1": the player
    QString player{}; ///< the player's name
};
// A block with a summary is folded under it: not everybody wants to see it at once.

/// Lines in the words of somebody else.
struct Lines
{
    QStringList lines;
    QString summary{};
};
struct Table
{
    QString caption;
    ReportTable table;
    QString summary{};
};
/// Ratings of all players, the course of a matchup's score, how pairs of games ended, how honest a
/// player's chances are, the path of a test, or of a tune.
struct Picture
{
    QString caption;
    QString id; ///< unique in the report, of letters, digits and "-"
    std::variant<const CompetitionReport *,
                 const MatchupReport *,
                 const PairCounts *,
                 const SprtReport *,
                 const PlayerHonesty *,
                 ParameterPicture,
                 BestPicture,
                 MapPicture>
        shown;
};
/// Two that belong together.
struct Pair
{
    std::vector<ReportBlock> blocks;
    bool isUneven = false; ///< the first one takes most of the room
};
/// A round of a knockout or of a Swiss.
struct Round
{
    QString heading;
    MeetingRound meetings;
};
struct Rounds
{
    std::vector<Round> rounds;
    bool isBracket;
};
/// A matchup with its statistics.
struct Matchup
{
    std::size_t index; ///< its place in CompetitionReport::matchups
};

} // namespace block

struct ReportBlock
{
    std::variant<block::Facts,
                 block::Sentence,
                 block::Note,
                 block::Lines,
                 block::Table,
                 block::Picture,
                 block::Pair,
                 block::Rounds,
                 block::Matchup>
        content;
};

struct Chapter
{
    QString id; ///< made of letters
    QString heading;
    std::vector<ReportBlock> blocks; ///< never none
};

/// The people who read it: onlookers do while it is played.
enum class Readers : std::uint8_t { OfPage, OfText, Onlookers };

struct ReportDocument
{
    const CompetitionReport *report;
    QString kind; ///< the kind of competition
    QString progress;
    QStringList terms;
    QStringList warnings;
    std::vector<Chapter> chapters; ///< those that have something to tell
};

[[nodiscard]] ReportDocument documentOf(const CompetitionReport &report, Readers readers);

/// A document as a report writes its own: for a terminal of 80 columns, and as a page.
[[nodiscard]] QString toText(const ReportDocument &document);
[[nodiscard]] QByteArray toHtml(const ReportDocument &document);

/// The games that its last chapters list.
[[nodiscard]] std::vector<const StoredGame *> listedGames(const CompetitionReport &report);
/// Those that it leads to: where engines disagreed, then the listed ones; some may be there twice.
[[nodiscard]] std::vector<const StoredGame *> shownGames(const CompetitionReport &report);

} // namespace shinpan
