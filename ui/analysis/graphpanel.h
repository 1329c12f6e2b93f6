#pragma once

#include "core/engine/profile/engineprofile.h"
#include "ui/analysis/evaluationline.h"
#include "ui/kit/slicedwork.h"

#include <QTimer>
#include <QWidget>

namespace shinpan {

class AnalysisController;
class OpenGame;
class GraphView;
class Preferences;

/// The graph of the line that the cursor is on, kept true to the record and to what engines find:
/// what the file, the playing engines, and those that analyse say of each position. Works only
/// while it is visible, at most some 25 times a second however fast a game runs, and in slices.
class GraphPanel final : public QWidget
{
    Q_OBJECT

public:
    /// All outlive it.
    GraphPanel(OpenGame &game,
               AnalysisController &analysis,
               Preferences &preferences,
               QWidget *parent = nullptr);

    [[nodiscard]] GraphView &view() const { return *m_view; }

protected:
    void showEvent(QShowEvent *event) override;

private:
    void observeRecord();
    void followCursor();
    void scheduleRefresh();
    void refresh();
    [[nodiscard]] bool readNext();
    void showLine();
    [[nodiscard]] std::vector<EngineProfile> engines() const;
    [[nodiscard]] std::vector<Evaluation> evaluationsAt(NodeId node,
                                                        const std::vector<EngineProfile> &engines);

    OpenGame &m_game;
    AnalysisController &m_analysis;
    Preferences &m_preferences;
    GraphView *m_view;
    RecordedEvaluations m_recorded;
    std::vector<NodeId> m_nodes; ///< the line that is being read
    std::size_t m_next = 0;      ///< of them
    SlicedWork m_reading;
    QTimer m_pause;            ///< before the next refresh
    bool m_isOutdated = false; ///< the view may show nodes that are gone
};

} // namespace shinpan
