#include "ui/document/documentcontroller.h"

#include "core/record/import/gamefolder.h"
#include "core/util/wholefile.h"
#include "ui/document/gameplace.h"
#include "ui/document/gametitle.h"
#include "ui/game/opengame.h"
#include "ui/words/messagetext.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include <memory>
#include <utility>

namespace shinpan {

DocumentController::DocumentController(OpenGame &game,
                                       const QString &recoveryDirectory,
                                       QWidget &window)
    : QObject(&window)
    , m_game(game)
    , m_window(window)
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
    connect(&record, &GameRecord::infoChanged, this, &DocumentController::titleChanged);
    connect(&game, &OpenGame::gameStarted, this, &DocumentController::titleChanged);
    connect(&game.controller(), &ControllerAtBoard::changed, this,
            &DocumentController::titleChanged);
    connect(&game, &OpenGame::seatChanged, this, &DocumentController::titleChanged);
    connect(this, &DocumentController::titleChanged, this, &DocumentController::describeCopy);
    connect(&m_games, &CollectionDocument::opened, this, [this] {
        m_afterSaving.clear(); // it was another document
        cancelWork();
        setFilePath({});
    });
    connect(&game, &OpenGame::changed, this, [this] {
        if (!isModified() && !m_game.status().isRunning()) {
            m_copy.remove();
        }
    });
    connect(&m_loader, &GameLoader::progressed, this,
            [this] { Q_EMIT workProgressed(m_work, m_loader.progress()); });
    connect(&m_saver, &CollectionSaver::progressed, this,
            [this] { Q_EMIT workProgressed(m_work, m_saver.progress()); });
    connect(&m_watch, &FileWatch::changed, this, [this] {
        m_isStale = true;
        Q_EMIT fileChanged();
    });
    connect(&m_watch, &FileWatch::removed, this, [this] {
        m_games.setModified(); // it is nowhere else now
        Q_EMIT fileRemoved();
    });
}

QString DocumentController::displayName() const
{
    if (!m_filePath.isEmpty()) {
        return QFileInfo(m_filePath).fileName();
    }
    const QString players = m_games.size() == 1 ? playersOf(m_game) : QString();
    return players.isEmpty() ? tr("Untitled") : players;
}

