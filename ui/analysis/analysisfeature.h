#pragma once

#include "ui/kit/feature.h"

namespace shinpan {

class AnalysisActions;
class AnalysisController;
class AnalysisPanel;
class AreaChooser;
class BoardView;
class EngineHub;
class EngineProfileStore;
class OpenGame;
class GameTreeView;
class Panel;
class Preferences;
class ScoreEstimator;
class ScoringController;

/// Engines that think about the position that is shown, and the course of the game as they see it.
class AnalysisFeature final : public Feature
{
    Q_OBJECT

public:
    /// What it is about; everything outlives it.
    struct Parts
    {
        OpenGame &game;
        ScoringController &scoring;
        BoardView &board;
        GameTreeView &tree;
        EngineHub &hub;
        EngineProfileStore &store;
        Preferences &preferences;
    };

    AnalysisFeature(WindowFrame &frame, const Parts &parts);

    [[nodiscard]] AnalysisController &controller() const { return *m_controller; }
    [[nodiscard]] AnalysisActions &actions() const { return *m_actions; }
    [[nodiscard]] QWidget &graph() const { return *m_graph; }
    /// What the move that led to the cursor lost, in words: "lost 2.3"; empty: nothing that is
    /// known.
    [[nodiscard]] QString remarkOnMove(const OpenGame &game) const;
    /// Takes away the estimate of the score.
    bool dismiss() override;

Q_SIGNALS:
    /// remarkOnMove() may be another.
    void moveJudged(const QString &remark);

private:
    void createPanels(const Parts &parts);
    void nameKeys() const;
    void markMistakes(const Parts &parts);
    void showSettings();

    AnalysisController *m_controller;
    ScoreEstimator *m_estimator;
    AreaChooser *m_area;
    AnalysisActions *m_actions;
    AnalysisPanel *m_analysis = nullptr; ///< once it was shown
    QWidget *m_graph = nullptr;
};

} // namespace shinpan
