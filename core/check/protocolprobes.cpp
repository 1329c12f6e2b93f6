#include "core/check/probes.h"
#include "core/engine/dialect/gtpone.h"

#include <chrono>

namespace shinpan {

namespace {

/// GTP 2 §6.1 and 6.3: every engine has these.
constexpr const char *RequiredCommands[] = {
    "protocol_version", "name",        "version", "known_command", "list_commands", "quit",
    "boardsize",        "clear_board", "komi",    "play",          "genmove"};

/// Bytes to write that end in a command with the id 1000, and what an engine that trips over them
/// does wrong.
struct LineTrial
{
    const char *id;
    const char *bytes;
    int replies;
    const char *complaint;
};

constexpr LineTrial LineTrials[] = {
    {"lines.comment", "# a comment\n1000 protocol_version\n", 1,
     QT_TRANSLATE_NOOP("Messages", "trips over a comment line")},
    {"lines.empty", "\n1000 protocol_version\n", 1,
     QT_TRANSLATE_NOOP("Messages", "trips over an empty line")},
    {"lines.blank", "  \n1000 protocol_version\n", 1,
     QT_TRANSLATE_NOOP("Messages", "trips over a line of spaces")},
    {"lines.trailing-comment", "1000 protocol_version # a comment\n", 1,
     QT_TRANSLATE_NOOP("Messages", "takes a comment after a command for arguments")},
    {"lines.tab", "1000\tknown_command\tname\n", 1,
     QT_TRANSLATE_NOOP("Messages", "does not take a tab for a space")},
    {"lines.cr", "1000 protocol_version\r\n", 1,
     QT_TRANSLATE_NOOP("Messages", "trips over CR LF at the end of a command")},
    {"lines.pipelining", "998 name\n999 version\n1000 protocol_version\n", 3,
     QT_TRANSLATE_NOOP("Messages", "loses commands that arrive together")},
};

/// How many replies begin in these bytes, and whether the last one is a success.
[[nodiscard]] bool holds(const QByteArray &bytes, int replies)
{
    int begun = 0;
    bool isSuccess = false;
    bool isInside = false;
    for (QByteArray line : bytes.split('\n')) {
        line = line.trimmed();
        if (!isInside && (line.startsWith('=') || line.startsWith('?'))) {
            ++begun;
            isSuccess = line.startsWith('=');
            isInside = true;
        } else if (line.isEmpty()) {
            isInside = false;
        }
    }
    return begun == replies && isSuccess;
}

[[nodiscard]] QCoro::Task<> probeStart(std::shared_ptr<CheckBench> bench)
{
    bench->works("start.reply", QT_TRANSLATE_NOOP("Messages", "first reply after %1 ms"),
                 bench->greeting.count());
    if (bench->tap().errorBytes() > 0) {
        bench->works("start.stderr",
                     QT_TRANSLATE_NOOP("Messages", "writes %1 bytes to standard error at start"),
                     bench->tap().errorBytes());
    }
    const GtpReply reply = co_await bench->ask("protocol_version");
    const QString version = wordsOf(reply).trimmed();
    if (bench->framing().of(FramingJudge::Fault::IdGlued).count > 0) {
        co_return; // what is id and what is version cannot be told
    }
    if (isRefused(reply)) {
        bench->wrong("protocol.version",
                     QT_TRANSLATE_NOOP("Messages", "does not know protocol_version: “%1”"),
                     version);
    } else if (version == QLatin1String("1")) {
        bench->odd("protocol.version",
                   QT_TRANSLATE_NOOP("Messages", "speaks version 1 of GTP, which is obsolete"));
    } else if (version == QLatin1String("2")) {
        bench->works("protocol.version", QT_TRANSLATE_NOOP("Messages", "speaks GTP 2"));
    } else {
        bench->odd("protocol.version",
                   QT_TRANSLATE_NOOP("Messages", "answers protocol_version with “%1” instead of 2"),
                   version);
    }
}

[[nodiscard]] QCoro::Task<> probeIdentity(std::shared_ptr<CheckBench> bench)
{
    const GtpReply name = co_await bench->ask("name");
    const GtpReply version = co_await bench->ask("version");
    bench->name = name.text.value_or(QString()).simplified();
    bench->version = version.text.value_or(QString()).simplified();
    if (bench->name.isEmpty()) {
        bench->wrong("protocol.name", QT_TRANSLATE_NOOP("Messages", "does not say its name"));
    } else if (isRefused(version)) {
        bench->wrong("protocol.name",
                     QT_TRANSLATE_NOOP("Messages", "is %1, but does not say its version"),
                     bench->name);
    } else {
        bench->works("protocol.name", QT_TRANSLATE_NOOP("Messages", "is %1 %2"), bench->name,
                     bench->version);
    }
}

[[nodiscard]] QCoro::Task<> probeCommandList(std::shared_ptr<CheckBench> bench)
{
    GtpReply reply = co_await bench->ask("list_commands");
    if (!reply.ok() && mayBeGtpOne(bench->protocolVersion)) {
        reply = co_await bench->ask("help"); // of version 1
    }
    if (!reply.ok()) {
        bench->wrong("protocol.list",
                     QT_TRANSLATE_NOOP("Messages", "does not list its commands: “%1”"),
                     wordsOf(reply));
        co_return;
    }
    QStringList missing;
    for (const QString &line : reply.text->split(u'\n', Qt::SkipEmptyParts)) {
        bench->commands.insert(line.trimmed().toUtf8());
    }
    bench->speaksGtpOne = speaksGtpOne(bench->protocolVersion, bench->commands);
    for (const char *name : RequiredCommands) {
        if (!bench->knows(name) && !bench->speaksGtpOne) {
            missing.append(QLatin1String(name));
        }
    }
    bench->works("protocol.list", QT_TRANSLATE_NOOP("Messages", "lists %1 commands"),
                 bench->commands.size());
    if (!missing.isEmpty()) {
        bench->wrong(
            "protocol.required",
            QT_TRANSLATE_NOOP("Messages", "does not list what GTP 2 requires of every engine: %1"),
            missing.join(QLatin1String(", ")));
    }
}

[[nodiscard]] QCoro::Task<> probeKnownCommand(std::shared_ptr<CheckBench> bench)
{
    const GtpReply nonsense = co_await bench->ask("known_command shinpan-nonsense");
    const QString word = wordsOf(nonsense).trimmed();
    if (word != QLatin1String("false")) {
        bench->wrong("protocol.known",
                     QT_TRANSLATE_NOOP("Messages",
                                       "answers known_command for nonsense with “%1”, not false"),
                     word);
        co_return;
    }
    QStringList denied;
    const QSet<QByteArray> listed = bench->commands;
    for (const QByteArray &name : listed) {
        const GtpReply reply = co_await bench->ask("known_command " + name);
        if (!reply.ok() || reply.text->trimmed() != QLatin1String("true")) {
            denied.append(QString::fromUtf8(name));
        }
    }
    denied.sort();
    if (denied.isEmpty()) {
        bench->works("protocol.known",
                     QT_TRANSLATE_NOOP("Messages", "known_command agrees with list_commands"));
    } else {
        bench->wrong(
            "protocol.known",
            QT_TRANSLATE_NOOP("Messages", "known_command denies what list_commands has: %1"),
            denied.join(QLatin1String(", ")));
    }
}

[[nodiscard]] QCoro::Task<> probeUnknownCommand(std::shared_ptr<CheckBench> bench)
{
    const GtpReply nonsense = co_await bench->ask("shinpan-nonsense");
    if (nonsense.ok()) {
        bench->wrong("protocol.unknown",
                     QT_TRANSLATE_NOOP("Messages", "accepts a command that does not exist"));
    } else if (refusesWith(nonsense, "unknown command")) {
        bench->works("protocol.unknown",
                     QT_TRANSLATE_NOOP("Messages", "refuses an unknown command"));
    } else {
        bench->odd("protocol.unknown",
                   QT_TRANSLATE_NOOP("Messages",
                                     "refuses an unknown command with “%1” instead of “unknown "
                                     "command”"),
                   wordsOf(nonsense));
    }
    bench->mark();
    const GtpReply prefixed = co_await bench->ask("namex");
    if (prefixed.ok() && !nonsense.ok()) {
        bench->wrong("protocol.prefix",
                     QT_TRANSLATE_NOOP("Messages",
                                       "takes a word for a command that only begins like one "
                                       "(“namex” for “name”)"));
    }
}

/// Comments, empty lines, tabulators, carriage returns, several commands at once (GTP 2 §2.5, 3.1).
[[nodiscard]] QCoro::Task<> probeLineReading(std::shared_ptr<CheckBench> bench)
{
    const FramingJudge &framing = bench->framing();
    if (framing.of(FramingJudge::Fault::IdMissing).count > 0
        || framing.of(FramingJudge::Fault::IdWrong).count > 0) {
        co_return; // whose reply is whose cannot be told without ids
    }
    bool isFine = true;
    for (const LineTrial &trial : LineTrials) {
        bench->mark();
        const QByteArray heard = co_await bench->talk(trial.bytes, "1000");
        if (!holds(heard, trial.replies)) {
            isFine = false;
            bench->wrong(trial.id, trial.complaint);
        }
    }
    if (isFine) {
        bench->works("lines",
                     QT_TRANSLATE_NOOP("Messages",
                                       "reads comments, empty lines, tabs, CR LF and several "
                                       "commands at once"));
    }
}

[[nodiscard]] QCoro::Task<> probeQuit(std::shared_ptr<CheckBench> bench)
{
    const WireTap::Mark mark = bench->tap().mark();
    const auto begun = std::chrono::steady_clock::now();
    const Completion<ProcessExit> closing = bench->close(bench->limits().quit);
    const ProcessExit exit = co_await closing;
    const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now() - begun);
    if (exit.wasForced) {
        const double seconds = static_cast<double>(bench->limits().quit.count()) / 1000;
        bench->wrong("quit",
                     QT_TRANSLATE_NOOP("Messages", "is still there %1 s after quit; it "
                                                   "has to be killed"),
                     decimal(QString::number(seconds)));
        co_return;
    }
    if (exit.kind == ProcessExit::Kind::Signalled) {
        bench->wrong("quit", QT_TRANSLATE_NOOP("Messages", "crashes at quit: %1"), exit.detail);
    } else if (exit.kind == ProcessExit::Kind::Exited && exit.code != 0) {
        bench->odd("quit", QT_TRANSLATE_NOOP("Messages", "leaves at quit with exit code %1"),
                   exit.code);
    } else {
        bench->works("quit", QT_TRANSLATE_NOOP("Messages", "leaves %1 ms after quit"),
                     took.count());
    }
    if (!bench->tap().outputSince(mark).contains('=')) {
        bench->odd("quit.reply", QT_TRANSLATE_NOOP("Messages", "leaves at quit without a reply"));
    }
    if (exit.leftHelpers) {
        bench->odd("quit.helpers",
                   QT_TRANSLATE_NOOP("Messages", "leaves processes of its own behind at quit"));
    }
}

/// Needs an engine that was started for it.
[[nodiscard]] QCoro::Task<> probeEndOfInput(std::shared_ptr<CheckBench> bench)
{
    const Completion<ProcessExit> gone = bench->gone();
    bench->endInput(bench->limits().quit);
    const ProcessExit exit = co_await gone;
    if (exit.wasForced) {
        bench->odd("quit.input",
                   QT_TRANSLATE_NOOP("Messages",
                                     "does not leave when its input ends; it has to be killed"));
    } else if (exit.kind == ProcessExit::Kind::Signalled) {
        bench->odd("quit.input", QT_TRANSLATE_NOOP("Messages", "crashes when its input ends: %1"),
                   exit.detail);
    } else {
        bench->works("quit.input", QT_TRANSLATE_NOOP("Messages", "leaves when its input ends"));
    }
}

} // namespace

