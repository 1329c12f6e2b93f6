#include "app/gui/application.h"

#include "app/common/output.h"
#include "core/engine/profile/enginerules.h"
#include "core/util/detach.h"
#include "core/util/language.h"
#include "ui/document/documentcontroller.h"
#include "ui/documents/documentwindow.h"
#include "ui/home/homeparts.h"
#include "ui/kit/chrome/applystyle.h"
#include "ui/kit/controlaccess.h"
#include "ui/kit/plainlabel.h"
#include "ui/kit/symbol.h"
#include "ui/kit/textzoom.h"
#include "ui/manual/manualwindow.h"
#include "ui/served/servedgame.h"
#include "ui/settings/appearance.h"
#include "ui/window/mainwindow.h"
#include "ui/words/messagetext.h"

#include <QApplication>
#include <QDir>
#include <QFont>
#include <QFontInfo>
#include <QLocale>
#include <QStandardPaths>
#include <unistd.h>

namespace shinpan {

namespace {

[[nodiscard]] QString dataPath(const QString &name)
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(name);
}

/// Chinese, Japanese and Korean draw the same characters differently. A desktop in that language
/// knows its fonts; where the program alone speaks it, Qt takes those of the desktop.
void preferFontOf(const QString &language)
{
    const QString family = language == QLatin1String("ja")    ? QStringLiteral("Noto Sans CJK JP")
                         : language == QLatin1String("ko")    ? QStringLiteral("Noto Sans CJK KR")
                         : language == QLatin1String("zh_CN") ? QStringLiteral("Noto Sans CJK SC")
                         : language == QLatin1String("zh_TW") ? QStringLiteral("Noto Sans CJK TC")
                                                              : QString();
    if (!family.isEmpty()) {
        QFont font = QApplication::font();
        font.setFamilies(QStringList(QFontInfo(font).family()) + QStringList(family));
        QApplication::setFont(font);
    }
}

} // namespace

Application::Application()
    : m_store(dataPath(QStringLiteral("engines.json")))
    , m_questions(dataPath(QStringLiteral("questions.json")))
    , m_documents({m_preferences, m_store, m_questions, dataPath(QStringLiteral("recovery"))},
                  dataPath(QStringLiteral("session.json")))
{
    loadTranslations();
    controlaccess::install();
    qApp->installEventFilter(new PlainButtons(qApp));
    QApplication::setWindowIcon(applicationIcon());
    applyStyle(*qApp, m_preferences.get(&Appearance::scheme));
    applyTextZoom(m_preferences.get(&Appearance::textSize));
    connect(&m_help, &HelpDesk::asked, this, &Application::showManual);
    m_store.setFoundEngines(findEngines());
    if (const Result<void> loaded = m_store.load(); !loaded) {
        m_loadError = text::message(loaded.error());
    }
}

void Application::loadTranslations()
{
    const QString chosen = m_preferences.get(&Appearance::language);
    const QLocale desktop;
    const bool isOther = !chosen.isEmpty() && chosen != languageFor(desktop);
    const QLocale locale = isOther ? QLocale(chosen) : localeFor(desktop);
    QLocale::setDefault(locale); // numbers are written as the texts are
    const QString language = languageFor(locale);
    if (isOther) {
        preferFontOf(language);
    }
    m_speech.speak(language);
}

/// Opens files in the window that the person looked at last.
void Application::openForVisitor(const QStringList &paths)
{
    DocumentWindow *active = m_documents.activeWindow();
    DocumentWindow &window = active != nullptr ? *active : m_documents.openWindow();
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.raise();
    window.activateWindow();
    m_documents.openFiles(paths, window); // competitions have windows of their own, in front of it
}

DocumentWindow &Application::openFirstWindow()
{
    connect(&m_documents, &DocumentSet::emptied, this, &Application::shutDown);
    connect(&m_interruptSignal, &InterruptSignal::interrupted, this, &Application::shutDown);
    connect(&m_store, &EngineProfileStore::saveFailed, &m_documents,
            [this](const Message &reason) { m_documents.tell(text::message(reason)); });
    connect(&m_questions, &QuestionStore::failed, &m_documents, [this] {
        m_documents.tell(
            tr("Your questions are not kept: %1.").arg(text::message(m_questions.failure())));
    });
    return m_documents.openWindow();
}

