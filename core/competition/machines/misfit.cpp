#include "core/competition/machines/misfit.h"

#include "core/competition/result/gamecolumns.h"
#include "core/competition/result/storedmoves.h"
#include "core/match/referee.h"
#include "core/match/score/adjudicator.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/excerpt.h"

#include <algorithm>

namespace shinpan {

namespace {

using Words = std::optional<QString>;
using Kind = Referee::Verdict::Kind;

constexpr qsizetype LongestClock = 64; ///< of a StoredMove, in characters

[[nodiscard]] Words wrong(const char *what)
{
    return QString::fromLatin1(what);
}

/// The column of the first number of the game that is out of its bounds; null if none is.
[[nodiscard]] const char *columnOutOfBounds(const StoredGame &game)
{
    const char *found = nullptr;
    visitColumns(game, [&found](const GameColumn &column, const auto &value) {
        using Number = std::optional<double>;
        if constexpr (std::is_convertible_v<decltype(Kept::of(value)), Number>) {
            const Number number = Kept::of(value);
            const bool isGood = !number || (*number >= column.least && *number <= column.most);
            // A value that is not a number is not good.
            found = isGood || found != nullptr ? found : column.name;
        }
    });
    return found;
}

/// Sets up what stands on the board before the first move; false if that is not what was planned.
[[nodiscard]] bool setUp(Referee &referee, const StoredGame &game, const GamePlan &plan)
{
    const bool isPlaced = referee.awaitsHandicap() && !game.stones.black.isEmpty();
    if (!isPlaced) {
        return game.handicap == plan.setup.handicap
            && (!referee.awaitsHandicap() || game.moves == 0)
            && game.stones.black == setUpVertices(plan.start, Color::Black)
            && game.stones.white == setUpVertices(plan.start, Color::White);
    }
    const std::optional<GameLine> line = lineOfHandicap(plan.setup.size, game.stones.black);
    if (!line || !game.stones.white.isEmpty() || game.handicap != line->handicap) {
        return false;
    }
    std::vector<Point> points;
    for (const SetUpStone &stone : line->setUp) {
        points.push_back(stone.point);
    }
    if (referee.checkHandicap(points)) {
        return false;
    }
    referee.placeHandicap(points);
    return true;
}

/// Whether a game can end so after this last move.
[[nodiscard]] bool isEnd(GameEnd end, const Referee::Verdict &last)
{
    switch (last.kind) {
    case Kind::Over:
        return end == last.result.end;
    case Kind::Count:
        return end != GameEnd::MoveLimit && end != GameEnd::Adjudication;
    case Kind::Limit:
        return end != GameEnd::Passes;
    case Kind::Continue:
        return end != GameEnd::MoveLimit && end != GameEnd::Passes;
    }
    Q_UNREACHABLE();
}

/// Hears what is told of a move that was judged. A count at the move limit is believed, as that of
/// finished games is.
void hear(Adjudicator &adjudicator,
          const Rejudged &again,
          const StoredMove &move,
          const StoredGame &game)
{
    const int moves = again.referee.moveCount();
    const std::optional<Color> winner = game.verdict.winner;
    if (again.last.kind == Kind::Continue) {
        adjudicator.hear(move.color, moves, {move.thought.chances, move.thought.lead});
    } else if (again.last.kind == Kind::Limit
               && game.verdict.ground == Adjudication::Ground::Count) {
        adjudicator.hearCount(
            moves,
            {GameEnd::Passes, winner, winner ? std::nullopt : std::optional(Score()), {}, {}});
    }
}

/// Whether the rule of adjudication is met as the game says: by what engines have reported of its
/// moves.
[[nodiscard]] bool isDue(const StoredGame &game,
                         const GamePlan &plan,
                         const std::optional<Adjudication> &heard)
{
    if (!heard) {
        return !game.hasVerdict() && game.result.end != GameEnd::Adjudication;
    }
    if (game.result.end == GameEnd::Forfeit && !plan.isAudited) { // its engine has pondered
        return !game.hasVerdict();
    }
    const int moves = heard->moves - static_cast<int>(plan.start.moves.size());
    const bool isSame = game.verdict.ground == heard->ground && game.verdict.winner == heard->winner
                     && game.verdict.moves == moves;
    const bool hasEnded = game.result.end == GameEnd::Adjudication;
    return isSame && hasEnded == !plan.isAudited
        && (!hasEnded || (game.result.winner == heard->winner && game.moves == moves));
}

[[nodiscard]] bool hasItsRecord(const PlayedGame &played, const GamePlan &plan)
{
    if (played.sgf.size() > MostOfGame) {
        return false;
    }
    const Result<SgfGame, SgfError> record = readSgf(played.sgf);
    if (!record || record->gamesInFile != 1 || boardSizeOf(record->tree) != plan.setup.size) {
        return false;
    }
    std::vector<Move> moves;
    const GameTree &tree = record->tree;
    for (NodeId node = tree.root(); node != NoNode; node = tree.firstChild(node)) {
        if (const std::optional<Move> move = moveAt(tree, node, plan.setup.size)) {
            moves.push_back(*move);
        }
    }
    std::vector<Move> expected = plan.start.moves;
    for (const StoredMove &stored : played.moves) {
        expected.push_back(moveOf(stored, plan.setup.size).value_or(Move::pass(stored.color)));
    }
    return moves == expected;
}

} // namespace

Words differenceOf(const StoredGame &game, const GamePlan &plan)
{
    const MatchSetup &setup = plan.setup;
    const ByColor<QString> parameters{toRecord(plan.values.black), toRecord(plan.values.white)};
    const std::pair<bool, const char *> questions[] = {
        {game.matchup == plan.pairing.matchup, "its matchup is another"},
        {game.number == plan.pairing.number, "its number is another"},
        {game.players == plan.players, "its players are others"},
        {game.size == setup.size, "its board has another size"},
        {game.komi == setup.komi, "its komi is another"},
        {game.opening == plan.opening, "its opening is another"},
        {game.candidate == plan.candidate && game.parameters == parameters,
         "it was played with other parameters"},
    };
    const auto *const bad =
        std::ranges::find(questions, false, &std::pair<bool, const char *>::first);
    return bad != std::end(questions) ? wrong(bad->second) : std::nullopt;
}

Words oddityOf(const StoredGame &game)
{
    const GameResult &result = game.result;
    if ((game.state == StoredGame::State::Void) != (result.end == GameEnd::Void)) {
        return wrong("it is void and has a result");
    }
    bool isPossible = false;
    switch (result.end) {
    case GameEnd::Passes:
        isPossible = !result.culprit && (!result.score || result.score->winner() == result.winner);
        break;
    case GameEnd::Resignation:
    case GameEnd::Claim:
        isPossible = result.winner && !result.score && !result.culprit;
        break;
    case GameEnd::Time:
    case GameEnd::Forfeit:
        isPossible = result.winner && !result.score && result.culprit == result.loser();
        break;
    case GameEnd::MoveLimit:
        isPossible = !result.winner && !result.score && !result.culprit;
        break;
    case GameEnd::Adjudication:
        isPossible = !result.culprit && (!result.score || result.score->winner() == result.winner);
        break;
    case GameEnd::Void:
        isPossible = !result.winner && !result.score;
        break;
    }
    if (!isPossible) {
        return wrong("no game ends with such a result");
    }
    const char *const column = columnOutOfBounds(game);
    return column != nullptr
             ? Words(QStringLiteral("no game has such a value of %1").arg(QLatin1String(column)))
             : std::nullopt;
}

Rejudged rejudged(const PlayedGame &played, const GamePlan &plan)
{
    const StoredGame &game = played.game;
    Rejudged again{Referee(plan.setup, plan.start)};
    Adjudicator adjudicator(plan.setup.adjudication);
    const auto at = [&again](std::size_t move, const char *what) {
        again.move = move;
        again.fault = wrong(what);
        return again;
    };
    if (!setUp(again.referee, game, plan)) {
        return at(0, "what stood on the board before its first move is something else");
    }
    if (played.moves.size() != static_cast<std::size_t>(game.moves)) {
        return at(0, "it has another number of moves than it says");
    }
    for (std::size_t i = 0; i < played.moves.size(); ++i) {
        const StoredMove &stored = played.moves[i];
        if (again.last.kind == Kind::Limit && plan.isAudited) {
            again.referee.goBeyondLimit();
            again.last.kind = Kind::Continue;
        }
        const double used = static_cast<double>(stored.used.count());
        const std::optional<Move> move = moveOf(stored, plan.setup.size);
        if (again.last.kind != Kind::Continue || !move || move->color != again.referee.toPlay()) {
            return at(i + 1, "a move of it is none of that game");
        }
        if (used < 0 || used > MostNanoseconds || stored.clock.size() > LongestClock) {
            return at(i + 1, "a move of it took a time that no move takes");
        }
        again.last = again.referee.judge(*move);
        if (!again.last.isPlayed) {
            return at(i + 1, "a move of it is not legal");
        }
        hear(adjudicator, again, stored, game);
    }
    again.verdict = adjudicator.verdict();
    return !isEnd(game.result.end, again.last) ? at(0, "its moves do not end as its result says")
         : !isDue(game, plan, again.verdict)
             ? at(0, "its reports do not meet the rule of adjudication as it says")
             : again;
}

namespace {

[[nodiscard]] Words misfitOf(const PlayedGame &played, const GamePlan &plan)
{
    if (const Words difference = differenceOf(played.game, plan)) {
        return difference;
    }
    const Words oddity = oddityOf(played.game);
    return oddity ? oddity : rejudged(played, plan).fault;
}

} // namespace

std::optional<QString> misfit(const BlockResult &result, const Block &block)
{
    if (!(result.speed >= 0 && result.speed <= MostSpeed)) {
        return wrong("no machine is as fast as it says");
    }
    qsizetype logs = 0;
    for (const PlayedGame &played : result.games) {
        const QString name = QStringLiteral("game ") + excerpt(played.game.id, 60);
        const auto plan = std::ranges::find(block.games, played.game.id, &GamePlan::id);
        if (plan == block.games.end()) {
            return name + QStringLiteral(" is none of the block's");
        }
        if (const Words fault = misfitOf(played, *plan)) {
            return name + QStringLiteral(": ") + *fault;
        }
        logs += played.logs.size();
    }
    return logs <= MostLogs ? std::nullopt : wrong("its logs are larger than those of a block");
}

PlayedGame asItCounts(PlayedGame played, const GamePlan &plan, const BlockResult &from)
{
    played.game.node = from.node;
    played.game.speed = from.speed;
    if (!hasItsRecord(played, plan)) {
        played.sgf.clear();
    }
    return played;
}

} // namespace shinpan
