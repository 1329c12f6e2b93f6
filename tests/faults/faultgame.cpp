#include "tests/faults/faultgame.h"

#include "app/cli/match/matchverb.h"
#include "tests/faults/ownprocess.h"

#include <QCommandLineParser>

namespace shinpan::test {

using namespace std::chrono_literals;

namespace {

/// No limit of these runs out in a test, however busy the machine is.
constexpr auto AmplePatience = 20s;

[[nodiscard]] Timeouts patienceFor(ShortLimit limit)
{
    const auto limitOf = [limit](ShortLimit question) -> std::chrono::milliseconds {
        return limit == question ? ShortPatience : AmplePatience;
    };
    return {.startUp = limitOf(ShortLimit::StartUp),
            .setUp = limitOf(ShortLimit::SetUp),
            .move = limitOf(ShortLimit::Move),
            .scoring = limitOf(ShortLimit::Scoring),
            .quit = ShortPatience};
}

[[nodiscard]] MatchOptions readOptions(const QStringList &arguments)
{
    QCommandLineParser parser;
    const Result<MatchOptions> options =
        parseWords(parser, MatchVerb, arguments).and_then([&] { return readMatchOptions(parser); });
    if (!options) {
        qFatal("%s", qPrintable(options.error().english()));
    }
    return *options;
}

void prepare(EngineProfile &profile, ShortLimit limit, const QString &mark)
{
    profile.timeouts = patienceFor(limit);
    profile.environment = {{MarkVariable, mark}};
}

} // namespace

MatchOptions optionsFor(const Fault &fault, const QString &mark)
{
    // Some of the table's programs are not there, which a command line would be refused for.
    MatchOptions options = readOptions(faultlessArgumentsOf(fault));
    options.engines.black.commandLine = commandLineOf(fault.game.black);
    options.engines.white.commandLine = commandLineOf(fault.game.white);
    options.setup.watchdog = {};
    const Color culprit = fault.verdict.culprit.value_or(Color::White);
    prepare(options.engines[culprit], fault.details.shortLimit, mark);
    prepare(options.engines[opposite(culprit)], ShortLimit::None, mark);
    if (fault.details.arrange != nullptr) {
        fault.details.arrange(options);
    }
    if (options.referee) {
        prepare(*options.referee, fault.details.shortLimit, mark);
    }
    return options;
}

MatchOptions healthyOptions(int size, int seed, const QString &mark)
{
    const QString engine = commandLineOf("--random ") + QString::number(seed);
    MatchOptions options =
        readOptions({QStringLiteral("--size"), QString::number(size), QStringLiteral("--black"),
                     engine, QStringLiteral("--white"), engine});
    for (const Color color : BothColors) {
        prepare(options.engines[color], ShortLimit::None, mark);
    }
    return options;
}

QString objectionTo(const GameResult &result, const FaultVerdict &verdict)
{
    const bool isRight = result.toSgf() == QLatin1String(verdict.result)
                      && result.end == verdict.end && result.winner == verdict.winner
                      && result.culprit == verdict.culprit
                      && isAsSaid(result.reason.english(), verdict.reason);
    return isRight ? QString()
                   : QStringLiteral("%1 (%2): %3")
                         .arg(result.toSgf(), gameEndName(result.end), result.reason.english());
}

} // namespace shinpan::test
