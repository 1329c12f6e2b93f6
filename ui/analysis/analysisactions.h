#pragma once

#include "ui/analysis/analysisoptions.h"

#include <QAction>
#include <QObject>

class QMenu;
class QWidget;

namespace shinpan {

class AnalysisController;
class EngineProfileStore;
class Preferences;
class ScoreEstimator;
class ScoringController;

/// What a person can do with analyses, as actions and menus that are true to what is.
class AnalysisActions final : public QObject
{
    Q_OBJECT

public:
    /// All outlive it.
    AnalysisActions(AnalysisController &analysis,
                    ScoringController &scoring,
                    ScoreEstimator &estimator,
                    EngineProfileStore &store,
                    Preferences &preferences,
                    QObject *parent = nullptr);

    QAction *analyse; ///< starts and stops; its key works only where it is given to a widget itself
    QAction *candidates;
    QAction *ownership;
    QAction *policy;
    QAction *estimate; ///< shows how the position might be counted, and puts that away

    /// Those with bare keys, for widgets that have no other use for these.
    [[nodiscard]] QList<QAction *> boardActions() const
    {
        return {analyse, candidates, ownership, policy, estimate};
    }

    /// All of it, for the menu bar.
    [[nodiscard]] QMenu *createMenu(QWidget *parent);
    /// Which engines analyse.
    [[nodiscard]] QMenu *createEnginesMenu(QWidget *parent);
    /// What is shown, and whose chances.
    [[nodiscard]] QMenu *createViewMenu(QWidget *parent);
    /// How long engines think about a position.
    [[nodiscard]] QMenu *createLimitMenu(QWidget *parent);

private:
    void addEstimate();
    QAction *addOverlay(const QString &text, Qt::Key key, bool AnalysisOptions::*option);
    void addOverlays(QMenu &menu);
    [[nodiscard]] QMenu *createValueMenu(const QString &title,
                                         CandidateValue AnalysisOptions::*option,
                                         QWidget *parent);
    [[nodiscard]] QMenu *createPerspectiveMenu(QWidget *parent);
    void listEngines(QMenu &menu);
    void chooseEngine(const QString &id, bool chosen);
    void refresh();

    AnalysisController &m_analysis;
    ScoringController &m_scoring;
    ScoreEstimator &m_estimator;
    EngineProfileStore &m_store;
    Preferences &m_preferences;
};

} // namespace shinpan
