#include "app/cli/replay/replayverb.h"

#include "app/cli/verb/engineoptions.h"
#include "app/cli/verb/interruptshield.h"
#include "app/common/exitcode.h"
#include "app/common/gameoptions.h"
#include "app/common/output.h"
#include "core/engine/dialect/commandtraits.h"
#include "core/engine/dialect/gtplog.h"
#include "core/engine/engineerror.h"
#include "core/engine/profile/engineaddress.h"
#include "core/gtp/gtpcommand.h"
#include "core/gtp/gtpsession.h"
#include "core/util/detach.h"
#include "core/util/regularfile.h"
#include "core/util/spoken.h"

#include <QCommandLineParser>
#include <QCoroTask>
#include <QDir>
#include <QFile>
#include <QObject>
#include <QPointer>

#include <chrono>
#include <memory>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// Holds a recorded conversation once more, with whatever engine, and compares the answers.
class ScriptReplay final : public QObject
{
    Q_OBJECT

public:
    struct Options
    {
        std::chrono::milliseconds startLimit{}; ///< for the first answer
        std::chrono::milliseconds limit{};      ///< for each later one
        /// Takes back a move that is not the recorded one and plays the recorded one, so that what
        /// follows is asked in the recorded game.
        bool keepsGame = false;
        bool stopsAtDifference = false;
    };

    struct Outcome
    {
        int commands = 0;  ///< that were answered
        int compared = 0;  ///< asked with a recorded answer
        int different = 0; ///< answered otherwise
        Message failure;   ///< why it was not held to the end, a sentence; empty: it was
    };

    ScriptReplay(std::unique_ptr<GtpTransport> transport, GtpScript script, const Options &options);

    void start();
    /// Ends the engine; what is not answered is a failure.
    void cancel();

    /// Meaningful once finished().
    [[nodiscard]] const Outcome &outcome() const { return m_outcome; }

Q_SIGNALS:
    /// The engine answered a step differently from the record.
    void differed(const shinpan::ScriptStep &step, const shinpan::ScriptReply &reply);
    /// Nothing is left of the engine.
    void finished();

private:
    static QCoro::Task<> run(QPointer<ScriptReplay> self);
    static QCoro::Task<bool> take(QPointer<ScriptReplay> self, ScriptStep step);
    static QCoro::Task<> returnToGame(QPointer<ScriptReplay> self,
                                      ScriptStep step,
                                      ScriptReply reply);

    GtpSession m_session;
    GtpScript m_script;
    Options m_options;
    Outcome m_outcome;
};

constexpr auto Grace = 2s;

[[nodiscard]] bool isGenmove(const ScriptStep &step)
{
    return step.command.name() == "genmove" && step.command.arguments().size() == 1;
}

/// Whether the answer to a genmove changed the board.
[[nodiscard]] bool isPlayed(const ScriptReply &reply)
{
    return reply.isSuccess && reply.text.compare(QLatin1String("resign"), Qt::CaseInsensitive) != 0;
}

[[nodiscard]] bool isAnswer(const GtpReply &reply)
{
    return reply.ok() || reply.text.error().kind == GtpError::Kind::Refused;
}

/// The next line cancels a search that can be cancelled, unless that was waited for.
[[nodiscard]] CommandEnd endOf(const ScriptStep &step)
{
    const CommandEnd end = traitsOf(step.command.name()).end;
    const bool isAwaited = step.reply && step.reply->text.toUtf8() != CancelledSearch;
    return end == CommandEnd::ByItselfOrNextLine && isAwaited ? CommandEnd::ByItself : end;
}

/// Engines differ in the letter case of vertices, and from one answer to the next.
[[nodiscard]] bool isSame(const ScriptStep &step, const ScriptReply &reply)
{
    const Qt::CaseSensitivity sensitivity =
        isGenmove(step) ? Qt::CaseInsensitive : Qt::CaseSensitive;
    return step.reply->isSuccess == reply.isSuccess
        && step.reply->text.compare(reply.text, sensitivity) == 0;
}

