#include "ui/document/recoverycopy.h"

#include "core/engine/profile/engineprofilefile.h"
#include "core/util/regularfile.h"
#include "core/util/wholefile.h"
#include "ui/document/collectiondocument.h"
#include "ui/words/messagetext.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

const auto SgfSuffix = QLatin1String(".sgf");
const auto LockSuffix = QLatin1String(".lock");
const auto NoteSuffix = QLatin1String(".json");
/// Earlier versions kept the path of the document's file alone, beside the copy.
const auto OriginSuffix = QLatin1String(".origin");

constexpr qint64 LongestNote = 4 * MiB;

const auto Origin = QLatin1String("origin");
const auto Name = QLatin1String("name");
constexpr ByColor<QLatin1String> Engine{QLatin1String("black"), QLatin1String("white")};
/// An engine of the command line is in no list, and lists are written with ids only.
const auto NoId = QLatin1String("none");

/// The copy is written at most this often while moves come in…
constexpr std::chrono::milliseconds LeastInterval = 1s;
/// … and takes up no more than this part of the time, however large it is.
constexpr int OnePartIn = 20;

[[nodiscard]] QString lockPath(const QString &copy)
{
    return copy.chopped(SgfSuffix.size()) + LockSuffix;
}

/// The path of the note beside the copy.
[[nodiscard]] QString notePath(const QString &copy)
{
    return copy.chopped(SgfSuffix.size()) + NoteSuffix;
}

[[nodiscard]] QString originPath(const QString &copy)
{
    return copy.chopped(SgfSuffix.size()) + OriginSuffix;
}

[[nodiscard]] QByteArray toJson(const RecoveryNote &note)
{
    QJsonObject object{{Origin, note.origin}, {Name, note.name}};
    for (const Color color : BothColors) {
        if (std::optional<EngineProfile> engine = note.engines[color]) {
            engine->id = engine->id.isEmpty() ? QString(NoId) : engine->id;
            object.insert(Engine[color], QString::fromUtf8(writeEngineProfiles({&*engine, 1})));
        }
    }
    return QJsonDocument(object).toJson();
}

[[nodiscard]] RecoveryNote noteFrom(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    RecoveryNote note;
    note.origin = object.value(Origin).toString();
    note.name = object.value(Name).toString();
    for (const Color color : BothColors) {
        const auto engines = readEngineProfiles(object.value(Engine[color]).toString().toUtf8());
        if (engines && engines->size() == 1) {
            note.engines[color] = engines->front();
            if (engines->front().id == NoId) {
                note.engines[color]->id.clear();
            }
        }
    }
    return note;
}

} // namespace

RecoveryCopy::RecoveryCopy(CollectionDocument &games, const QString &directory)
    : m_games(games)
    , m_directory(directory)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(LeastInterval);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (m_games.isModified()) {
            write();
        }
    });
}

RecoveryCopy::~RecoveryCopy()
{
    if (!m_games.isModified()) {
        remove();
    } else if (m_timer.isActive() || m_saver.isRunning()) {
        m_saver.cancel();
        if (const Result<QString> file = path()) {
            SgfCollectionWriter writer(m_games.store(), m_games.indicesOf(m_games.games()), *file,
                                       FileReaders::OwnerOnly);
            while (!writer.writeFor(1h)) { }
        }
    }
}

void RecoveryCopy::schedule()
{
    if (!m_timer.isActive()) {
        m_timer.start();
    }
}

void RecoveryCopy::write(std::function<void()> written)
{
    const Result<QString> file = path();
    if (!file) {
        noteResult(failure(file.error()));
        return;
    }
    QElapsedTimer time;
    time.start();
    m_saver.write(
        m_games.store(), CollectionDocument::indicesOf(m_games.games()), *file,
        [this, time, written = std::move(written)](const Result<void> &result) {
            m_timer.setInterval(
                std::max(LeastInterval, OnePartIn * std::chrono::milliseconds(time.elapsed())));
            noteResult(result);
            if (result && written) {
                written();
            }
        },
        FileReaders::OwnerOnly);
}

void RecoveryCopy::noteResult(const Result<void> &result)
{
    const bool failedBefore = std::exchange(m_hasFailed, !result);
    if (m_hasFailed && !failedBefore) {
        Q_EMIT failed(text::message(result.error()));
    }
}

void RecoveryCopy::remove()
{
    m_timer.stop();
    m_saver.cancel();
    if (!m_path.isEmpty()) {
        QFile::remove(m_path);
        QFile::remove(notePath(m_path));
        m_path.clear();
        m_lock.reset();
    }
}

void RecoveryCopy::setNote(const RecoveryNote &note)
{
    if (note != m_note) {
        m_note = note;
        writeNote();
    }
}

/// Writes the note without which the copy is one of a document that was never saved.
void RecoveryCopy::writeNote() const
{
    if (!m_path.isEmpty()) {
        static_cast<void>(saveWholeFile(toJson(m_note), notePath(m_path), FileReaders::OwnerOnly));
    }
}

RecoveryNote RecoveryCopy::noteOf(const QString &copy)
{
    if (const auto origin = readRegularFile(originPath(copy), LongestNote)) {
        const QString path = QFile::decodeName(*origin);
        return {path, QFileInfo(path).fileName(), {}};
    }
    return noteFrom(readRegularFile(notePath(copy), LongestNote).value_or(QByteArray()));
}

Result<QString> RecoveryCopy::path()
{
    if (m_path.isEmpty()) {
        if (!makeFolder(m_directory, FileReaders::OwnerOnly)) {
            return failure(
                Message::verbatim(tr("%1: the folder cannot be created").arg(m_directory)));
        }
        const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces);
        m_path = QDir(m_directory).filePath(name + SgfSuffix);
        m_lock = std::make_unique<QLockFile>(lockPath(m_path));
        m_lock->setStaleLockTime(0); // held as long as we live, however long that is
        [[maybe_unused]] const bool locked = m_lock->tryLock();
        writeNote();
    }
    return m_path;
}

QStringList RecoveryCopy::abandonedIn(const QString &path)
{
    QStringList copies;
    const QDir directory(path);
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

void RecoveryCopy::discard(const QString &copy)
{
    QFile::remove(copy);
    QFile::remove(notePath(copy));
    QFile::remove(originPath(copy));
    QFile::remove(lockPath(copy));
}

} // namespace shinpan
