#include "app/cli/compete/competeevents.h"

#include "app/cli/verb/jsonline.h"

namespace shinpan {

namespace {

[[nodiscard]] QJsonValue known(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

[[nodiscard]] QJsonValue nameOf(const std::optional<Color> &color)
{
    return color ? QJsonValue(*color == Color::Black ? QStringLiteral("black")
                                                     : QStringLiteral("white"))
                 : QJsonValue();
}

[[nodiscard]] double secondsOf(std::chrono::nanoseconds time)
{
    return static_cast<double>(std::chrono::round<std::chrono::milliseconds>(time).count()) / 1000;
}

constexpr Word<RunEnd::Kind> EndWords[] = {{QLatin1String("complete"), RunEnd::Kind::Complete},
                                           {QLatin1String("stopped"), RunEnd::Kind::Stopped},
                                           {QLatin1String("halted"), RunEnd::Kind::Halted},
                                           {QLatin1String("failed"), RunEnd::Kind::Failed}};

} // namespace

QByteArray eventLine(const CompetitionEvent &event)
{
    return jsonLine(QJsonObject{{QStringLiteral("event"), eventName(event.kind)},
                                {QStringLiteral("time"), timeText(event.time)},
                                {QStringLiteral("game"), known(event.gameId)},
                                {QStringLiteral("player"), known(event.player)},
                                {QStringLiteral("text"), event.text}});
}

QByteArray gameLine(const StoredGame &game)
{
    const auto byColor = [](const auto &valueOf) {
        return QJsonObject{{QStringLiteral("black"), valueOf(Color::Black)},
                           {QStringLiteral("white"), valueOf(Color::White)}};
    };
    const bool isVoid = game.state == StoredGame::State::Void;
    return jsonLine(QJsonObject{
        {QStringLiteral("event"),
         eventName(isVoid ? CompetitionEvent::Kind::GameVoid : CompetitionEvent::Kind::GameEnded)},
        {QStringLiteral("time"), timeText(game.ended)},
        {QStringLiteral("game"), game.id},
        {QStringLiteral("number"), game.number},
        {QStringLiteral("attempt"), game.attempt},
        {QStringLiteral("slot"), game.slot},
        {QStringLiteral("black"), game.players.black},
        {QStringLiteral("white"), game.players.white},
        {QStringLiteral("komi"), game.komi},
        {QStringLiteral("handicap"), game.handicap},
        {QStringLiteral("opening"), known(game.opening)},
        {QStringLiteral("result"), game.sgfResult},
        {QStringLiteral("end"), gameEndName(game.result.end)},
        {QStringLiteral("winner"), nameOf(game.result.winner)},
        {QStringLiteral("culprit"), nameOf(game.result.culprit)},
        {QStringLiteral("reason"), known(game.result.reason.english())},
        {QStringLiteral("moves"), game.moves},
        {QStringLiteral("used"),
         byColor([&game](Color color) { return secondsOf(game.time[color]); })},
        {QStringLiteral("measuredCpu"),
         byColor([&game](Color color) { return jsonValue(game.measuredCpu[color]); })},
        {QStringLiteral("cpu"),
         byColor([&game](Color color) { return jsonValue(game.cpu[color]); })},
        {QStringLiteral("offTurnCpu"),
         byColor([&game](Color color) { return jsonValue(game.offTurnCpu[color]); })},
        {QStringLiteral("waited"),
         byColor([&game](Color color) { return jsonValue(game.waited[color]); })},
        {QStringLiteral("duplicate"), jsonValue(game.duplicateOf)},
        {QStringLiteral("near"), game.isNearDuplicate},
        {QStringLiteral("echo"), jsonValue(game.echoOf)}});
}

QByteArray endLine(const RunEnd &end, const CompetitionRunner &runner, int exitCode)
{
    const std::optional<SprtState> sprt = runner.sprt();
    return jsonLine(
        QJsonObject{{QStringLiteral("event"), QStringLiteral("finished")},
                    {QStringLiteral("time"), timeText(QDateTime::currentDateTimeUtc())},
                    {QStringLiteral("end"), wordFor(EndWords, end.kind)},
                    {QStringLiteral("reason"), known(end.reason.english())},
                    {QStringLiteral("played"), static_cast<int>(runner.standings().played())},
                    {QStringLiteral("llr"), sprt ? QJsonValue(sprt->llr) : QJsonValue()},
                    {QStringLiteral("exit"), exitCode}});
}

QString eventsHelp()
{
    return QString::fromLatin1(
        R"(Events of --json-events, one JSON object per line; what is not known is null, times are UTC:
  event, time      what happened, and when (all events have these)
  game, player     ids of the game and player that it is about
  text             what the event log says about it
Events are run-started, run-ended, stop-requested, paused, gone-on, halted, series-begun, player-checked,
check-failed, engine-changed, game-started, game-resumed, game-ended, game-void, game-broken-off,
duplicate-game, quarantined, released, decided, ignored-terms, few-openings and warning. Instead of text, game-ended and game-void have
  number, attempt, slot, black, white, komi, handicap, opening
  result, end, winner, culprit, reason, moves
                   as the results file of shinpan-cli match
  used             seconds used by black and by white
  measuredCpu, cpu seconds of processor time: measured of the engine's processes, and as it tells them
  offTurnCpu, waited   seconds of measuredCpu that were used off turn, and how long that was watched
  duplicate        the game between the same players and colours that it repeats; near: almost
  echo             else a game between others, or with colours swapped, that has the same moves
The last line is the event finished: end (complete, stopped, halted or failed), reason, played (games with a
result, of all runs), llr (of an SPRT match) and exit (the exit code).
)");
}

} // namespace shinpan
