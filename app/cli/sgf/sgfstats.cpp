#include "app/cli/sgf/sgfrun.h"
#include "app/cli/sgf/sgfverbs.h"
#include "app/cli/verb/jsonline.h"
#include "app/common/gameoptions.h"
#include "core/board/symmetry.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/gamewords.h"
#include "core/record/tree/replay.h"
#include "core/report/numberwords.h"
#include "core/rules/scoring.h"
#include "core/statistics/elo.h"
#include "core/util/spoken.h"

#include <QJsonArray>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <vector>

namespace shinpan {

namespace {

constexpr char StatsHelp[] = R"(
Counts the games of a collection: sizes, komi, handicaps, results, ends and lengths, which
openings were played and how they ended for Black, and who played. Intervals are Wilson's, 95 %.
Openings that are the same when the board is turned or mirrored are one; games that begin with
stones on the board have none.

  --plies N           how many moves an opening has (default: 4)
  --most N            how many openings and players to print (default: 10); JSON has all
  -r, --recursive     look into directories, for *.sgf *.gib *.ngf *.ugf *.ugi
  --charset NAME      read the files in this character set, whatever they say
  --json              print one JSON object; see below
)";

constexpr char StatsJson[] =
    R"(What is counted:
  games                integer
  sizes[]              size      this and the other lists begin with what is there most often
  komi[]               komi
  handicaps[]          handicap
  results              results
  ends.points, ends.resignation, ends.time, ends.forfeit, ends.others  integer
  moves.mean, moves.deviation, moves.median  number
  moves.least, moves.most  integer
  openings[]           opening
  players[].value      text
  players[].games, players[].wins, players[].losses  integer

A results object:
  black, white, draws  integer
  others               integer   games without a winner that is known
  score, low, high     number?   Black's, a draw is half, and its interval

A size, and how these games ended:
  value                text
  *                    results

A komi, and how these games ended:
  value                number?
  *                    results

A handicap, and how these games ended:
  value                integer
  *                    results

An opening, and how these games ended:
  value                text      its moves: Q16 D4 Q3 D17
  *                    results
)";

const QCommandLineOption PliesOption(QStringLiteral("plies"), {}, QStringLiteral("VALUE"));
const QCommandLineOption MostOption(QStringLiteral("most"), {}, QStringLiteral("VALUE"));
const QList<QCommandLineOption> StatsOptions{PliesOption, MostOption, RecursiveOption,
                                             CharsetOption, JsonOption};

constexpr int UsualPlies = 4;
constexpr int MostPlies = 1000;
constexpr int UsualMost = 10;
constexpr int MostRows = 1'000'000;

/// How games ended, as Black sees it.
struct ResultTally
{
    GameCounts black;
    std::int64_t others = 0;

    [[nodiscard]] std::int64_t games() const { return black.total() + others; }
};

struct NamedTally
{
    std::int64_t all = 0;
    std::int64_t wins = 0;
    std::int64_t losses = 0;

    [[nodiscard]] std::int64_t games() const { return all; }
};

/// How games end, as data say it; people read it translated.
constexpr std::array Manners{
    QT_TRANSLATE_NOOP("Messages", "points"), QT_TRANSLATE_NOOP("Messages", "resignation"),
    QT_TRANSLATE_NOOP("Messages", "time"), QT_TRANSLATE_NOOP("Messages", "forfeit"),
    QT_TRANSLATE_NOOP("Messages", "others")};

/// The winner by RE; nothing else where nobody won or it is not known.
struct Ending
{
    std::optional<Color> winner;
    bool isDraw = false;
    QString manner; ///< one of Manners
};

[[nodiscard]] Ending endingOf(const QString &result)
{
    const QString text = resultFromWords(result).value_or(QString());
    const std::optional<Score> score = scoreFromText(text.toStdString());
    if (score) {
        return {score->winner(), !score->winner(), QStringLiteral("points")};
    }
    Ending ending{{}, false, QStringLiteral("others")};
    if (text.startsWith(QLatin1String("B+")) || text.startsWith(QLatin1String("W+"))) {
        ending.winner = text.startsWith(u'B') ? Color::Black : Color::White;
        const QStringView how = QStringView(text).sliced(2);
        ending.manner = how.startsWith(u'R') ? QStringLiteral("resignation")
                      : how.startsWith(u'T') ? QStringLiteral("time")
                      : how.startsWith(u'F') ? QStringLiteral("forfeit")
                                             : ending.manner;
    }
    return ending;
}

