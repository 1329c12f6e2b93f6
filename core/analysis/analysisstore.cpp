#include "core/analysis/analysisstore.h"

#include <algorithm>
#include <utility>

namespace shinpan {

void AnalysisStore::keep(NodeId node, const QString &engine, Analysis analysis)
{
    Entry &entry = m_engines[engine][node];
    Analysis &known = entry.analysis;
    if (!analysis.ownership.empty() && analysis.visits >= entry.ownershipVisits) {
        entry.ownershipVisits = analysis.visits;
        known.ownership = analysis.ownership;
        known.ownershipStdev = analysis.ownershipStdev;
    }
    if (analysis.visits >= known.visits) {
        analysis.ownership = std::move(known.ownership);
        analysis.ownershipStdev = std::move(known.ownershipStdev);
        known = std::move(analysis);
    }
}

const Analysis *AnalysisStore::find(NodeId node, const QString &engine) const
{
    const auto nodes = m_engines.constFind(engine);
    if (nodes == m_engines.constEnd()) {
        return nullptr;
    }
    const auto found = nodes->constFind(node);
    return found == nodes->constEnd() ? nullptr : &found->analysis;
}

bool AnalysisStore::isEmpty() const
{
    return std::all_of(m_engines.cbegin(), m_engines.cend(),
                       [](const auto &nodes) { return nodes.isEmpty(); });
}

} // namespace shinpan
