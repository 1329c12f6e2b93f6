#include "ui/review/reviewfeature.h"

#include "core/engine/profile/engineprofilestore.h"
#include "core/engine/profile/enginetemplates.h"
#include "core/record/tree/replay.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/analysis/evaluationline.h"
#include "ui/analysis/judgechoice.h"
#include "ui/board/boardview.h"
#include "ui/game/opengame.h"
#include "ui/kit/panel.h"
#include "ui/kit/windowframe.h"
#include "ui/review/filesreviewwindow.h"
#include "ui/review/lookingcard.h"
#include "ui/review/reviewactions.h"
#include "ui/review/reviewcontroller.h"
#include "ui/review/reviewdialog.h"
#include "ui/review/reviewpanel.h"
#include "ui/review/savereviewdialog.h"
#include "ui/settings/preferences.h"

#include <QMenu>

#include <algorithm>
#include <utility>

namespace shinpan {

ReviewFeature::ReviewFeature(WindowFrame &frame, const Parts &parts)
    : Feature(frame)
    , m_parts(parts)
    , m_controller(new ReviewController(parts.game,
                                        parts.analysis,
                                        parts.hub,
                                        parts.directory,
                                        &frame.window()))
    , m_actions(new ReviewActions(*m_controller, parts.analysis, &frame.window()))
    , m_looking(new LookingCard(*m_controller))
{
    addCard(m_looking);
    const auto makePanel = [this]() -> QWidget * {
        auto *review = new ReviewPanel(
            {*m_controller, *m_actions, m_parts.analysis, m_parts.game, m_parts.preferences},
            m_parts.steps, &this->frame().window());
        connect(review, &ReviewPanel::pointsLit, this, [this](const std::vector<Point> &points) {
            m_parts.board.setHighlights(LayerRank::Review, points);
        });
        return review;
    };
    m_panel = &addPanel(tr("Review"), QStringLiteral("review"), makePanel, Qt::RightDockWidgetArea);
    nameActions({{"review", m_actions->review},
                 {"reviewFiles", m_actions->files},
                 {"pauseReview", m_actions->pause},
                 {"cancelReview", m_actions->cancel},
                 {"saveReview", m_actions->save},
                 {"tryAgain", m_actions->tryAgain}});
    addToMenu(MenuPart::AnalysisReview, [this](QMenu &menu) { m_actions->addTo(menu); });
    connect(m_actions->review, &QAction::triggered, this, &ReviewFeature::askReview);
    connect(m_actions->save, &QAction::triggered, this, &ReviewFeature::askSaving);
    connect(m_actions->files, &QAction::triggered, this, &ReviewFeature::reviewFiles);
    connect(m_controller, &ReviewController::noticed, this,
            [&frame](const QString &text) { frame.tell(text); });
    connect(m_controller, &ReviewController::finished, this, &ReviewFeature::noteEnd);
    connect(m_looking, &LookingCard::stopped, this, &ReviewFeature::dismiss);
    connect(&parts.game, &OpenGame::gameStarted, this, &ReviewFeature::dismiss);
}

QAction *ReviewFeature::review() const
{
    return m_actions->review;
}

QAction *ReviewFeature::tryAgain() const
{
    return m_actions->tryAgain;
}

void ReviewFeature::noteEnd(const QString &text)
{
    Q_EMIT reviewed();
    if (std::exchange(m_isAwaited, false)) {
        Q_EMIT mistakesFound();
    } else {
        frame().mention(text, std::chrono::seconds(8));
    }
}

/// Those that were chosen last.
ReviewSettings ReviewFeature::usualSettings() const
{
    ReviewSettings settings = m_parts.preferences.get<ReviewSettings>();
    if (const QStringList chosen = m_parts.preferences.get(&AnalysisOptions::engines);
        !chosen.isEmpty()) { // whoever looks at a game with an engine has it reviewed by that
        settings.engines = chosen;
    }
    return settings;
}

void ReviewFeature::lookForMistakes()
{
    ReviewSettings settings{.isAside = true};
    const std::vector<EngineProfile> able = analysing(m_parts.store.profiles());
    const QStringList usual = usualSettings().engines;
    const auto last = std::ranges::find_if(
        usual, [&](const QString &id) { return std::ranges::count(able, id, &EngineProfile::id); });
    if (last != usual.end()) {
        settings.engines = {*last};
    } else if (const auto judge = judgeOf(m_parts.game, m_parts.store, m_parts.preferences)) {
        settings.engines = {judge->id};
    } else {
        askReview(); // it says what is missing
        return;
    }
    m_isAwaited = true;
    if (m_controller->state() == ReviewController::State::Idle) {
        m_controller->start(settings);
    }
    m_controller->resume();
    m_looking->begin();
}

bool ReviewFeature::dismiss()
{
    const bool isLooking =
        std::exchange(m_isAwaited, false) && m_controller->state() != ReviewController::State::Idle;
    if (isLooking) {
        m_controller->cancel();
    }
    return isLooking;
}

void ReviewFeature::askReview()
{
    if (m_parts.analysis.refuses()) {
        return;
    }
    const ReviewSettings settings = usualSettings();
    const NodeId end = lineThrough(m_parts.game.cursor()).back();
    const int moves = replayTo(m_parts.game.record().tree(), end).moveNumber();
    auto *dialog =
        new ReviewDialog(analysing(m_parts.store.profiles()), settings, moves, &frame().window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const ReviewSettings chosen = dialog->settings();
        m_parts.preferences.set(chosen);
        m_panel->bringUp();
        m_isAwaited = false;
        m_controller->start(chosen);
    });
    dialog->open();
}

void ReviewFeature::askSaving()
{
    GameRecord &record = m_parts.game.record();
    const AnalysisController &analysis = m_parts.analysis;
    SaveReviewDialog::Findings findings{
        .tree = record.tree(),
        .stops = reviewStops(record.tree(), lineThrough(m_parts.game.cursor()).back()),
        .store = analysis.found(),
        .judges = {}};
    for (const EngineProfile &judge : analysis.judges()) {
        findings.judges.push_back({judge.id, judge.name});
    }
    const auto saving = m_parts.preferences.get<ReviewSaving>();
    const MergeOptions options{.level = saving.level,
                               .mistakes = m_parts.preferences.get(&AnalysisOptions::mistakes),
                               .keep = saving.keep};
    auto *dialog = new SaveReviewDialog(std::move(findings), options, &frame().window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, &record] {
        const MergeOptions chosen = dialog->options();
        m_parts.preferences.set(ReviewSaving{chosen.level, chosen.keep});
        const RecordStep step(record, tr("Save Analysis"));
        mergeReview(record, dialog->stops(), m_parts.analysis.found(), dialog->engine(), chosen);
    });
    // The nodes that it speaks of are gone.
    connect(&record, &GameRecord::treeReplaced, dialog, &QDialog::reject);
    dialog->open();
}

/// Its review goes on while it is closed, so it is kept.
void ReviewFeature::reviewFiles()
{
    auto &files = frame().showOnce<FilesReviewWindow>([this] {
        auto *window = new FilesReviewWindow(m_parts.preferences, m_parts.store, m_parts.hub,
                                             m_parts.directory, &frame().window());
        connect(window, &FilesReviewWindow::finished, this,
                [this](const QString &text) { frame().mention(text, std::chrono::seconds(8)); });
        return window;
    });
    files.setAttribute(Qt::WA_DeleteOnClose, false);
}

} // namespace shinpan