/// The first moves as "Q16 D4", however the board lies; empty where stones were set up.
[[nodiscard]] QString openingOf(const GameLine &line, int plies)
{
    if (!line.setUp.empty() || line.moves.empty()) {
        return {};
    }
    const auto length = std::min(line.moves.size(), static_cast<std::size_t>(plies));
    std::vector<std::optional<Point>> best;
    std::vector<int> bestOrder;
    for (int symmetry = 0; symmetry < symmetryCount(line.size); ++symmetry) {
        std::vector<std::optional<Point>> points;
        std::vector<int> order; // the greatest is in the upper right corner
        for (std::size_t i = 0; i < length; ++i) {
            std::optional<Point> point = line.moves[i].point;
            if (point) {
                point = transformed(*point, line.size, symmetry);
            }
            points.push_back(point);
            order.push_back(point ? MaxBoardSide * point->row + point->column : -1);
        }
        if (best.empty() || order > bestOrder) {
            best = std::move(points);
            bestOrder = std::move(order);
        }
    }
    QStringList words;
    for (const std::optional<Point> &point : best) {
        words += point ? QString::fromStdString(vertexOf(*point)) : QStringLiteral("pass");
    }
    return words.join(u' ');
}

/// What a collection has, counted game by game.
class CollectionStatistics
{
public:
    explicit CollectionStatistics(int plies)
        : m_plies(plies)
    { }

    void add(const GameTree &tree);
    [[nodiscard]] bool isEmpty() const { return m_lengths.empty(); }
    [[nodiscard]] QString toText(std::size_t most) const;
    [[nodiscard]] QJsonObject toJson() const;

private:
    using Results = std::map<QString, ResultTally>;

    ResultTally m_all;
    Results m_sizes;
    std::map<std::optional<double>, ResultTally> m_komi;
    std::map<int, ResultTally> m_handicaps;
    std::map<QString, std::int64_t> m_ends;
    Results m_openings;
    std::map<QString, NamedTally> m_players;
    std::vector<int> m_lengths;
    int m_plies;
};

void CollectionStatistics::add(const GameTree &tree)
{
    const GameInfo info = readGameInfo(tree);
    const GameLine line = gameLineTo(tree, tree.endOfLine(tree.root()));
    const Ending ending = endingOf(info.result);
    const auto count = [&ending](ResultTally &tally) {
        if (ending.winner) {
            ++(*ending.winner == Color::Black ? tally.black.wins : tally.black.losses);
        } else {
            ++(ending.isDraw ? tally.black.jigos : tally.others);
        }
    };
    count(m_all);
    count(m_sizes[QStringLiteral("%1x%2").arg(line.size.columns).arg(line.size.rows)]);
    count(m_komi[info.komi]);
    count(m_handicaps[info.handicap]);
    ++m_ends[ending.manner];
    m_lengths.push_back(static_cast<int>(line.moves.size()));
    if (const QString opening = openingOf(line, m_plies); !opening.isEmpty()) {
        count(m_openings[opening]);
    }
    for (const Color color : BothColors) {
        if (info.playerName[color].isEmpty()) {
            continue;
        }
        NamedTally &player = m_players[info.playerName[color]];
        ++player.all;
        player.wins += ending.winner == color ? 1 : 0;
        player.losses += ending.winner == opposite(color) ? 1 : 0;
    }
}

/// "12 games, Black scored 41.7% (19.3% to 68.0%)".
[[nodiscard]] QString resultText(const ResultTally &tally)
{
    const QString games = counted(tally.games(), QT_TRANSLATE_NOOP("Messages", "1 game"),
                                  QT_TRANSLATE_NOOP("Messages", "%1 games"));
    if (tally.black.total() == 0) {
        return games;
    }
    const Estimate score = wilsonInterval(tally.black);
    return spoken(QT_TRANSLATE_NOOP("Messages", "%1, Black scored %2 (%3)"), games,
                  percent(score.value, 1), percentSpan(score, 1));
}

/// The most frequent first; their order is that of the keys where they are as frequent.
template <typename Key, typename Value, typename Count>
[[nodiscard]] std::vector<std::pair<Key, Value>> byFrequency(const std::map<Key, Value> &map,
                                                             Count countOf)
{
    std::vector<std::pair<Key, Value>> rows(map.begin(), map.end());
    std::ranges::stable_sort(
        rows, [&](const auto &a, const auto &b) { return countOf(a.second) > countOf(b.second); });
    return rows;
}

