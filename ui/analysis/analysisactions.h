#pragma once

#include "ui/analysis/analysisoptions.h"

#include <QAction>
#include <QObject>

#include <functional>

class QMenu;
class QWidget;

namespace shinpan {

class AnalysisController;
class AreaChooser;
class EngineProfileStore;
class Preferences;
class ScoreEstimator;
class ScoringController;

/// What a person can do with analyses, as actions and menus that are true to what is.
class AnalysisActions final : public QObject
{
    Q_OBJECT

public:
    /// What they are about; everything outlives them.
    struct Parts
    {
        AnalysisController &analysis;
        ScoringController &scoring;
        ScoreEstimator &estimator;
        AreaChooser &area;
        EngineProfileStore &store;
        Preferences &preferences;
    };

    /// `window` is that of its dialogs, and owns it.
    AnalysisActions(const Parts &parts, QWidget &window);

    QAction *analyse; ///< starts and stops; its key works only where it is given to a widget itself
    QAction *candidates;
    QAction *ownership;
    QAction *policy;
    QAction *estimate; ///< shows how the position might be counted, and puts that away

    QAction *onlyHere;   ///< begins to choose where engines look
    QAction *avoid;      ///< begins to choose where they do not
    QAction *everywhere; ///< lets them look everywhere again
    QAction *settings;   ///< what engines can be told while they run; its owner shows them

    /// Those with bare keys, for widgets that have no other use for these.
    [[nodiscard]] QList<QAction *> boardActions() const
    {
        return {analyse, candidates, ownership, policy, estimate, onlyHere, avoid};
    }

    /// All of it, for the Analysis menu.
    void addTo(QMenu &menu);
    /// The menu that says which engines analyse.
    [[nodiscard]] QMenu *createEnginesMenu(QWidget *parent);
    /// What is shown, and whose chances.
    [[nodiscard]] QMenu *createViewMenu(QWidget *parent);
    /// How long engines think about a position.
    [[nodiscard]] QMenu *createLimitMenu(QWidget *parent);
    using SetLimit = std::function<void(AnalysisOptions &, int)>;
    void askLimit(const QString &label, int most, const SetLimit &set);

private:
    void addEstimate();
    void addAreas();
    QAction *addOverlay(const QString &text, Qt::Key key, bool AnalysisOptions::*option);
    void addOverlays(QMenu &menu);
    [[nodiscard]] QMenu *createValueMenu(const QString &title,
                                         CandidateValue AnalysisOptions::*option,
                                         QWidget *parent);
    [[nodiscard]] QMenu *createPerspectiveMenu(QWidget *parent);
    void listEngines(QMenu &menu);
    void chooseEngine(const QString &id, bool chosen);
    void refresh();

    Parts m_parts;
    QWidget &m_window;
};

} // namespace shinpan
