#include "core/analysis/analysisstore.h"

#include <utility>

namespace shinpan {

void AnalysisStore::keep(NodeId node, const QString &engine, Analysis analysis)
{
    m_engines[engine].insert(node, std::move(analysis));
}

const Analysis *AnalysisStore::find(NodeId node, const QString &engine) const
{
    const auto nodes = m_engines.constFind(engine);
    if (nodes == m_engines.constEnd()) {
        return nullptr;
    }
    const auto found = nodes->constFind(node);
    return found == nodes->constEnd() ? nullptr : &*found;
}

} // namespace shinpan