constexpr auto GamesOf = [](const auto &tally) { return tally.games(); };

[[nodiscard]] QString keyText(const QString &key)
{
    return key;
}

[[nodiscard]] QString keyText(int key)
{
    return QString::number(key);
}

[[nodiscard]] QString keyText(const std::optional<double> &key)
{
    return key ? spokenNumber(*key) : spoken(QT_TRANSLATE_NOOP("Messages", "not said"));
}

[[nodiscard]] QString gamesOfPlayer(const NamedTally &tally)
{
    return spoken(QT_TRANSLATE_NOOP("Messages", "%1 games, %2 won, %3 lost"), tally.all, tally.wins,
                  tally.losses);
}

/// `textOf(tally)` says what stands behind a key.
template <typename Map, typename Text>
[[nodiscard]] QString listText(const QString &heading,
                               const Map &map,
                               std::size_t most,
                               Text textOf)
{
    const auto rows = byFrequency(map, GamesOf);
    QString text = u'\n' + heading + u'\n';
    for (std::size_t i = 0; i < std::min(rows.size(), most); ++i) {
        text += QStringLiteral("  %1: %2\n").arg(keyText(rows[i].first), textOf(rows[i].second));
    }
    if (rows.size() > most) {
        text += QStringLiteral("  ")
              + spoken(QT_TRANSLATE_NOOP("Messages", "and %1 more"), rows.size() - most) + u'\n';
    }
    return text;
}

/// The numbers of moves that games have.
struct Lengths
{
    double mean = 0;
    double deviation = 0;
    double median = 0;
    int least = 0;
    int most = 0;
};

/// The lengths of one or more games.
[[nodiscard]] Lengths lengthsOf(std::vector<int> values)
{
    std::ranges::sort(values);
    const auto count = static_cast<double>(values.size());
    Lengths lengths;
    lengths.mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
    double squares = 0;
    for (const int value : values) {
        squares += (value - lengths.mean) * (value - lengths.mean);
    }
    lengths.deviation = values.size() > 1 ? std::sqrt(squares / (count - 1)) : 0;
    const std::size_t middle = values.size() / 2;
    lengths.median =
        values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2.0;
    lengths.least = values.front();
    lengths.most = values.back();
    return lengths;
}

QString CollectionStatistics::toText(std::size_t most) const
{
    const Lengths moves = lengthsOf(m_lengths);
    QString text = resultText(m_all) + u'\n';
    text += spoken(QT_TRANSLATE_NOOP("Messages", "Black won %1, White won %2, draws %3, others %4"),
                   m_all.black.wins, m_all.black.losses, m_all.black.jigos, m_all.others)
          + u'\n';
    QStringList ends;
    for (const auto &[manner, games] :
         byFrequency(m_ends, [](std::int64_t games) { return games; })) {
        ends += QStringLiteral("%1 %2").arg(spoken(qPrintable(manner)), QString::number(games));
    }
    text += spoken(QT_TRANSLATE_NOOP("Messages", "ended by: %1"), ends.join(QStringLiteral(", ")))
          + u'\n';
    text += spoken(QT_TRANSLATE_NOOP(
                       "Messages", "moves: %1 on average, deviation %2, median %3, from %4 to %5"),
                   spokenNumber(moves.mean, 1), spokenNumber(moves.deviation, 1),
                   spokenNumber(moves.median), moves.least, moves.most)
          + u'\n';
    text +=
        listText(spoken(QT_TRANSLATE_NOOP("Messages", "Board sizes")), m_sizes, most, resultText)
        + listText(spoken(QT_TRANSLATE_NOOP("Messages", "Komi")), m_komi, most, resultText)
        + listText(spoken(QT_TRANSLATE_NOOP("Messages", "Handicap")), m_handicaps, most,
                   resultText);
    if (!m_openings.empty()) {
        text += listText(spoken(QT_TRANSLATE_NOOP("Messages", "Openings of %1 moves"), m_plies),
                         m_openings, most, resultText);
    }
    if (!m_players.empty()) {
        text += listText(spoken(QT_TRANSLATE_NOOP("Messages", "Players")), m_players, most,
                         gamesOfPlayer);
    }
    return text;
}

