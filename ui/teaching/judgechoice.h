#pragma once

#include "core/engine/profile/engineprofile.h"

#include <optional>

namespace shinpan {

class EngineHub;
class AnalysisController;
class EngineProfileStore;
class OpenGame;
class Preferences;

/// What lessons and hints work with; all of it outlives them.
struct TeachingParts
{
    OpenGame &game;
    AnalysisController &analysis;
    EngineHub &hub;
    EngineProfileStore &store;
    Preferences &preferences;
};

/// The engine that judges a person's moves: the one that analyses in the window, else the opponent
/// at its full strength, else another one that is known to analyse. Nothing if none is.
[[nodiscard]] std::optional<EngineProfile> judgeOf(const TeachingParts &parts);

} // namespace shinpan
