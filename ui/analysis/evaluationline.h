#pragma once

#include "core/board/color.h"
#include "core/record/note/evaluation.h"
#include "core/record/note/recordjumps.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

namespace shinpan {

class GameCursor;

/// What was said of the positions along one line of a game.
struct EvaluationLine
{
    /// One value for each node of the line, nothing where nothing was said.
    using Values = std::vector<std::optional<double>>;

    /// What one evaluator said.
    struct Curve
    {
        QString engine;                 ///< empty: nobody said whose they are
        Values winRates;                ///< 0 to 1
        Values leads;                   ///< points
        std::vector<Evaluation> said{}; ///< the same with all that goes with it; empty: nothing

        friend bool operator==(const Curve &, const Curve &) = default;
    };

    /// A move that cost its player much in somebody's eyes, or that the record calls bad.
    struct Mistake
    {
        std::size_t place = 0; ///< of its node on the line
        Color color = Color::Black;
        std::vector<std::size_t> finders{}; ///< curves that show it; none: it is called bad

        friend bool operator==(const Mistake &, const Mistake &) = default;
    };

    Color viewer = Color::Black;  ///< whose chances and lead the values are
    std::vector<NodeId> nodes;    ///< from the root to the end of the line
    std::vector<int> moveNumbers; ///< how many moves lead to each node, its own included
    std::vector<Curve> curves;    ///< the judge who spoke first comes first, as a rule
    std::vector<Mistake> mistakes;

    /// The place of a node on the line; nothing if it is not there.
    [[nodiscard]] std::optional<std::size_t> placeOf(NodeId node) const;

    friend bool operator==(const EvaluationLine &, const EvaluationLine &) = default;
};

/// The nodes from the root through the cursor to the end of the line that stepping forward follows.
[[nodiscard]] std::vector<NodeId> lineThrough(const GameCursor &cursor);

/// Everything that was said of a node, each evaluator once, as Black sees it.
using EvaluationsAt = std::function<std::vector<Evaluation>(NodeId)>;

/// How a line is to be judged.
struct EvaluationTerms
{
    Color viewer = Color::Black;
    QStringList engines{}; ///< have the first curves, in this order, whatever they said
    MistakeLimits mistakes{};
};

/// What was said of these nodes, a line of the tree from its root. A mistake is what isMistake()
/// says, but only values of the same evaluator are compared.
[[nodiscard]] EvaluationLine evaluationLine(const GameTree &tree,
                                            std::vector<NodeId> nodes,
                                            const EvaluationsAt &evaluations,
                                            const EvaluationTerms &terms = {});

/// The difference in the chance to win, node by node, between the first two evaluators that said
/// anything of the same node; nothing at all if no two did.
[[nodiscard]] EvaluationLine::Values disagreement(const EvaluationLine &line);

/// What a record says of its nodes, found when first asked for: finding it means to read comments.
class RecordedEvaluations
{
public:
    [[nodiscard]] const std::optional<Evaluation> &at(const GameTree &tree, NodeId node);
    [[nodiscard]] bool isKnown(NodeId node) const { return m_known.contains(node); }
    /// A node changed. Some programs write what they thought of a node into the next one.
    void forget(const GameTree &tree, NodeId node);
    void forget() { m_known.clear(); }

private:
    std::unordered_map<NodeId, std::optional<Evaluation>> m_known;
};

} // namespace shinpan
