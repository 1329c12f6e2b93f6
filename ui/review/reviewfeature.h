#pragma once

#include "ui/kit/feature.h"

namespace shinpan {

class AnalysisController;
class BoardView;
class EngineHub;
class EngineProfileStore;
class OpenGame;
class LookingCard;
class Panel;
class Preferences;
class ReviewActions;
class ReviewController;
struct ReviewSettings;

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

    /// Reviews the game without a question: with the engine that reviewed last, else with the one
    /// that judges moves here. The board shows nothing of it, and a card how far it is.
    void lookForMistakes();
    /// Stops looking for them.
    bool dismiss() override;

Q_SIGNALS:
    /// A review of the game is through.
    void reviewed();
    /// It was one that somebody waits for, who wants the mistakes now.
    void mistakesFound();

private:
    [[nodiscard]] ReviewSettings usualSettings() const;
    void noteEnd(const QString &text);
    void askReview();
    void askSaving();
    void reviewFiles();

    Parts m_parts;
    ReviewController *m_controller;
    ReviewActions *m_actions;
    Panel *m_panel;
    LookingCard *m_looking;
    bool m_isAwaited = false; ///< somebody waits for the mistakes
};

} // namespace shinpan
