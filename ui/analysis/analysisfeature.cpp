#include "ui/analysis/analysisfeature.h"

#include "ui/analysis/analysisactions.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/analysis/analysispanel.h"
#include "ui/analysis/areachooser.h"
#include "ui/analysis/candidateoverlay.h"
#include "ui/analysis/candidatetext.h"
#include "ui/analysis/comparisonpanel.h"
#include "ui/analysis/enginesettingsdialog.h"
#include "ui/analysis/estimatebar.h"
#include "ui/analysis/graphpanel.h"
#include "ui/analysis/graphview.h"
#include "ui/analysis/scoreestimator.h"
#include "ui/board/boardview.h"
#include "ui/game/opengame.h"
#include "ui/kit/panel.h"
#include "ui/kit/windowframe.h"
#include "ui/settings/preferences.h"
#include "ui/tree/gametreeview.h"

#include <QMenu>
#include <QTimer>

namespace shinpan {

AnalysisFeature::AnalysisFeature(WindowFrame &frame, const Parts &parts)
    : Feature(frame)
    , m_controller(new AnalysisController(parts.game,
                                          parts.hub,
                                          parts.store,
                                          parts.preferences,
                                          &frame.window()))
    , m_estimator(
          new ScoreEstimator(*m_controller, parts.game, parts.scoring, parts.hub, &frame.window()))
    , m_area(new AreaChooser(*m_controller, parts.board, &frame.window()))
    , m_actions(new AnalysisActions(
          {*m_controller, parts.scoring, *m_estimator, *m_area, parts.store, parts.preferences},
          frame.window()))
{
    createPanels(parts);
    addCard(new EstimateBar(*m_estimator));
    nameKeys();
    addToMenu(MenuPart::AnalysisEngines, [this](QMenu &menu) { m_actions->addTo(menu); });
    markMistakes(parts);
    connect(m_controller, &AnalysisController::noticed, this,
            [&frame](const QString &text) { frame.tell(text); });
    connect(m_actions->settings, &QAction::triggered, this, &AnalysisFeature::showSettings);
    connect(m_controller, &AnalysisController::analysed, this,
            [this, &game = parts.game] { Q_EMIT moveJudged(remarkOnMove(game)); });
}

bool AnalysisFeature::dismiss()
{
    const bool wasShown = m_estimator->isWanted();
    m_estimator->end();
    return wasShown;
}

QString AnalysisFeature::remarkOnMove(const OpenGame &game) const
{
    const std::optional<Loss> loss = m_controller->lossAt(game.cursor().node());
    const bool isLost = loss && (loss->points ? *loss->points >= 0.05F : loss->winrate >= 0.0005F);
    return isLost ? tr("lost %1").arg(lossText(*loss)) : QString();
}

void AnalysisFeature::createPanels(const Parts &parts)
{
    QMainWindow *window = &frame().window();
    auto *overlay = new CandidateOverlay(*m_controller, parts.game, parts.scoring, *m_estimator,
                                         *m_area, parts.preferences, parts.board, window);
    const auto makeAnalysis = [this, overlay, parts, window]() -> QWidget * {
        m_analysis = new AnalysisPanel(
            {*m_controller, *m_actions, *overlay, parts.game, parts.preferences}, window);
        return m_analysis;
    };
    Panel &panel =
        addPanel(tr("Analysis"), QStringLiteral("analysis"), makeAnalysis, Qt::RightDockWidgetArea);
    connect(m_controller, &AnalysisController::enginesWanted, this, [this, &panel] {
        panel.bringUp();
        QTimer::singleShot(0, m_analysis, &AnalysisPanel::askEngines); // once it has its place
    });

    auto *graph = new GraphPanel(parts.game, *m_controller, parts.preferences, window);
    m_graph = &graph->view();
    addPanel(tr("Graph"), QStringLiteral("graph"), graph, Qt::RightDockWidgetArea);

    const auto makeComparison = [this, parts, window]() -> QWidget * {
        return new ComparisonPanel(*m_controller, parts.game, parts.preferences, window);
    };
    addPanel(tr("Comparison"), QStringLiteral("comparison"), makeComparison,
             Qt::RightDockWidgetArea);
}

void AnalysisFeature::nameKeys() const
{
    nameActions({{"analyse", m_actions->analyse},
                 {"candidates", m_actions->candidates},
                 {"ownership", m_actions->ownership},
                 {"policy", m_actions->policy},
                 {"estimate", m_actions->estimate},
                 {"onlyHere", m_actions->onlyHere},
                 {"avoid", m_actions->avoid},
                 {"everywhere", m_actions->everywhere},
                 {"engineSettings", m_actions->settings}});
}

/// Marks mistakes in the tree, as the main engine sees them.
void AnalysisFeature::markMistakes(const Parts &parts)
{
    GameTreeView *tree = &parts.tree;
    tree->setMistakeTest(
        [controller = m_controller](NodeId node) { return controller->isMistake(node); });
    connect(m_controller, &AnalysisController::learned, tree, &GameTreeView::retestMistakes);
    parts.preferences.follow<AnalysisOptions>(tree, [tree] { tree->retestMistakes(NoNode); });
}

void AnalysisFeature::showSettings()
{
    frame().showOnce<EngineSettingsDialog>(
        [this] { return new EngineSettingsDialog(*m_controller, &frame().window()); });
}

} // namespace shinpan
