#include "ui/document/documentcontroller.h"

#include "ui/game/gamecontroller.h"
#include "ui/words/messagetext.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace shinpan {

DocumentController::DocumentController(GameController &game,
                                       const QString &recoveryDirectory,
                                       QWidget &window)
    : QObject(&window)
    , m_game(game)
    , m_window(window)
    , m_recoveryDirectory(recoveryDirectory)
    , m_games(game)
    , m_copy(m_games, recoveryDirectory)
    , m_fallback(SgfReadOptions().fallback)
{
    const GameRecord &record = game.record();
    connect(&record, &GameRecord::nodeAdded, &m_copy, &RecoveryCopy::schedule);
    connect(&record, &GameRecord::nodeChanged, &m_copy, &RecoveryCopy::schedule);
    connect(&record, &GameRecord::nodeRemoved, &m_copy, &RecoveryCopy::schedule);
    connect(&record, &GameRecord::structureChanged, &m_copy, &RecoveryCopy::schedule);
    connect(&record, &GameRecord::infoChanged, &m_copy, &RecoveryCopy::schedule);
    connect(&m_games, &CollectionDocument::rearranged, &m_copy, &RecoveryCopy::schedule);
    connect(&m_copy, &RecoveryCopy::failed, this, [this](const QString &reason) {
        Q_EMIT noticed(tr("No recovery copy could be written: %1").arg(reason));
    });
    connect(&m_games, &CollectionDocument::modifiedChanged, this,
            &DocumentController::titleChanged);
    connect(&m_games, &CollectionDocument::opened, this, [this] {
        m_afterSaving.clear(); // it was another document
        cancelWork();
        setFilePath({});
    });
    connect(&game, &GameController::changed, this, [this] {
        if (!isModified() && !m_game.status().isRunning()) {
            m_copy.remove();
        }
    });
    connect(&m_loader, &GameLoader::progressed, this,
            [this] { Q_EMIT workProgressed(m_work, m_loader.progress()); });
    connect(&m_saver, &CollectionSaver::progressed, this,
            [this] { Q_EMIT workProgressed(m_work, m_saver.progress()); });
    watchFile();
}

DocumentController::~DocumentController() = default;

QString DocumentController::displayName() const
{
    return m_filePath.isEmpty() ? tr("Untitled") : QFileInfo(m_filePath).fileName();
}

bool DocumentController::isModified() const
{
    return m_games.isModified() || !m_afterSaving.empty();
}

void DocumentController::forgetChanges()
{
    cancelWork();
    m_games.setUnmodified();
    m_copy.remove();
}

void DocumentController::setFilePath(const QString &path)
{
    m_filePath = path;
    m_format = GameFormat::Sgf;
    m_charset = {};
    m_warnings = {};
    m_isStale = false;
    m_watch.watch(path);
    m_copy.setOrigin(path);
    Q_EMIT titleChanged();
}

void DocumentController::watchFile()
{
    connect(&m_watch, &FileWatch::changed, this, [this] {
        m_isStale = true;
        Q_EMIT fileChanged();
    });
    connect(&m_watch, &FileWatch::removed, this, [this] {
        m_games.setModified(); // it is nowhere else any more
        Q_EMIT fileRemoved();
    });
}

void DocumentController::keep()
{
    m_isStale = false;
    m_games.setModified();
}

// Writing

bool DocumentController::hasName() const
{
    return !m_filePath.isEmpty() && m_format == GameFormat::Sgf;
}

void DocumentController::save(Then saved)
{
    if (!hasName()) {
        askNameAndSave(std::move(saved));
    } else if (m_isStale || m_watch.isChanged()) {
        askOverwrite(std::move(saved));
    } else {
        write(m_filePath, saved);
    }
}

void DocumentController::saveAs()
{
    askNameAndSave({});
}