ScriptReplay::ScriptReplay(std::unique_ptr<GtpTransport> transport,
                           GtpScript script,
                           const Options &options)
    : m_session(std::move(transport))
    , m_script(std::move(script))
    , m_options(options)
{ }

void ScriptReplay::start()
{
    m_session.start();
    detach(run(this));
}

void ScriptReplay::cancel()
{
    [[maybe_unused]] const auto closing = m_session.close(0ms);
}

QCoro::Task<> ScriptReplay::run(QPointer<ScriptReplay> self)
{
    const GtpScript script = self->m_script;
    for (const ScriptStep &step : script) {
        const bool goesOn = co_await take(self, step);
        if (!self) {
            co_return;
        }
        if (!goesOn) {
            break;
        }
    }
    const Completion<ProcessExit> gone = self->m_session.close(Grace);
    co_await gone;
    if (self) {
        Q_EMIT self->finished();
    }
}

/// Asks one command; returns whether the next is to follow.
QCoro::Task<bool> ScriptReplay::take(QPointer<ScriptReplay> self, ScriptStep step)
{
    if (endOf(step) == CommandEnd::NextLine) {
        co_return true;
    }
    if (endOf(step) == CommandEnd::ByItselfOrNextLine) {
        [[maybe_unused]] const auto unheard =
            self->m_session.stream(step.command, [](QByteArrayView /*line*/) {});
        ++self->m_outcome.commands;
        co_return true;
    }
    const bool isFirst = self->m_outcome.commands == 0;
    const auto limit = isFirst ? self->m_options.startLimit : self->m_options.limit;
    const GtpReply answer = co_await self->m_session.send(step.command, limit);
    if (!self) {
        co_return false;
    }
    if (!isAnswer(answer)) {
        self->m_outcome.failure = errorOf(step.command, answer).sentence();
        co_return false;
    }
    ScriptReply reply;
    reply.isSuccess = answer.ok();
    reply.text = answer.ok() ? *answer.text : answer.text.error().text.english();
    ++self->m_outcome.commands;
    if (!step.reply) {
        co_return true;
    }
    ++self->m_outcome.compared;
    if (isSame(step, reply)) {
        co_return true;
    }
    ++self->m_outcome.different;
    Q_EMIT self->differed(step, reply);
    if (self && self->m_options.keepsGame && isGenmove(step)) {
        co_await returnToGame(self, step, reply);
    }
    co_return self && !self->m_options.stopsAtDifference && self->m_outcome.failure.isEmpty();
}

/// Undoes what the engine played and plays what was recorded.
QCoro::Task<> ScriptReplay::returnToGame(QPointer<ScriptReplay> self,
                                         ScriptStep step,
                                         ScriptReply reply)
{
    std::vector<GtpCommand> commands;
    if (isPlayed(reply)) {
        commands.emplace_back("undo");
    }
    if (isPlayed(*step.reply)) {
        const QByteArray vertex = step.reply->text.toUtf8();
        const QByteArray color = step.command.arguments().front();
        commands.push_back(GtpCommand("play", {color, vertex}));
    }
    for (const GtpCommand &command : commands) {
        const GtpReply answer = co_await self->m_session.send(command, self->m_options.limit);
        if (!self) {
            co_return;
        }
        if (!answer.ok()) {
            self->m_outcome.failure = errorOf(command, answer).sentence();
            co_return;
        }
    }
}

constexpr int MaxSeconds = 86'400;

struct ReplayOptions
{
    QString file;
    QString talker; ///< of a log; empty: there is one
    EngineProfile engine;
    ScriptReplay::Options replay;
    bool isQuiet = false;
};

void addReplayOptions(QCommandLineParser &parser)
{
    addOption(parser, "engine", "The engine: its command line, quoted, or tcp://HOST:PORT.",
              "COMMAND");
    addSandboxOption(parser);
    addOption(parser, "of", "Of a log with several engines: whose conversation.", "NAME");
    addOption(parser, "start-limit", "Seconds to the first answer (default 60).", "S");
    addOption(parser, "limit", "Seconds to each later answer (default 300).", "S");
    addOption(parser, "keep-game",
              "After a genmove that is answered differently, take the move back and play the "
              "recorded one, so that the rest is asked in the recorded game.");
    addOption(parser, "stop", "Stop at the first answer that differs.");
    addOption(parser, "q quiet", "Print nothing but what goes wrong; the exit code tells.");
    addOption(parser, "help", "Print this.");
}

