#pragma once

#include "ui/kit/feature.h"

namespace shinpan {

class DocumentController;
class GameController;
class Preferences;

/// Getting the game of a window out of the program: pictures, diagrams, paper.
class ExportFeature final : public Feature
{
    Q_OBJECT

public:
    /// Everything outlives it.
    ExportFeature(WindowFrame &frame,
                  GameController &game,
                  DocumentController &document,
                  Preferences &preferences);
};

} // namespace shinpan