void DocumentController::askNameAndSave(Then proceed)
{
    QString proposal = m_filePath;
    if (!hasName() && !m_filePath.isEmpty()) { // a file of another format stays what it is
        const QFileInfo file(m_filePath);
        proposal = file.dir().filePath(file.completeBaseName() + QStringLiteral(".sgf"));
    }
    auto *dialog =
        new QFileDialog(&m_window, tr("Save Game Record"), proposal, tr("Game records (*.sgf)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("sgf"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, proceed = std::move(proceed)](const QString &path) { write(path, proceed); });
    dialog->open();
}

void DocumentController::askOverwrite(Then proceed)
{
    auto *box = new QMessageBox(QMessageBox::Warning, tr("The file has changed"),
                                tr("Another program changed %1. Save over it?").arg(displayName()),
                                QMessageBox::Cancel, &m_window);
    box->setInformativeText(tr("What the other program wrote is lost then."));
    box->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString &text, auto act) {
        connect(box->addButton(text, QMessageBox::AcceptRole), &QPushButton::clicked, this, act);
    };
    add(tr("Save &Over It"), [this, proceed] { write(m_filePath, proceed); });
    add(tr("Save &As…"), [this, proceed] { askNameAndSave(proceed); });
    box->open();
}

/// Writes the games as they are now; what is changed meanwhile is unsaved.
void DocumentController::write(const QString &path, const Then &proceed)
{
    m_loader.cancel();
    m_afterSaving.push_back(proceed);
    m_work = tr("Saving %1…").arg(QFileInfo(path).fileName());
    m_games.setUnmodified();
    m_saver.write(m_games.store(), CollectionDocument::indicesOf(m_games.games()), path,
                  [this, path](const Result<void> &result) { finishWriting(path, result); });
}

void DocumentController::finishWriting(const QString &path, const Result<void> &result)
{
    const std::vector<Then> next = std::exchange(m_afterSaving, {});
    endWork();
    if (!result) {
        m_games.setModified();
        Q_EMIT noticed(tr("%1 was not saved: %2").arg(path, text::message(result.error())));
        return;
    }
    setFilePath(path);
    if (!isModified() && !m_game.status().isRunning()) {
        m_copy.remove();
    }
    for (const Then &proceed : next) {
        if (proceed) {
            proceed();
        }
    }
}

void DocumentController::extract(const std::vector<GameId> &games, const QString &path)
{
    cancelWork();
    m_work = tr("Writing %1…").arg(QFileInfo(path).fileName());
    const int count = static_cast<int>(games.size());
    m_saver.write(
        m_games.store(), CollectionDocument::indicesOf(games), path,
        [this, path, count](const Result<void> &result) {
            endWork();
            Q_EMIT noticed(
                result ? tr("%n game(s) were written to %1.", nullptr, count).arg(path)
                       : tr("%1 was not written: %2").arg(path, text::message(result.error())));
        });
}

void DocumentController::cancelWork()
{
    const bool wasSaving = !m_afterSaving.empty();
    m_loader.cancel();
    m_adding.cancel();
    m_saver.cancel();
    m_afterSaving.clear();
    if (wasSaving) {
        m_games.setModified();
    }
    endWork();
}

void DocumentController::endWork()
{
    m_work.clear();
    Q_EMIT workEnded();
}

void DocumentController::settleChanges(Then proceed)
{
    if (!isModified()) {
        proceed();
        return;
    }
    auto *box =
        new QMessageBox(QMessageBox::Question, tr("Unsaved changes"),
                        tr("Save the changes to %1?").arg(displayName()),
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_window);
    box->setInformativeText(tr("Otherwise they are lost."));
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QMessageBox::finished, this, [this, proceed = std::move(proceed)](int choice) {
        if (choice == QMessageBox::Discard) {
            proceed();
        } else if (choice == QMessageBox::Save) {
            save(proceed);
        }
    });
    box->open();
}

// Recovery

QStringList DocumentController::abandonedCopies() const
{
    return RecoveryCopy::abandonedIn(m_recoveryDirectory);
}

void DocumentController::recover(const QString &copy)
{
    settleChanges([this, copy] {
        load(copy, {}, [this, copy] {
            const QString origin = RecoveryCopy::originOf(copy);
            setFilePath(origin);
            m_isStale = QFileInfo(origin).lastModified() > QFileInfo(copy).lastModified();
            m_games.setModified();
            m_game.cursor().toEnd();
            m_copy.write([this, copy] { discard(copy); });
        });
    });
}

void DocumentController::discard(const QString &copy)
{
    RecoveryCopy::discard(copy);
}

} // namespace shinpan