std::span<const Probe> protocolProbes()
{
    using enum CheckArea;
    using enum Probe::When;
    static constexpr Probe probes[] = {
        {Start, QT_TRANSLATE_NOOP("Messages", "first words"), probeStart, Extra, Handshake},
        {Protocol, QT_TRANSLATE_NOOP("Messages", "name and version"), probeIdentity, Extra,
         Handshake},
        {Protocol, QT_TRANSLATE_NOOP("Messages", "list of commands"), probeCommandList, Extra,
         Handshake},
        {Protocol, QT_TRANSLATE_NOOP("Messages", "known_command"), probeKnownCommand, Extra,
         Anytime},
        {Protocol, QT_TRANSLATE_NOOP("Messages", "an unknown command"), probeUnknownCommand, Extra,
         Anytime},
        {Protocol, QT_TRANSLATE_NOOP("Messages", "comments and blanks"), probeLineReading, Extra,
         Anytime},
    };
    return probes;
}

std::span<const Probe> leavingProbes()
{
    using enum CheckArea;
    using enum Probe::When;
    static constexpr Probe probes[] = {
        {Leaving, QT_TRANSLATE_NOOP("Messages", "the end of its input"), probeEndOfInput, Extra,
         Anytime},
        {Leaving, QT_TRANSLATE_NOOP("Messages", "quit"), probeQuit, Extra, Handshake},
    };
    return probes;
}

} // namespace shinpan