[[nodiscard]] QJsonObject jsonOf(const ResultTally &tally)
{
    QJsonObject object{{QStringLiteral("black"), static_cast<qint64>(tally.black.wins)},
                       {QStringLiteral("white"), static_cast<qint64>(tally.black.losses)},
                       {QStringLiteral("draws"), static_cast<qint64>(tally.black.jigos)},
                       {QStringLiteral("others"), static_cast<qint64>(tally.others)}};
    const bool isKnown = tally.black.total() > 0;
    const Estimate score = isKnown ? wilsonInterval(tally.black) : Estimate();
    object[QStringLiteral("score")] = isKnown ? QJsonValue(score.value) : QJsonValue();
    object[QStringLiteral("low")] = isKnown ? QJsonValue(score.low) : QJsonValue();
    object[QStringLiteral("high")] = isKnown ? QJsonValue(score.high) : QJsonValue();
    return object;
}

[[nodiscard]] QJsonValue keyJson(const QString &key)
{
    return key;
}

[[nodiscard]] QJsonValue keyJson(int key)
{
    return key;
}

[[nodiscard]] QJsonValue keyJson(const std::optional<double> &key)
{
    return jsonValue(key);
}

template <typename Map>
[[nodiscard]] QJsonArray listOf(const Map &map)
{
    QJsonArray list;
    for (const auto &[key, tally] : byFrequency(map, GamesOf)) {
        QJsonObject object = jsonOf(tally);
        object[QStringLiteral("value")] = keyJson(key);
        list.append(object);
    }
    return list;
}

QJsonObject CollectionStatistics::toJson() const
{
    const Lengths moves = lengthsOf(m_lengths);
    QJsonObject ends;
    for (const char *const name : Manners) {
        const QString manner = QString::fromLatin1(name);
        const auto games = m_ends.find(manner);
        ends[manner] = games != m_ends.end() ? static_cast<qint64>(games->second) : 0;
    }
    QJsonArray players;
    for (const auto &[name, tally] : byFrequency(m_players, GamesOf)) {
        players.append(QJsonObject{{QStringLiteral("value"), name},
                                   {QStringLiteral("games"), static_cast<qint64>(tally.all)},
                                   {QStringLiteral("wins"), static_cast<qint64>(tally.wins)},
                                   {QStringLiteral("losses"), static_cast<qint64>(tally.losses)}});
    }
    return {{QStringLiteral("games"), static_cast<qint64>(m_lengths.size())},
            {QStringLiteral("sizes"), listOf(m_sizes)},
            {QStringLiteral("komi"), listOf(m_komi)},
            {QStringLiteral("handicaps"), listOf(m_handicaps)},
            {QStringLiteral("results"), jsonOf(m_all)},
            {QStringLiteral("ends"), ends},
            {QStringLiteral("moves"), QJsonObject{{QStringLiteral("mean"), moves.mean},
                                                  {QStringLiteral("deviation"), moves.deviation},
                                                  {QStringLiteral("median"), moves.median},
                                                  {QStringLiteral("least"), moves.least},
                                                  {QStringLiteral("most"), moves.most}}},
            {QStringLiteral("openings"), listOf(m_openings)},
            {QStringLiteral("players"), players}};
}

void stats(SgfRun &run)
{
    const Result<int> plies =
        readWholeNumber(run.arguments(), QStringLiteral("plies"), 1, MostPlies, UsualPlies);
    const Result<int> most =
        readWholeNumber(run.arguments(), QStringLiteral("most"), 1, MostRows, UsualMost);
    if (!plies || !most) {
        run.complain(plies ? spoken(most.error()) : spoken(plies.error()));
        return;
    }
    CollectionStatistics statistics(*plies);
    forEachGame(run, [&statistics](const SgfListedGame &game) { statistics.add(game.game.tree); });
    if (statistics.isEmpty()) {
        run.complain(spoken(QT_TRANSLATE_NOOP("Messages", "there is no game of Go")));
    } else if (run.arguments().isSet(JsonOption)) {
        run.out().writeData(jsonLine(statistics.toJson()) + '\n');
    } else {
        run.out().write(statistics.toText(static_cast<std::size_t>(*most)));
    }
}

} // namespace

const Verb SgfStatsVerb = sgfVerb<SgfStatsVerb, StatsOptions, stats>(
    {.name = QLatin1String("stats"),
     .summary = "count a collection's games, results, lengths and openings",
     .usage = "FILES... [options]",
     .help = StatsHelp,
     .json = {StatsJson}});

} // namespace shinpan
