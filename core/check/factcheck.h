#pragma once

#include "core/check/checklimits.h"
#include "core/engine/knowledge/enginefact.h"
#include "core/engine/profile/engineprofile.h"

#include <QCoroTask>

namespace shinpan {

/// What an engine did when it was asked about a fact.
struct FactOutcome
{
    enum class Kind {
        Seen,    ///< it does so
        Differs, ///< one of its answers is another
        Unasked, ///< the fact has no question, or the engine did not come so far
    };

    Kind kind = Kind::Unasked;
    /// Of what differs, or of the engine that broke down: the command, what the fact says of its
    /// answer, and the answer itself, all as GTP writes them.
    QString command{};
    QString expected{};
    QString answer{};
};

/// Whether the engine, as the profile starts it, is the one that the fact is about: not where its
/// command line chooses what the fact says it does unasked.
[[nodiscard]] bool isAbout(const EngineFact &fact, const EngineProfile &profile);

/// Starts the engine with the fact's arguments behind its own, in an empty folder with the fact's
/// files where files are meant, asks the fact's question and makes it leave.
[[nodiscard]] QCoro::Task<FactOutcome> askFact(EngineProfile profile,
                                               EngineFact fact,
                                               CheckLimits limits);

} // namespace shinpan
