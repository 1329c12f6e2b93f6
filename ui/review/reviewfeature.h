#pragma once

#include "ui/kit/feature.h"

namespace shinpan {

class AnalysisController;
class BoardView;
class EngineHub;
class EngineProfileStore;
class OpenGame;
class Panel;
class Preferences;
class ReviewActions;
class ReviewController;

/// Reviews of the game and of files by engines, and what they found.
class ReviewFeature final : public Feature
{
    Q_OBJECT

public:
    /// What it is about; everything outlives it.
    struct Parts
    {
        OpenGame &game;
        AnalysisController &analysis;
        EngineHub &hub;
        EngineProfileStore &store;
        Preferences &preferences;
        QString directory;      ///< where reviews are kept while they run
        QList<QAction *> steps; ///< from mistake to mistake
        BoardView &board;
    };

    ReviewFeature(WindowFrame &frame, const Parts &parts);

    /// Lets engines look at the whole game.
    [[nodiscard]] QAction *review() const;
    /// Asks the mistakes of the game as questions; whoever can do that connects it.
    [[nodiscard]] QAction *tryAgain() const;

Q_SIGNALS:
    /// A review of the game is through.
    void reviewed();

private:
    void askReview();
    void askSaving();
    void reviewFiles();

    Parts m_parts;
    ReviewController *m_controller;
    ReviewActions *m_actions;
    Panel *m_panel;
};

} // namespace shinpan
