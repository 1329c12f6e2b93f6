#include "core/competition/seal/sealnews.h"

#include "core/util/printable.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace shinpan {

namespace {

[[nodiscard]] qint64 counted(std::size_t value)
{
    return static_cast<qint64>(value);
}

[[nodiscard]] std::size_t countIn(const QJsonObject &object, QLatin1String key)
{
    return static_cast<std::size_t>(std::max<qint64>(object.value(key).toInteger(), 0));
}

[[nodiscard]] QJsonObject newsOf(const Message &message)
{
    return {{QLatin1String("text"), message.english()}, {QLatin1String("said"), message.stored()}};
}

[[nodiscard]] Message messageIn(const QJsonValue &json)
{
    const QJsonObject object = json.toObject();
    return Message::restored(object.value(QLatin1String("text")).toString(),
                             object.value(QLatin1String("said")).toString());
}

[[nodiscard]] QJsonObject newsOf(const Finding &one)
{
    return {{QLatin1String("kind"), privateName(one.kind)},
            {QLatin1String("found"), one.found},
            {QLatin1String("shown"), one.shown},
            {QLatin1String("places"), one.places},
            {QLatin1String("entry"), one.firstEntry}};
}

[[nodiscard]] QJsonObject newsOf(const SealProgress &progress)
{
    return {{QLatin1String("event"), QLatin1String("progress")},
            {QLatin1String("done"), counted(progress.done)},
            {QLatin1String("all"), counted(progress.all)}};
}

[[nodiscard]] QJsonObject newsOf(const SealPreview &preview)
{
    QJsonArray findings;
    const std::size_t listed = std::min(preview.findings.size(), MostFindings);
    for (std::size_t i = 0; i < listed; ++i) {
        findings.append(newsOf(preview.findings[i]));
    }
    QJsonArray leftOut;
    for (const Message &what : preview.leftOut) {
        leftOut.append(newsOf(what));
    }
    return {{QLatin1String("event"), QLatin1String("preview")},
            {QLatin1String("findings"), findings},
            {QLatin1String("more"), counted(preview.findings.size() - listed)},
            {QLatin1String("tooCommon"), QJsonArray::fromStringList(preview.tooCommon)},
            {QLatin1String("leftOut"), leftOut},
            {QLatin1String("state"), newsOf(preview.state)}};
}

[[nodiscard]] QJsonObject newsOf(const SealedBundle &sealed)
{
    return {{QLatin1String("event"), QLatin1String("sealed")},
            {QLatin1String("games"), counted(sealed.games)},
            {QLatin1String("entries"), counted(sealed.entries)},
            {QLatin1String("manifestSha256"), QString::fromLatin1(sealed.manifestHash)}};
}

[[nodiscard]] SealPreview previewIn(const QJsonObject &object)
{
    SealPreview preview;
    preview.more = countIn(object, QLatin1String("more"));
    const QJsonArray findings = object.value(QLatin1String("findings")).toArray();
    for (const QJsonValue &value : findings) {
        const QJsonObject one = value.toObject();
        if (const auto kind = privateFromName(one.value(QLatin1String("kind")).toString())) {
            preview.findings.push_back({*kind, one.value(QLatin1String("found")).toString(),
                                        one.value(QLatin1String("shown")).toString(),
                                        one.value(QLatin1String("places")).toInteger(),
                                        one.value(QLatin1String("entry")).toString()});
        }
    }
    const QJsonArray tooCommon = object.value(QLatin1String("tooCommon")).toArray();
    for (const QJsonValue &name : tooCommon) {
        preview.tooCommon += name.toString();
    }
    const QJsonArray leftOut = object.value(QLatin1String("leftOut")).toArray();
    for (const QJsonValue &what : leftOut) {
        preview.leftOut += messageIn(what);
    }
    preview.state = messageIn(object.value(QLatin1String("state")));
    return preview;
}

} // namespace

QByteArray toJson(const SealNews &news)
{
    QJsonObject object;
    if (const auto *const failed = std::get_if<Message>(&news)) {
        object = newsOf(*failed);
        object.insert(QLatin1String("event"), QLatin1String("failed"));
    } else if (const auto *const progress = std::get_if<SealProgress>(&news)) {
        object = newsOf(*progress);
    } else if (const auto *const preview = std::get_if<SealPreview>(&news)) {
        object = newsOf(*preview);
    } else if (const auto *const sealed = std::get_if<SealedBundle>(&news)) {
        object = newsOf(*sealed);
    }
    return printableJson(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

const char SealNewsShape[] =
    R"(One object a line; sealed or failed is the last, or with --list preview.

A progress:
  event            "progress"
  done, all        integer   games

A preview:
  event            "preview"
  findings[].kind  text      environment, folders, users or hosts
  findings[].found, findings[].shown  text   what stands there, and instead of it in the bundle
  findings[].places  integer
  findings[].entry  text     of the bundle, in which it comes first
  more             integer   findings that are not listed
  tooCommon[]      text      names that stay, being common words
  leftOut[]        sentence
  state            sentence  empty texts: it is over, and whole

A sealed:
  event            "sealed"
  games, entries   integer
  manifestSha256   text

A failed:
  event            "failed"
  *                sentence

A sentence:
  text             text
  said             text      the same as Shinpan reads it
)";

std::optional<SealNews> sealNewsFromJson(const QByteArray &line)
{
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    const QString event = object.value(QLatin1String("event")).toString();
    if (event == QLatin1String("progress")) {
        return SealProgress{countIn(object, QLatin1String("done")),
                            countIn(object, QLatin1String("all"))};
    }
    if (event == QLatin1String("preview")) {
        return previewIn(object);
    }
    if (event == QLatin1String("sealed")) {
        return SealedBundle{object.value(QLatin1String("manifestSha256")).toString().toLatin1(),
                            countIn(object, QLatin1String("entries")),
                            countIn(object, QLatin1String("games"))};
    }
    return event == QLatin1String("failed") ? std::optional<SealNews>(messageIn(object))
                                            : std::nullopt;
}

} // namespace shinpan
