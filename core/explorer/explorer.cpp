#include "core/explorer/explorer.h"

#include "core/explorer/explorercount.h"
#include "core/explorer/explorerquestion.h"
#include "core/record/sgf/sgfdate.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace shinpan {

namespace {

/// An index with larger ones takes too much memory, or is somebody's joke.
constexpr qint64 LargestId = 100'000'000;

/// The size in two columns of a row; 1 where they make no sense.
[[nodiscard]] BoardSize sizeIn(const SqliteStatement &row, int column)
{
    const auto side = [&row](int at) {
        return static_cast<std::uint8_t>(std::clamp<qint64>(row.integer(at), 1, MaxBoardSide));
    };
    return {side(column), side(column + 1)};
}

} // namespace

std::optional<double> ExplorerTally::chances() const
{
    return valued > 0 ? std::optional(blackChances / static_cast<double>(valued)) : std::nullopt;
}

/// Looks for positions that both colours won often.
class Explorer::Survey
{
public:
    Survey(const Explorer &explorer, const OpeningWish &wish)
        : m_explorer(explorer)
        , m_wish(wish)
    { }

    /// All occurrences of one position.
    void add(const std::vector<Occurrence> &found)
    {
        const auto first = std::ranges::find_if(
            found, [this](const Occurrence &occurrence) { return leadsThere(occurrence); });
        if (first == found.end()) {
            return;
        }
        const Color toPlay = first->unpacked(m_wish.size).toPlay;
        const ExplorerFilter all;
        Count count(m_explorer, m_wish.size, toPlay, all, 0);
        for (const Occurrence &occurrence : found) {
            count.add(occurrence);
        }
        const ExplorerTally &tally = count.all();
        if (std::min(tally.black.wins, tally.black.losses) >= m_wish.wins) {
            m_won.emplace_back(first->game, tally);
        }
    }

    /// The games that came there, the most played positions first.
    [[nodiscard]] std::vector<std::pair<std::uint32_t, ExplorerTally>> take()
    {
        std::ranges::stable_sort(m_won, std::ranges::greater(),
                                 [](const auto &won) { return won.second.games; });
        return std::move(m_won);
    }

private:
    [[nodiscard]] bool leadsThere(const Occurrence &occurrence) const
    {
        if (occurrence.game >= m_explorer.m_games.size()) {
            return false;
        }
        const Entry &game = m_explorer.m_games[occurrence.game];
        return game.isThere && game.isEven && game.size == m_wish.size
            && occurrence.unpacked(game.size).moveNumber
                   == static_cast<std::uint32_t>(m_wish.moves);
    }

    const Explorer &m_explorer;
    const OpeningWish &m_wish;
    std::vector<std::pair<std::uint32_t, ExplorerTally>> m_won;
};

Result<int> filterDay(const QString &text, bool isLast)
{
    if (text.trimmed().isEmpty()) {
        return 0;
    }
    const auto dates = datesFromSgf(text.trimmed());
    if (!dates || dates->size() != 1) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP(
                            "Messages", "\"%1\" is not a date; write 2004, 2004-03 or 2004-03-15"),
                        text));
    }
    const PartialDate &date = dates->front();
    const auto part = [isLast](int known) { return known == 0 && isLast ? 99 : known; };
    return date.year * 10000 + part(date.month) * 100 + part(date.day);
}

Result<Explorer> Explorer::open(const QString &path)
{
    Result<IndexFile> file = IndexFile::openToRead(path);
    if (!file) {
        return failure(file.error());
    }
    Explorer explorer(std::move(*file));
    SqliteConnection &database = explorer.m_file.database();
    const auto count = database.integer("SELECT count(*) FROM game");
    const auto version = database.integer("PRAGMA data_version");
    if (!count || !version) {
        return failure(explorer.m_file.explained(count ? version.error() : count.error()));
    }
    explorer.m_gameCount = *count;
    explorer.m_version = *version;
    return explorer;
}

Result<bool> Explorer::load(int rows)
{
    if (m_isLoaded) {
        return true;
    }
    Result<bool> more = loadPlayers(rows);
    more = more && !*more ? loadGames(rows) : more;
    if (!more || *more) {
        return more.map([](bool) { return false; });
    }
    Result<std::vector<IndexRun>> runs = m_file.runs();
    if (!runs) {
        return failure(runs.error());
    }
    m_runs = std::move(*runs);
    m_isLoaded = true;
    return true;
}

/// Returns whether there were any.
Result<bool> Explorer::loadGames(int games)
{
    auto rows = m_file.database().prepare(
        "SELECT id, black, white, date, ending, columns, rows, handicap FROM game WHERE id > ? "
        "ORDER BY id LIMIT ?");
    Result<bool, SqliteFailure> row =
        rows ? rows->bind(m_nextGame).bind(games).step() : failure(rows.error());
    const qint64 before = m_nextGame;
    for (; row && *row; row = rows->step()) {
        m_nextGame = rows->integer(0);
        if (m_nextGame <= 0 || m_nextGame > LargestId) {
            return failure(m_file.damage());
        }
        m_games.resize(static_cast<std::size_t>(m_nextGame) + 1);
        m_games.back() = {static_cast<std::uint32_t>(rows->integer(1)),
                          static_cast<std::uint32_t>(rows->integer(2)),
                          static_cast<std::int32_t>(rows->integer(3)),
                          sizeIn(*rows, 5),
                          static_cast<IndexedEnd>(rows->integer(4)),
                          rows->integer(7) < 2,
                          true};
    }
    return row ? Result<bool>(m_nextGame != before) : failure(m_file.explained(row.error()));
}

