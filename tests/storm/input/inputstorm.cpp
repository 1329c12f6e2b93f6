#include "tests/storm/input/inputstorm.h"

#include "core/util/completion.h"
#include "tests/bench/sgf/samplegame.h"
#include "tests/faults/ownprocess.h"
#include "tests/storm/input/randominput.h"
#include "tests/ui/support/childprocesses.h"
#include "ui/documents/documentset.h"
#include "ui/documents/documentwindow.h"
#include "ui/kit/panel.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QPixmapCache>
#include <QThread>

#include <algorithm>

namespace shinpan::test {

using namespace std::chrono_literals;

namespace {

constexpr int RecordNodes = 600;

/// An engine that plays at random, not too fast for a game to last.
EngineProfile player(const QString &name, std::uint32_t seed)
{
    EngineProfile profile;
    profile.name = name;
    profile.commandLine =
        QStringLiteral("'" SHINPAN_FAKE_ENGINE "' --name %1 --random %2 --delay-ms 5")
            .arg(name)
            .arg(seed);
    return profile;
}

/// Qt's own, which may grow to 10 MiB: that would look like a leak. QPixmapCache::clear() would be
/// one: in Qt 6.4 the names of all that was in it stay until the program ends.
void emptyPixmapCache()
{
    const int limit = QPixmapCache::cacheLimit();
    QPixmapCache::setCacheLimit(0);
    QPixmapCache::setCacheLimit(limit);
}

bool isPlaying(const Document &document)
{
    return document.activity() == Activity::Playing;
}

} // namespace

InputStorm::InputStorm(const Settings &settings)
    : m_settings(settings)
    , m_preferences(m_home.filePath(QStringLiteral("shinpan.ini")))
    , m_store(m_home.filePath(QStringLiteral("engines.json")))
    , m_questions(m_home.filePath(QStringLiteral("questions.json")))
    , m_person(std::make_unique<RandomInput>(settings.seed, settings.log))
{
    for (QTimer *timer : {&m_rest, &m_rain}) {
        timer->setSingleShot(true);
        timer->setTimerType(Qt::PreciseTimer);
    }
    connect(&m_rest, &QTimer::timeout, this, &InputStorm::rest);
    connect(&m_rain, &QTimer::timeout, this, &InputStorm::rain);
}

InputStorm::~InputStorm() = default;

void InputStorm::start()
{
    startRound();
}

void InputStorm::startRound()
{
    m_documents =
        std::make_unique<DocumentSet>(DocumentParts{m_preferences, m_store, m_questions,
                                                    m_home.filePath(QStringLiteral("recovery"))},
                                      m_home.filePath(QStringLiteral("session.json")));
    m_documents->openWindow();
    openRecord();
    keepPlaying();
    m_care.disconnect(this);
    connect(&m_care, &QTimer::timeout, this, &InputStorm::keepPlaying);
    connect(&m_care, &QTimer::timeout, this, &InputStorm::keepPanelOpen);
    m_care.start(1s);
    m_elapsed.start();
    m_rain.start(0);
}

void InputStorm::openRecord()
{
    m_documents->openFiles({writeRecord()}, *m_documents->windows().front());
}

QString InputStorm::writeRecord() const
{
    const QString path = m_home.filePath(QStringLiteral("record.sgf"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bench::sampleTree(RecordNodes)) <= 0) {
        qFatal("the record cannot be written");
    }
    return path;
}

/// A drop, and the next one: timers that do not repeat, because one that does falls silent while a
/// menu that it opened has an event loop.
void InputStorm::rain()
{
    if (std::chrono::milliseconds(m_elapsed.elapsed()) >= m_settings.round) {
        endRound();
        return;
    }
    if (m_documents->windows().empty()) { // the person closed the last one
        m_documents->openWindow();
        openRecord();
    }
    m_rest.start(0);
    m_drop.start();
    m_person->act();
    Q_EMIT acted(m_person->lastAction());
}

/// Rests for as long as the drop and what it set off took: a host that shares its processors takes
/// them from those that never rest, for a tenth of a second and more at a time.
void InputStorm::rest()
{
    m_rain.start(static_cast<int>(m_drop.elapsed()) + 1);
}

void InputStorm::keepPlaying()
{
    Document *idle = nullptr;
    for (const DocumentWindow *window : m_documents->windows()) {
        for (Document *document : window->documents()) {
            if (isPlaying(*document)) {
                return;
            }
            if (document->isUntouched()) {
                idle = document;
            }
        }
    }
    if (m_documents->windows().empty()) {
        return;
    }
    if (!idle) {
        idle = &m_documents->addDocument(*m_documents->windows().front());
    }
    NewGameSettings settings;
    settings.seats = {Seat{player(QStringLiteral("one"), m_settings.seed)},
                      Seat{player(QStringLiteral("two"), m_settings.seed + 1)}};
    idle->game().newGame(settings);
    idle->game().start();
}

/// The rain closes it now and then.
void InputStorm::keepPanelOpen()
{
    if (m_settings.panel.isEmpty()) {
        return;
    }
    for (const DocumentWindow *window : m_documents->windows()) {
        for (Panel *panel : window->findChildren<Panel *>(m_settings.panel)) {
            if (!panel->isVisible()) {
                panel->bringUp();
            }
        }
    }
}

void InputStorm::endRound()
{
    m_rest.stop();
    m_rain.stop();
    m_leaving = m_documents->leave();
    m_care.disconnect(this);
    connect(&m_care, &QTimer::timeout, this, &InputStorm::awaitEnd);
    m_care.start(50ms);
}

/// Waits until the engines are gone, and every dialog and menu that still has an event loop.
void InputStorm::awaitEnd()
{
    if (QWidget *popup = QApplication::activePopupWidget()) {
        popup->close();
        return;
    }
    if (!m_leaving->isReady() || QThread::currentThread()->loopLevel() > 1) {
        return;
    }
    m_care.stop();
    m_leaving.reset();
    m_documents.reset();
    QApplication::clipboard()->clear();
    emptyPixmapCache();
    drainResumptions();
    takeSample();
    Q_EMIT roundEnded();
    if (static_cast<int>(m_samples.size()) < m_settings.rounds) {
        startRound();
    } else {
        Q_EMIT finished();
    }
}

void InputStorm::takeSample()
{
    Sample sample;
    sample.actions = m_person->actions();
    sample.heap = heapInUse();
    sample.processes = static_cast<int>(childProcesses().size());
    sample.descriptors = openDescriptors();
    sample.widgets = static_cast<int>(QApplication::allWidgets().size());
    m_samples.push_back(sample);
}

} // namespace shinpan::test
