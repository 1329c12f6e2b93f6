#include "core/analysis/reviewedgame.h"

#include "core/record/tree/gameinfo.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

std::optional<int> rankOf(const Move &move, const Analysis &before)
{
    const auto found =
        std::find_if(before.candidates.begin(), before.candidates.end(),
                     [&move](const Candidate &candidate) { return candidate.move == move.point; });
    if (found == before.candidates.end()) {
        return std::nullopt;
    }
    return static_cast<int>(found - before.candidates.begin());
}

[[nodiscard]] std::optional<float> narrowed(const std::optional<double> &value)
{
    return value ? std::optional(static_cast<float>(*value)) : std::nullopt;
}

/// How uncertain the chance is, by the bound that the engine's first choice can rely on.
[[nodiscard]] std::optional<double> rateErrorOf(const Analysis &analysis)
{
    constexpr double Deviations = 5; // from the value to the bound, with KataGo and Leela Zero
    const Candidate *const best =
        analysis.candidates.empty() ? nullptr : &analysis.candidates.front();
    return best != nullptr && best->lcb
             ? std::optional(std::abs(double(best->winrate) - double(*best->lcb)) / Deviations)
             : std::nullopt;
}

/// The error of the mean over as many games as visits, whose scores deviate by scoreStdev.
[[nodiscard]] std::optional<double> leadErrorOf(const Analysis &analysis)
{
    return analysis.scoreStdev && analysis.visits > 0 ? std::optional(
               double(*analysis.scoreStdev) / std::sqrt(static_cast<double>(analysis.visits)))
                                                      : std::nullopt;
}

/// Whether the engine that judged the place before thought of this side's move there.
bool isInTurn(const GameTree &tree, NodeId before, const Move &move, BoardSize size)
{
    const std::optional<Move> last = moveAt(tree, before, size);
    const bool isUsual = last && last->color != move.color && !tree.has(before, "PL");
    return isUsual || replayTo(tree, before).toPlay(tree, before) == move.color;
}

/// Nothing, unless something is known of both places.
std::optional<JudgedMove> judged(const ReviewStop &stop,
                                 const Analysis *before,
                                 const Analysis *after)
{
    if (!stop.move || before == nullptr || after == nullptr || before->candidates.empty()) {
        return std::nullopt;
    }
    const Color mover = stop.move->color;
    return JudgedMove{.node = stop.node,
                      .number = stop.moveNumber,
                      .move = *stop.move,
                      .loss = asLoss(lossOf(evaluationOf(*before), evaluationOf(*after), mover)),
                      .rank = rankOf(*stop.move, *before),
                      .choice = before->candidates.front(),
                      .winrate = after->winrate,
                      .lead = after->scoreLead,
                      .visits = after->visits,
                      .visitsBefore = before->visits};
}

} // namespace

Evaluation evaluationOf(const Analysis &analysis, const QString &engine)
{
    Evaluation evaluation{.blackWinRate = analysis.winrate,
                          .blackLead = {},
                          .visits = analysis.visits,
                          .engine = engine,
                          .rateError = rateErrorOf(analysis),
                          .leadError = leadErrorOf(analysis)};
    if (analysis.scoreLead) {
        evaluation.blackLead = *analysis.scoreLead;
    }
    return evaluation;
}

Loss asLoss(const MoveLoss &loss)
{
    return {.winrate = static_cast<float>(loss.rate.value_or(0)),
            .points = narrowed(loss.points),
            .winrateError = narrowed(loss.rateError),
            .pointsError = narrowed(loss.pointsError)};
}

MoveLoss costOf(const JudgedMove &move)
{
    MoveLoss cost{.rate = move.loss.winrate,
                  .points = move.loss.points,
                  .rateError = move.loss.winrateError,
                  .pointsError = move.loss.pointsError,
                  .visits = {}};
    for (const std::int64_t visits : {move.visits, move.visitsBefore}) {
        if (visits > 0) {
            cost.visits = std::min(cost.visits.value_or(visits), visits);
        }
    }
    return cost;
}

EngineGame termsOfRecord(const GameTree &tree)
{
    const GameInfo info = readGameInfo(tree);
    const std::optional<Ruleset> rules = rulesetFromText(info.rules.toStdString());
    const double usual = usualKomi(rules.value_or(Ruleset()), info.handicap);
    return {.line = {}, .komi = info.komi.value_or(usual), .rules = rules};
}

EngineGame placeAt(const GameTree &tree, NodeId node)
{
    EngineGame place = termsOfRecord(tree);
    place.line = gameLineTo(tree, node);
    return place;
}