[[nodiscard]] QString replayHelp()
{
    const QString description = QStringLiteral(
        "Repeats a conversation with an engine, as the window's console saves it or as a log of "
        "ours has it (--gtp-log, log_gtp), and reports the answers that differ from those of "
        "then.");
    return optionsHelp(addReplayOptions, description) + QStringLiteral(R"(
A script is plain GTP, a command on each line. Below a command stands what was
answered: "#= TEXT", or "#! TEXT" where it was refused, and "#| TEXT" for each
further line. Where nothing stands, any answer will do. "-" is standard input.
A search that any further line cancels is cancelled by the next one, as it was,
but for one of which a move is recorded. Of a log, what an engine says about
itself and what takes time is asked but not compared.
)");
}

[[nodiscard]] Result<ReplayOptions> readOptions(const QCommandLineParser &parser)
{
    const QStringList files = parser.positionalArguments();
    if (files.size() != 1) {
        return failure(
            files.isEmpty()
                ? Message::of(QT_TRANSLATE_NOOP("Messages", "say which script"))
                : Message::of(QT_TRANSLATE_NOOP("Messages", "\"%1\" is one argument too many"),
                              files.at(1)));
    }
    if (!parser.isSet(QStringLiteral("engine"))) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "say which engine, with --engine")));
    }
    FirstFailure failed;
    ReplayOptions options{.file = files.constFirst(),
                          .talker = parser.value(QStringLiteral("of")),
                          .engine = {},
                          .replay = {}};
    options.engine = failed.valueOf(resolveEngine(parser.value(QStringLiteral("engine")), {},
                                                  Machine::current(), QDir::currentPath())
                                        .and_then([&parser](const EngineProfile &profile) {
                                            return sandboxedAsAsked(parser, profile);
                                        }));
    const auto seconds = [&](const QString &option, int usual) {
        return std::chrono::seconds(
            failed.valueOf(readWholeNumber(parser, option, 1, MaxSeconds, usual)));
    };
    options.replay.startLimit = seconds(QStringLiteral("start-limit"), 60);
    options.replay.limit = seconds(QStringLiteral("limit"), 300);
    options.replay.keepsGame = parser.isSet(QStringLiteral("keep-game"));
    options.replay.stopsAtDifference = parser.isSet(QStringLiteral("stop"));
    options.isQuiet = parser.isSet(QStringLiteral("quiet"));
    return failed.orElse(options);
}

/// Whether gzip has packed it, as the logs of competitions.
[[nodiscard]] bool isPacked(const QByteArray &beginning)
{
    return beginning.startsWith("\x1f\x8b");
}

[[nodiscard]] Result<GtpScript> readScriptFile(const QString &path, const QString &talker)
{
    QFile file(path);
    const bool isStandardInput = path == QLatin1String("-");
    const Result<void> opened = !isStandardInput ? openRegularFile(file)
                              : file.open(stdin, QIODevice::ReadOnly)
                                  ? Result<void>()
                                  : failure(Message::verbatim(file.errorString()));
    constexpr qint64 LongestLabel = 512;
    const QByteArray beginning = opened ? file.peek(LongestLabel) : QByteArray();
    const qint64 largest = isGtpLog(beginning) ? LargestGtpLog : LargestScript;
    const Result<GtpScript> script =
        isPacked(beginning)
            ? failure(Message::of(
                QT_TRANSLATE_NOOP("Messages", "it is packed; unpack it first, with gunzip")))
            : opened.and_then([&] { return readAtMost(file, largest); })
                  .and_then([&talker](const QByteArray &text) { return readTalk(text, talker); });
    return script.map_error(inFile(path));
}