QString DocumentController::title() const
{
    const QString players = m_games.size() == 1 ? playersOf(m_game) : QString();
    return players.isEmpty() ? displayName() : players;
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
    Q_EMIT titleChanged();
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

void DocumentController::askNameAndSave(Then proceed)
{
    QString proposal = m_filePath;
    if (m_filePath.isEmpty()) {
        const QDir folder(m_usualFolder ? m_usualFolder() : QString());
        proposal = folder.filePath(fileNameFor(m_game) + QStringLiteral(".sgf"));
    } else if (!hasName()) { // a file of another format stays what it is
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
    box->setInformativeText(tr("What the other program wrote will be lost."));
    box->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString &text, auto act) {
        connect(box->addButton(text, QMessageBox::AcceptRole), &QPushButton::clicked, this, act);
    };
    add(tr("Save &Over It"), [this, proceed] { write(m_filePath, proceed); });
    add(tr("Save &As…"), [this, proceed] { askNameAndSave(proceed); });
    box->open();
}

/// Writes the games as they are now; what is changed meanwhile is unsaved.
void DocumentController::write(const QString &path, const Then &proceed, FileReaders readers)
{
    m_loader.cancel();
    m_afterSaving.push_back(proceed);
    m_work = tr("Saving %1…").arg(QFileInfo(path).fileName());
    m_games.setUnmodified();
    m_saver.write(
        m_games.store(), CollectionDocument::indicesOf(m_games.games()), path,
        [this, path](const Result<void> &result) { finishWriting(path, result); }, readers);
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

void DocumentController::saveIn(const QString &folder)
{
    if (!m_filePath.isEmpty()) {
        return;
    }
    if (!makeFolder(folder)) {
        Q_EMIT noticed(
            tr("The folder %1 cannot be created, so the game was not kept.").arg(folder));
        return;
    }
    const QString name = QDir(folder).filePath(fileNameFor(m_game));
    QString path = name + QStringLiteral(".sgf");
    for (int number = 2; QFileInfo::exists(path); ++number) {
        path = QStringLiteral("%1 (%2).sgf").arg(name, QString::number(number));
    }
    write(path, {}, FileReaders::OwnerOnly); // nobody has asked for it
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
    if (!m_games.isModified()) { // it is being written
        m_afterSaving.push_back(std::move(proceed));
        return;
    }
    auto *box =
        new QMessageBox(QMessageBox::Question, tr("Unsaved changes"),
                        tr("Save the changes to %1?").arg(displayName()),
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_window);
    box->setInformativeText(tr("Otherwise they will be lost."));
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

/// Saving would not write another format's file.
void DocumentController::describeCopy()
{
    RecoveryNote note{hasName() ? m_filePath : QString(), displayName(), {}};
    for (const Color color : BothColors) {
        if (m_game.status().isSeated(color)) {
            note.engines[color] = m_game.seats()[color].engine;
        }
    }
    m_copy.setNote(note);
}

void DocumentController::recover(const QString &copy)
{
    settleChanges([this, copy] {
        const RecoveryNote note = RecoveryCopy::noteOf(copy);
        load(copy, {}, {note.origin, [this, copy, note] { goOnFrom(copy, note); }});
    });
}

void DocumentController::goOnFrom(const QString &copy, const RecoveryNote &note)
{
    m_isStale = QFileInfo(note.origin).lastModified() > QFileInfo(copy).lastModified();
    m_games.setModified();
    m_game.cursor().toEnd();
    for (const Color color : BothColors) {
        if (note.engines[color]) {
            m_game.setSeat(color, {note.engines[color]});
        }
    }
    m_copy.write([copy] { RecoveryCopy::discard(copy); });
}

// Reading

SgfReadOptions DocumentController::readOptions() const
{
    SgfReadOptions options;
    options.fallback = m_fallback;
    return options;
}

QString DocumentController::readableFiles()
{
    QStringList patterns;
    for (const QString &suffix : gameFileSuffixes()) {
        patterns << QStringLiteral("*.") + suffix << QStringLiteral("*.") + suffix.toUpper();
    }
    return tr("Game records (%1);;All files (*)").arg(patterns.join(u' '));
}

void DocumentController::openFile(const QString &path, Then opened, Told failed)
{
    settleChanges([this, path, reading = Reading{path, std::move(opened), std::move(failed)}] {
        load(path, {}, reading);
    });
}

void DocumentController::openText(const QByteArray &sgf)
{
    cancelWork();
    m_work = tr("Reading…");
    SgfReadOptions options;
    options.charset = "UTF-8";
    m_loader.readBytes(sgf, options, [this](Result<LoadedGames, SgfError> loaded) {
        endWork();
        if (!loaded) {
            Q_EMIT noticed(whyUnreadable({}, loaded.error()));
            return;
        }
        showGames(std::move(*loaded), [this] { m_games.setModified(); });
    });
}

void DocumentController::reload()
{
    if (m_filePath.isEmpty()) {
        return;
    }
    const bool wasChosen = m_charset.source == CharsetSource::Chosen;
    const auto goBack = [this, place = placeOf(*this, m_game), follows = isAtLastMove()] {
        goTo(place, *this, m_game);
        if (follows) {
            m_game.cursor().toEnd();
        }
    };
    load(m_filePath, wasChosen ? m_charset.name : QByteArray(), {m_filePath, goBack});
}

bool DocumentController::isAtLastMove() const
{
    const GameTree &tree = m_game.record().tree();
    const NodeId node = m_game.cursor().node();
    return node != tree.root() && node == tree.endOfLine(tree.root());
}

void DocumentController::readAgain(const QByteArray &charset)
{
    if (!m_filePath.isEmpty()) {
        load(m_filePath, charset, {m_filePath});
    }
}

/// The person was asked about the changes up to now.
void DocumentController::load(const QString &path,
                              const QByteArray &charset,
                              const Reading &reading)
{
    cancelWork();
    m_work = tr("Opening %1…").arg(QFileInfo(path).fileName());
    SgfReadOptions options = readOptions();
    options.charset = charset;
    const int revision = m_games.revision();
    const auto show = [this, path, revision, reading](Result<LoadedGames, SgfError> loaded) {
        endWork();
        if (!loaded) {
            const QString reason = whyUnreadable(path, loaded.error());
            reading.failed ? reading.failed(reason) : noticed(reason);
            return;
        }
        loaded->path = reading.shownAs;
        if (m_games.revision() == revision) {
            showGames(std::move(*loaded), reading.opened);
        } else { // changes were made while it was read
            const auto games = std::make_shared<LoadedGames>(std::move(*loaded));
            settleChanges(
                [this, games, opened = reading.opened] { showGames(std::move(*games), opened); });
        }
    };
    m_loader.readFile(path, options, show);
}

void DocumentController::showGames(LoadedGames loaded, const Then &opened)
{
    const QString path = loaded.path;
    const GameFormat format = loaded.format;
    const SgfCharset charset = loaded.games.charset();
    SgfFileWarnings warnings = std::move(loaded.warnings);
    m_games.open(std::move(loaded));
    setFilePath(path);
    m_format = format;
    m_charset = charset;
    m_warnings = std::move(warnings);
    describeCopy();
    Q_EMIT fileRead();
    if (opened) {
        opened();
    }
}

QString DocumentController::whyUnreadable(const QString &path, const SgfError &error)
{
    const QString what = path.isEmpty() ? tr("What was pasted") : path;
    return error.line > 0 ? tr("%1, line %2: %3")
                                .arg(what, QString::number(error.line), text::message(error.text))
                          : tr("%1: %2").arg(what, text::message(error.text));
}

void DocumentController::readMore(const QString &path, Add add)
{
    cancelWork();
    m_work = tr("Reading %1…").arg(QFileInfo(path).fileName());
    m_loader.readFile(path, readOptions(), adding(std::move(add), path));
}

void DocumentController::readMore(const QByteArray &text, Add add)
{
    cancelWork();
    m_work = tr("Reading…");
    SgfReadOptions options;
    options.charset = "UTF-8";
    m_loader.readBytes(text, options, adding(std::move(add), {}));
}

GameLoader::Done DocumentController::adding(Add add, const QString &path)
{
    return [this, path, add = std::move(add)](const Result<LoadedGames, SgfError> &loaded) {
        if (!loaded) {
            endWork();
            Q_EMIT noticed(whyUnreadable(path, loaded.error()));
            return;
        }
        const auto trees = std::make_shared<std::vector<GameTree>>();
        m_adding.start([this, trees, add, games = loaded->games] {
            const QDeadlineTimer deadline(SlicedWork::Slice);
            while (trees->size() < games.size() && !deadline.hasExpired()) {
                trees->push_back(games.game(trees->size()).tree);
            }
            if (trees->size() < games.size()) {
                return false;
            }
            endWork();
            add(std::move(*trees));
            return true;
        });
    };
}

} // namespace shinpan
