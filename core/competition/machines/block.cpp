#include "core/competition/machines/block.h"

#include "core/competition/file/competitionreader.h"
#include "core/competition/file/competitionwriter.h"
#include "core/competition/machines/gamejson.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>

namespace shinpan {

namespace {

constexpr QLatin1String TaskKind("task");
constexpr QLatin1String BlockKind("block");
constexpr QLatin1String ResultKind("result");

/// Bytes, piece by piece.
class Pieces
{
public:
    explicit Pieces(QByteArray bytes)
        : m_bytes(std::move(bytes))
    { }

    /// So many, or what is left.
    [[nodiscard]] QByteArray next(qsizetype size)
    {
        const QByteArray piece = m_bytes.mid(m_at, std::max<qsizetype>(size, 0));
        m_at += piece.size();
        return piece;
    }

private:
    QByteArray m_bytes;
    qsizetype m_at = 0;
};

[[nodiscard]] QJsonObject toJson(const EngineIdentity &engine)
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

[[nodiscard]] EngineIdentity engineFromJson(const QJsonObject &object)
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

[[nodiscard]] QJsonArray toJson(const std::vector<EngineIdentity> &engines)
{
    QJsonArray array;
    for (const EngineIdentity &engine : engines) {
        array.append(toJson(engine));
    }
    return array;
}

[[nodiscard]] std::vector<EngineIdentity> enginesFromJson(const QJsonValue &value)
{
    std::vector<EngineIdentity> engines;
    const QJsonArray array = value.toArray();
    for (const QJsonValue &engine : array) {
        engines.push_back(engineFromJson(engine.toObject()));
    }
    return engines;
}

[[nodiscard]] std::optional<Block> blockOf(const QJsonObject &object,
                                           const Competition &competition)
{
    Block block;
    block.number = object.value(QLatin1String("number")).toInt();
    block.speeds = speedsFromJson(object.value(QLatin1String("speeds")));
    const QJsonArray games = object.value(QLatin1String("games")).toArray();
    const bool hasOwn = competition.type == CompetitionType::Playoff;
    for (const QJsonValue &value : games) {
        const QJsonObject game = value.toObject();
        const auto index = static_cast<std::size_t>(game.value(QLatin1String("matchup")).toInt());
        if (hasOwn && index >= competition.matchups.size()) {
            return std::nullopt;
        }
        block.games.push_back(
            planFromJson(game, hasOwn ? competition.matchups[index].setup : competition.setup));
        block.matchups.push_back(matchupFromJson(game));
        const ByColor<std::size_t> players = block.games.back().pairing.players;
        if (std::max(players.black, players.white) >= competition.players.size()) {
            return std::nullopt;
        }
    }
    return block;
}

} // namespace

QByteArray toBytes(const Task &task)
{
    return sealed(TaskKind, {{QStringLiteral("run"), task.run},
                             {QStringLiteral("term"), task.term},
                             {QStringLiteral("file"), task.competition.file},
                             {QStringLiteral("competition"), toToml(task.competition)},
                             {QStringLiteral("engines"), toJson(task.engines)}});
}

Result<Task> taskFromBytes(const QByteArray &bytes)
{
    const Result<QJsonObject, SealFault> object = unsealed(TaskKind, bytes);
    if (!object) {
        return failure(QStringLiteral("the task is %1").arg(sealFaultName(object.error())));
    }
    const auto read =
        readCompetitionText(object->value(QLatin1String("competition")).toString().toUtf8(),
                            object->value(QLatin1String("file")).toString());
    if (!read) {
        const CompetitionFileError &first = read.error().front();
        return failure(
            QStringLiteral("the task is of another version: %1: %2").arg(first.key, first.text));
    }
    return Task{object->value(QLatin1String("run")).toString(),
                object->value(QLatin1String("term")).toInt(), *read,
                enginesFromJson(object->value(QLatin1String("engines")))};
}

QByteArray toBytes(const Block &block)
{
    QJsonArray games;
    for (std::size_t i = 0; i < block.games.size(); ++i) {
        games.append(toJson(block.games[i], block.matchups[i]));
    }
    return sealed(BlockKind, {{QStringLiteral("number"), block.number},
                              {QStringLiteral("games"), games},
                              {QStringLiteral("speeds"), speedsToJson(block.speeds)}});
}

std::optional<Block> blockFromBytes(const QByteArray &bytes, const Competition &competition)
{
    const Result<QJsonObject, SealFault> object = unsealed(BlockKind, bytes);
    return object ? blockOf(*object, competition) : std::nullopt;
}

QByteArray toBytes(const BlockResult &result)
{
    QJsonArray games;
    QJsonArray logSizes;
    QByteArray logs;
    for (const PlayedGame &played : result.games) {
        games.append(toJson(played));
        logSizes.append(QJsonArray{played.logs.gtp.size(), played.logs.errorOutput.size()});
        logs += played.logs.gtp + played.logs.errorOutput;
    }
    return sealed(ResultKind,
                  {{QStringLiteral("run"), result.run},
                   {QStringLiteral("block"), result.block},
                   {QStringLiteral("attempt"), result.attempt},
                   {QStringLiteral("node"), result.node},
                   {QStringLiteral("speed"), result.speed},
                   {QStringLiteral("refusal"), result.refusal},
                   {QStringLiteral("games"), games},
                   {QStringLiteral("logs"), logSizes},
                   {QStringLiteral("engines"), toJson(result.engines)},
                   {QStringLiteral("warnings"), QJsonArray::fromStringList(result.warnings)}},
                  logs);
}

Result<BlockResult, SealFault> resultFromBytes(const QByteArray &bytes)
{
    const Result<QJsonObject, SealFault> object = unsealed(ResultKind, bytes);
    if (!object) {
        return failure(object.error());
    }
    BlockResult result;
    result.run = object->value(QLatin1String("run")).toString();
    result.block = object->value(QLatin1String("block")).toInt();
    result.attempt = object->value(QLatin1String("attempt")).toInt();
    result.node = object->value(QLatin1String("node")).toString();
    result.speed = object->value(QLatin1String("speed")).toDouble();
    result.refusal = object->value(QLatin1String("refusal")).toString();
    const QJsonArray games = object->value(QLatin1String("games")).toArray();
    const QJsonArray logSizes = object->value(QLatin1String("logs")).toArray();
    Pieces logs(attachedTo(bytes));
    QSet<QString> ids;
    for (const QJsonValue &value : games) {
        std::optional<PlayedGame> played = playedGameFromJson(value.toObject());
        if (!played || ids.contains(played->game.id)) {
            return failure(SealFault::Foreign);
        }
        ids.insert(played->game.id);
        const QJsonArray sizes = logSizes.at(static_cast<qsizetype>(result.games.size())).toArray();
        played->logs.gtp = logs.next(sizes.at(0).toInt());
        played->logs.errorOutput = logs.next(sizes.at(1).toInt());
        played->game.node = result.node;
        result.games.push_back(std::move(*played));
    }
    result.engines = enginesFromJson(object->value(QLatin1String("engines")));
    const QJsonArray warnings = object->value(QLatin1String("warnings")).toArray();
    for (const QJsonValue &warning : warnings) {
        result.warnings.append(warning.toString());
    }
    return result;
}

} // namespace shinpan