/// An answer, set in; its further lines stand below the first.
[[nodiscard]] QString setIn(const QString &heading, const ScriptReply &reply)
{
    const QString text = reply.text.isEmpty() && reply.isSuccess
                           ? spoken(QT_TRANSLATE_NOOP("Messages", "(nothing)"))
                           : reply.text;
    QString lines =
        reply.isSuccess ? text : spoken(QT_TRANSLATE_NOOP("Messages", "refused: %1"), text);
    const QString start = QStringLiteral("  %1  ").arg(heading);
    lines.replace(u'\n', u'\n' + QString(start.size(), u' '));
    return start + lines + u'\n';
}

void printDifference(const QString &file, const ScriptStep &step, const ScriptReply &reply)
{
    const QString text =
        QStringLiteral("%1:%2: %3\n")
            .arg(file, QString::number(step.line), QString::fromUtf8(step.command.line()))
        + setIn(spoken(QT_TRANSLATE_NOOP("Messages", "was")), *step.reply)
        + setIn(spoken(QT_TRANSLATE_NOOP("Messages", "now")), reply);
    standardOutput().write(text);
    standardOutput().flush();
}

void printOutcome(const ScriptReplay::Outcome &outcome)
{
    const QString commands =
        outcome.commands == 1
            ? spoken(QT_TRANSLATE_NOOP("Messages", "1 command"))
            : spoken(QT_TRANSLATE_NOOP("Messages", "%1 commands"), outcome.commands);
    const QString answers =
        outcome.compared == 0 ? spoken(QT_TRANSLATE_NOOP("Messages", "no answer to compare with"))
        : outcome.different == 0
            ? spoken(QT_TRANSLATE_NOOP("Messages", "all %1 recorded answers the same"),
                     outcome.compared)
            : spoken(QT_TRANSLATE_NOOP("Messages", "%1 of %2 recorded answers differ"),
                     outcome.different, outcome.compared);
    standardOutput().writeLine(spoken(QT_TRANSLATE_NOOP("Messages", "%1, %2"), commands, answers));
}

int complain(const QString &text)
{
    standardError().writeLine(QStringLiteral("shinpan-cli replay: ") + text);
    return ExitFailed;
}

Result<int> replayScript(const QCommandLineParser &arguments)
{
    const Result<ReplayOptions> options = readOptions(arguments);
    if (!options) {
        return failure(options.error());
    }
    Result<GtpScript> script = readScriptFile(options->file, options->talker);
    if (!script) {
        return complain(spoken(script.error()));
    }
    Result<std::unique_ptr<GtpTransport>> transport = transportFor(options->engine);
    if (!transport) {
        return complain(spoken(transport.error()));
    }
    ScriptReplay replay(std::move(*transport), std::move(*script), options->replay);
    if (!options->isQuiet) {
        QObject::connect(&replay, &ScriptReplay::differed, &replay,
                         [file = options->file](const ScriptStep &step, const ScriptReply &reply) {
                             printDifference(file, step, reply);
                         });
    }
    const bool isInterrupted = runToEnd(replay);
    const ScriptReplay::Outcome &outcome = replay.outcome();
    if (isInterrupted) {
        return ExitInterrupted;
    }
    if (!options->isQuiet && outcome.commands > 0) {
        printOutcome(outcome);
    }
    if (!outcome.failure.isEmpty()) {
        return complain(spoken(QT_TRANSLATE_NOOP("Messages", "the engine %1"), outcome.failure));
    }
    return outcome.different > 0 ? ExitNo : ExitDone;
}

} // namespace

const Verb ReplayVerb{.name = QLatin1String("replay"),
                      .summary = "repeat a recorded conversation with a GTP engine",
                      .usage = "[options] SCRIPT --engine COMMAND",
                      .help = "",
                      .moreHelp = replayHelp,
                      .done = "all answers are the same",
                      .no = "some differ",
                      .failed = "bad call, or it could not be replayed",
                      .addOptions = addReplayOptions,
                      .run = replayScript};

} // namespace shinpan

#include "replayverb.moc"
