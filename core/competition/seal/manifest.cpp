#include "core/competition/seal/manifest.h"

#include "core/competition/result/storedgame.h"
#include "core/util/excerpt.h"
#include "core/util/printable.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace shinpan {

namespace {

constexpr QLatin1String FormatKey("format");
constexpr QLatin1String ProgramKey("program");
constexpr QLatin1String SealedKey("sealed");
constexpr QLatin1String ReplacedKey("replaced");
constexpr QLatin1String LeftOutKey("leftOut");
constexpr QLatin1String EntriesKey("entries");
constexpr QLatin1String BytesKey("bytes");
constexpr QLatin1String HashKey("sha256");

[[nodiscard]] QStringList textsFrom(const QJsonValue &value)
{
    QStringList texts;
    const QJsonArray array = value.toArray();
    for (const QJsonValue &text : array) {
        texts += text.toString();
    }
    return texts;
}

} // namespace

QByteArray sha256Of(const QByteArray &content)
{
    return QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex();
}

Manifest::Entry entryOf(const QByteArray &content)
{
    return {content.size(), sha256Of(content)};
}

QByteArray toJson(const Manifest &manifest)
{
    QJsonObject entries;
    for (auto entry = manifest.entries.cbegin(); entry != manifest.entries.cend(); ++entry) {
        entries.insert(entry.key(), QJsonObject{{BytesKey, entry->bytes},
                                                {HashKey, QString::fromLatin1(entry->sha256)}});
    }
    const QJsonObject object{{FormatKey, Manifest::Format},
                             {ProgramKey, manifest.program},
                             {SealedKey, timeText(manifest.sealed)},
                             {ReplacedKey, QJsonArray::fromStringList(manifest.replaced)},
                             {LeftOutKey, QJsonArray::fromStringList(manifest.leftOut)},
                             {EntriesKey, entries}};
    return printableJson(QJsonDocument(object).toJson(QJsonDocument::Indented));
}

Result<Manifest> manifestFromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    const QString format = object.value(FormatKey).toString();
    if (format != Manifest::Format) {
        return failure(
            format.isEmpty()
                ? Message::of(
                    QT_TRANSLATE_NOOP("Messages", "its manifest was not written by Shinpan"))
                : Message::of(QT_TRANSLATE_NOOP("Messages", "its format is \"%1\"; this Shinpan "
                                                            "knows %2"),
                              excerpt(format, 40), QString(Manifest::Format)));
    }
    Manifest manifest{object.value(ProgramKey).toString(),
                      timeFromText(object.value(SealedKey).toString()),
                      {},
                      textsFrom(object.value(ReplacedKey)),
                      textsFrom(object.value(LeftOutKey))};
    const QJsonObject entries = object.value(EntriesKey).toObject();
    for (auto entry = entries.begin(); entry != entries.end(); ++entry) {
        const QJsonObject value = entry->toObject();
        manifest.entries.insert(entry.key(), {value.value(BytesKey).toInteger(-1),
                                              value.value(HashKey).toString().toLatin1()});
    }
    return manifest;
}

} // namespace shinpan