std::vector<ReviewStop> reviewStops(const GameTree &tree, NodeId end, const ReviewRange &range)
{
    std::vector<ReviewStop> stops;
    const BoardSize size = boardSizeOf(tree);
    int moveNumber = 0;
    int passes = 0; // one after the other
    for (const NodeId node : tree.pathTo(end)) {
        const std::optional<Move> move = moveAt(tree, node, size);
        const bool wasOver = passes >= 2;
        moveNumber += move ? 1 : 0;
        if (move) {
            passes = move->isPass() ? passes + 1 : 0;
        }
        if (moveNumber > range.last) {
            break;
        }
        if (!move && node != tree.root() && !setUpAt(tree, node, size)) {
            continue; // nothing happens there
        }
        if (moveNumber < range.first) {
            stops.clear(); // of the places before the range the last one counts
        }
        if (passes < 2) {
            const bool isOutOfTurn =
                move && !stops.empty() && !isInTurn(tree, stops.back().node, *move, size);
            stops.push_back({.node = node,
                             .moveNumber = moveNumber,
                             .move = wasOver || isOutOfTurn ? std::nullopt : move});
        }
    }
    return stops;
}

bool isMistake(const JudgedMove &move, const MistakeLimits &limits)
{
    return move.rank != 0 && isMistake(costOf(move), limits);
}

bool seemsMistake(const JudgedMove &move, const MistakeLimits &limits)
{
    return move.rank != 0 && seemsMistake(costOf(move), limits);
}

std::optional<JudgedMove> judgedMove(const GameTree &tree,
                                     NodeId node,
                                     const AnalysisStore &store,
                                     const QString &engine)
{
    const Analysis *const after = store.find(node, engine);
    if (after == nullptr) { // most nodes: the rest need not be found out
        return std::nullopt;
    }
    const BoardSize size = boardSizeOf(tree);
    NodeId previous = tree.parent(node);
    while (previous != NoNode && previous != tree.root() && !moveAt(tree, previous, size)
           && !setUpAt(tree, previous, size)) {
        previous = tree.parent(previous); // nothing happens there
    }
    const ReviewStop stop{.node = node, .move = moveAt(tree, node, size)};
    if (previous == NoNode || (stop.move && !isInTurn(tree, previous, *stop.move, size))) {
        return std::nullopt;
    }
    return judged(stop, store.find(previous, engine), after);
}

std::vector<JudgedMove> judgedMoves(const std::vector<ReviewStop> &stops,
                                    const AnalysisStore &store,
                                    const QString &engine)
{
    std::vector<JudgedMove> moves;
    const Analysis *before = nullptr;
    for (const ReviewStop &stop : stops) {
        const Analysis *const after = store.find(stop.node, engine);
        if (std::optional<JudgedMove> move = judged(stop, before, after)) {
            moves.push_back(*std::move(move));
        }
        before = after;
    }
    return moves;
}

GamePhase phaseOf(int moveNumber, BoardSize size)
{
    constexpr int WholeBoard = 19 * 19;
    const int onWholeBoard = moveNumber * WholeBoard / size.pointCount();
    return onWholeBoard <= 50  ? GamePhase::Opening
         : onWholeBoard <= 150 ? GamePhase::MiddleGame
                               : GamePhase::Endgame;
}

PlayerReview reviewOf(Color player, const std::vector<JudgedMove> &moves, std::size_t worst)
{
    PlayerReview review;
    float points = 0;
    int withPoints = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const JudgedMove &move = moves[i];
        if (move.move.color != player) {
            continue;
        }
        ++review.moves;
        review.choices += move.rank == 0 ? 1 : 0;
        const MoveLoss cost = costOf(move);
        const bool counts = !isContradictory(cost);
        review.averageLoss += counts ? std::max(move.loss.winrate, 0.0F) : 0;
        if (move.loss.points) {
            points += counts ? std::max(*move.loss.points, 0.0F) : 0;
            ++withPoints;
        }
        if (isSure(cost) && move.loss.winrate > 0) {
            review.worst.push_back(i);
        }
    }
    review.averageLoss /= static_cast<float>(std::max(review.moves, 1));
    if (withPoints > 0) {
        review.averagePointLoss = points / static_cast<float>(withPoints);
    }
    std::stable_sort(review.worst.begin(), review.worst.end(),
                     [&moves](std::size_t left, std::size_t right) {
                         return moves[left].loss.winrate > moves[right].loss.winrate;
                     });
    review.worst.resize(std::min(review.worst.size(), worst));
    return review;
}

} // namespace shinpan
