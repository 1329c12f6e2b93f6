#pragma once

#include "core/board/board.h"
#include "core/explorer/indexfile.h"
#include "core/statistics/outcomes.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan {

/// The games that are looked at.
struct ExplorerFilter
{
    QString player;          ///< part of a name of either side, in any case; empty: all
    int firstDay = 0;        ///< as 20040315, 20040300 or 20040000; 0: from the first
    int lastDay = 0;         ///< 0: up to the last. Games without a date are left out by either
    bool joinsColors = true; ///< the position counts as well where the colours are exchanged

    friend bool operator==(const ExplorerFilter &, const ExplorerFilter &) = default;
};

/// A day that a person names ("2004", "2004-03", "2004-03-15") as the first or the last one of a
/// filter; 0 for no text. Fails with words.
[[nodiscard]] Result<int> filterDay(const QString &text, bool isLast);

/// How games went, as the colours are in the position that was asked for.
struct ExplorerTally
{
    std::int64_t games = 0;
    GameCounts black;        ///< those whose end is known
    int lastYear = 0;        ///< of the latest; 0: no year is known
    std::int64_t valued = 0; ///< games that hold an engine's opinion of the move
    double blackChances = 0; ///< Black's chances to win by these, added up

    /// The mean of those; nothing if there are none.
    [[nodiscard]] std::optional<double> chances() const;
};

/// A move that games went on with.
struct ExplorerMove
{
    /// The points that are the same to the position, of which this is one: several where it has
    /// symmetries. None: a pass.
    std::vector<Point> points;
    ExplorerTally tally;
};

/// A game that went through the position.
struct ExplorerGame
{
    QString path;
    std::size_t number = 0; ///< among the games of the file, from 0
    int moveNumber = 0;     ///< of the position
    ByColor<QString> players;
    int date = 0; ///< as in ExplorerFilter; 0: not known
    BoardSize size;
    int handicap = 0;
    QString result; ///< RE, as it stands there
    QString event;
    bool hasColorsExchanged = false; ///< the position stands there so
};

/// A position that both colours won often, and a game that came there.
struct WonPosition
{
    QString path;
    std::size_t number = 0; ///< of the game, among those of the file, from 0
    ExplorerTally tally;    ///< as the colours are in that game
};

/// The positions that both colours won often enough to begin games with.
struct OpeningWish
{
    BoardSize size;
    int moves = 10;         ///< that lead there, from the empty board
    std::int64_t wins = 40; ///< of each colour, at least
};

/// What an index knows of a position.
struct ExplorerAnswer
{
    ExplorerTally all;
    std::vector<ExplorerMove> moves; ///< the most played first
    std::int64_t ended = 0;          ///< games that end there
    std::vector<ExplorerGame> games; ///< the latest first
};

/// Answers what came of a position in the games of an index.
///
/// Keeps 20 bytes a game and the names of the players in memory, so that a look-up reads one block
/// of each run and nothing else: microseconds, and some hundredths of a second for a position of
/// 100,000 games.
class Explorer
{
public:
    /// The most games that an answer names.
    static constexpr std::size_t MostGames = 500;

    class Question;

    /// Opens an index; load() is to be called until it says that everything is there.
    [[nodiscard]] static Result<Explorer> open(const QString &path);

    /// Reads that many games or players more; returns whether all are there.
    [[nodiscard]] Result<bool> load(int rows);
    [[nodiscard]] bool isLoaded() const { return m_isLoaded; }
    [[nodiscard]] std::int64_t gameCount() const { return m_gameCount; }

    /// Answers for a position at once; a Question does so in steps. The filter's names are looked
    /// up when they change.
    [[nodiscard]] Result<ExplorerAnswer> ask(const Board &board,
                                             Color toPlay,
                                             const ExplorerFilter &filter,
                                             std::size_t mostGames = MostGames);
    /// Goes through the whole index for positions to begin games with, the most played first; takes
    /// seconds.
    [[nodiscard]] Result<std::vector<WonPosition>> wonByBoth(const OpeningWish &wish);
    /// The folders of the index, in the order of their names.
    [[nodiscard]] Result<QStringList> folders();
    /// Whether nobody has written to the index since load() began.
    [[nodiscard]] bool isCurrent();
    [[nodiscard]] IndexFile &file() { return m_file; }

private:
    /// A game as it is kept in memory.
    struct Entry
    {
        std::uint32_t black = 0; ///< player
        std::uint32_t white = 0;
        std::int32_t date = 0;
        BoardSize size;
        IndexedEnd end = IndexedEnd::Unknown;
        bool isEven = false; ///< no handicap
        bool isThere = false;
    };
    class Count;
    class Survey;

    explicit Explorer(IndexFile file)
        : m_file(std::move(file))
    { }

    [[nodiscard]] Result<bool> loadPlayers(int players);
    [[nodiscard]] Result<bool> loadGames(int games);
    void choosePlayers(const QString &name);
    [[nodiscard]] bool isWanted(const Entry &game, const ExplorerFilter &filter) const;
    [[nodiscard]] Result<std::vector<ExplorerGame>> describe(
        const std::vector<std::pair<std::uint32_t, PassedPosition>> &found,
        Color toPlay);

    IndexFile m_file;
    std::vector<Entry> m_games;     ///< by id
    std::vector<QString> m_players; ///< by id, in small letters
    std::vector<bool> m_isChosen;   ///< players whose name has m_chosen
    QString m_chosen;
    std::vector<IndexRun> m_runs;
    std::int64_t m_gameCount = 0;
    qint64 m_nextGame = 0;
    qint64 m_nextPlayer = 0;
    qint64 m_version = 0; ///< of the data, as SQLite counts it
    bool m_isLoaded = false;
};

} // namespace shinpan
