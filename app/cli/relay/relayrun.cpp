#include "app/cli/relay/relayrun.h"

#include "app/cli/verb/verb.h"
#include "app/common/exitcode.h"
#include "app/common/output.h"
#include "core/engine/profile/engineaddress.h"
#include "core/util/freenumber.h"
#include "core/util/spoken.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <unistd.h>

#include <optional>
#include <utility>

namespace shinpan {

namespace {

/// The limits of callers, each of which has an engine of its own.
constexpr CallerLimits Limits{.places = 32, .perAddress = 16};

/// A file in the directory that is not there yet; nothing: it would be one more than that.
[[nodiscard]] std::optional<QString> freshLog(const QString &directory, int most)
{
    const auto log = [&directory](int number) {
        return QDir(directory).filePath(QStringLiteral("relay-%1.log").arg(number));
    };
    const int number = freeNumber([&log](int taken) { return QFileInfo::exists(log(taken)); });
    return number > most ? std::optional<QString>() : log(number);
}

/// The program with the window: beside this one, as it is installed and built, or in the PATH.
[[nodiscard]] QString windowProgram()
{
    const QDir here(QCoreApplication::applicationDirPath());
    for (const char *const place : {"shinpan", "../gui/shinpan"}) {
        if (const QString path = here.filePath(QLatin1String(place)); QFileInfo(path).isFile()) {
            return path;
        }
    }
    return QStringLiteral("shinpan");
}

} // namespace

RelayedCall::RelayedCall(const RelayOptions &options, QString name, QObject *parent)
    : QObject(parent)
    , m_options(options)
    , m_name(std::move(name))
{
    connect(&m_transcript, &GtpTranscript::logFailed, this,
            [this](const Message &reason) { tell(spoken(reason)); });
}

Result<void> RelayedCall::open(FileDescriptor input, FileDescriptor output)
{
    const RelaySettings &settings = m_options.relay;
    if (settings.asksNothing() && m_options.logDirectory.isEmpty()) {
        return pump(std::move(input), std::move(output));
    }
    return open(std::make_unique<ControllerLink>(std::move(input), std::move(output)));
}

Result<void> RelayedCall::open(std::unique_ptr<ControllerLink> controller)
{
    const RelaySettings &settings = m_options.relay;
    if (const Result<EngineRoute> route = engineRoute(settings.engine); !route) {
        return failure(route.error());
    }
    if (const Result<void> opened = openLog(); !opened) {
        return opened;
    }
    if (!m_options.logDirectory.isEmpty()) {
        controller->recordIn({&m_transcript, m_transcript.addSource(QStringLiteral("controller"))});
    }
    m_relay = std::make_unique<Relay>(settings, std::move(controller), &m_transcript);
    connect(m_relay.get(), &Relay::told, this,
            [this](const Message &sentence) { tell(spoken(sentence)); });
    connect(m_relay.get(), &Relay::errorLineWritten, this,
            [this](QByteArrayView line) { writeLine(QString::fromUtf8(line)); });
    connect(m_relay.get(), &Relay::finished, this, &RelayedCall::end);
    if (m_options.showsWindow) {
        connect(m_relay.get(), &Relay::recorded, this, &RelayedCall::showWindow);
    }
    m_relay->start();
    return {};
}

/// Makes what is to be written into.
Result<void> RelayedCall::openLog()
{
    for (const QString &directory : {m_options.logDirectory, m_options.relay.recordDirectory}) {
        if (!directory.isEmpty() && !QDir().mkpath(directory)) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP("Messages", "%1: the folder cannot be created"), directory));
        }
    }
    if (m_options.logDirectory.isEmpty()) {
        return {};
    }
    const int most = m_options.relay.mostRecords;
    const std::optional<QString> path = freshLog(m_options.logDirectory, most);
    if (!path) {
        tell(spoken(QT_TRANSLATE_NOOP("Messages", "%1: there are %2 logs; no more are written"),
                    m_options.logDirectory, QString::number(most)));
    } else if (const Result<void> opened = m_transcript.logTo(*path); !opened) {
        return failure(inFile(*path, opened.error()));
    }
    return {};
}

Result<void> RelayedCall::pump(FileDescriptor input, FileDescriptor output)
{
    Result<std::unique_ptr<GtpTransport>> engine = transportFor(m_options.relay.engine);
    if (!engine) {
        return failure(engine.error());
    }
    m_pump = std::make_unique<BytePump>(std::move(*engine), std::move(input), std::move(output),
                                        duplicate(STDERR_FILENO));
    connect(m_pump.get(), &BytePump::finished, this, [this](const ProcessExit &exit) {
        const bool isFailure = exit.kind == ProcessExit::Kind::FailedToStart
                            || exit.kind == ProcessExit::Kind::Signalled;
        if (isFailure) {
            tell(spoken(QT_TRANSLATE_NOOP("Messages", "the engine %1"), spoken(exit.detail)));
        }
        end(isFailure);
    });
    m_pump->start();
    return {};
}

