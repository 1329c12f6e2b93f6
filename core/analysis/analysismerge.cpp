#include "core/analysis/analysismerge.h"

#include "core/record/note/evaluation.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/sgfproperties.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

/// Nothing where no sentence of ours says it.
[[nodiscard]] std::optional<Candidate> betterMove(const GameTree &tree, NodeId node)
{
    const QStringList lines = commentAt(tree, node).split(u'\n');
    for (const QString &line : lines) {
        if (const QString vertex = betterMoveIn(line); !vertex.isEmpty()) {
            Candidate better;
            better.move = pointFromVertex(vertex.toStdString(), boardSizeOf(tree));
            return better;
        }
    }
    return std::nullopt;
}

[[nodiscard]] JudgedMove judgedBy(const GameTree &tree,
                                  const ReviewStop &stop,
                                  const Evaluation &before,
                                  const Evaluation &after)
{
    JudgedMove judged{.node = stop.node, .number = stop.moveNumber, .move = *stop.move};
    judged.loss = asLoss(lossWritten(tree, stop.node, before, after, stop.move->color));
    judged.choice.order = -1;
    judged.winrate = static_cast<float>(after.blackWinRate.value_or(0.5));
    if (after.blackLead) {
        judged.lead = static_cast<float>(*after.blackLead);
    }
    judged.visits = after.visits.value_or(0);
    judged.visitsBefore = before.visits.value_or(0);
    return judged;
}

/// Puts our sentence about a mistake into the comment, in the place of an earlier one.
void writeSentence(GameRecord &record, NodeId node, const QString &sentence)
{
    QStringList lines = commentAt(record.tree(), node).split(u'\n');
    const auto found = std::find_if(lines.begin(), lines.end(), [](const QString &line) {
        return !betterMoveIn(line).isEmpty();
    });
    qsizetype place = std::min<qsizetype>(1, lines.size()); // below the evaluation
    if (found != lines.end()) {
        place = found - lines.begin();
        lines.removeAt(place);
    }
    if (!sentence.isEmpty()) {
        lines.insert(place, sentence);
    }
    record.setComment(node, lines.join(u'\n'));
}

/// The engine's line beside the mistake.
void addVariation(GameRecord &record,
                  const JudgedMove &mistake,
                  const QString &engine,
                  const MergeOptions &options)
{
    const Evaluation choice{.blackWinRate = mistake.choice.winrate,
                            .blackLead = mistake.choice.scoreLead,
                            .visits = mistake.choice.visits,
                            .engine = engine};
    NodeId node = record.tree().parent(mistake.node);
    Color color = mistake.move.color;
    const auto length = std::min<std::size_t>(mistake.choice.line.size(),
                                              static_cast<std::size_t>(options.lineLength));
    for (std::size_t i = 0; i < length; ++i) {
        const Move move{color, mistake.choice.line[i]};
        const NodeId known = record.findMove(node, move);
        node = known == NoNode ? record.addMove(node, move) : known;
        if (i == 0) {
            writeEvaluation(record, node, choice);
        }
        color = opposite(color);
    }
}

} // namespace

RecordedReview recordedReview(const GameTree &tree, const std::vector<ReviewStop> &stops)
{
    RecordedReview review;
    std::optional<Evaluation> before;
    for (const ReviewStop &stop : stops) {
        const std::optional<Evaluation> after = evaluationAt(tree, stop.node);
        if (stop.move && before && after && before->engine == after->engine) {
            JudgedMove move = judgedBy(tree, stop, *before, *after);
            move.choice = betterMove(tree, stop.node).value_or(move.choice);
            review.moves.push_back(std::move(move));
        }
        if (after && review.judge.isEmpty()) {
            review.judge = after->engine;
        }
        before = after;
    }
    return review;
}

void mergeReview(GameRecord &record,
                 const std::vector<ReviewStop> &stops,
                 const AnalysisStore &store,
                 const QString &engine,
                 const MergeOptions &options)
{
    const RecordStep step(record, {});
    const QString &name = options.engineName.isEmpty() ? engine : options.engineName;
    for (const ReviewStop &stop : stops) {
        const Analysis *const analysis = store.find(stop.node, engine);
        if (analysis == nullptr) {
            continue;
        }
        keepAnalysis(record, stop.node, name, *analysis, options.keep);
        if (options.level == MergeLevel::Values) {
            writeValues(record, stop.node, evaluationOf(*analysis, name));
        } else {
            writeEvaluation(record, stop.node, evaluationOf(*analysis, name));
        }
    }
    if (options.level == MergeLevel::Values) {
        return;
    }
    for (const JudgedMove &move : judgedMoves(stops, store, engine)) {
        const bool isBad = isMistake(move, options.mistakes);
        writeSentence(
            record, move.node,
            isBad ? mistakeSentence(move.move.color, costOf(move), vertexText(move.choice.move))
                  : QString());
        if (isBad && options.level == MergeLevel::Variations) {
            addVariation(record, move, name, options);
        }
    }
}

qsizetype sizeOfMerge(const GameRecord &record,
                      const std::vector<ReviewStop> &stops,
                      const AnalysisStore &store,
                      const QString &engine,
                      const MergeOptions &options)
{
    GameRecord merged(record.tree());
    mergeReview(merged, stops, store, engine, options);
    return writeSgf(merged.tree()).size() - writeSgf(record.tree()).size();
}

} // namespace shinpan
