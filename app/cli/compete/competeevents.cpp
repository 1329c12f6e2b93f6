#include "app/cli/compete/competeevents.h"

#include "app/cli/verb/jsonobject.h"

namespace shinpan {

namespace {

[[nodiscard]] QString timeText(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

[[nodiscard]] std::optional<QString> known(const QString &text)
{
    return text.isEmpty() ? std::nullopt : std::optional(text);
}

[[nodiscard]] std::optional<QString> nameOf(const std::optional<Color> &color)
{
    return color ? std::optional(*color == Color::Black ? QStringLiteral("black")
                                                        : QStringLiteral("white"))
                 : std::nullopt;
}

[[nodiscard]] double secondsOf(std::chrono::nanoseconds time)
{
    return static_cast<double>(std::chrono::round<std::chrono::milliseconds>(time).count()) / 1000;
}

[[nodiscard]] QString kindName(RunEnd::Kind kind)
{
    switch (kind) {
    case RunEnd::Kind::Complete:
        return QStringLiteral("complete");
    case RunEnd::Kind::Stopped:
        return QStringLiteral("stopped");
    case RunEnd::Kind::Halted:
        return QStringLiteral("halted");
    case RunEnd::Kind::Failed:
        return QStringLiteral("failed");
    }
    Q_UNREACHABLE();
}

} // namespace

QByteArray eventLine(const CompetitionEvent &event)
{
    return JsonObject()
        .add("event", eventName(event.kind))
        .add("time", timeText(event.time))
        .add("game", known(event.gameId))
        .add("player", known(event.player))
        .add("text", event.text)
        .toJson();
}

QByteArray gameLine(const StoredGame &game)
{
    const auto byColor = [](const auto &valueOf) {
        return JsonObject().add("black", valueOf(Color::Black)).add("white", valueOf(Color::White));
    };
    const bool isVoid = game.state == StoredGame::State::Void;
    return JsonObject()
        .add("event", eventName(isVoid ? CompetitionEvent::Kind::GameVoid
                                       : CompetitionEvent::Kind::GameEnded))
        .add("time", timeText(game.ended))
        .add("game", game.id)
        .add("number", game.number)
        .add("attempt", game.attempt)
        .add("slot", game.slot)
        .add("black", game.players.black)
        .add("white", game.players.white)
        .add("komi", game.komi)
        .add("handicap", game.handicap)
        .add("opening", known(game.opening))
        .add("result", game.sgfResult)
        .add("end", gameEndName(game.result.end))
        .add("winner", nameOf(game.result.winner))
        .add("culprit", nameOf(game.result.culprit))
        .add("reason", known(game.result.reason))
        .add("moves", game.moves)
        .add("used", byColor([&game](Color color) { return secondsOf(game.time[color]); }))
        .add("cpu", byColor([&game](Color color) { return game.cpu[color]; }))
        .add("duplicate", game.duplicateOf)
        .add("near", game.isNearDuplicate)
        .add("echo", game.echoOf)
        .toJson();
}

QByteArray endLine(const RunEnd &end, const CompetitionRunner &runner, int exitCode)
{
    const std::optional<SprtState> sprt = runner.sprt();
    return JsonObject()
        .add("event", QStringLiteral("finished"))
        .add("time", timeText(QDateTime::currentDateTimeUtc()))
        .add("end", kindName(end.kind))
        .add("reason", known(end.reason))
        .add("played", runner.standings().played())
        .add("llr", sprt ? std::optional(sprt->llr) : std::nullopt)
        .add("exit", exitCode)
        .toJson();
}

QString eventsHelp()
{
    return QString::fromLatin1(
        R"(Events of --json-events, one JSON object a line; what is not known is null, times are UTC:
  event, time      what happened, and when; of all events
  game, player     id of the game and of the player that it is about
  text             what the event log says of it
Events are run-started, run-ended, stop-requested, paused, gone-on, halted, series-begun, player-checked,
check-failed, engine-changed, game-started, game-resumed, game-ended, game-void, game-broken-off,
duplicate-game, quarantined, released, decided, few-openings and warning. Instead of text, game-ended and game-void have
  number, attempt, slot, black, white, komi, handicap, opening
  result, end, winner, culprit, reason, moves
                   as the results file of shinpan-cli match
  used, cpu        seconds of black and white
  duplicate        the game of the same players and colours that it repeats, near: not move for move
  echo             otherwise a game of others, or with colours swapped, with the same moves
The last line is the event finished: end (complete, stopped, halted or failed), reason, played (games with a
result, of all runs), llr (of an SPRT match) and exit (the exit code).
)");
}

} // namespace shinpan
