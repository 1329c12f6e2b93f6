#include "ui/analysis/graphpanel.h"

#include "ui/analysis/graphview.h"
#include "ui/gamecontroller.h"

#include <QDeadlineTimer>
#include <QVBoxLayout>

namespace shinpan {

using namespace std::chrono_literals;

GraphPanel::GraphPanel(GameController &game, QWidget *parent)
    : QWidget(parent)
    , m_game(game)
    , m_view(new GraphView(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
    m_pause.setSingleShot(true);
    m_pause.setInterval(40ms);
    connect(&m_pause, &QTimer::timeout, this, &GraphPanel::refresh);
    connect(m_view, &GraphView::nodeActivated, this, [this](NodeId node) {
        if (!m_isOutdated) {
            m_game.cursor().moveTo(node);
        }
    });
    connect(&game.cursor(), &GameCursor::moved, this, &GraphPanel::followCursor);
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
    if (place && !m_pause.isActive() && !m_reading.isRunning()) {
        m_view->setPlace(place);
    } else {
        scheduleRefresh();
    }
}

void GraphPanel::scheduleRefresh()
{
    if (isVisible() && !m_pause.isActive()) {
        m_pause.start();
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
    EvaluationLine line = evaluationLine(tree, m_nodes, [&](NodeId node) {
        const std::optional<Evaluation> &said = m_recorded.at(tree, node);
        return said ? std::vector{*said} : std::vector<Evaluation>();
    });
    const auto place = line.placeOf(m_game.cursor().node());
    m_isOutdated = false;
    m_view->setLine(std::move(line), place);
}

} // namespace shinpan
