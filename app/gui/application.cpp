#include "app/gui/application.h"

#include "core/util/detach.h"
#include "ui/documentcontroller.h"
#include "ui/symbol.h"

#include <QApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QStandardPaths>

namespace shinpan {

namespace {

[[nodiscard]] QString dataPath(const QString &name)
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(name);
}

} // namespace

Application::Application()
    : m_store(dataPath(QStringLiteral("engines.json")))
    , m_hub(m_transcript)
    , m_game(m_hub)
{
    loadTranslations();
    QApplication::setWindowIcon(applicationIcon());
    applyStyle(*qApp, m_preferences.colorScheme());
    m_store.setFoundEngines(findEngines());
    if (const Result<void> loaded = m_store.load(); !loaded) {
        m_loadError = loaded.error();
    }
}

Application::~Application() = default;

void Application::loadTranslations()
{
    const QLocale locale;
    if (m_qtTranslation.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                             QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&m_qtTranslation);
    }
    const QString folder = QStringLiteral(":/i18n");
    if (m_translation.load(locale, QStringLiteral("shinpan"), QStringLiteral("_"), folder)
        || m_translation.load(QStringLiteral("shinpan_en"), folder)) { // for its plural forms
        QCoreApplication::installTranslator(&m_translation);
    }
}

void Application::open(const CommandLine &line)
{
    m_game.newGame(line.newGame.value_or(NewGameSettings()));
    m_window = std::make_unique<MainWindow>(WindowParts{
        m_preferences, m_store, m_transcript, m_hub, m_game, dataPath(QStringLiteral("recovery"))});
    connect(m_window.get(), &MainWindow::closing, this, &Application::shutDown);
    connect(&m_interruptSignal, &InterruptSignal::interrupted, this, &Application::shutDown);
    connect(&m_store, &EngineProfileStore::saveFailed, m_window.get(), &MainWindow::tell);
    m_window->show();
    m_window->offerRecovery();
    if (!m_loadError.isEmpty()) {
        m_window->tell(m_loadError);
    }
    if (!line.file.isEmpty()) {
        m_window->document().openFile(line.file, [this, starts = line.starts] {
            m_game.cursor().toEnd();
            if (starts) {
                m_game.start();
            }
        });
    } else if (line.starts) {
        m_game.start();
    }
}

void Application::shutDown()
{
    detach(leave(this));
}

/// Engines are asked to leave; the program ends when the last one is gone, which takes a few
/// seconds at most.
QCoro::Task<> Application::leave(QPointer<Application> self)
{
    QCoro::Task<> shuttingDown = self->m_game.shutDown();
    co_await shuttingDown;
    if (self) {
        Q_EMIT self->finished();
    }
}

} // namespace shinpan
