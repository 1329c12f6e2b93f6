#pragma once

#include "core/check/checkbench.h"
#include "core/check/checklimits.h"
#include "core/check/checkreport.h"
#include "core/engine/knowledge/enginefact.h"
#include "core/engine/profile/engineprofile.h"

#include <QCoroTask>
#include <QTemporaryDir>

#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

/// The outcome of asking an engine about a fact.
struct FactOutcome
{
    enum class Kind {
        Seen,    ///< it does so
        Differs, ///< one of its answers is another
        Unasked, ///< the fact has no question, or the engine did not come so far
    };

    Kind kind = Kind::Unasked;
    /// The exchange that differs, or at which the engine broke down: the command, what the fact
    /// says of its answer, and the answer itself, all as GTP writes them.
    QString command{};
    QString expected{};
    QString answer{};
};

/// An engine to be asked about a fact.
struct FactBench
{
    std::shared_ptr<CheckBench> bench;     ///< starts it with the fact's arguments behind its own
    std::shared_ptr<QTemporaryDir> folder; ///< it runs there; null: in the profile's own
};

/// Nothing where the fact has no question, or its folder cannot be made.
[[nodiscard]] std::optional<FactBench> benchFor(const EngineFact &fact,
                                                EngineProfile profile,
                                                const CheckLimits &limits);

/// Starts the engine, asks it the fact's question and makes it leave. CheckBench::abandon() ends
/// that early.
[[nodiscard]] QCoro::Task<FactOutcome> askFact(FactBench engine, EngineFact fact);

/// The facts of an engine of that name and version that a check tells: what its commands do is
/// looked up by others.
[[nodiscard]] std::vector<const EngineFact *> factsToTell(const QString &name,
                                                          const QString &version);

/// The finding that a check makes of a fact.
[[nodiscard]] CheckFinding findingOf(const EngineFact &fact, const FactOutcome &outcome);

} // namespace shinpan
