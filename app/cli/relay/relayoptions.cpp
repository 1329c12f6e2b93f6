#include "app/cli/relay/relayoptions.h"

#include "app/cli/verb/engineoptions.h"
#include "app/cli/verb/verb.h"
#include "app/common/gameoptions.h"
#include "core/clock/duration.h"
#include "core/engine/profile/commandwords.h"
#include "core/gtp/tcpdoor.h"

#include <QCommandLineParser>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int MostRestarts = 1000;

const QString AllowOption = QStringLiteral("allow");
const QString AliasOption = QStringLiteral("alias");
const QString AlternateOption = QStringLiteral("alternate");
const QString DeadlineOption = QStringLiteral("deadline");
const QString ListenOption = QStringLiteral("listen");
const QString ReplaceOption = QStringLiteral("replace");
const QString ReserveOption = QStringLiteral("reserve");
const QString RulesOption = QStringLiteral("rules");

/// One word may name one of the person's engines, or be a whole command line; several are the words
/// of one.
[[nodiscard]] Result<EngineProfile> readRelayedEngine(const QCommandLineParser &parser)
{
    const QStringList words = parser.positionalArguments();
    if (words.isEmpty()) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "the engine is missing; give its command after --")));
    }
    const QString command =
        words.size() == 1 ? words.first() : joinCommandWords({words.first(), words.sliced(1)});
    return storedEngineOr(parser, command);
}

[[nodiscard]] Result<RelaySettings> withDialect(const QCommandLineParser &parser,
                                                RelaySettings settings)
{
    for (const QString &alias : parser.values(AliasOption)) {
        const QString command = alias.section(u'=', 0, 0);
        const QString sent = alias.section(u'=', 1);
        if (command.isEmpty() || sent.isEmpty()) {
            return optionFailure(
                AliasOption,
                Message::of(QT_TRANSLATE_NOOP("Messages", "\"%1\" is not COMMAND=SENT"), alias));
        }
        settings.engine.aliases.push_back({command, sent});
    }
    settings.engine.startupCommands += parser.values(QStringLiteral("startup"));
    if (parser.isSet(QStringLiteral("chat"))) {
        settings.chat = parser.value(QStringLiteral("chat"));
    }
    return settings;
}

[[nodiscard]] Result<RelaySettings> withReplacement(const QCommandLineParser &parser,
                                                    RelaySettings settings)
{
    struct Word
    {
        QLatin1String word;
        MoveReplacement replacement;
    };
    constexpr Word Words[] = {{QLatin1String("resign"), MoveReplacement::Resign},
                              {QLatin1String("pass"), MoveReplacement::Pass},
                              {QLatin1String("alternate"), MoveReplacement::Alternate}};
    if (parser.isSet(ReplaceOption)) {
        const auto *const word = std::ranges::find(Words, parser.value(ReplaceOption), &Word::word);
        if (word == std::end(Words)) {
            return wrongValue(parser, ReplaceOption,
                              Message::of(QT_TRANSLATE_NOOP(
                                  "Messages", "is none of resign, pass and alternate")));
        }
        settings.replacement = word->replacement;
    }
    const bool wantsAlternate = settings.replacement == MoveReplacement::Alternate;
    if (parser.isSet(AlternateOption) != wantsAlternate) {
        return optionFailure(AlternateOption,
                             Message::of(QT_TRANSLATE_NOOP(
                                 "Messages", "goes with --replace alternate, which needs it")));
    }
    if (wantsAlternate) {
        const Result<EngineProfile> alternate =
            storedEngineOr(parser, parser.value(AlternateOption));
        if (!alternate) {
            return optionFailure(AlternateOption, alternate.error());
        }
        settings.alternate = *alternate;
    }
    return settings;
}

[[nodiscard]] Result<RelaySettings> withJudgement(const QCommandLineParser &parser,
                                                  RelaySettings settings)
{
    if (parser.isSet(RulesOption)) {
        settings.rules = rulesetFromText(parser.value(RulesOption).toStdString());
        if (!settings.rules) {
            return wrongValue(parser, RulesOption,
                              Message::of(QT_TRANSLATE_NOOP("Messages", "are no rules")));
        }
    }
    if (parser.isSet(ReserveOption)) {
        const auto reserve = durationFromText(parser.value(ReserveOption).toStdString());
        if (!reserve) {
            return wrongValue(parser, ReserveOption,
                              Message::of(QT_TRANSLATE_NOOP(
                                  "Messages", "is no time; allowed are 500ms, 2s and the like")));
        }
        settings.reserve = *reserve;
    }
    return settings;
}

