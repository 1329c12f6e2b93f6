#include "ui/play/gamedock.h"

#include "ui/scoring/scoringcontroller.h"
#include "ui/scoring/scoringpanel.h"

#include <QApplication>
#include <QVBoxLayout>

#include <utility>

namespace shinpan {

GameDock::GameDock(QWidget *seats, ScoringController &scoring, QWidget &board, QWidget *parent)
    : Panel(tr("Players"), QStringLiteral("players"), new QWidget, parent)
    , m_board(board)
    , m_seats(seats)
    , m_score(new ScoringPanel(scoring))
{
    auto *column = new QVBoxLayout(widget());
    column->setContentsMargins({});
    column->setSpacing(0);
    column->setSizeConstraint(QLayout::SetMinAndMaxSize); // the seats leave the rest to the tree
    column->addWidget(m_seats);
    column->addWidget(m_score);
    m_score->hide();
    connect(&scoring, &ScoringController::shownChanged, this, &GameDock::showScore);
}

void GameDock::showScore(bool shown)
{
    if (!shown && m_score->isAncestorOf(QApplication::focusWidget())) {
        m_board.setFocus();
    }
    m_seats->setVisible(!shown);
    m_score->setVisible(shown);
    setWindowTitle(shown ? tr("Score") : tr("Players"));
    if (!shown) {
        setVisible(!std::exchange(m_wasClosed, false));
        return;
    }
    m_wasClosed = isHidden();
    show();
}

} // namespace shinpan
