#pragma once

#include "ui/kit/feature.h"

namespace shinpan {

class BoardView;
class CommandDesk;
class EngineHub;
class EngineProfileStore;
class OpenGame;
class Preferences;

/// The commands that engines offer for the board, and what engines draw there.
class GraphicsFeature final : public Feature
{
    Q_OBJECT

public:
    /// What it is about; everything outlives it.
    struct Parts
    {
        OpenGame &game;
        BoardView &board;
        EngineHub &hub;
        EngineProfileStore &store;
        Preferences &preferences;
    };

    GraphicsFeature(WindowFrame &frame, const Parts &parts);

    [[nodiscard]] CommandDesk &desk() const { return *m_desk; }

private:
    CommandDesk *m_desk;
};

} // namespace shinpan
