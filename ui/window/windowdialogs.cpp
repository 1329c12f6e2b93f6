// What MainWindow asks the person: a new game, and engines.

#include "core/engine/profile/engineprofilestore.h"
#include "core/record/tree/replay.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/analysis/enginesettingsdialog.h"
#include "ui/analysis/evaluationline.h"
#include "ui/board/boardview.h"
#include "ui/document/documentcontroller.h"
#include "ui/engines/engineeditor.h"
#include "ui/game/gamecontroller.h"
#include "ui/home/manualwindow.h"
#include "ui/home/preferencesdialog.h"
#include "ui/home/shortcutsdialog.h"
#include "ui/info/gameinfodialog.h"
#include "ui/info/propertydialog.h"
#include "ui/match/newgamedialog.h"
#include "ui/play/boardarea.h"
#include "ui/review/filesreviewwindow.h"
#include "ui/review/reviewcontroller.h"
#include "ui/review/reviewdialog.h"
#include "ui/review/savereviewdialog.h"
#include "ui/settings/preferences.h"
#include "ui/window/mainwindow.h"

#include <QPointer>
#include <QStatusBar>

namespace shinpan {

/// Shows the window's only dialog of its kind, made if there is none. In a turn of its own, as in
/// openSoon().
template <typename Dialog, typename Make>
Dialog &MainWindow::showOnce(const Make &make)
{
    auto *dialog = findChild<Dialog *>();
    if (dialog == nullptr) {
        dialog = make();
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    const auto show = [dialog] {
        dialog->show();
        dialog->raise();
        dialog->activateWindow();
    };
    QMetaObject::invokeMethod(dialog, show, Qt::QueuedConnection);
    return *dialog;
}

/// In a turn of its own: to make a dialog and to lay it out take a frame each. Until then no other
/// one is begun, as it keeps the person from the window.
void MainWindow::openSoon(QDialog &dialog)
{
    dialog.setAttribute(Qt::WA_DeleteOnClose);
    m_opening = &dialog;
    const auto open = [this, &dialog] {
        m_opening.clear();
        dialog.open();
    };
    QMetaObject::invokeMethod(&dialog, open, Qt::QueuedConnection);
}

void MainWindow::askNewGame()
{
    if (m_opening) {
        return;
    }
    auto *dialog = new NewGameDialog(m_parts.store.profiles(),
                                     lastGame(m_parts.preferences, m_parts.store.profiles()), this);
    connect(dialog, &NewGameDialog::addEngineRequested, this, [this, dialog](Color color) {
        const QPointer<NewGameDialog> asking(dialog);
        editEngines({}, true, [this, asking, color](const QString &id) {
            if (asking) {
                asking->setEngines(m_parts.store.profiles());
                asking->chooseEngine(color, id);
            }
        });
    });
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const NewGameSettings settings = dialog->settings();
        rememberGame(m_parts.preferences, settings);
        m_document->settleChanges([this, settings] {
            m_parts.game.newGame(settings);
            m_parts.game.start();
            m_boardArea->board().setFocus();
        });
    });
    openSoon(*dialog);
}

void MainWindow::editEngines(const QString &id,
                             bool adds,
                             std::function<void(const QString &)> chosen)
{
    if (m_opening) {
        return;
    }
    auto *editor = new EngineEditor(m_parts.store.list(), this);
    if (!id.isEmpty()) {
        editor->selectEngine(id);
    }
    if (adds) {
        editor->addEngine();
    }
    connect(editor, &QDialog::accepted, this, [this, editor, chosen = std::move(chosen)] {
        m_parts.store.setStored(editor->profiles());
        if (chosen) {
            chosen(editor->currentId());
        }
    });
    openSoon(*editor);
}

void MainWindow::addEngine()
{
    editEngines({}, true, {});
}