/// Returns whether there were any.
Result<bool> Explorer::loadPlayers(int players)
{
    auto rows =
        m_file.database().prepare("SELECT id, name FROM player WHERE id > ? ORDER BY id LIMIT ?");
    Result<bool, SqliteFailure> row =
        rows ? rows->bind(m_nextPlayer).bind(players).step() : failure(rows.error());
    const qint64 before = m_nextPlayer;
    for (; row && *row; row = rows->step()) {
        m_nextPlayer = rows->integer(0);
        if (m_nextPlayer <= 0 || m_nextPlayer > LargestId) {
            return failure(m_file.damage());
        }
        m_players.resize(static_cast<std::size_t>(m_nextPlayer) + 1);
        m_players.back() = rows->text(1).toCaseFolded();
    }
    return row ? Result<bool>(m_nextPlayer != before) : failure(m_file.explained(row.error()));
}

void Explorer::choosePlayers(const QString &name)
{
    if (m_chosen == name && m_isChosen.size() == m_players.size()) {
        return;
    }
    m_chosen = name;
    m_isChosen.assign(m_players.size(), false);
    for (std::size_t i = 0; i < m_players.size(); ++i) {
        m_isChosen[i] = m_players[i].contains(name);
    }
}

bool Explorer::isWanted(const Entry &game, const ExplorerFilter &filter) const
{
    const auto isChosen = [this](std::uint32_t player) {
        return player < m_isChosen.size() && m_isChosen[player];
    };
    return game.isThere && (filter.firstDay == 0 || game.date >= filter.firstDay)
        && (filter.lastDay == 0 || (game.date != 0 && game.date <= filter.lastDay))
        && (filter.player.isEmpty() || isChosen(game.black) || isChosen(game.white));
}

Result<ExplorerAnswer> Explorer::ask(const Board &board,
                                     Color toPlay,
                                     const ExplorerFilter &filter,
                                     std::size_t mostGames)
{
    Question question(*this, board, toPlay, filter, mostGames);
    Result<bool> isCounted = false;
    while (isCounted && !*isCounted) {
        isCounted = question.advance(std::numeric_limits<int>::max());
    }
    return isCounted ? question.answer() : failure(isCounted.error());
}

Result<std::vector<ExplorerGame>> Explorer::describe(
    const std::vector<std::pair<std::uint32_t, PassedPosition>> &found,
    Color toPlay)
{
    auto rows = m_file.database().prepare(
        "SELECT file.path, game.number, game.date, columns, rows, handicap, result, event, "
        "one.name, other.name FROM game JOIN file ON file.id = game.file "
        "JOIN player AS one ON one.id = game.black JOIN player AS other ON other.id = game.white "
        "WHERE game.id = ?");
    if (!rows) {
        return failure(m_file.explained(rows.error()));
    }
    std::vector<ExplorerGame> games;
    for (const auto &[id, position] : found) {
        const auto row = rows->bind(qint64{id}).step();
        if (!row) {
            return failure(m_file.explained(row.error()));
        }
        if (*row) { // else it went a moment ago
            games.push_back({rows->text(0),
                             static_cast<std::size_t>(rows->integer(1)),
                             static_cast<int>(position.moveNumber),
                             {rows->text(8), rows->text(9)},
                             static_cast<int>(rows->integer(2)),
                             sizeIn(*rows, 3),
                             static_cast<int>(rows->integer(5)),
                             rows->text(6),
                             rows->text(7),
                             position.toPlay != toPlay});
        }
        rows->reset();
    }
    return games;
}

Result<std::vector<WonPosition>> Explorer::wonByBoth(const OpeningWish &wish)
{
    Survey survey(*this, wish);
    const Result<void> done =
        m_file.forEachKey(m_runs, [&survey](const std::vector<Occurrence> &found) -> Result<void> {
            survey.add(found);
            return {};
        });
    if (!done) {
        return failure(done.error());
    }
    std::vector<std::pair<std::uint32_t, PassedPosition>> games;
    const auto won = survey.take();
    for (const auto &[game, tally] : won) {
        games.emplace_back(game, PassedPosition());
    }
    Result<std::vector<ExplorerGame>> described = describe(games, Color::Black);
    if (!described) {
        return failure(described.error());
    }
    std::vector<WonPosition> positions;
    for (std::size_t i = 0; i < described->size() && i < won.size(); ++i) {
        positions.push_back({(*described)[i].path, (*described)[i].number, won[i].second});
    }
    return positions;
}

Result<QStringList> Explorer::folders()
{
    auto rows = m_file.database().prepare("SELECT path FROM folder ORDER BY path");
    Result<bool, SqliteFailure> row = rows ? rows->step() : failure(rows.error());
    QStringList paths;
    for (; row && *row; row = rows->step()) {
        paths += rows->text(0);
    }
    return row ? Result<QStringList>(paths) : failure(m_file.explained(row.error()));
}

bool Explorer::isCurrent()
{
    return m_file.database().integer("PRAGMA data_version").value_or(-1) == m_version;
}

} // namespace shinpan