/// Opens it once for each game: what becomes of the window is the person's business.
void RelayedCall::showWindow()
{
    if (m_shown == m_relay->recordPath()) {
        return;
    }
    m_shown = m_relay->recordPath();
    QProcess window;
    window.setProgram(windowProgram());
    window.setArguments({QStringLiteral("--new-window"), QStringLiteral("--follow"), m_shown});
    // Our streams are the controller's, and go with it: writing there would end by SIGPIPE.
    window.setStandardInputFile(QProcess::nullDevice());
    window.setStandardOutputFile(QProcess::nullDevice());
    window.setStandardErrorFile(QProcess::nullDevice());
    if (!window.startDetached()) {
        tell(spoken(
            QT_TRANSLATE_NOOP("Messages", "shinpan cannot be started; open %1 with it by hand"),
            m_shown));
    }
}

void RelayedCall::stop()
{
    if (m_pump) {
        m_pump->stop();
    } else if (m_relay) {
        m_relay->stop();
    }
}

void RelayedCall::tell(const QString &sentence) const
{
    const QString who = m_name.isEmpty() ? QString() : m_name + QStringLiteral(": ");
    writeLine(QStringLiteral("shinpan-cli relay: ") + who + sentence);
}

void RelayedCall::writeLine(const QString &line) const
{
    m_name.isEmpty() ? standardError().writeLine(line) : standardError().writeStrangersLine(line);
}

void RelayedCall::end(bool isFailure)
{
    if (const Result<void> written = m_transcript.stopLogging(); !written) {
        tell(spoken(written.error()));
    }
    Q_EMIT ended(isFailure);
}

RelayRun::RelayRun(RelayOptions options)
    : m_options(std::move(options))
{
    if (m_options.listensAt) {
        m_options.relay.mostRecords = MostFilesOfStrangers;
    }
}

Result<void> RelayRun::open()
{
    if (!m_options.listensAt) {
        auto *const call = new RelayedCall(m_options, {}, this);
        m_calls.push_back(call);
        connect(call, &RelayedCall::ended, this,
                [this, call](bool isFailure) { end(call, isFailure); });
        return call->open(duplicate(STDIN_FILENO), duplicate(STDOUT_FILENO));
    }
    Result<TcpDoor> door = TcpDoor::open(*m_options.listensAt);
    if (!door) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "--%1: %2"),
                                   QStringLiteral("listen"), door.error()));
    }
    if (const Result<EngineRoute> route = engineRoute(m_options.relay.engine); !route) {
        return failure(route.error());
    }
    m_reception = std::make_unique<CallerReception>(
        std::move(*door), CallerGuard(m_options.allowed, m_options.relay.engine), Limits,
        [this](std::unique_ptr<ControllerLink> caller) { receive(std::move(caller)); });
    standardError().writeLine(
        QStringLiteral("shinpan-cli relay: ")
        + spoken(QT_TRANSLATE_NOOP("Messages", "listening at %1"), m_reception->address().text()));
    return {};
}

void RelayRun::receive(std::unique_ptr<ControllerLink> caller)
{
    auto *const call = new RelayedCall(
        m_options,
        spoken(QT_TRANSLATE_NOOP("Messages", "caller %1"), QString::number(++m_callCount)), this);
    connect(call, &RelayedCall::ended, this,
            [this, call](bool isFailure) { end(call, isFailure); });
    m_calls.push_back(call);
    if (const Result<void> opened = call->open(std::move(caller)); !opened) {
        standardError().writeStrangersLine(QStringLiteral("shinpan-cli relay: ")
                                           + spoken(opened.error()));
        end(call, true);
    }
}

void RelayRun::end(RelayedCall *call, bool isFailure)
{
    std::erase(m_calls, call);
    call->deleteLater();
    if (!m_reception) {
        Q_EMIT finished(m_isInterrupted ? ExitInterrupted : isFailure ? ExitFailed : ExitDone);
    } else if (m_isInterrupted && m_calls.empty()) {
        Q_EMIT finished(ExitInterrupted);
    }
}

void RelayRun::interrupt()
{
    m_isInterrupted = true;
    if (m_reception) {
        m_reception->close();
    }
    const std::vector<RelayedCall *> calls = m_calls;
    for (RelayedCall *const call : calls) {
        call->stop();
    }
    if (calls.empty()) {
        Q_EMIT finished(ExitInterrupted);
    }
}

} // namespace shinpan
