#include "ui/console/consolecontroller.h"

#include "core/engine/dialect/commandtraits.h"
#include "core/engine/dialect/gtplog.h"
#include "core/engine/enginehub.h"
#include "core/engine/enginesync.h"
#include "core/gtp/gtpcommand.h"
#include "core/util/detach.h"
#include "core/util/loopwatch.h"
#include "core/util/regularfile.h"
#include "ui/board/boardview.h"
#include "ui/console/commandentry.h"
#include "ui/console/commandsender.h"
#include "ui/console/gtpconsole.h"
#include "ui/console/replywait.h"
#include "ui/game/opengame.h"
#include "ui/info/commentlinks.h"
#include "ui/play/boardarea.h"
#include "ui/settings/preferences.h"
#include "ui/words/messagetext.h"

#include <QApplication>
#include <QFileInfo>

namespace shinpan {

using namespace std::chrono_literals;
using std::chrono::steady_clock;

namespace {

/// How often what can be interrupted is looked at.
constexpr auto Pulse = 250ms;

} // namespace

ConsoleController::ConsoleController(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_sender(new CommandSender(this))
{
    m_parts.console.entry().setHistory(m_parts.preferences.get(&CommandHistory::lines));
    m_tick.setInterval(Pulse);
    connect(&m_tick, &QTimer::timeout, this, &ConsoleController::look);
    connectEngines();
    connectBoard();
    connectMoments();
    connectOptions();
    connectSender();
}

void ConsoleController::connectEngines()
{
    const EngineHub *hub = &m_parts.hub;
    GtpConsole *console = &m_parts.console;
    connect(hub, &EngineHub::engineReady, this, [console](int source, const QStringList &commands) {
        console->addEngine(source);
        console->setCommands(source, commands);
    });
    connect(hub, &EngineHub::engineEnded, this, [this, console](int source) {
        console->removeEngine(source);
        m_asked.erase(source);
        look();
    });
    connect(console, &GtpConsole::commandEntered, this, &ConsoleController::send);
    connect(console, &GtpConsole::targetChanged, this, &ConsoleController::look);
    connect(console, &GtpConsole::interruptRequested, this, &ConsoleController::interrupt);
    connect(console, &GtpConsole::restartRequested, this, &ConsoleController::restart);
    connect(console, &GtpConsole::patienceRequested, this, [this](int source) {
        if (const auto asked = m_asked.find(source); asked != m_asked.end()) {
            asked->second.spokenOf = steady_clock::now();
        }
        look();
    });
}

void ConsoleController::connectBoard()
{
    connect(qApp, &QApplication::focusChanged, this, &ConsoleController::followFocus);
    connect(&m_parts.console.entry(), &CommandEntry::placeChanged, this,
            &ConsoleController::choosePicking);
    connect(&m_parts.board, &BoardArea::pointPicked, this, &ConsoleController::takePoint);
    connect(&m_parts.console, &GtpConsole::textSelected, this, &ConsoleController::lightUp);
}

void ConsoleController::connectMoments()
{
    connect(&m_parts.game.record(), &GameRecord::treeReplaced, &m_parts.console,
            &GtpConsole::forgetMoments);
    connect(&m_parts.game, &OpenGame::changed, this, &ConsoleController::noteMoment);
    connect(&m_parts.console, &GtpConsole::momentRequested, this, [this](NodeId node) {
        if (node != NoNode && m_parts.game.record().tree().contains(node)) {
            m_parts.game.cursor().moveTo(node);
        } else {
            Q_EMIT noticed(tr("Where the game was when this line arrived is no longer known."));
        }
    });
}

void ConsoleController::noteMoment()
{
    const OpenGame &game = m_parts.game;
    MomentTrail::Moment moment{.seen = game.cursor().node()};
    if (game.status().isRunning()) {
        moment.played = game.match()->node();
        for (const Color color : BothColors) {
            if (const std::shared_ptr<Engine> engine = game.status().runningEngine(color)) {
                moment.players.push_back(engine->transcriptSource());
            }
        }
    }
    m_parts.console.noteMoment(moment);
}

/// All windows show their consoles in the same way.
void ConsoleController::connectOptions()
{
    GtpConsole *const console = &m_parts.console;
    Preferences *const preferences = &m_parts.preferences;
    const auto show = [console, preferences] {
        console->setOptions(preferences->get<ConsoleOptions>());
    };
    preferences->follow<ConsoleOptions>(this, show);
    connect(console, &GtpConsole::optionsChanged, this,
            [console, preferences] { preferences->set(console->options()); });
    show();
}

void ConsoleController::connectSender()
{
    connect(m_sender, &CommandSender::progressed, this, [this](int sent, int total) {
        m_parts.console.tell(tr("Sending the file: %1 of %2 commands").arg(sent).arg(total));
    });
    connect(m_sender, &CommandSender::finished, this, [this](int answered, int refused, int total) {
        const QString refusals =
            refused > 0 ? tr("%n refused", nullptr, refused) : tr("none refused");
        m_parts.console.tell(tr("The file was sent: %1 of %2 commands answered, %3.")
                                 .arg(answered)
                                 .arg(total)
                                 .arg(refusals));
    });
}

void ConsoleController::send(int source, const QString &line)
{
    auto history = m_parts.preferences.get<CommandHistory>();
    history.add(line);
    m_parts.preferences.set(history);
    const Result<GtpCommand> command = GtpCommand::parse(line.toUtf8());
    const std::shared_ptr<Engine> engine = m_parts.hub.engineOf(source);
    if (engine && command) {
        const Completion<GtpReply> asked = engine->sync().sendFromConsole(*command);
        m_asked.insert_or_assign(source, Asked{asked, steady_clock::now()});
        if (!traitsOf(command->name()).isInterruptible()) {
            detach(tellAnswer(this, asked));
        }
        look();
    }
}

QCoro::Task<> ConsoleController::tellAnswer(QPointer<ConsoleController> self,
                                            Completion<GtpReply> asked)
{
    const GtpReply reply = co_await asked;
    if (self) {
        self->m_parts.console.tellAnswer(reply);
    }
}

void ConsoleController::sendFile(const QString &path)
{
    const Result<QByteArray> content = readRegularFile(path, LargestScript);
    if (!content) {
        Q_EMIT noticed(tr("%1 cannot be read: %2")
                           .arg(QFileInfo(path).fileName(), text::message(content.error())));
        return;
    }
    Result<GtpScript> script = readTalk(*content);
    const std::optional<int> target = m_parts.console.target();
    const std::shared_ptr<Engine> engine = target ? m_parts.hub.engineOf(*target) : nullptr;
    if (!script) {
        Q_EMIT noticed(tr("%1 cannot be sent: %2")
                           .arg(QFileInfo(path).fileName(), text::message(script.error())));
    } else if (engine && !m_sender->isSending()) {
        m_sender->send(engine, *std::move(script));
    }
}

void ConsoleController::interrupt(int source)
{
    m_sender->stop();
    if (const std::shared_ptr<Engine> engine = m_parts.hub.engineOf(source)) {
        engine->interrupt();
        look();
    }
}

void ConsoleController::restart(int source)
{
    if (const std::optional<Color> seat = seatOf(source)) {
        m_parts.game.engines().restart(*seat);
    }
}

/// Brings up to date what can be done about the engines' answers.
void ConsoleController::look()
{
    std::erase_if(m_asked, [](const auto &entry) { return entry.second.reply.isComplete(); });
    const std::optional<int> target = m_parts.console.target();
    target ? m_tick.start() : m_tick.stop();
    const std::shared_ptr<Engine> engine = target ? m_parts.hub.engineOf(*target) : nullptr;
    m_parts.console.setInterruptible(engine && engine->mayInterrupt());
    m_parts.console.setWait(worthTelling());
}

std::optional<ReplyWait> ConsoleController::worthTelling() const
{
    for (const auto &[source, asked] : m_asked) {
        if (const std::optional<ReplyWait> wait = presentWait(source, asked)) {
            return wait;
        }
    }
    return std::nullopt;
}

/// Nobody waits for the end of an analysis.
std::optional<ReplyWait> ConsoleController::presentWait(int source, const Asked &asked) const
{
    const std::shared_ptr<Engine> engine = m_parts.hub.engineOf(source);
    const auto pending = engine ? engine->session()->pending() : std::nullopt;
    const auto now = steady_clock::now();
    if (!pending || pending->endsWithNext || now - asked.spokenOf < m_patience) {
        return std::nullopt;
    }
    ReplyWait wait;
    wait.source = source;
    wait.engineName = engine->profile().name;
    wait.command = QString::fromUtf8(pending->command);
    wait.elapsed = std::chrono::floor<std::chrono::seconds>(LoopWatch::now() - pending->since);
    wait.mayInterrupt = engine->mayInterrupt();
    const std::optional<Color> seat = seatOf(source);
    wait.mayRestart = seat && m_parts.game.status().mayRestartEngine(*seat);
    return wait;
}

/// The engine's seat in the running game.
std::optional<Color> ConsoleController::seatOf(int source) const
{
    for (const Color color : BothColors) {
        const std::shared_ptr<Engine> engine = m_parts.game.status().runningEngine(color);
        if (engine && engine->transcriptSource() == source) {
            return color;
        }
    }
    return std::nullopt;
}

/// A click on the board takes the focus from the entry before it is a click.
void ConsoleController::followFocus(QWidget *from, QWidget *to)
{
    m_hasLentFocus = from == &m_parts.console.entry() && to == &m_parts.board.board();
    choosePicking();
}

void ConsoleController::choosePicking()
{
    const CommandEntry &entry = m_parts.console.entry();
    const bool isTyping = entry.hasFocus() || m_hasLentFocus;
    m_parts.board.setPicking(isTyping && entry.place().kind == CommandPlace::Kind::Vertex);
}

void ConsoleController::takePoint(Point point)
{
    m_parts.console.entry().completeWord(QString::fromStdString(vertexOf(point)));
    m_parts.console.entry().setFocus();
}

void ConsoleController::lightUp(const QString &text)
{
    std::vector<Point> points;
    for (const CommentLink &link : linksIn(text, m_parts.game.record().boardSize())) {
        if (link.point) {
            points.push_back(*link.point);
        }
    }
    m_parts.board.board().setHighlights(LayerRank::Console, points);
}

} // namespace shinpan
