#include "core/analysis/report/manygames.h"

#include "core/record/tree/replay.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace shinpan {

namespace {

[[nodiscard]] QString playerIn(const GameFindings &findings, Color color)
{
    const QString name = findings.playerName[color].trimmed();
    return !name.isEmpty()       ? name
         : color == Color::Black ? QStringLiteral("(Black)")
                                 : QStringLiteral("(White)");
}

/// Whichever order games come in, the same are the worst.
[[nodiscard]] bool isWorse(const WorstMove &left, const WorstMove &right)
{
    const auto keyOf = [](const WorstMove &it) {
        return std::tuple(-it.move.loss.winrate, it.file, it.game, it.move.number);
    };
    return keyOf(left) < keyOf(right);
}

} // namespace

void PhaseTallies::add(Color player, const GameFindings &findings, const MistakeLimits &limits)
{
    std::vector<const JudgedMove *> moves;
    std::array<std::vector<const JudgedMove *>, 3> inPhase;
    for (const JudgedMove &move : findings.moves) {
        if (move.move.color == player) {
            moves.push_back(&move);
            inPhase[static_cast<std::size_t>(phaseOf(move.number, findings.size))].push_back(&move);
        }
    }
    all.add(moves, limits);
    for (std::size_t phase = 0; phase < inPhase.size(); ++phase) {
        byPhase[phase].add(inPhase[phase], limits);
    }
}

ManyGames::ManyGames(MistakeLimits limits, QStringList terms)
    : m_limits(limits)
    , m_terms(std::move(terms))
{ }

std::size_t ManyGames::indexOf(const QString &engine)
{
    const auto known = std::ranges::find(m_engines, engine, &EngineFindings::engine);
    if (known != m_engines.end()) {
        return static_cast<std::size_t>(known - m_engines.begin());
    }
    m_engines.push_back({.engine = engine});
    return m_engines.size() - 1;
}

void ManyGames::add(const GameTree &tree, const std::vector<GameFindings> &byEngine)
{
    for (const GameFindings &findings : byEngine) {
        EngineFindings &engine = m_engines[indexOf(findings.engine)];
        ++engine.games;
        for (const Color color : BothColors) {
            engine.all.add(color, findings, m_limits);
            engine.players[playerIn(findings, color)].add(color, findings, m_limits);
        }
        addWorst(tree, findings, engine);
        engine.positions.add(tree, findings.moves);
    }
    for (std::size_t i = 0; i < byEngine.size(); ++i) {
        for (std::size_t j = i + 1; j < byEngine.size(); ++j) {
            compare(byEngine[i], byEngine[j]);
        }
    }
}

int ManyGames::games() const
{
    int games = 0;
    for (const EngineFindings &engine : m_engines) {
        games = std::max(games, engine.games);
    }
    return games;
}

void ManyGames::addWorst(const GameTree &tree,
                         const GameFindings &findings,
                         EngineFindings &engine) const
{
    for (const JudgedMove &move : findings.moves) {
        const bool isAmong = engine.worst.size() < EngineFindings::MostWorst
                          || move.loss.winrate >= engine.worst.back().move.loss.winrate;
        if (!isAmong || !isMistake(move, m_limits)) {
            continue;
        }
        WorstMove worst{.file = findings.file,
                        .game = findings.game,
                        .player = playerIn(findings, move.move.color),
                        .move = move,
                        .before = replayTo(tree, tree.parent(move.node)).board()};
        engine.worst.insert(std::ranges::upper_bound(engine.worst, worst, isWorse),
                            std::move(worst));
        engine.worst.resize(std::min(engine.worst.size(), EngineFindings::MostWorst));
    }
}

void ManyGames::compare(const GameFindings &one, const GameFindings &other)
{
    const std::size_t first = indexOf(one.engine);
    const std::size_t second = indexOf(other.engine);
    auto pair = std::ranges::find_if(m_pairs, [first, second](const EnginePair &it) {
        return it.first == first && it.second == second;
    });
    if (pair == m_pairs.end()) {
        pair = m_pairs.insert(m_pairs.end(), {.first = first, .second = second});
    }
    std::int64_t moves = 0;
    std::int64_t same = 0;
    for (const JudgedMove &move : one.moves) {
        const auto its = std::ranges::find(other.moves, move.node, &JudgedMove::node);
        if (its == other.moves.end()) {
            continue;
        }
        ++moves;
        same += move.choice.move == its->choice.move ? 1 : 0;
        pair->rateApart += std::abs(double(move.winrate) - double(its->winrate));
        if (move.lead && its->lead) {
            pair->leadApart += std::abs(double(*move.lead) - double(*its->lead));
            ++pair->withLead;
        }
        const bool isFirst = isMistake(move, m_limits);
        const bool isSecond = isMistake(*its, m_limits);
        pair->bothMistakes += isFirst && isSecond ? 1 : 0;
        pair->firstMistakes += isFirst && !isSecond ? 1 : 0;
        pair->secondMistakes += isSecond && !isFirst ? 1 : 0;
    }
    pair->moves += moves;
    if (moves > 0) {
        pair->sameChoice.push_back(static_cast<double>(same) / static_cast<double>(moves));
    }
}

} // namespace shinpan
