#include "ui/review/reviewactions.h"

#include "ui/analysis/analysiscontroller.h"
#include "ui/kit/symbol.h"
#include "ui/review/reviewcontroller.h"

#include <QMenu>

namespace shinpan {

ReviewActions::ReviewActions(ReviewController &reviewing,
                             const AnalysisController &analysis,
                             QObject *parent)
    : QObject(parent)
    , review(new QAction(symbolIcon(Symbol::Search), tr("&Review Game…"), this))
    , files(new QAction(tr("Review Files…"), this))
    , pause(new QAction(this))
    , cancel(new QAction(symbolIcon(Symbol::Stop), tr("Ca&ncel Review"), this))
    , save(new QAction(symbolIcon(Symbol::Save), tr("&Save Analysis into Game…"), this))
    , tryAgain(new QAction(symbolIcon(Symbol::Undo), tr("&Try Mistakes Again"), this))
    , m_review(reviewing)
    , m_analysis(analysis)
{
    review->setShortcut(Qt::Key_F12);
    review->setIconText(tr("Review"));
    review->setToolTip(tr("Let engines look at every position of the game (F12)"));
    files->setToolTip(tr("Let an engine look at all games in files or a folder"));
    cancel->setToolTip(tr("End the review; what was found stays"));
    save->setToolTip(tr("Write what engines found into the game"));
    tryAgain->setShortcut(Qt::SHIFT | Qt::Key_F12);
    tryAgain->setIconText(tr("Try Again"));
    tryAgain->setToolTip(tr("Find better moves where the game’s were mistakes (Shift+F12)"));
    connect(pause, &QAction::triggered, this, [this] {
        m_review.state() == ReviewController::State::Paused ? m_review.resume() : m_review.pause();
    });
    connect(cancel, &QAction::triggered, &m_review, &ReviewController::cancel);
    connect(&m_review, &ReviewController::changed, this, &ReviewActions::refresh);
    const auto allowSaving = [this] { save->setEnabled(!m_analysis.found().isEmpty()); };
    connect(&m_analysis, &AnalysisController::learned, this, allowSaving);
    connect(&m_analysis, &AnalysisController::changed, this, allowSaving); // engines may be gone
    allowSaving();
    refresh();
}

void ReviewActions::addTo(QMenu &menu) const
{
    menu.addActions({review, pause, cancel, save, files});
}

void ReviewActions::refresh()
{
    const ReviewController::State state = m_review.state();
    const bool isPaused = state == ReviewController::State::Paused;
    pause->setIcon(symbolIcon(isPaused ? Symbol::Play : Symbol::Pause));
    pause->setText(isPaused ? tr("Resume Re&view") : tr("Pause Re&view"));
    pause->setToolTip(isPaused ? tr("Go on with the review") : tr("Pause the review"));
    pause->setEnabled(state != ReviewController::State::Idle);
    cancel->setEnabled(state != ReviewController::State::Idle);
}

} // namespace shinpan
