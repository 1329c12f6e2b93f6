#include "core/competition/seal/sealedgame.h"

#include "core/competition/machines/gamejson.h"
#include "core/competition/result/gamecolumns.h"
#include "core/util/printable.h"

#include <QJsonDocument>

#include <algorithm>

namespace shinpan {

namespace {

constexpr QLatin1String GameKey("game");
constexpr QLatin1String StartKey("start");
constexpr QLatin1String RulesKey("rules");
constexpr QLatin1String MovesKey("moves");
constexpr QLatin1String TimeKey("time");
constexpr QLatin1String KindKey("kind");
constexpr QLatin1String PlayerKey("player");
constexpr QLatin1String TextKey("text");

[[nodiscard]] QByteArray bytesOf(const QJsonDocument &document)
{
    return printableJson(document.toJson(QJsonDocument::Compact)) + '\n';
}

[[nodiscard]] QJsonValue jsonOf(const auto &kept)
{
    return QJsonValue(kept);
}

template <typename T>
[[nodiscard]] QJsonValue jsonOf(const std::optional<T> &kept)
{
    return kept ? QJsonValue(*kept) : QJsonValue();
}

[[nodiscard]] QJsonObject toJson(const StoredGame &game)
{
    QJsonObject object;
    visitColumns(game, [&object](const GameColumn &column, const auto &value) {
        object.insert(QLatin1String(column.name), jsonOf(Kept::of(value)));
    });
    return object;
}

// Reads jsonOf() back; what is of another type becomes what says the least.

void read(const QJsonValue &json, QString &kept)
{
    kept = json.toString();
}

void read(const QJsonValue &json, qint64 &kept)
{
    kept = json.toInteger();
}

void read(const QJsonValue &json, double &kept)
{
    kept = json.toDouble();
}

template <typename T>
void read(const QJsonValue &json, std::optional<T> &kept)
{
    if (!json.isNull() && !json.isUndefined()) {
        read(json, kept.emplace());
    }
}

/// False where it is no number within the column's bounds.
[[nodiscard]] bool isWithin(const GameColumn &column, const auto &kept)
{
    if constexpr (std::is_convertible_v<decltype(kept), std::optional<double>>) {
        const std::optional<double> number = kept;
        return !number || (*number >= column.least && *number <= column.most);
    } else {
        return true;
    }
}

[[nodiscard]] std::optional<StoredGame> storedGameFromJson(const QJsonObject &object)
{
    StoredGame game;
    bool isGood = true;
    visitColumns(game, [&](const GameColumn &column, auto &&value) {
        decltype(Kept::of(value)) kept{};
        read(object.value(QLatin1String(column.name)), kept);
        isGood = isGood && isWithin(column, kept);
        Kept::restore(value, kept);
    });
    return isGood && !game.id.isEmpty() ? std::optional(game) : std::nullopt;
}

[[nodiscard]] QJsonObject jsonObject(const SealedGame &game)
{
    return {{GameKey, toJson(game.game)},
            {StartKey, toJson(game.start)},
            {RulesKey, QString::fromStdString(toText(game.rules))},
            {MovesKey, toJson(game.moves)}};
}

/// Whether what was read is all that there was: a word that is none of ours would be read as one
/// that says the least. Members that are not there are an earlier version's.
[[nodiscard]] bool isFaithful(const QJsonValue &read, const QJsonValue &original)
{
    if (!read.isObject() || !original.isObject()) {
        return read == original || original.isUndefined();
    }
    const QJsonObject members = read.toObject();
    const QJsonObject originals = original.toObject();
    return std::ranges::all_of(members.keys(), [&](const QString &key) {
        return isFaithful(members.value(key), originals.value(key));
    });
}

} // namespace

QByteArray toJson(const SealedGame &game)
{
    return bytesOf(QJsonDocument(jsonObject(game)));
}

std::optional<SealedGame> sealedGameFromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    const std::optional<StoredGame> game = storedGameFromJson(object.value(GameKey).toObject());
    const auto rules = rulesetFromText(object.value(RulesKey).toString().toStdString());
    if (!game || !rules) {
        return std::nullopt;
    }
    SealedGame sealed{*game, lineFromJson(object.value(StartKey).toObject(), game->size), *rules,
                      movesFromJson(object.value(MovesKey).toArray())};
    return isFaithful(jsonObject(sealed), object) ? std::optional(std::move(sealed)) : std::nullopt;
}

QByteArray toJson(const std::vector<EngineIdentity> &engines)
{
    QJsonArray array;
    for (const EngineIdentity &engine : engines) {
        array.append(toJson(engine));
    }
    return bytesOf(QJsonDocument(array));
}

std::vector<EngineIdentity> sealedEnginesFromJson(const QByteArray &json)
{
    std::vector<EngineIdentity> engines;
    const QJsonArray array = QJsonDocument::fromJson(json).array();
    for (const QJsonValue &engine : array) {
        engines.push_back(engineFromJson(engine.toObject()));
    }
    return engines;
}

QByteArray toJson(const std::vector<CompetitionEvent> &events)
{
    QJsonArray array;
    for (const CompetitionEvent &event : events) {
        array.append(QJsonObject{{TimeKey, timeText(event.time)},
                                 {KindKey, eventName(event.kind)},
                                 {GameKey, event.gameId},
                                 {PlayerKey, event.player},
                                 {TextKey, event.text}});
    }
    return bytesOf(QJsonDocument(array));
}

std::vector<CompetitionEvent> sealedEventsFromJson(const QByteArray &json)
{
    std::vector<CompetitionEvent> events;
    const QJsonArray array = QJsonDocument::fromJson(json).array();
    for (const QJsonValue &value : array) {
        const QJsonObject event = value.toObject();
        if (const auto kind = eventFromName(event.value(KindKey).toString())) {
            events.push_back({timeFromText(event.value(TimeKey).toString()), *kind,
                              event.value(GameKey).toString(), event.value(PlayerKey).toString(),
                              event.value(TextKey).toString()});
        }
    }
    return events;
}

} // namespace shinpan
