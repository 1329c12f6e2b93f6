#include "core/competition/machines/block.h"

#include "core/competition/file/competitionreader.h"
#include "core/competition/file/competitionwriter.h"
#include "core/competition/machines/gamejson.h"
#include "core/machines/runstate.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace shinpan {

namespace {

constexpr QLatin1String TaskKind("task");
constexpr QLatin1String BlockKind("block");
constexpr QLatin1String ResultKind("result");

/// No block and no matchup has a number as high as that.
constexpr int MostOfAKind = 1'000'000'000;

/// Bytes, piece by piece.
class Pieces
{
public:
    explicit Pieces(QByteArray bytes)
        : m_bytes(std::move(bytes))
    { }

    /// The next `size` bytes, or what is left.
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

[[nodiscard]] QJsonArray toJson(const std::vector<EngineIdentity> &engines)
{
    QJsonArray array;
    for (const EngineIdentity &engine : engines) {
        array.append(toJson(engine));
    }
    return array;
}

/// The result as JSON, without the bytes of its logs.
[[nodiscard]] QJsonObject toJson(const BlockResult &result)
{
    QJsonArray games;
    QJsonArray logSizes;
    for (const PlayedGame &played : result.games) {
        games.append(toJson(played));
        logSizes.append(QJsonArray{played.logs.gtp.size(), played.logs.errorOutput.size()});
    }
    return {{QStringLiteral("run"), result.run},
            {QStringLiteral("block"), result.block},
            {QStringLiteral("attempt"), result.attempt},
            {QStringLiteral("token"), result.token},
            {QStringLiteral("node"), result.node},
            {QStringLiteral("speed"), result.speed},
            {QStringLiteral("refusal"), result.refusal},
            {QStringLiteral("games"), games},
            {QStringLiteral("logs"), logSizes},
            {QStringLiteral("engines"), toJson(result.engines)},
            {QStringLiteral("warnings"), QJsonArray::fromStringList(result.warnings)}};
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

/// Whether it is a game of this matchup, such as a competition of these players may have.
[[nodiscard]] bool isPossible(const GamePlan &plan,
                              const Matchup &matchup,
                              const Competition &competition)
{
    constexpr double MostKomi = 1e6;
    const std::size_t players = competition.players.size();
    const bool isMatchup = plan.pairing.matchup < kindOf(competition).mostMatchups(competition)
                        && matchup.first() < players && matchup.second() < players
                        && matchup.round() >= 0 && matchup.round() < MostOfAKind;
    return isMatchup && plan.pairing.number >= 0 && plan.pairing.number < MostOfAKind
        && plan.pairing.players == matchup.playersOf(plan.pairing.number)
        && std::abs(plan.setup.komi) <= MostKomi && plan.setup.handicap >= 0
        && plan.setup.handicap <= maxHandicap(plan.setup.size, HandicapStyle::Free);
}

[[nodiscard]] std::optional<Block> blockOf(const QJsonObject &object,
                                           const Competition &competition)
{
    Block block;
    block.number = object.value(QLatin1String("number")).toInt();
    block.speeds = speedsFromJson(object.value(QLatin1String("speeds")));
    block.token = object.value(QLatin1String("token")).toString();
    if (block.number < 0 || block.number >= MostOfAKind) {
        return std::nullopt;
    }
    const QJsonArray games = object.value(QLatin1String("games")).toArray();
    const bool hasOwn = kindOf(competition).parts == CompetitionKind::Parts::Matchups;
    for (const QJsonValue &value : games) {
        const QJsonObject game = value.toObject();
        const auto index = static_cast<std::size_t>(game.value(QLatin1String("matchup")).toInt());
        if (hasOwn && index >= competition.matchups.size()) {
            return std::nullopt;
        }
        block.games.push_back(
            planFromJson(game, hasOwn ? competition.matchups[index].setup : competition.setup));
        block.matchups.push_back(matchupFromJson(game));
        if (!isPossible(block.games.back(), block.matchups.back(), competition)) {
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
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "the task is %1"),
                                   sealFaultName(object.error())));
    }
    const auto read =
        readCompetitionText(object->value(QLatin1String("competition")).toString().toUtf8(),
                            object->value(QLatin1String("file")).toString());
    if (!read) {
        const CompetitionFileError &first = read.error().front();
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "the task is of another version: %1: %2"),
                        first.key, first.text));
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
                              {QStringLiteral("speeds"), speedsToJson(block.speeds)},
                              {QStringLiteral("token"), block.token}});
}

std::optional<Block> blockFromBytes(const QByteArray &bytes, const Competition &competition)
{
    const Result<QJsonObject, SealFault> object = unsealed(BlockKind, bytes);
    return object ? blockOf(*object, competition) : std::nullopt;
}

qsizetype mostOfResult(std::size_t games)
{
    constexpr qsizetype Around = 64 * KiB; // the machine, its engines, its warnings
    return std::min(Around + static_cast<qsizetype>(games) * MostOfGame, MostUnpacked);
}

QByteArray toBytes(const BlockResult &result)
{
    QByteArray logs;
    for (const PlayedGame &played : result.games) {
        logs += played.logs.gtp + played.logs.errorOutput;
    }
    return sealed(ResultKind, toJson(result), logs);
}

Result<BlockResult, SealFault> resultFromBytes(const QByteArray &bytes, qsizetype most)
{
    const Result<QJsonObject, SealFault> object = unsealed(ResultKind, bytes, most);
    if (!object) {
        return failure(object.error());
    }
    BlockResult result;
    result.run = object->value(QLatin1String("run")).toString();
    result.block = object->value(QLatin1String("block")).toInt();
    result.attempt = object->value(QLatin1String("attempt")).toInt();
    result.token = object->value(QLatin1String("token")).toString();
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

QStringList trim(BlockResult &result, std::size_t games)
{
    const auto sizeOf = [](const QJsonObject &object) {
        return QJsonDocument(object).toJson(QJsonDocument::Compact).size() + 1;
    };
    std::vector<PlayedGame> all = std::exchange(result.games, {});
    qsizetype room = mostOfResult(games) - sizeOf(toJson(result));
    std::vector<std::pair<qsizetype, PlayedGame *>> sizes;
    for (PlayedGame &played : all) {
        sizes.emplace_back(sizeOf(toJson(played)), &played);
        room -= sizes.back().first;
    }
    std::ranges::sort(sizes, std::greater());
    QStringList ids;
    const auto strip = [&](auto takeAway) {
        for (auto game = sizes.begin(); game != sizes.end() && room < 0; ++game) {
            takeAway(*game->second);
            const qsizetype left = sizeOf(toJson(*game->second));
            room += std::exchange(game->first, left) - left;
            ids.append(game->second->game.id);
        }
    };
    strip([](PlayedGame &played) { played.sgf.clear(); });
    strip([](PlayedGame &played) {
        for (StoredMove &move : played.moves) {
            move.comment.clear();
        }
    });
    ids.removeDuplicates();
    result.games = std::move(all);
    return ids;
}

} // namespace shinpan
