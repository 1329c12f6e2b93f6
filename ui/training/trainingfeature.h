#pragma once

#include "ui/kit/feature.h"
#include "ui/training/quizgames.h"

#include <memory>

class QAction;

namespace shinpan {

class AnalysisController;
class AutoPlay;
class BoardView;
class CollectionDocument;
class EngineHub;
class OpenGame;
class Preferences;
class Quiz;
class QuizWindow;
class RegionPicker;
struct BoardRegion;

/// What somebody can practise with the games of a file: guess their moves, solve their problems,
/// watch them; and a position made a problem that an engine reads.
class TrainingFeature final : public Feature
{
    Q_OBJECT

public:
    /// What it is about; everything outlives it.
    struct Parts
    {
        OpenGame &game;
        CollectionDocument &games;
        AnalysisController &analysis;
        EngineHub &hub;
        BoardView &board;
        Preferences &preferences;
    };

    TrainingFeature(WindowFrame &frame, const Parts &parts);

    /// Gives up choosing a part of the board, or stops a game that plays by itself.
    bool dismiss() override;

Q_SIGNALS:
    /// A framed position is to be opened as a game, this SGF.
    void gameWanted(const QByteArray &sgf);

private:
    [[nodiscard]] QuizGames games() const;
    [[nodiscard]] QuizWindow &window();
    void guess();
    void solve();
    void frameHere();
    void frameRegion(const BoardRegion &region);

    Parts m_parts;
    AutoPlay *m_autoPlay;
    RegionPicker *m_picker;
};

} // namespace shinpan
