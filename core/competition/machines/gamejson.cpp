#include "core/competition/machines/gamejson.h"

#include "core/competition/result/gamecolumns.h"
#include "core/competition/result/storedmoves.h"

#include <QJsonArray>
#include <QMap>

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

template <typename T>
[[nodiscard]] QJsonValue orNull(const std::optional<T> &value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}

/// The thought in an array of a move; what makes no sense in it is left out.
[[nodiscard]] MoveThought thoughtFromJson(const QJsonArray &move)
{
    const auto number = [&move](int place) {
        const QJsonValue value = move.at(place);
        return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
    };
    const QJsonValue visits = move.at(6);
    const MoveThought thought =
        kept({.chances = number(4),
              .lead = number(5),
              .visits = visits.isDouble() ? std::optional(visits.toInteger(-1)) : std::nullopt,
              .line = move.at(7).toString()});
    return thought.isEmpty() ? MoveThought() : thought;
}

/// A colour is whether it is White, stones are a list; all else is as it is kept.
template <typename T>
[[nodiscard]] QJsonValue jsonOf(const T &value)
{
    if constexpr (std::is_same_v<T, std::optional<Color>>) {
        return value ? QJsonValue(*value == Color::White) : QJsonValue();
    } else if constexpr (std::is_same_v<T, QStringList>) {
        return QJsonArray::fromStringList(value);
    } else {
        return orNull(std::optional(Kept::of(value)));
    }
}

/// Reads jsonOf() back.
template <typename T>
void restore(T &value, const QJsonValue &json)
{
    using Form = decltype(Kept::of(value));
    if constexpr (std::is_same_v<T, std::optional<Color>>) {
        value = json.isBool() ? T(json.toBool() ? Color::White : Color::Black) : T();
    } else if constexpr (std::is_same_v<T, QStringList>) {
        const QJsonArray texts = json.toArray();
        for (const QJsonValue &text : texts) {
            value.append(text.toString());
        }
    } else if constexpr (std::is_same_v<Form, QString>) {
        Kept::restore(value, json.toString());
    } else if constexpr (std::is_same_v<Form, qint64>) {
        Kept::restore(value, json.toInteger());
    } else if constexpr (std::is_same_v<Form, double>) {
        Kept::restore(value, json.toDouble());
    } else if (json.isDouble()) {
        restore(value.emplace(), json);
    }
}

/// Calls `use` with each value that machines send, the name of the object in the game's that holds
/// it (empty: the game's own), and its key there.
template <typename Game, typename Use>
void visitSent(Game &game, Use use)
{
    visitColumns(game, [&use](const GameColumn &column, auto &value) {
        const QString path = QString::fromLatin1(column.json);
        if (!path.isEmpty()) {
            use(value, path.section(u'.', 0, -2), path.section(u'.', -1));
        }
    });
}

const QString ResultKey = QStringLiteral("result");
constexpr QLatin1String CouldNotStart("couldNotStart");

[[nodiscard]] QJsonObject toJson(const StoredGame &game)
{
    QJsonObject object;
    QMap<QString, QJsonObject> parts;
    visitSent(game, [&](const auto &value, const QString &part, const QString &key) {
        QJsonObject &holder = part.isEmpty() ? object : parts[part];
        holder.insert(key, jsonOf(value));
    });
    parts[ResultKey].insert(CouldNotStart, game.result.couldNotStart);
    for (auto part = parts.cbegin(); part != parts.cend(); ++part) {
        object.insert(part.key(), *part);
    }
    return object;
}

[[nodiscard]] std::optional<StoredGame> storedGameFromJson(const QJsonObject &object)
{
    const auto at = [&object](const QString &part, const QString &key) {
        return part.isEmpty() ? object.value(key) : object.value(part).toObject().value(key);
    };
    const auto state = gameStateFromName(at({}, QStringLiteral("state")).toString());
    const bool isOver = state == StoredGame::State::Finished || state == StoredGame::State::Void;
    if (!isOver || !gameEndFromName(at(ResultKey, QStringLiteral("end")).toString())) {
        return std::nullopt;
    }
    StoredGame game;
    visitSent(game, [&at](auto &value, const QString &part, const QString &key) {
        restore(value, at(part, key));
    });
    game.result.couldNotStart = at(ResultKey, CouldNotStart).toBool();
    game.sgfResult = game.result.toSgf();
    return game;
}

