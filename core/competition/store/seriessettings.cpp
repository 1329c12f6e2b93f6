#include "core/competition/store/seriessettings.h"

#include "core/util/message.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace shinpan {

namespace {

/// Whether `now` has all of `before` in front and in that order.
bool begins(const QStringList &now, const QStringList &before)
{
    return now.size() >= before.size() && std::equal(before.begin(), before.end(), now.begin());
}

/// Whether a value is of a player or matchup that `one` has and `other` has not: was added or
/// removed.
bool isOfOnly(const SeriesSettings &one, const SeriesSettings &other, const QString &name)
{
    const auto isOf = [&name](const char *kind, const QStringList &ids, const QStringList &others) {
        return std::ranges::any_of(ids, [&](const QString &id) {
            return !others.contains(id) && name.startsWith(QLatin1String(kind) + id + u':');
        });
    };
    return isOf("player ", one.players, other.players)
        || isOf("matchup ", one.matchups, other.matchups);
}

QString listed(const QStringList &ids)
{
    return ids.join(QStringLiteral(", "));
}

void compareList(const QString &what,
                 const QStringList &before,
                 const QStringList &now,
                 bool mayGain,
                 QList<Message> &differences)
{
    if (mayGain ? !begins(now, before) : now != before) {
        differences += Message::of(QT_TRANSLATE_NOOP("Messages", "%1 were %2 and are now %3"), what,
                                   listed(before), listed(now));
    }
}

/// The folder that stood in `before` where `now` has the "." of its own; nothing if they differ
/// otherwise too.
std::optional<QString> folderIn(const QString &before, const QString &now)
{
    static const QRegularExpression own(QStringLiteral(R"re((?<=^"|, )\.(?=["/]))re"));
    QString pattern;
    qsizetype end = 0;
    auto places = own.globalMatch(now);
    while (places.hasNext()) {
        const QRegularExpressionMatch place = places.next();
        pattern += QRegularExpression::escape(now.mid(end, place.capturedStart() - end))
                 + (end == 0 ? QStringLiteral("(/[^\"]*)") : QStringLiteral("\\1"));
        end = place.capturedEnd();
    }
    if (end == 0) {
        return std::nullopt;
    }
    pattern += QRegularExpression::escape(now.mid(end));
    const auto match =
        QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(before);
    return match.hasMatch() ? std::optional(match.captured(1)) : std::nullopt;
}

} // namespace

SeriesSettings seenFromHome(SeriesSettings before,
                            const SeriesSettings &now,
                            const std::function<bool(const QString &)> &wasHome)
{
    std::optional<QString> home;
    for (auto value = now.values.cbegin(); value != now.values.cend(); ++value) {
        const auto old = before.values.find(value.key());
        const auto folder = old != before.values.end() ? folderIn(*old, *value) : std::nullopt;
        if (folder && (home ? *folder == *home : wasHome(*folder))) {
            home = folder;
            *old = *value;
        }
    }
    return before;
}

QList<Message> differences(const SeriesSettings &before, const SeriesSettings &now)
{
    QList<Message> found;
    compareList(QStringLiteral("players"), before.players, now.players, now.mayGainPlayers, found);
    compareList(QStringLiteral("matchups"), before.matchups, now.matchups, true, found);
    for (auto old = before.values.cbegin(); old != before.values.cend(); ++old) {
        const auto value = now.values.constFind(old.key());
        if (value == now.values.cend() && isOfOnly(before, now, old.key())) {
            continue; // the list has told it
        }
        if (value == now.values.cend()) {
            found += Message::of(QT_TRANSLATE_NOOP("Messages", "%1 was %2 and is no longer set"),
                                 old.key(), old.value());
        } else if (*value != *old) {
            found += Message::of(QT_TRANSLATE_NOOP("Messages", "%1 was %2 and is now %3"),
                                 old.key(), *old, *value);
        }
    }
    for (auto value = now.values.cbegin(); value != now.values.cend(); ++value) {
        if (!before.values.contains(value.key()) && !isOfOnly(now, before, value.key())) {
            found += Message::of(QT_TRANSLATE_NOOP("Messages", "%1 was not set and is now %2"),
                                 value.key(), value.value());
        }
    }
    return found;
}

QByteArray toJson(const SeriesSettings &settings)
{
    QJsonObject values;
    for (auto value = settings.values.cbegin(); value != settings.values.cend(); ++value) {
        values.insert(value.key(), value.value());
    }
    const QJsonObject object{
        {QStringLiteral("players"), QJsonArray::fromStringList(settings.players)},
        {QStringLiteral("matchups"), QJsonArray::fromStringList(settings.matchups)},
        {QStringLiteral("values"), values},
        {QStringLiteral("mayGainPlayers"), settings.mayGainPlayers}};
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

SeriesSettings seriesSettingsFromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    SeriesSettings settings;
    for (const QJsonValue &id : object.value(QStringLiteral("players")).toArray()) {
        settings.players += id.toString();
    }
    for (const QJsonValue &id : object.value(QStringLiteral("matchups")).toArray()) {
        settings.matchups += id.toString();
    }
    const QJsonObject values = object.value(QStringLiteral("values")).toObject();
    for (auto value = values.begin(); value != values.end(); ++value) {
        settings.values.insert(value.key(), value.value().toString());
    }
    settings.mayGainPlayers = object.value(QStringLiteral("mayGainPlayers")).toBool();
    return settings;
}

} // namespace shinpan
