#pragma once

#include "core/analysis/analysis.h"
#include "core/record/tree/gametree.h"

#include <QHash>
#include <QString>

#include <cstdint>

namespace shinpan {

/// What engines think of the positions of one game, beside its tree: keeping it changes no record.
/// A value; ids of removed nodes just stay unasked for.
class AnalysisStore
{
public:
    /// Replaces what this engine thought of the node before, unless that has more visits: a look in
    /// passing takes nothing from a thorough one. Ownership is that of the most thorough analysis
    /// that tells it, for many do not. `engine` is a name of the caller's.
    void keep(NodeId node, const QString &engine, Analysis analysis);

    /// Null if there is none. Valid until the store is changed.
    [[nodiscard]] const Analysis *find(NodeId node, const QString &engine) const;

    /// Whether nothing is known of any position.
    [[nodiscard]] bool isEmpty() const;

    /// Everything of an engine, or of all.
    void forget(const QString &engine) { m_engines.remove(engine); }
    void clear() { m_engines.clear(); }

private:
    struct Entry
    {
        Analysis analysis;
        std::int64_t ownershipVisits = 0; ///< of the analysis that its ownership is of
    };

    QHash<QString, QHash<NodeId, Entry>> m_engines;
};

} // namespace shinpan
