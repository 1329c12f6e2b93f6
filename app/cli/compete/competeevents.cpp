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

const char EventsShape[] =
    R"(Events of --json-events, an object a line: run-started, run-ended, stop-requested, paused, gone-on,
halted, series-begun, player-checked, check-failed, engine-changed, game-started, game-resumed,
game-broken-off, duplicate-game, quarantined, released, decided, ignored-terms, few-openings and
warning, game-ended, game-void, and finished, which is the last.

An event that is none of the last three:
  event            text      what happened
  time             time      when
  game, player     text?     ids of the game and player that it is about
  text             text      what the event log says about it

A game-ended or game-void:
  event, game      text      game: its id
  time             time
  number, attempt, slot, handicap, moves  integer
  black, white     text      ids of the players
  komi             number
  opening          text?
  result, end      text      as the results file of shinpan-cli match has them, and so are
  winner, culprit, reason  text?
  used.black, used.white  number   seconds
  measuredCpu.black, measuredCpu.white  number?   seconds of processor time, measured of their processes
  cpu.black, cpu.white  number?   seconds of processor time, as the engines tell them
  offTurnCpu.black, offTurnCpu.white  number?   seconds of measuredCpu that were used off turn,
  waited.black, waited.white  number?   and how long that was watched
  duplicate        text?     the game between the same players and colours that it repeats
  near             boolean   it repeats that almost
  echo             text?     else a game between others, or with colours swapped, that has the same moves

A finished:
  event            "finished"
  time             time
  end              text      complete, stopped, halted or failed
  reason           text?
  played           integer   games with a result, of all runs
  llr              number?   of an SPRT match
  exit             integer   the exit code
)";

} // namespace shinpan
