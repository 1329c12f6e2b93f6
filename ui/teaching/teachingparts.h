#pragma once

namespace shinpan {

class AnalysisController;
class EngineHub;
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

} // namespace shinpan
