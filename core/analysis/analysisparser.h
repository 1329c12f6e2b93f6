#pragma once

#include "core/analysis/analysis.h"
#include "core/engine/profile/perspective.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QByteArrayView>

#include <cstddef>
#include <cstdint>

namespace shinpan {

/// How an engine writes numbers, which goes by the command that it was asked with.
enum class AnalysisDialect : std::uint8_t {
    KataGo,    ///< kata-analyze: rates are 0 to 1
    LeelaZero, ///< lz-analyze (Leela Zero, KataGo, Pachi): rates are 0 to 10000
    Plain      ///< analyze (KataGo, Sabaki's): the former with a decimal point, the latter without
};

/// The dialect of the answers to a command that analyses, and plays a move or does not: begins with
/// "kata-" or "lz-" or neither.
[[nodiscard]] AnalysisDialect dialectOf(QByteArrayView command);

/// What a line of analysis does not say of itself.
struct AnalysisTerms
{
    AnalysisDialect dialect = AnalysisDialect::KataGo;
    BoardSize size{};
    Color toMove = Color::Black;
    /// See EngineProfile::toldAs.
    Perspective toldAs = Perspective::SideToMove;
};

/// Reads one line of an analysis stream, without its line feed: groups "info move D4 visits 12
/// winrate …" and what KataGo tells behind them (rootInfo, ownership, ownershipStdev).
///
/// Keys come in any order; what follows unknown ones is skipped. A line is read as a whole or
/// refused: one that was cut, or in which something is missing, given twice, out of range or not on
/// the board gives the reason and the byte, for logs. The next line comes soon. Time and memory
/// are linear in the line's length.
[[nodiscard]] Result<Analysis> parseAnalysis(QByteArrayView line, const AnalysisTerms &terms);
/// The same over one that was read before, for whoever reads line after line: the memory of its
/// moves is used again. Of a line that is refused nothing is to be looked at.
[[nodiscard]] Result<void> parseAnalysis(QByteArrayView line,
                                         const AnalysisTerms &terms,
                                         Analysis &into);

/// An analysis as a line that parseAnalysis() reads back the same, in the dialect of kata-analyze
/// as told by Black: what a review needs of it, which is the position's values and the best
/// candidates with their lines. Ownership is left out.
[[nodiscard]] QByteArray analysisLine(const Analysis &analysis, std::size_t candidates = 10);

} // namespace shinpan
