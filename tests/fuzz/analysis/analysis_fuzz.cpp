// fuzz_analysis: an engine that writes anything at all as analysis, in GTP or JSON, or a record in
// which anything at all is kept as one. Nothing may be read out of bounds; what is read keeps
// within the limits that its header names, and is the same again when it is seen from the other
// side twice.
//
//   fuzz_analysis tests/data/analysis -max_total_time=60

#include "core/analysis/analysis.h"
#include "core/analysis/analysisparser.h"
#include "core/analysis/analysisquery.h"
#include "core/analysis/keptanalysis.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>
#include <cstdint>
#include <cstdlib>

using namespace shinpan;

namespace {

void require(bool condition)
{
    if (!condition) {
        std::abort();
    }
}

void requireMap(const std::vector<float> &map, BoardSize size)
{
    require(map.empty() || map.size() == static_cast<std::size_t>(size.pointCount()));
    for (const float value : map) {
        require(value >= -1 && value <= 1);
    }
}

void requireSound(const Candidate &candidate, BoardSize size)
{
    require(!candidate.move || size.contains(*candidate.move));
    require(candidate.winrate >= 0 && candidate.winrate <= 1);
    require(candidate.visits >= 0 && candidate.order >= 0);
    for (const std::optional<float> &value :
         {candidate.scoreLead, candidate.lcb, candidate.prior}) {
        require(!value || std::isfinite(*value));
    }
    for (const std::optional<Point> &move : candidate.line) {
        require(!move || size.contains(*move));
    }
    requireMap(candidate.ownership, size);
    requireMap(candidate.ownershipStdev, size);
}

/// What may stand in a record, and the answer to a query.
void readOtherForms(const QByteArray &text, const AnalysisTerms &terms)
{
    if (const std::optional<KeptAnalysis> kept = keptAnalysisFrom(text)) {
        requireMap(kept->analysis.ownership, kept->analysis.size);
        for (const Candidate &candidate : kept->analysis.candidates) {
            requireSound(candidate, kept->analysis.size);
        }
    }
    const QJsonObject answer = QJsonDocument::fromJson(text).object();
    if (const Result<Analysis> analysis = analysisOf(answer, terms.size, terms.toMove)) {
        requireMap(analysis->ownership, terms.size);
        for (const Candidate &candidate : analysis->candidates) {
            requireSound(candidate, terms.size);
        }
    }
}

} // namespace

/// The first byte is the terms.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0) {
        return 0;
    }
    static constexpr std::uint8_t Sides[] = {19, 9, 2, 52};
    AnalysisTerms terms;
    terms.dialect = static_cast<AnalysisDialect>(data[0] % 3);
    terms.toMove = (data[0] & 4) != 0 ? Color::White : Color::Black;
    terms.size = {Sides[data[0] >> 3 & 3], Sides[data[0] >> 5 & 3]};
    const QByteArrayView line(data + 1, static_cast<qsizetype>(size - 1));
    readOtherForms(line.toByteArray(), terms);
    const Result<Analysis> analysis = parseAnalysis(line, terms);
    if (!analysis) {
        require(!analysis.error().isEmpty());
        return 0;
    }
    require(static_cast<int>(analysis->candidates.size()) <= terms.size.pointCount() + 1);
    requireMap(analysis->ownership, terms.size);
    for (const Candidate &candidate : analysis->candidates) {
        requireSound(candidate, terms.size);
    }
    const Analysis there = viewedBy(Color::White, *analysis);
    require(viewedBy(Color::White, there).ownership == analysis->ownership);
    return 0;
}