/// Other starts of the program do not come here, and what was open before stays closed: this window
/// is for a game that somebody else has begun.
Result<void> Application::serve(const CommandLine &line)
{
    m_documents.forgetSession();
    if (!line.listensAt) {
        DocumentWindow &window = openFirstWindow();
        FileDescriptor output = duplicate(STDOUT_FILENO);
        ::dup2(STDERR_FILENO, STDOUT_FILENO); // whatever writes there writes no GTP
        Document &document = *window.current();
        const ServedGame &served = serveIn(
            document, std::make_unique<ControllerLink>(duplicate(STDIN_FILENO), std::move(output)));
        connect(&served, &ServedGame::ended, this, [this, &served, &document] {
            if (served.hasQuit()) { // and has the game: there is none to recover
                document.file().forgetChanges();
            }
            shutDown();
        });
        return {};
    }
    Result<TcpDoor> door = TcpDoor::open(*line.listensAt);
    if (!door) {
        return failure(door.error());
    }
    openFirstWindow();
    m_reception = std::make_unique<ControllerReception>(std::move(*door), m_documents);
    const QString place = m_reception->address().text();
    m_documents.tell(tr("Waiting for a controller at %1.").arg(place));
    standardError().writeLine(QStringLiteral("shinpan: listening at ") + place);
    return {};
}

void Application::open(const CommandLine &line)
{
    connect(&m_door, &InstanceDoor::filesCame, this, &Application::openForVisitor);
    m_door.open(instanceAddress());
    DocumentWindow &window = openFirstWindow();
    if (line.newGame) {
        window.current()->game().newGame(*line.newGame);
    }
    if (!line.files.isEmpty()) {
        const auto playOn = [](Document &document) {
            document.page().build();
            document.game().cursor().toEnd();
            document.game().start();
        };
        const auto showEnd = [](Document &document) { document.game().cursor().toEnd(); };
        m_documents.openFiles(line.files, window,
                              line.starts    ? DocumentSet::WithDocument(playOn)
                              : line.follows ? DocumentSet::WithDocument(showEnd)
                                             : nullptr);
    } else if (line.starts) {
        window.current()->game().start();
    } else if (!line.newGame) {
        m_documents.restoreSession();
        if (m_preferences.get(&WindowOptions::showsHome) && window.current()->isUntouched()) {
            m_documents.showHome(window);
        }
    }
    m_documents.offerRecovery();
    if (line.newGame) {
        tellOfCounting(*line.newGame);
    }
    if (!m_loadError.isEmpty()) {
        m_documents.tell(m_loadError);
    }
}

/// Nobody has seen New Game, which would say it beside the seats.
void Application::tellOfCounting(const NewGameSettings &game)
{
    QStringList remarks;
    for (const Color color : BothColors) {
        const std::optional<EngineProfile> &engine = game.seats[color].engine;
        const auto method = engine ? countsOtherwise(*engine, game.rules) : std::nullopt;
        if (engine && takesLessSuicide(*engine, game.rules)) {
            remarks.append(tr("%1 refuses suicide that these rules allow, and would lose by it.")
                               .arg(engine->name));
        }
        if (method) {
            remarks.append((*method == ScoringMethod::Area
                                ? tr("%1 counts by Chinese rules, whatever this game’s are.")
                                : tr("%1 counts by Japanese rules, whatever this game’s are."))
                               .arg(engine->name));
        }
    }
    remarks.removeDuplicates();
    if (!remarks.isEmpty()) {
        m_documents.tell(remarks.join(u' '));
    }
}

void Application::showManual(QWidget *window, const QString &place)
{
    auto *manual = window->findChild<ManualWindow *>();
    if (manual == nullptr) {
        const DocumentWindow *active = m_documents.activeWindow();
        const Document *document = active != nullptr ? active->current() : nullptr;
        const QMenuBar *menus = document != nullptr ? &document->page().menus() : nullptr;
        manual = new ManualWindow(homeParts(menus, m_preferences), window);
        manual->setAttribute(Qt::WA_DeleteOnClose);
    }
    manual->goTo(place);
    manual->show();
    manual->raise();
    manual->activateWindow();
}

void Application::shutDown()
{
    detach(leave(this));
}

/// Engines are asked to leave; the program ends when the last one is gone, which takes a few
/// seconds at most.
QCoro::Task<> Application::leave(QPointer<Application> self)
{
    QCoro::Task<> shuttingDown = self->m_documents.leave();
    co_await shuttingDown;
    if (self) {
        Q_EMIT self->finished();
    }
}

} // namespace shinpan
