#include "core/competition/machines/gamejson.h"

#include "core/competition/result/storedmoves.h"

#include <QJsonArray>

namespace shinpan {

namespace {

[[nodiscard]] QString vertexText(const std::optional<Point> &point)
{
    return point ? QString::fromStdString(vertexOf(*point)) : QStringLiteral("pass");
}

/// "B D4": a stone that is set up, or a move.
[[nodiscard]] QString stoneText(Color color, const std::optional<Point> &point)
{
    return (color == Color::Black ? QStringLiteral("B ") : QStringLiteral("W "))
         + vertexText(point);
}

[[nodiscard]] Move moveOfText(const QString &text, BoardSize size)
{
    return {text.startsWith(u'B') ? Color::Black : Color::White,
            pointFromVertex(text.mid(2).toStdString(), size)};
}

[[nodiscard]] QJsonObject toJson(const GameLine &line)
{
    QJsonArray stones;
    for (const SetUpStone &stone : line.setUp) {
        stones.append(stoneText(stone.color, stone.point));
    }
    QJsonArray moves;
    for (const Move &move : line.moves) {
        moves.append(stoneText(move.color, move.point));
    }
    return {{QStringLiteral("stones"), stones},
            {QStringLiteral("moves"), moves},
            {QStringLiteral("whiteBegins"), line.firstToPlay == Color::White},
            {QStringLiteral("captured"), QJsonArray{line.captured.black, line.captured.white}},
            {QStringLiteral("handicap"), line.handicap}};
}

[[nodiscard]] GameLine lineFromJson(const QJsonObject &object, BoardSize size)
{
    GameLine line;
    line.size = size;
    const QJsonArray stones = object.value(QLatin1String("stones")).toArray();
    for (const QJsonValue &value : stones) {
        const Move stone = moveOfText(value.toString(), size);
        if (stone.point) {
            line.setUp.push_back({*stone.point, stone.color});
        }
    }
    const QJsonArray moves = object.value(QLatin1String("moves")).toArray();
    for (const QJsonValue &value : moves) {
        line.moves.push_back(moveOfText(value.toString(), size));
    }
    const bool whiteBegins = object.value(QLatin1String("whiteBegins")).toBool();
    line.firstToPlay = whiteBegins ? Color::White : Color::Black;
    const QJsonArray captured = object.value(QLatin1String("captured")).toArray();
    line.captured = {captured.at(0).toInt(), captured.at(1).toInt()};
    line.handicap = object.value(QLatin1String("handicap")).toInt();
    return line;
}

/// [colour and vertex, nanoseconds, clock, remarks]
[[nodiscard]] QJsonArray toJson(const std::vector<StoredMove> &moves)
{
    QJsonArray array;
    for (const StoredMove &move : moves) {
        const QString mover =
            move.color == Color::Black ? QStringLiteral("B ") : QStringLiteral("W ");
        array.append(
            QJsonArray{mover + move.vertex, qint64{move.used.count()}, move.clock, move.comment});
    }
    return array;
}

[[nodiscard]] std::vector<StoredMove> movesFromJson(const QJsonArray &array)
{
    std::vector<StoredMove> moves;
    for (const QJsonValue &value : array) {
        const QJsonArray move = value.toArray();
        const QString stone = move.at(0).toString();
        moves.push_back({stone.startsWith(u'B') ? Color::Black : Color::White, stone.mid(2),
                         std::chrono::nanoseconds(move.at(1).toInteger()), move.at(2).toString(),
                         move.at(3).toString()});
    }
    return moves;
}

template <typename T>
[[nodiscard]] QJsonValue orNull(const std::optional<T> &value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}

[[nodiscard]] QJsonValue colorJson(const std::optional<Color> &color)
{
    return color ? QJsonValue(*color == Color::White) : QJsonValue();
}

[[nodiscard]] std::optional<Color> colorOf(const QJsonValue &value)
{
    return value.isBool() ? std::optional(value.toBool() ? Color::White : Color::Black)
                          : std::nullopt;
}

[[nodiscard]] QJsonObject toJson(const GameResult &result)
{
    return {{QStringLiteral("end"), gameEndName(result.end)},
            {QStringLiteral("winner"), colorJson(result.winner)},
            {QStringLiteral("margin"),
             result.score ? QJsonValue(result.score->blackMargin) : QJsonValue()},
            {QStringLiteral("culprit"), colorJson(result.culprit)},
            {QStringLiteral("reason"), result.reason.english()},
            {QStringLiteral("said"), result.reason.stored()},
            {QStringLiteral("couldNotStart"), result.couldNotStart}};
}

/// Nothing if no game ends so.
[[nodiscard]] std::optional<GameResult> resultFromJson(const QJsonObject &object)
{
    const auto end = gameEndFromName(object.value(QLatin1String("end")).toString());
    if (!end) {
        return std::nullopt;
    }
    GameResult result;
    result.end = *end;
    result.winner = colorOf(object.value(QLatin1String("winner")));
    if (const QJsonValue margin = object.value(QLatin1String("margin")); margin.isDouble()) {
        result.score = Score{margin.toDouble()};
    }
    result.culprit = colorOf(object.value(QLatin1String("culprit")));
    result.reason = Message::restored(object.value(QLatin1String("reason")).toString(),
                                      object.value(QLatin1String("said")).toString());
    result.couldNotStart = object.value(QLatin1String("couldNotStart")).toBool();
    return result;
}

/// What one side has in a game.
[[nodiscard]] QJsonObject sideJson(const StoredGame &game, Color color)
{
    return {{QStringLiteral("player"), game.players[color]},
            {QStringLiteral("time"), qint64{game.time[color].count()}},
            {QStringLiteral("cpu"), orNull(game.cpu[color])},
            {QStringLiteral("measuredCpu"), orNull(game.measuredCpu[color])},
            {QStringLiteral("stones"), QJsonArray::fromStringList(game.stones[color])},
            {QStringLiteral("parameters"), game.parameters[color]}};
}

void readSide(StoredGame &game, Color color, const QJsonObject &object)
{
    game.players[color] = object.value(QLatin1String("player")).toString();
    game.time[color] = std::chrono::nanoseconds(object.value(QLatin1String("time")).toInteger());
    if (const QJsonValue cpu = object.value(QLatin1String("cpu")); cpu.isDouble()) {
        game.cpu[color] = cpu.toDouble();
    }
    if (const QJsonValue cpu = object.value(QLatin1String("measuredCpu")); cpu.isDouble()) {
        game.measuredCpu[color] = cpu.toDouble();
    }
    const QJsonArray stones = object.value(QLatin1String("stones")).toArray();
    for (const QJsonValue &stone : stones) {
        game.stones[color].append(stone.toString());
    }
    game.parameters[color] = object.value(QLatin1String("parameters")).toString();
}

[[nodiscard]] QString timeWord(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

[[nodiscard]] QDateTime timeAt(const QJsonObject &object, QLatin1String key)
{
    return QDateTime::fromString(object.value(key).toString(), Qt::ISODateWithMs);
}

[[nodiscard]] QJsonObject toJson(const StoredGame &game)
{
    return {{QStringLiteral("id"), game.id},
            {QStringLiteral("matchup"), static_cast<qint64>(game.matchup)},
            {QStringLiteral("number"), game.number},
            {QStringLiteral("state"), gameStateName(game.state)},
            {QStringLiteral("black"), sideJson(game, Color::Black)},
            {QStringLiteral("white"), sideJson(game, Color::White)},
            {QStringLiteral("result"), toJson(game.result)},
            {QStringLiteral("moves"), game.moves},
            {QStringLiteral("columns"), int{game.size.columns}},
            {QStringLiteral("rows"), int{game.size.rows}},
            {QStringLiteral("komi"), game.komi},
            {QStringLiteral("handicap"), game.handicap},
            {QStringLiteral("opening"), game.opening},
            {QStringLiteral("started"), timeWord(game.started)},
            {QStringLiteral("ended"), timeWord(game.ended)},
            {QStringLiteral("slot"), game.slot},
            {QStringLiteral("evidence"), game.evidence},
            {QStringLiteral("candidate"), orNull(game.candidate)},
            {QStringLiteral("node"), game.node}};
}

[[nodiscard]] std::optional<StoredGame> storedGameFromJson(const QJsonObject &object)
{
    const auto text = [&object](QLatin1String key) { return object.value(key).toString(); };
    const auto number = [&object](QLatin1String key) { return object.value(key).toInt(); };
    const auto state = gameStateFromName(text(QLatin1String("state")));
    const auto result = resultFromJson(object.value(QLatin1String("result")).toObject());
    const bool isOver = state == StoredGame::State::Finished || state == StoredGame::State::Void;
    if (!isOver || !result) {
        return std::nullopt;
    }
    const auto side = [&number](QLatin1String key) {
        const int points = number(key);
        return static_cast<std::uint8_t>(points > 0 && points <= MaxBoardSide ? points : 0);
    };
    StoredGame game;
    game.id = text(QLatin1String("id"));
    game.matchup = static_cast<std::size_t>(number(QLatin1String("matchup")));
    game.number = number(QLatin1String("number"));
    game.state = *state;
    readSide(game, Color::Black, object.value(QLatin1String("black")).toObject());
    readSide(game, Color::White, object.value(QLatin1String("white")).toObject());
    game.result = *result;
    game.sgfResult = result->toSgf();
    game.moves = number(QLatin1String("moves"));
    game.size = {side(QLatin1String("columns")), side(QLatin1String("rows"))};
    game.komi = object.value(QLatin1String("komi")).toDouble();
    game.handicap = number(QLatin1String("handicap"));
    game.opening = text(QLatin1String("opening"));
    game.started = timeAt(object, QLatin1String("started"));
    game.ended = timeAt(object, QLatin1String("ended"));
    game.slot = number(QLatin1String("slot"));
    game.evidence = text(QLatin1String("evidence"));
    if (const QJsonValue candidate = object.value(QLatin1String("candidate"));
        candidate.isDouble()) {
        game.candidate = candidate.toInt();
    }
    game.node = text(QLatin1String("node"));
    return game;
}

} // namespace

QJsonObject speedsToJson(const QMap<QString, double> &speeds)
{
    QJsonObject object;
    for (auto speed = speeds.cbegin(); speed != speeds.cend(); ++speed) {
        object.insert(speed.key(), *speed);
    }
    return object;
}

QMap<QString, double> speedsFromJson(const QJsonValue &value)
{
    QMap<QString, double> speeds;
    const QJsonObject object = value.toObject();
    for (auto speed = object.begin(); speed != object.end(); ++speed) {
        speeds.insert(speed.key(), speed->toDouble());
    }
    return speeds;
}

QJsonObject toJson(const GamePlan &plan, const Matchup &matchup)
{
    return {{QStringLiteral("id"), plan.id},
            {QStringLiteral("matchup"), static_cast<qint64>(plan.pairing.matchup)},
            {QStringLiteral("number"), plan.pairing.number},
            {QStringLiteral("black"), static_cast<qint64>(plan.pairing.players.black)},
            {QStringLiteral("white"), static_cast<qint64>(plan.pairing.players.white)},
            {QStringLiteral("blackId"), plan.players.black},
            {QStringLiteral("whiteId"), plan.players.white},
            {QStringLiteral("start"), toJson(plan.start)},
            {QStringLiteral("opening"), plan.opening},
            {QStringLiteral("komi"), plan.setup.komi},
            {QStringLiteral("handicap"), plan.setup.handicap},
            {QStringLiteral("rules"), QString::fromStdString(toText(plan.setup.rules))},
            {QStringLiteral("attempt"), plan.attempt},
            {QStringLiteral("candidate"), orNull(plan.candidate)},
            {QStringLiteral("blackValues"), toRecord(plan.values.black)},
            {QStringLiteral("whiteValues"), toRecord(plan.values.white)},
            {QStringLiteral("first"), static_cast<qint64>(matchup.first())},
            {QStringLiteral("second"), static_cast<qint64>(matchup.second())},
            {QStringLiteral("alternating"), matchup.isAlternating()},
            {QStringLiteral("round"), matchup.round()}};
}

GamePlan planFromJson(const QJsonObject &object, const MatchSetup &setup)
{
    const auto index = [&object](QLatin1String key) {
        return static_cast<std::size_t>(object.value(key).toInt());
    };
    const auto text = [&object](QLatin1String key) { return object.value(key).toString(); };
    GamePlan plan;
    plan.id = text(QLatin1String("id"));
    plan.pairing = {index(QLatin1String("matchup")),
                    object.value(QLatin1String("number")).toInt(),
                    {index(QLatin1String("black")), index(QLatin1String("white"))}};
    plan.players = {text(QLatin1String("blackId")), text(QLatin1String("whiteId"))};
    plan.setup = setup;
    plan.setup.komi = object.value(QLatin1String("komi")).toDouble(setup.komi);
    plan.setup.handicap = object.value(QLatin1String("handicap")).toInt(setup.handicap);
    plan.setup.rules =
        rulesetFromText(text(QLatin1String("rules")).toStdString()).value_or(setup.rules);
    plan.start = lineFromJson(object.value(QLatin1String("start")).toObject(), setup.size);
    plan.opening = text(QLatin1String("opening"));
    plan.attempt = object.value(QLatin1String("attempt")).toInt(1);
    if (const QJsonValue candidate = object.value(QLatin1String("candidate"));
        candidate.isDouble()) {
        plan.candidate = candidate.toInt();
    }
    plan.values = {valuesFromRecord(text(QLatin1String("blackValues"))),
                   valuesFromRecord(text(QLatin1String("whiteValues")))};
    return plan;
}

Matchup matchupFromJson(const QJsonObject &object)
{
    const auto index = [&object](QLatin1String key) {
        return static_cast<std::size_t>(object.value(key).toInt());
    };
    return {index(QLatin1String("first")), index(QLatin1String("second")),
            object.value(QLatin1String("alternating")).toBool(true),
            object.value(QLatin1String("round")).toInt()};
}

QJsonObject toJson(const PlayedGame &played)
{
    return {{QStringLiteral("game"), toJson(played.game)},
            {QStringLiteral("moves"), toJson(played.moves)},
            {QStringLiteral("sgf"), QString::fromLatin1(played.sgf.toBase64())}};
}

std::optional<PlayedGame> playedGameFromJson(const QJsonObject &object)
{
    const auto game = storedGameFromJson(object.value(QLatin1String("game")).toObject());
    if (!game) {
        return std::nullopt;
    }
    return PlayedGame{
        *game,
        movesFromJson(object.value(QLatin1String("moves")).toArray()),
        QByteArray::fromBase64(object.value(QLatin1String("sgf")).toString().toLatin1()),
        {}};
}

} // namespace shinpan
