#pragma once

#include "core/engine/knowledge/enginefact.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace shinpan {

/// The knowledge of an engine: one file of core/engine/knowledge. A value that is shared by all.
struct EngineKnowledge
{
    QString name;         ///< its answer to the command of that name; empty for GTP's own text
    QStringList programs; ///< the usual file names of its program
    QString arguments;    ///< how its program is started to be asked
    std::vector<EngineFact> facts;

    /// The facts of a kind that hold for a version, in their order.
    [[nodiscard]] std::vector<const EngineFact *> of(FactKind kind, QStringView version = {}) const;
};

/// Reads a file of this room. Fails with the line and what is wrong there.
[[nodiscard]] Result<EngineKnowledge> readKnowledge(const QByteArray &toml);

/// All that is compiled in; GTP's own text comes first. Read when it is first wanted.
[[nodiscard]] std::vector<const EngineKnowledge *> allKnowledge();

/// The knowledge of an engine that answers `name` so (or with more words behind it), or of a
/// program whose usual file name that is; nothing where nobody knows it.
[[nodiscard]] const EngineKnowledge &knowledgeNamed(QStringView name);
[[nodiscard]] const EngineKnowledge &knowledgeOfProgram(QStringView program);

} // namespace shinpan
