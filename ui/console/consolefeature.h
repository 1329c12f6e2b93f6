#pragma once

#include "ui/kit/feature.h"

namespace shinpan {

class BoardArea;
class EngineHub;
class OpenGame;
class GtpTranscript;
class Preferences;

/// The GTP console of a window.
class ConsoleFeature final : public Feature
{
    Q_OBJECT

public:
    /// What it is about; everything outlives it, but `board` may be taken down with the window.
    struct Parts
    {
        GtpTranscript &transcript;
        EngineHub &hub;
        OpenGame &game;
        BoardArea &board;
        Preferences &preferences;
    };

    /// It follows the focus, so it must be deleted before the window's parts are taken down.
    ConsoleFeature(WindowFrame &frame, const Parts &parts);
};

} // namespace shinpan
