#include "ui/competition/runninggamewindow.h"

#include "ui/competition/competitionsession.h"
#include "ui/competition/gametile.h"
#include "ui/competition/trafficview.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"

#include <QShortcut>
#include <QSplitter>

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

constexpr auto TickInterval = 250ms;
constexpr QSize GameWindowSize(1000, 600);
const QList<int> FirstShares{GameWindowSize.width() * 3 / 5, GameWindowSize.width() * 2 / 5};
constexpr QSize LeastBoard(240, 300);

} // namespace

RunningGameWindow::RunningGameWindow(CompetitionSession &session, int slot, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_session(session)
    , m_slot(slot)
    , m_tile(new GameTile)
    , m_traffic(new TrafficView)
{
    m_tile->showInFull();
    m_tile->setMinimumSize(LeastBoard);
    auto *parts = new QSplitter;
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_tile);
    parts->addWidget(m_traffic);
    parts->setSizes(FirstShares);
    setLayout(form::column(0, {{parts, 1}},
                           {spacing::Normal, spacing::Normal, spacing::Normal, spacing::Normal}));
    connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, this, &QWidget::close);
    resize(GameWindowSize);
    m_ticks.setInterval(TickInterval);
    connect(&m_ticks, &QTimer::timeout, this, &RunningGameWindow::refresh);
    refresh();
}

void RunningGameWindow::refresh()
{
    if (!isVisible()) {
        m_ticks.stop();
    }
    const std::vector<LiveBoard> boards = m_session.boards();
    const auto board = std::ranges::find(boards, m_slot, &LiveBoard::slot);
    if (board != boards.end()) {
        m_tile->follow(*board);
        if (const auto traffic = m_session.traffic(m_slot)) {
            m_traffic->follow(traffic);
        } else {
            m_traffic->followLog(m_session.trafficLog(board->id));
        }
    } else {
        m_tile->showResult(m_session.resultOf(m_tile->gameId()).value_or(tr("Broken off")));
    }
    const std::optional<LiveSnapshot> snapshot = m_session.snapshot();
    setWindowTitle(
        tr("%1 – %2").arg(m_tile->accessibleName(), snapshot ? snapshot->name : m_session.file()));
}

void RunningGameWindow::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_ticks.start();
    refresh();
}

} // namespace shinpan
