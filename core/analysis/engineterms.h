#pragma once

#include "core/engine/engine.h"
#include "core/engine/positionsync.h"
#include "core/rules/ruleset.h"

#include <QCoroTask>

#include <memory>
#include <optional>

namespace shinpan {

/// What an engine says that it plays by; what it does not say is empty.
struct EngineTerms
{
    std::optional<Ruleset> rules{};
    std::optional<double> komi{};

    [[nodiscard]] bool isEmpty() const { return !rules && !komi; }
    friend bool operator==(const EngineTerms &, const EngineTerms &) = default;
};

/// Whether an engine can be asked for any of it: it knows kata-get-rules or get_komi.
[[nodiscard]] bool tellsTerms(const Engine &engine);

/// Asks for what it can be asked for. What it refuses, or answers nonsense to, stays empty. `limit`
/// is for each command.
[[nodiscard]] QCoro::Task<EngineTerms> askForTerms(std::shared_ptr<Engine> engine,
                                                   Engine::Limit limit);

/// The terms that differ from those of a game that the engine was told. Rules that KataGo has no
/// word for are those that came closest, and whether dead stones may be left there does not count.
[[nodiscard]] EngineTerms otherThan(const EngineGame &game,
                                    const EngineTerms &said,
                                    const SyncSkills &skills = {});

} // namespace shinpan