[[nodiscard]] Result<RelaySettings> withPatience(const QCommandLineParser &parser,
                                                 RelaySettings settings)
{
    const Result<int> restarts =
        readWholeNumber(parser, QStringLiteral("restarts"), 0, MostRestarts, 0);
    if (!restarts) {
        return failure(restarts.error());
    }
    settings.restarts = *restarts;
    Timeouts asLongAsItTakes;
    asLongAsItTakes.setUp = asLongAsItTakes.scoring = {};
    settings.engine.timeouts = asLongAsItTakes;
    if (parser.isSet(DeadlineOption)) {
        const Result<Deadlines> deadlines = deadlinesFromText(parser.value(DeadlineOption));
        if (!deadlines) {
            return optionFailure(DeadlineOption, deadlines.error());
        }
        settings.engine.timeouts = deadlines->timeouts;
        if (deadlines->move && settings.restarts == 0
            && settings.replacement == MoveReplacement::None) {
            return optionFailure(
                DeadlineOption,
                QStringLiteral(
                    "say with --replace or --restarts what to do when the engine takes too "
                    "long over a move"));
        }
    }
    if (settings.alternate) {
        settings.alternate->timeouts = settings.engine.timeouts;
    }
    return settings;
}

} // namespace

void addRelayOptions(QCommandLineParser &parser)
{
    addOption(parser, "listen",
              "Wait for controllers on this TCP port instead of using the standard "
              "streams, and give each an engine of its own; without a host, only this "
              "computer can connect.",
              "[HOST:]PORT");
    addOption(parser, "allow",
              "With --listen: a command that callers may send, too. Without, they may send what "
              "belongs to a game: none that names a file (loadsgf, printsgf FILE), and none that "
              "Shinpan does not know. Can be given several times.",
              "COMMAND");
    addOption(parser, "replace",
              "What to send in place of an illegal or late move, or of an answer that "
              "is not a move: resign, pass, or alternate (the move of another engine).",
              "ACTION");
    addOption(parser, "alternate", "That other engine. It is started only when needed.", "COMMAND");
    addOption(parser, "reserve",
              "With --replace, if the controller tells the time: how long before the "
              "flag falls a move counts as late (default 1s).",
              "TIME");
    addOption(parser, "rules",
              "Rules to judge moves by (default: those that the controller sets, else "
              "Chinese with simple ko).",
              "RULES");
    addOption(parser, "restarts",
              "How many times per game an engine that crashes, stalls or stops "
              "speaking GTP is restarted and given the game again, without the "
              "controller noticing (default 0).",
              "N");
    parser.addOption(
        {DeadlineOption,
         QStringLiteral("How long the engine may take (default: as long as it likes). ")
             + deadlinesHelp(),
         QStringLiteral("LIST")});
    addSandboxOption(parser);
    addOption(parser, "alias", "Send COMMAND to the engine under another name.", "COMMAND=SENT");
    addOption(parser, "startup",
              "A GTP command to send to the engine before the controller's first.", "COMMAND");
    addOption(parser, "chat",
              "What to answer to kgs-chat if the engine does not know that command; "
              "kgs-game_over is answered then, too.",
              "TEXT");
    addOption(parser, "sgf",
              "Directory for the game records, game-1.sgf and so on, saved after every move; with "
              "--listen no more than 10,000.",
              "DIR");
    addOption(parser, "window",
              "Show each game in a Shinpan window while it is played; needs --sgf. The "
              "window can be closed, and the record opened again, at any time.");
    addOption(parser, "gtp-log",
              "Directory for what both sides say, relay-1.log and so on, each up to 256 MiB; then "
              "the older half goes. With --listen no more than 10,000.",
              "DIR");
    addOption(parser, "help", "Print this.");
    parser.addPositionalArgument(QStringLiteral("ENGINE"),
                                 QStringLiteral("The engine's command, after --."));
}

Result<RelayOptions> readRelayOptions(const QCommandLineParser &parser)
{
    const Result<EngineProfile> engine = readRelayedEngine(parser);
    if (!engine) {
        return failure(engine.error());
    }
    RelayOptions options;
    options.relay.engine = *engine;
    options.relay.recordDirectory = parser.value(QStringLiteral("sgf"));
    options.logDirectory = parser.value(QStringLiteral("gtp-log"));
    options.showsWindow = parser.isSet(QStringLiteral("window"));
    if (options.showsWindow && options.relay.recordDirectory.isEmpty()) {
        return optionFailure(QStringLiteral("window"),
                             Message::of(QT_TRANSLATE_NOOP(
                                 "Messages", "follows the record; say with --sgf where that is")));
    }
    const Result<std::optional<TcpAddress>> address = readListen(parser);
    if (!address) {
        return failure(address.error());
    }
    options.listensAt = *address;
    for (const QString &command : parser.values(AllowOption)) {
        options.allowed.push_back(command.toUtf8());
    }
    if (!options.allowed.empty() && !options.listensAt) {
        return optionFailure(AllowOption, Message::of(QT_TRANSLATE_NOOP(
                                              "Messages", "goes with --listen; a controller at the "
                                                          "standard streams may send everything")));
    }
    Result<RelaySettings> settings = options.relay;
    for (const auto read : {withDialect, withReplacement, withJudgement, withPatience}) {
        if (settings) {
            settings = read(parser, *settings);
        }
    }
    if (!settings) {
        return failure(settings.error());
    }
    options.relay = *settings;
    return options;
}

QString relayHelp()
{
    const QString description =
        QStringLiteral("Acts as a GTP engine towards a controller outside (a server's client, "
                       "another arbiter) and passes\neverything on to an engine inside: byte "
                       "for byte, unless an option asks for more, and command by command for those "
                       "who call.");
    return optionsHelp(addRelayOptions, description);
}

} // namespace shinpan
