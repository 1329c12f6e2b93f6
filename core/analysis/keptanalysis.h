#pragma once

#include "core/analysis/analysis.h"
#include "core/record/gamerecord.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace shinpan {

// What an engine found at a node, kept in the record: so that it is there when the file is opened
// again, without an engine.

/// An analysis that a record has.
struct KeptAnalysis
{
    QString engine; ///< what it is called there; empty: nobody says
    Analysis analysis;

    friend bool operator==(const KeptAnalysis &, const KeptAnalysis &) = default;
};

/// What is written at a node, beside an evaluation.
struct KeepOptions
{
    static constexpr int Usual = 10; ///< candidates

    int candidates = 0;      ///< of the best, so many; 0: nothing is kept
    int lineLength = 12;     ///< moves of each line at most
    bool forKaTrain = false; ///< also as KT, which KaTrain reads; only where it tells a lead
    bool forLizzie = false;  ///< also as LZ, which Lizzie and LizzieYzy read

    friend bool operator==(const KeepOptions &, const KeepOptions &) = default;
};

/// The property of ours, which other programs leave alone as FF[4] tells them to (private
/// properties); README.md has its form. It has a value for each engine.
inline constexpr char KeptProperty[] = "SHAN";

/// Writes an analysis of this node's position: in place of what the same engine said there, and of
/// KT and LZ where they are written.
void keepAnalysis(GameRecord &record,
                  NodeId node,
                  const QString &engine,
                  const Analysis &analysis,
                  const KeepOptions &options);

/// What a node has, the first engine first: ours; else what KaTrain (KT) or Lizzie (LZ) kept.
/// Nothing that makes no sense for a board of this size with that side to move. The values may be
/// anybody's: time and memory are bounded.
[[nodiscard]] std::vector<KeptAnalysis> keptAnalyses(const GameTree &tree,
                                                     NodeId node,
                                                     BoardSize size,
                                                     Color toMove);

/// One value of the property: win rates and priors to a hundredth of a percent, points to a
/// hundredth, the owner of each point to a thirtieth, the policy to a fourteenth of each prior.
[[nodiscard]] QByteArray rawKeptAnalysis(const QString &engine,
                                         const Analysis &analysis,
                                         const KeepOptions &options);
/// Reads such a value; nothing if any part of it makes no sense.
[[nodiscard]] std::optional<KeptAnalysis> keptAnalysisFrom(QByteArrayView raw);

} // namespace shinpan
