#pragma once

#include "core/engine/profile/engineprofile.h"

#include <optional>

namespace shinpan {

class EngineProfileStore;
class OpenGame;
class Preferences;

/// The engine that judges a person's moves: the one that analyses in the window, else the opponent
/// at its full strength, else another one that is known to analyse. Nothing if none is.
[[nodiscard]] std::optional<EngineProfile> judgeOf(const OpenGame &game,
                                                   const EngineProfileStore &store,
                                                   const Preferences &preferences);

} // namespace shinpan
