#include "ui/analysis/graphpanel.h"

#include "ui/analysis/analysiscontroller.h"
#include "ui/analysis/graphview.h"
#include "ui/game/opengame.h"
#include "ui/settings/preferences.h"

#include <QDeadlineTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

constexpr int EmptyLines = 6; ///< high, where nothing is known

} // namespace

GraphPanel::GraphPanel(OpenGame &game,
                       AnalysisController &analysis,
                       Preferences &preferences,
                       QWidget *parent)
    : QWidget(parent)
    , m_game(game)
    , m_analysis(analysis)
    , m_preferences(preferences)
    , m_view(new GraphView(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &GraphPanel::refresh);
    connect(m_view, &GraphView::nodeActivated, this, [this](NodeId node) {
        if (!m_isOutdated) {
            m_game.cursor().moveTo(node);
        }
    });
    connect(&game.cursor(), &GameCursor::moved, this, &GraphPanel::followCursor);
    const auto refreshCalmly = [this] {
        constexpr auto Calmly = 250ms; // one point of a curve, that moves a little
        if (isVisible() && !m_pause.isActive()) {
            m_pause.start(Calmly);
        }
    };
    connect(&analysis, &AnalysisController::analysed, this, refreshCalmly);
    connect(&analysis, &AnalysisController::learned, this, refreshCalmly);
    preferences.follow<AnalysisOptions>(this, &GraphPanel::scheduleRefresh);
    observeRecord();
}

void GraphPanel::observeRecord()
{
    const GameRecord *record = &m_game.record();
    connect(record, &GameRecord::nodeAdded, this, &GraphPanel::scheduleRefresh);
    connect(record, &GameRecord::structureChanged, this, &GraphPanel::scheduleRefresh);
    connect(record, &GameRecord::nodeChanged, this, [this, record](NodeId node) {
        m_recorded.forget(record->tree(), node);
        scheduleRefresh();
    });
    const auto forget = [this] {
        m_isOutdated = true;
        m_reading.cancel();
        m_recorded.forget();
        m_nodes.clear();
        scheduleRefresh();
    };
    connect(record, &GameRecord::nodeRemoved, this, forget);
    connect(record, &GameRecord::treeReplaced, this, forget);
}

void GraphPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    scheduleRefresh();
}

/// Most steps stay on the line that is shown.
void GraphPanel::followCursor()
{
    const auto place = m_view->line().placeOf(m_game.cursor().node());
    if (place && !m_isOutdated) {
        m_view->setPlace(place);
    } else {
        scheduleRefresh();
    }
}

void GraphPanel::scheduleRefresh()
{
    if (isVisible() && !m_pause.isActive()) {
        constexpr auto OfAFastGame = 40ms;
        m_pause.start(OfAFastGame);
    }
}

void GraphPanel::refresh()
{
    m_nodes = lineThrough(m_game.cursor());
    m_next = 0;
    m_reading.start([this] { return readNext(); });
}

bool GraphPanel::readNext()
{
    const QDeadlineTimer deadline(SlicedWork::Slice);
    const GameTree &tree = m_game.record().tree();
    while (m_next < m_nodes.size()) {
        static_cast<void>(m_recorded.at(tree, m_nodes[m_next++]));
        if (deadline.hasExpired()) {
            return false;
        }
    }
    showLine();
    return true;
}

void GraphPanel::showLine()
{
    const GameTree &tree = m_game.record().tree();
    // The side to move changes from place to place, so that a curve would jump up and down.
    const AnalysisOptions options = m_preferences.get<AnalysisOptions>();
    EvaluationTerms terms{.viewer = viewerOf(options.perspective, Color::Black),
                          .mistakes = options.mistakes};
    const std::vector<EngineProfile> engines = this->engines();
    for (const EngineProfile &engine : engines) {
        terms.engines.append(engine.name);
    }
    EvaluationLine line = evaluationLine(
        tree, m_nodes, [&](NodeId node) { return evaluationsAt(node, engines); }, terms);
    const auto place = line.placeOf(m_game.cursor().node());
    m_isOutdated = false;
    m_view->setLine(std::move(line), place);
    // What is empty takes no room.
    setMaximumHeight(m_view->isEmpty() ? EmptyLines * fontMetrics().lineSpacing()
                                       : QWIDGETSIZE_MAX);
}

/// The chosen ones, else all that found something.
std::vector<EngineProfile> GraphPanel::engines() const
{
    std::vector<EngineProfile> engines = m_analysis.judges();
    if (const std::size_t chosen = m_analysis.analysts().size(); chosen > 0) {
        engines.resize(chosen);
    }
    return engines;
}

/// An engine that analyses says it better than it did in the record.
std::vector<Evaluation> GraphPanel::evaluationsAt(NodeId node,
                                                  const std::vector<EngineProfile> &engines)
{
    std::vector<Evaluation> said;
    for (const EngineProfile &engine : engines) {
        if (const Analysis *found = m_analysis.found().find(node, engine.id)) {
            said.push_back(evaluationOf(*found, engine.name));
        }
    }
    const std::optional<Evaluation> &recorded = m_recorded.at(m_game.record().tree(), node);
    const auto isOfSame = [&](const Evaluation &one) { return one.engine == recorded->engine; };
    if (recorded && std::ranges::none_of(said, isOfSame)) {
        said.push_back(*recorded);
    }
    return said;
}

} // namespace shinpan
