#include "ui/analysis/evaluationline.h"

#include "core/record/gamecursor.h"
#include "core/record/tree/sgfproperties.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace shinpan {

namespace {

using Values = EvaluationLine::Values;
using Curve = EvaluationLine::Curve;

/// The curve of that engine, which is added if there is none.
[[nodiscard]] Curve &curveOf(EvaluationLine &line, const QString &engine)
{
    const auto found = std::ranges::find(line.curves, engine, &Curve::engine);
    if (found != line.curves.end()) {
        return *found;
    }
    const std::size_t count = line.nodes.size();
    return line.curves.emplace_back(
        Curve{engine, Values(count), Values(count), std::vector<Evaluation>(count)});
}

/// The curves in whose eyes the move to this place was a mistake.
[[nodiscard]] std::vector<std::size_t> findersAt(const GameTree &tree,
                                                 const EvaluationLine &line,
                                                 std::size_t place,
                                                 Color color,
                                                 const MistakeLimits &limits)
{
    std::vector<std::size_t> finders;
    for (std::size_t index = 0; place > 0 && index < line.curves.size(); ++index) {
        const std::vector<Evaluation> &said = line.curves[index].said;
        const MoveLoss loss =
            lossWritten(tree, line.nodes[place], said[place - 1], said[place], color);
        if (isMistake(loss, limits)) {
            finders.push_back(index);
        }
    }
    return finders;
}

} // namespace

std::optional<std::size_t> EvaluationLine::placeOf(NodeId node) const
{
    const auto found = std::ranges::find(nodes, node);
    return found == nodes.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - nodes.begin()));
}

std::vector<NodeId> lineThrough(const GameCursor &cursor)
{
    std::vector<NodeId> nodes = cursor.path();
    for (NodeId next = cursor.nextNode(); next != NoNode; next = cursor.nextNodeOf(next)) {
        nodes.push_back(next);
    }
    return nodes;
}

EvaluationLine evaluationLine(const GameTree &tree,
                              std::vector<NodeId> nodes,
                              const EvaluationsAt &evaluations,
                              const EvaluationTerms &terms)
{
    const auto seen = [viewer = terms.viewer](std::optional<double> black, double whole) {
        return black && viewer == Color::White ? std::optional(whole - *black) : black;
    };
    EvaluationLine line;
    line.viewer = terms.viewer;
    line.nodes = std::move(nodes);
    for (const QString &engine : terms.engines) {
        static_cast<void>(curveOf(line, engine));
    }
    for (std::size_t place = 0; place < line.nodes.size(); ++place) {
        for (const Evaluation &said : evaluations(line.nodes[place])) {
            Curve &curve = curveOf(line, said.engine);
            curve.winRates[place] = seen(said.blackWinRate, 1);
            curve.leads[place] = seen(said.blackLead, 0);
            curve.said[place] = said;
        }
    }
    const BoardSize size = boardSizeOf(tree);
    int number = 0;
    for (std::size_t place = 0; place < line.nodes.size(); ++place) {
        const NodeId node = line.nodes[place];
        const std::optional<Move> move = moveAt(tree, node, size);
        number += move ? 1 : 0;
        line.moveNumbers.push_back(number);
        const bool isCalledBad = tree.has(node, "BM") || tree.has(node, "DO");
        if (!move) {
            continue;
        }
        std::vector<std::size_t> finders =
            findersAt(tree, line, place, move->color, terms.mistakes);
        if (isCalledBad || !finders.empty()) {
            line.mistakes.push_back({place, move->color, std::move(finders)});
        }
    }
    return line;
}

EvaluationLine::Values disagreement(const EvaluationLine &line)
{
    const auto differences = [&](const Curve &one, const Curve &other) {
        Values values(line.nodes.size());
        for (std::size_t place = 0; place < values.size(); ++place) {
            if (one.winRates[place] && other.winRates[place]) {
                values[place] = std::abs(*one.winRates[place] - *other.winRates[place]);
            }
        }
        return values;
    };
    for (std::size_t one = 0; one < line.curves.size(); ++one) {
        for (std::size_t other = one + 1; other < line.curves.size(); ++other) {
            Values values = differences(line.curves[one], line.curves[other]);
            if (std::ranges::any_of(values, [](const auto &value) { return value.has_value(); })) {
                return values;
            }
        }
    }
    return {};
}

const std::optional<Evaluation> &RecordedEvaluations::at(const GameTree &tree, NodeId node)
{
    const auto found = m_known.find(node);
    return found != m_known.end() ? found->second
                                  : m_known.emplace(node, evaluationAt(tree, node)).first->second;
}

void RecordedEvaluations::forget(const GameTree &tree, NodeId node)
{
    m_known.erase(node);
    m_known.erase(tree.parent(node));
}

} // namespace shinpan
