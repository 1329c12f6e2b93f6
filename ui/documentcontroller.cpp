#include "ui/documentcontroller.h"

#include "core/record/sgfwriter.h"
#include "ui/gamecontroller.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLockFile>
#include <QMessageBox>
#include <QPointer>
#include <QUuid>

#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

const auto SgfSuffix = QLatin1String(".sgf");
const auto LockSuffix = QLatin1String(".lock");

/// How often the copy is written at most while moves come in.
constexpr auto CopyInterval = 1s;

[[nodiscard]] QString lockPath(const QString &copy)
{
    return copy.chopped(SgfSuffix.size()) + LockSuffix;
}

} // namespace

DocumentController::DocumentController(GameController &game,
                                       const QString &recoveryDirectory,
                                       QWidget &window)
    : QObject(&window)
    , m_game(game)
    , m_window(window)
    , m_recoveryDirectory(recoveryDirectory)
{
    m_copyTimer.setSingleShot(true);
    m_copyTimer.setInterval(CopyInterval);
    connect(&m_copyTimer, &QTimer::timeout, this, [this] {
        if (isModified()) {
            keepCopy();
        }
    });
    GameRecord &record = game.record();
    connect(&record, &GameRecord::modifiedChanged, this, &DocumentController::titleChanged);
    connect(&record, &GameRecord::nodeAdded, this, &DocumentController::scheduleCopy);
    connect(&record, &GameRecord::nodeChanged, this, &DocumentController::scheduleCopy);
    connect(&record, &GameRecord::nodeRemoved, this, &DocumentController::scheduleCopy);
    connect(&record, &GameRecord::structureChanged, this, &DocumentController::scheduleCopy);
    connect(&record, &GameRecord::infoChanged, this, &DocumentController::scheduleCopy);
    connect(&record, &GameRecord::treeReplaced, this, [this] { setFilePath({}); });
    connect(&game, &GameController::changed, this, [this] {
        if (!isModified() && !m_game.isGameRunning()) {
            removeCopy();
        }
    });
}

DocumentController::~DocumentController()
{
    if (!isModified()) {
        removeCopy();
    } else if (m_copyTimer.isActive()) {
        // We end without having been asked: the copy is offered at the next start.
        [[maybe_unused]] const Result<void> written = writeCopy(); // nobody is left to be told
    }
}

void DocumentController::forgetChanges()
{
    m_game.record().setModified(false);
    removeCopy();
}

QString DocumentController::displayName() const
{
    return m_filePath.isEmpty() ? tr("Untitled") : QFileInfo(m_filePath).fileName();
}

bool DocumentController::isModified() const
{
    return m_game.record().isModified();
}

void DocumentController::setFilePath(const QString &path)
{
    m_filePath = path;
    Q_EMIT titleChanged();
}

void DocumentController::openFile(const QString &path)
{
    settleChanges([this, path] { load(path); });
}