/// Calls `use` with the key and the value of what a plan says as it is kept.
void visitPlan(auto &plan, auto use)
{
    use(QLatin1String("id"), plan.id);
    use(QLatin1String("matchup"), plan.pairing.matchup);
    use(QLatin1String("number"), plan.pairing.number);
    use(QLatin1String("black"), plan.pairing.players.black);
    use(QLatin1String("white"), plan.pairing.players.white);
    use(QLatin1String("blackId"), plan.players.black);
    use(QLatin1String("whiteId"), plan.players.white);
    use(QLatin1String("opening"), plan.opening);
    use(QLatin1String("komi"), plan.setup.komi);
    use(QLatin1String("handicap"), plan.setup.handicap);
    use(QLatin1String("attempt"), plan.attempt);
    use(QLatin1String("candidate"), plan.candidate);
    use(QLatin1String("audited"), plan.isAudited);
}

} // namespace

QJsonObject toJson(const GameLine &line)
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

GameLine lineFromJson(const QJsonObject &object, BoardSize size)
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

QJsonArray toJson(const std::vector<StoredMove> &moves)
{
    QJsonArray array;
    for (const StoredMove &move : moves) {
        const QString mover =
            move.color == Color::Black ? QStringLiteral("B ") : QStringLiteral("W ");
        QJsonArray entry{mover + move.vertex, qint64{move.used.count()}, move.clock, move.comment};
        if (const MoveThought &thought = move.thought; !thought.isEmpty()) {
            entry.append(orNull(thought.chances));
            entry.append(orNull(thought.lead));
            entry.append(orNull(thought.visits));
            entry.append(thought.line);
        }
        array.append(entry);
    }
    return array;
}

std::vector<StoredMove> movesFromJson(const QJsonArray &array)
{
    std::vector<StoredMove> moves;
    for (const QJsonValue &value : array) {
        const QJsonArray move = value.toArray();
        const QString stone = move.at(0).toString();
        moves.push_back({stone.startsWith(u'B') ? Color::Black : Color::White, stone.mid(2),
                         std::chrono::nanoseconds(move.at(1).toInteger()), move.at(2).toString(),
                         move.at(3).toString(), thoughtFromJson(move)});
    }
    return moves;
}

QJsonObject toJson(const EngineIdentity &engine)
{
    QJsonArray files;
    for (const IdentifiedFile &file : engine.files) {
        files.append(QJsonArray{file.path, QString::fromLatin1(file.sha256)});
    }
    return {{QStringLiteral("player"), engine.player},
            {QStringLiteral("name"), engine.name},
            {QStringLiteral("version"), engine.version},
            {QStringLiteral("command"), engine.command},
            {QStringLiteral("files"), files}};
}

EngineIdentity engineFromJson(const QJsonObject &object)
{
    EngineIdentity engine;
    engine.player = object.value(QLatin1String("player")).toString();
    engine.name = object.value(QLatin1String("name")).toString();
    engine.version = object.value(QLatin1String("version")).toString();
    engine.command = object.value(QLatin1String("command")).toString();
    const QJsonArray files = object.value(QLatin1String("files")).toArray();
    for (const QJsonValue &file : files) {
        engine.files.push_back({.path = file.toArray().at(0).toString(),
                                .sha256 = file.toArray().at(1).toString().toLatin1()});
    }
    return engine;
}

QJsonObject toJson(const GamePlan &plan, const Matchup &matchup)
{
    QJsonObject object{{QStringLiteral("start"), toJson(plan.start)},
                       {QStringLiteral("rules"), QString::fromStdString(toText(plan.setup.rules))},
                       {QStringLiteral("blackValues"), toRecord(plan.values.black)},
                       {QStringLiteral("whiteValues"), toRecord(plan.values.white)},
                       {QStringLiteral("first"), static_cast<qint64>(matchup.first())},
                       {QStringLiteral("second"), static_cast<qint64>(matchup.second())},
                       {QStringLiteral("alternating"), matchup.isAlternating()},
                       {QStringLiteral("round"), matchup.round()}};
    visitPlan(plan, [&object](QLatin1String key, const auto &value) {
        object.insert(key, jsonOf(value));
    });
    return object;
}

GamePlan planFromJson(const QJsonObject &object, const MatchSetup &setup)
{
    const auto text = [&object](QLatin1String key) { return object.value(key).toString(); };
    GamePlan plan;
    plan.setup = setup;
    visitPlan(plan, [&object](QLatin1String key, auto &value) {
        if (object.contains(key)) {
            restore(value, object.value(key));
        }
    });
    plan.setup.names = plan.players;
    plan.setup.rules =
        rulesetFromText(text(QLatin1String("rules")).toStdString()).value_or(setup.rules);
    plan.start = lineFromJson(object.value(QLatin1String("start")).toObject(), setup.size);
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
