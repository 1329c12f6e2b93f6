#include "core/practice/question.h"

#include "core/record/sgf/sgfcollection.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/sgfproperties.h"

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

constexpr std::size_t MostMoves = 8;
constexpr KnownMove NearlyAsGood{.move = {}, .rate = 0.03, .points = 1};

/// The line to a node, with what its rules and stones need.
[[nodiscard]] QByteArray lineTo(const GameTree &tree, NodeId node)
{
    constexpr std::array Kept{"SZ", "KM", "RU", "HA", "AB", "AW", "AE", "PL", "B", "W"};
    GameTree line;
    NodeId end = NoNode;
    for (const NodeId step : tree.pathTo(node)) {
        end = end == NoNode ? line.root() : line.appendChild(end);
        for (const char *name : Kept) {
            std::vector<QByteArray> values;
            for (const QByteArrayView value : tree.values(step, name)) {
                values.push_back(value.toByteArray());
            }
            if (!values.empty()) {
                line.setValues(end, name, values);
            }
        }
    }
    return writeSgf(line);
}

[[nodiscard]] KnownMove knownOf(const std::optional<Point> &move, const Loss &loss)
{
    KnownMove known{.move = move, .rate = static_cast<double>(loss.winrate), .points = {}};
    if (loss.points) {
        known.points = static_cast<double>(*loss.points);
    }
    return known;
}

/// Those that were looked into at least a little.
[[nodiscard]] std::vector<KnownMove> considered(const Analysis &analysis)
{
    constexpr std::int64_t LeastShare = 20; // a twentieth of the first choice's visits is needed
    std::vector<KnownMove> moves;
    for (const Candidate &candidate : analysis.candidates) {
        const Candidate &best = analysis.candidates.front();
        if (moves.size() < MostMoves && candidate.visits * LeastShare >= best.visits) {
            moves.push_back(knownOf(candidate.move, loss(candidate, best, analysis.toMove)));
        }
    }
    return moves;
}

} // namespace

bool isGoodAnswer(const KnownMove &move)
{
    return move.points ? *move.points <= *NearlyAsGood.points : move.rate <= NearlyAsGood.rate;
}

const KnownMove *knownMove(const Question &question, const std::optional<Point> &move)
{
    if (question.played.move == move) {
        return &question.played;
    }
    const auto found = std::ranges::find(question.moves, move, &KnownMove::move);
    return found == question.moves.end() ? nullptr : &*found;
}

std::optional<GameTree> positionOf(const Question &question)
{
    const Result<SgfGame, SgfError> game = readSgf(question.position);
    return game ? std::optional(game->tree) : std::nullopt;
}

std::vector<Question> questionsOf(const GameTree &tree,
                                  const std::vector<JudgedMove> &mistakes,
                                  const FindAnalysis &find,
                                  const QString &game)
{
    const BoardSize size = boardSizeOf(tree);
    std::vector<Question> questions;
    for (const JudgedMove &mistake : mistakes) {
        const NodeId before = tree.parent(mistake.node);
        Question question{.position = lineTo(tree, before),
                          .size = std::max(size.columns, size.rows),
                          .number = mistake.number,
                          .mover = mistake.move.color,
                          .played = knownOf(mistake.move.point, mistake.loss),
                          .moves = {},
                          .game = game};
        if (const Analysis *const analysis = find(before)) {
            question.moves = considered(*analysis);
        } else if (mistake.choice.order >= 0) {
            question.moves = {{.move = mistake.choice.move}};
        }
        std::erase_if(question.moves, [&question](const KnownMove &move) {
            return move.move == question.played.move;
        });
        questions.push_back(std::move(question));
    }
    return questions;
}

} // namespace shinpan