void DocumentController::chooseFile()
{
    auto *dialog = new QFileDialog(&m_window, tr("Open Game Record"), QFileInfo(m_filePath).path(),
                                   tr("Game records (*.sgf *.SGF);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &DocumentController::openFile);
    dialog->open();
}

void DocumentController::load(const QString &path)
{
    Result<SgfGame, SgfError> game = readSgfFile(path);
    if (!game) {
        const SgfError &error = game.error();
        const QString place = error.line > 0
                                ? tr("%1, line %2: %3").arg(path).arg(error.line).arg(error.text)
                                : tr("%1: %2").arg(path, error.text);
        Q_EMIT noticed(place);
        return;
    }
    m_game.showTree(std::move(game->tree));
    setFilePath(path);
    QStringList remarks;
    if (game->gamesInFile > 1) {
        remarks << tr("The file holds %n games; this is the first one.", nullptr,
                      game->gamesInFile);
    }
    if (!game->warnings.empty()) {
        const SgfWarning &first = game->warnings.front();
        remarks << tr("Read with %n repair(s), the first in line %1.", nullptr,
                      static_cast<int>(game->warnings.size()))
                       .arg(first.line);
    }
    if (!remarks.isEmpty()) {
        Q_EMIT noticed(remarks.join(u' '));
    }
}

void DocumentController::save()
{
    if (m_filePath.isEmpty()) {
        saveAs();
    } else {
        [[maybe_unused]] const bool written = write(m_filePath);
    }
}

void DocumentController::saveAs()
{
    askNameAndSave([] {});
}

void DocumentController::askNameAndSave(std::function<void()> proceed)
{
    auto *dialog =
        new QFileDialog(&m_window, tr("Save Game Record"), m_filePath, tr("Game records (*.sgf)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("sgf"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, proceed = std::move(proceed)](const QString &path) {
                if (write(path)) {
                    proceed();
                }
            });
    dialog->open();
}

bool DocumentController::write(const QString &path)
{
    if (const Result<void> saved = saveSgfFile(m_game.record().tree(), path); !saved) {
        Q_EMIT noticed(tr("%1 was not saved: %2").arg(path, saved.error()));
        return false;
    }
    m_game.record().setModified(false);
    setFilePath(path);
    if (!m_game.isGameRunning()) {
        removeCopy();
    }
    return true;
}

void DocumentController::settleChanges(std::function<void()> proceed)
{
    if (!isModified()) {
        proceed();
        return;
    }
    auto *box =
        new QMessageBox(QMessageBox::Question, tr("Unsaved changes"),
                        tr("Save the changes to %1?").arg(displayName()),
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_window);
    box->setTextFormat(Qt::PlainText); // a file's name may look like HTML
    box->setInformativeText(tr("Otherwise they are lost."));
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QMessageBox::finished, this, [this, proceed = std::move(proceed)](int choice) {
        if (choice == QMessageBox::Discard) {
            proceed();
        } else if (choice == QMessageBox::Save && m_filePath.isEmpty()) {
            askNameAndSave(proceed);
        } else if (choice == QMessageBox::Save && write(m_filePath)) {
            proceed();
        }
    });
    box->open();
}

void DocumentController::scheduleCopy()
{
    if (!m_copyTimer.isActive()) {
        m_copyTimer.start();
    }
}

Result<void> DocumentController::writeCopy()
{
    if (m_copyPath.isEmpty()) {
        if (!QDir().mkpath(m_recoveryDirectory)) {
            return failure(tr("the directory %1 cannot be made").arg(m_recoveryDirectory));
        }
        const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces);
        m_copyPath = QDir(m_recoveryDirectory).filePath(name + SgfSuffix);
        m_lock = std::make_unique<QLockFile>(lockPath(m_copyPath));
        m_lock->setStaleLockTime(0); // held as long as we live, however long that is
        [[maybe_unused]] const bool locked = m_lock->tryLock();
    }
    return saveSgfFile(m_game.record().tree(), m_copyPath);
}

/// Play goes on without a copy; that it does is told once.
bool DocumentController::keepCopy()
{
    const Result<void> written = writeCopy();
    const bool failedBefore = std::exchange(m_copyFails, !written);
    if (m_copyFails && !failedBefore) {
        Q_EMIT noticed(tr("No recovery copy could be written: %1").arg(written.error()));
    }
    return written.has_value();
}

void DocumentController::removeCopy()
{
    m_copyTimer.stop();
    if (!m_copyPath.isEmpty()) {
        QFile::remove(m_copyPath);
        m_copyPath.clear();
        m_lock.reset();
    }
}

QStringList DocumentController::abandonedCopies() const
{
    QStringList copies;
    const QDir directory(m_recoveryDirectory);
    const QFileInfoList files =
        directory.entryInfoList({u'*' + SgfSuffix}, QDir::Files, QDir::Time | QDir::Reversed);
    for (const QFileInfo &file : files) {
        QLockFile lock(lockPath(file.filePath()));
        lock.setStaleLockTime(0);
        if (lock.tryLock()) { // its process is gone
            copies << file.filePath();
        }
    }
    return copies;
}

void DocumentController::recover(const QString &copy)
{
    settleChanges([this, copy] {
        Result<SgfGame, SgfError> game = readSgfFile(copy);
        if (!game) {
            Q_EMIT noticed(tr("%1: %2").arg(copy, game.error().text));
            return;
        }
        m_game.showTree(std::move(game->tree));
        m_game.record().setModified(true);
        m_game.cursor().toEnd();
        if (keepCopy()) {
            discard(copy);
        }
    });
}

void DocumentController::discard(const QString &copy)
{
    QFile::remove(copy);
    QFile::remove(lockPath(copy));
}

} // namespace shinpan
