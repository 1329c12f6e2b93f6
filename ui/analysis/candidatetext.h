#pragma once

#include "core/analysis/analysis.h"
#include "ui/analysis/analysisoptions.h"

#include <QColor>
#include <QString>

namespace shinpan {

/// The number as "870", "1.2k", "34k", "1.2M".
[[nodiscard]] QString shortCount(std::int64_t count);

/// What is lost, as everywhere above zero: "1.5" points, or "3.4%" of the chance to win; a gain is
/// "−0.2".
[[nodiscard]] QString lossText(const Loss &loss);
/// Whether the move is worth more than the one it is compared with; and how much that is, or what
/// it loses: "0.2" points, "3.4%".
[[nodiscard]] bool isGain(const Loss &loss);
[[nodiscard]] QString amountText(const Loss &loss);
/// For where no word tells which it is: "−1.5" is lost, "+0.2" gained.
[[nodiscard]] QString changeText(const Loss &loss);

/// A chance of 0 to 1 as a percentage with one decimal, without its sign: "56.3".
[[nodiscard]] QString percentText(float chance);
/// Points with their sign: "+2.5", "−0.5".
[[nodiscard]] QString pointsText(float points);

/// A value of a candidate, as short as fits on a stone; empty if the engine does not tell it. The
/// best candidate is the first one; values are from the point of view of `viewer`.
[[nodiscard]] QString valueText(CandidateValue value,
                                const Candidate &candidate,
                                const Analysis &analysis,
                                Color viewer);

/// A scale from the best move (blue) through small losses (pale) to blunders (red), which the
/// colour-blind read too. It goes by points if they are known, else by the chance to win.
[[nodiscard]] QColor lossColor(const Loss &loss);
/// The same of what the candidate loses.
[[nodiscard]] QColor candidateColor(const Candidate &candidate, const Analysis &analysis);

/// The vertex, or "pass" in the person's language.
[[nodiscard]] QString candidateName(const std::optional<Point> &move);

} // namespace shinpan