void MainWindow::addEngineFor(Color color)
{
    editEngines({}, true, [this, color](const QString &id) {
        if (const std::optional<EngineProfile> profile = m_parts.store.profile(id)) {
            m_parts.game.setSeat(color, {*profile});
        }
    });
}

void MainWindow::askReview()
{
    ReviewSettings settings = m_parts.preferences.get<ReviewSettings>();
    if (settings.engines.isEmpty()) {
        settings.engines = m_parts.preferences.get(&AnalysisOptions::engines);
    }
    const NodeId end = lineThrough(m_parts.game.cursor()).back();
    const int moves = replayTo(m_parts.game.record().tree(), end).moveNumber();
    auto *dialog = new ReviewDialog(m_parts.store.profiles(), settings, moves, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const ReviewSettings chosen = dialog->settings();
        m_parts.preferences.set(chosen);
        showReview();
        m_review->start(chosen);
    });
    dialog->open();
}

void MainWindow::askSavingReview()
{
    GameRecord &record = m_parts.game.record();
    SaveReviewDialog::Findings findings{
        .tree = record.tree(),
        .stops = reviewStops(record.tree(), lineThrough(m_parts.game.cursor()).back()),
        .store = m_analysis->found(),
        .judges = {}};
    for (const std::unique_ptr<Analyst> &analyst : m_analysis->analysts()) {
        findings.judges.push_back({analyst->profile().id, analyst->profile().name});
    }
    const MergeOptions options{.level = m_parts.preferences.get(&ReviewSaving::level),
                               .mistakes = m_parts.preferences.get(&AnalysisOptions::mistakes)};
    auto *dialog = new SaveReviewDialog(std::move(findings), options, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, &record] {
        const MergeOptions chosen = dialog->options();
        m_parts.preferences.set(&ReviewSaving::level, chosen.level);
        const RecordStep step(record, tr("Save Analysis"));
        mergeReview(record, dialog->stops(), m_analysis->found(), dialog->engine(), chosen);
    });
    // The nodes that it speaks of are gone.
    connect(&record, &GameRecord::treeReplaced, dialog, &QDialog::reject);
    dialog->open();
}

/// Its review goes on while it is closed, so it is kept.
void MainWindow::reviewFiles()
{
    auto &window = showOnce<FilesReviewWindow>([this] {
        auto *files =
            new FilesReviewWindow(m_parts.preferences, m_parts.store, m_parts.hub,
                                  m_parts.recoveryDirectory + QStringLiteral("/reviews"), this);
        connect(files, &FilesReviewWindow::finished, this,
                [this](const QString &text) { statusBar()->showMessage(text, 8000); });
        return files;
    });
    window.setAttribute(Qt::WA_DeleteOnClose, false);
}

void MainWindow::editGameInfo()
{
    if (!m_opening) {
        openSoon(*new GameInfoDialog(m_parts.game.record(), this));
    }
}

/// It follows the cursor.
void MainWindow::editProperties()
{
    showOnce<PropertyDialog>([this] { return new PropertyDialog(m_parts.game.cursor(), this); });
}

void MainWindow::editPreferences()
{
    showOnce<PreferencesDialog>([this] {
        auto *dialog = new PreferencesDialog(m_parts.preferences, this);
        connect(dialog, &PreferencesDialog::enginesRequested, this,
                [this] { editEngines({}, false, {}); });
        connect(dialog, &PreferencesDialog::shortcutsRequested, this, &MainWindow::showShortcuts);
        return dialog;
    });
}

void MainWindow::showEngineSettings()
{
    showOnce<EngineSettingsDialog>([this] { return new EngineSettingsDialog(*m_analysis, this); });
}

void MainWindow::showShortcuts()
{
    showOnce<ShortcutsDialog>([this] { return new ShortcutsDialog(*m_shortcuts, this); });
}

void MainWindow::showManual()
{
    showOnce<ManualWindow>([this] { return new ManualWindow(this); });
}

} // namespace shinpan
