#include "core/engine/profile/engineprofilefile.h"

#include "core/clock/duration.h"
#include "core/engine/profile/commandwords.h"
#include "core/engine/profile/enginerules.h"
#include "core/util/wholefile.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <iterator>

namespace shinpan {

namespace {

constexpr int FormatNumber = 1;

constexpr QLatin1String FormatKey("format");
constexpr QLatin1String EnginesKey("engines");
constexpr QLatin1String IdKey("id");
constexpr QLatin1String NameKey("name");
constexpr QLatin1String CommandKey("command");
constexpr QLatin1String DirectoryKey("workingDirectory");
constexpr QLatin1String EnvironmentKey("environment");
constexpr QLatin1String StartupKey("startupCommands");
constexpr QLatin1String ClaimsKey("allowsClaims");
constexpr QLatin1String ScorerKey("isReliableScorer");
constexpr QLatin1String TimeoutsKey("patience");
constexpr QLatin1String VerifiesKey("verifiesBoard");
constexpr QLatin1String AliasesKey("aliases");
constexpr QLatin1String DiscardsKey("discardsErrorOutput");
constexpr QLatin1String ToldAsKey("analysesToldAs");
constexpr QLatin1String ThoughtsKey("thoughts");
constexpr QLatin1String RulesKey("rulesArguments");
constexpr QLatin1String AreaKey("area");
constexpr QLatin1String TerritoryKey("territory");
constexpr QLatin1String SandboxKey("isSandboxed");
constexpr QLatin1String PonderingKey("pondering");
constexpr QLatin1String FailedKey("hasFailedTest");
constexpr QLatin1String StrengthsKey("strengths"); // each with name, command and so on

/// A member of "patience".
struct Limit
{
    QLatin1String key;
    std::chrono::milliseconds Timeouts::*field;
};
constexpr Limit Limits[] = {
    {QLatin1String("startUp"), &Timeouts::startUp}, {QLatin1String("setUp"), &Timeouts::setUp},
    {QLatin1String("move"), &Timeouts::move},       {QLatin1String("scoring"), &Timeouts::scoring},
    {QLatin1String("quit"), &Timeouts::quit},
};

/// One entry of "engines"; remembers the first thing that is wrong with it.
class EntryReader
{
public:
    EntryReader(const QJsonObject &entry, const QString &where)
        : m_entry(entry)
        , m_where(where)
    { }

    [[nodiscard]] Result<EngineProfile> read()
    {
        EngineProfile profile;
        profile.id = text(IdKey);
        profile.name = text(NameKey);
        profile.commandLine = text(CommandKey);
        profile.workingDirectory = optionalText(DirectoryKey);
        profile.startupCommands = list(StartupKey);
        profile.allowsClaims = flag(ClaimsKey, profile.allowsClaims);
        profile.isReliableScorer = flag(ScorerKey, profile.isReliableScorer);
        profile.timeouts = timeouts();
        profile.verifiesBoard = flag(VerifiesKey, profile.verifiesBoard);
        profile.environment = pairs<EngineProfile::Variable>(EnvironmentKey, u"NAME=value");
        profile.aliases = pairs<EngineProfile::Alias>(AliasesKey, u"command=sent");
        profile.discardsErrorOutput = flag(DiscardsKey, profile.discardsErrorOutput);
        profile.toldAs = choice(ToldAsKey, profile.toldAs, PerspectiveWords);
        profile.thoughts = choice(ThoughtsKey, profile.thoughts, ThoughtsWords);
        profile.pondering = choice(PonderingKey, profile.pondering, PonderingWords);
        profile.rulesArguments = rulesArguments(usualRulesArguments(profile));
        profile.isSandboxed = flag(SandboxKey, profile.isSandboxed);
        profile.strengths = strengths();
        profile.hasFailedTest = flag(FailedKey, profile.hasFailedTest);
        if (!m_error.isEmpty()) {
            return failure(m_error);
        }
        return profile;
    }

private:
    void reject(QLatin1String key, const Message &reason)
    {
        if (m_error.isEmpty()) {
            m_error = Message::of(QT_TRANSLATE_NOOP("Messages", "%1.%2: %3"), m_where, key, reason);
        }
    }

    /// A member of this type; undefined where it is missing.
    [[nodiscard]] QJsonValue member(QLatin1String key,
                                    QJsonValue::Type type,
                                    const Message &mistake)
    {
        const QJsonValue value = m_entry.value(key);
        if (!value.isUndefined() && value.type() != type) {
            reject(key, mistake);
        }
        return value;
    }

    [[nodiscard]] QString text(QLatin1String key)
    {
        const QString value = optionalText(key);
        if (value.isEmpty()) {
            reject(key, Message::of(QT_TRANSLATE_NOOP("Messages", "is missing or empty")));
        }
        return value;
    }

    [[nodiscard]] QString optionalText(QLatin1String key)
    {
        return member(key, QJsonValue::String,
                      Message::of(QT_TRANSLATE_NOOP("Messages", "is not a text")))
            .toString();
    }

    [[nodiscard]] bool flag(QLatin1String key, bool usual)
    {
        return member(key, QJsonValue::Bool,
                      Message::of(QT_TRANSLATE_NOOP("Messages", "is neither true nor false")))
            .toBool(usual);
    }

    [[nodiscard]] QStringList list(QLatin1String key)
    {
        QStringList texts;
        const QJsonArray array = member(key, QJsonValue::Array,
                                        Message::of(QT_TRANSLATE_NOOP("Messages", "is not a list")))
                                     .toArray();
        for (const QJsonValue &element : array) {
            if (!element.isString()) {
                reject(key, Message::of(QT_TRANSLATE_NOOP("Messages",
                                                          "holds something that is not a text")));
            }
            texts.append(element.toString());
        }
        return texts;
    }

    /// A list of texts with two parts, an equals sign between them.
    template <typename Pair>
    [[nodiscard]] std::vector<Pair> pairs(QLatin1String key, QStringView form)
    {
        std::vector<Pair> pairs;
        const QStringList texts = list(key);
        for (const QString &text : texts) {
            const qsizetype equals = text.indexOf(u'=');
            if (equals < 1) {
                reject(key, Message::of(QT_TRANSLATE_NOOP("Messages", "“%1” is not of the form %2"),
                                        text, form.toString()));
            } else {
                pairs.push_back({text.left(equals), text.mid(equals + 1)});
            }
        }
        return pairs;
    }

    [[nodiscard]] std::vector<EngineProfile::Strength> strengths()
    {
        std::vector<EngineProfile::Strength> strengths;
        const QJsonArray array = member(StrengthsKey, QJsonValue::Array,
                                        Message::of(QT_TRANSLATE_NOOP("Messages", "is not a list")))
                                     .toArray();
        for (qsizetype i = 0; i < array.size(); ++i) {
            EntryReader entry(
                array.at(i).toObject(),
                QStringLiteral("%1.%2[%3]").arg(m_where, StrengthsKey, QString::number(i)));
            strengths.push_back(
                {entry.text(NameKey), entry.text(CommandKey),
                 entry.pairs<EngineProfile::Variable>(EnvironmentKey, u"NAME=value"),
                 entry.list(StartupKey)});
            if (m_error.isEmpty()) {
                m_error = entry.m_error;
            }
        }
        return strengths;
    }

    [[nodiscard]] Timeouts timeouts()
    {
        Timeouts timeouts;
        const QJsonObject limits =
            member(TimeoutsKey, QJsonValue::Object,
                   Message::of(QT_TRANSLATE_NOOP("Messages", "is not an object")))
                .toObject();
        for (const Limit &limit : Limits) {
            if (!limits.contains(limit.key)) {
                continue;
            }
            const auto time = durationFromText(limits.value(limit.key).toString().toStdString());
            if (!time) {
                reject(TimeoutsKey,
                       Message::of(QT_TRANSLATE_NOOP(
                                       "Messages",
                                       "“%1” is not a time such as 30s or 2m; 0s means no limit"),
                                   limit.key));
            }
            timeouts.*limit.field = time.value_or(timeouts.*limit.field);
        }
        return timeouts;
    }

    /// A word of the table.
    template <typename T, std::size_t N>
    [[nodiscard]] T choice(QLatin1String key, T usual, const Word<T> (&words)[N])
    {
        const QString word = optionalText(key);
        const std::optional<T> value = valueOf(words, word);
        if (!value && !word.isEmpty()) {
            QStringList all;
            for (const Word<T> &one : words) {
                all.append(one.text);
            }
            reject(key, Message::of(QT_TRANSLATE_NOOP("Messages", "“%1” is none of %2"), word,
                                    all.join(QLatin1String(", "))));
        }
        return value.value_or(usual);
    }

    [[nodiscard]] EngineProfile::RulesArguments rulesArguments(
        const EngineProfile::RulesArguments &usual)
    {
        const QJsonValue value = m_entry.value(RulesKey);
        if (value.isUndefined()) {
            return usual;
        }
        const QJsonObject object = value.toObject();
        const QJsonValue area = object.value(AreaKey);
        const QJsonValue territory = object.value(TerritoryKey);
        if (!value.isObject() || !(area.isUndefined() || area.isString())
            || !(territory.isUndefined() || territory.isString())) {
            reject(RulesKey,
                   Message::of(QT_TRANSLATE_NOOP(
                       "Messages", "is not of the form {\"area\": text, \"territory\": text}")));
        }
        return {area.toString(), territory.toString()};
    }

    const QJsonObject m_entry;
    const QString m_where;
    Message m_error;
};

[[nodiscard]] Result<QJsonObject> parseDocument(const QByteArray &json)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError) {
        const qsizetype line = json.left(error.offset).count('\n') + 1;
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "line %1 (byte %2): %3"), line,
                                   error.offset, error.errorString()));
    }
    const QJsonObject object = document.object();
    const int format = object.value(FormatKey).toInt();
    if (format > FormatNumber) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "it was written by a newer version of this program (format %1)"),
            format));
    }
    if (format != FormatNumber || !object.value(EnginesKey).isArray()) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "it is not a list of engines")));
    }
    return object;
}

[[nodiscard]] QJsonObject entryOf(const Timeouts &timeouts)
{
    QJsonObject entry;
    for (const Limit &limit : Limits) {
        if (timeouts.*limit.field != Timeouts().*limit.field) {
            entry.insert(limit.key, QString::fromStdString(toText(timeouts.*limit.field)));
        }
    }
    return entry;
}

/// The first two members of each, as EntryReader::pairs() reads them.
template <typename Pair>
[[nodiscard]] QJsonArray pairsOf(const std::vector<Pair> &pairs)
{
    QJsonArray texts;
    for (const auto &[name, value] : pairs) {
        texts.append(QString(name + u'=' + value));
    }
    return texts;
}

[[nodiscard]] QJsonArray entriesOf(const std::vector<EngineProfile::Strength> &strengths)
{
    QJsonArray entries;
    for (const EngineProfile::Strength &strength : strengths) {
        QJsonObject entry{{NameKey, strength.name}, {CommandKey, strength.commandLine}};
        if (!strength.environment.empty()) {
            entry.insert(EnvironmentKey, pairsOf(strength.environment));
        }
        if (!strength.startupCommands.isEmpty()) {
            entry.insert(StartupKey, QJsonArray::fromStringList(strength.startupCommands));
        }
        entries.append(entry);
    }
    return entries;
}

[[nodiscard]] QJsonObject entryOf(const EngineProfile &profile)
{
    const EngineProfile usual;
    QJsonObject entry{
        {IdKey, profile.id}, {NameKey, profile.name}, {CommandKey, profile.commandLine}};
    const auto insertIf = [&entry](bool isUnusual, QLatin1String key, const QJsonValue &value) {
        if (isUnusual) {
            entry.insert(key, value);
        }
    };
    const auto insertFlag = [&](QLatin1String key, bool EngineProfile::*flag) {
        insertIf(profile.*flag != usual.*flag, key, profile.*flag);
    };
    insertIf(!profile.workingDirectory.isEmpty(), DirectoryKey, profile.workingDirectory);
    insertIf(!profile.environment.empty(), EnvironmentKey, pairsOf(profile.environment));
    insertIf(!profile.startupCommands.isEmpty(), StartupKey,
             QJsonArray::fromStringList(profile.startupCommands));
    insertFlag(ClaimsKey, &EngineProfile::allowsClaims);
    insertFlag(ScorerKey, &EngineProfile::isReliableScorer);
    insertIf(profile.timeouts != usual.timeouts, TimeoutsKey, entryOf(profile.timeouts));
    insertFlag(VerifiesKey, &EngineProfile::verifiesBoard);
    insertIf(!profile.aliases.empty(), AliasesKey, pairsOf(profile.aliases));
    insertFlag(DiscardsKey, &EngineProfile::discardsErrorOutput);
    insertIf(profile.toldAs != usual.toldAs, ToldAsKey, wordFor(PerspectiveWords, profile.toldAs));
    insertIf(profile.thoughts != usual.thoughts, ThoughtsKey,
             wordFor(ThoughtsWords, profile.thoughts));
    insertIf(profile.pondering != usual.pondering, PonderingKey,
             wordFor(PonderingWords, profile.pondering));
    insertIf(profile.rulesArguments != usualRulesArguments(profile), RulesKey,
             QJsonObject{{AreaKey, profile.rulesArguments.area},
                         {TerritoryKey, profile.rulesArguments.territory}});
    insertFlag(SandboxKey, &EngineProfile::isSandboxed);
    insertIf(!profile.strengths.empty(), StrengthsKey, entriesOf(profile.strengths));
    insertFlag(FailedKey, &EngineProfile::hasFailedTest);
    return entry;
}

/// The key under which Sabaki's settings.json has its engines.
constexpr QLatin1String SabakiKey("engines.list");

/// An entry of Sabaki's: {"name", "path", "args", "commands": "komi 7; boardsize 9"}. It starts the
/// program in its own folder (Sabaki, src/modules/enginesyncer.js).
[[nodiscard]] EngineProfile profileOfSabaki(const QJsonObject &entry)
{
    const QString path = entry.value(QLatin1String("path")).toString();
    const QString arguments = entry.value(QLatin1String("args")).toString();
    EngineProfile profile;
    profile.name = entry.value(QLatin1String("name")).toString().trimmed();
    profile.commandLine = (quoteWord(path) + u' ' + arguments).trimmed();
    profile.rulesArguments = usualRulesArguments(profile);
    profile.workingDirectory = path.contains(u'/') ? QFileInfo(path).path() : QString();
    const QStringList commands =
        entry.value(QLatin1String("commands")).toString().split(u';', Qt::SkipEmptyParts);
    for (const QString &command : commands) {
        if (!command.trimmed().isEmpty()) {
            profile.startupCommands.append(command.trimmed());
        }
    }
    return profile;
}

[[nodiscard]] Result<std::vector<EngineProfile>> profilesOfSabaki(const QJsonArray &entries)
{
    std::vector<EngineProfile> profiles;
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const QJsonObject entry = entries.at(i).toObject();
        for (const QLatin1String key : {QLatin1String("name"), QLatin1String("path")}) {
            if (entry.value(key).toString().trimmed().isEmpty()) {
                return failure(
                    Message::of(QT_TRANSLATE_NOOP("Messages", "%1[%2].%3: is missing or empty"),
                                SabakiKey, i, key));
            }
        }
        profiles.push_back(profileOfSabaki(entry));
    }
    return profiles;
}

[[nodiscard]] Result<std::vector<EngineProfile>> profilesIn(const QByteArray &json)
{
    const QJsonValue sabaki = QJsonDocument::fromJson(json).object().value(SabakiKey);
    return sabaki.isArray() ? profilesOfSabaki(sabaki.toArray()) : readEngineProfiles(json);
}

} // namespace

Result<std::vector<EngineProfile>> readEngineProfiles(const QByteArray &json)
{
    const Result<QJsonObject> document = parseDocument(json);
    if (!document) {
        return failure(document.error());
    }
    const QJsonArray entries = document->value(EnginesKey).toArray();
    std::vector<EngineProfile> profiles;
    QSet<QString> ids;
    for (int i = 0; i < entries.size(); ++i) {
        const QString where = QStringLiteral("engines[%1]").arg(i);
        const Result<EngineProfile> profile = EntryReader(entries.at(i).toObject(), where).read();
        if (!profile) {
            return failure(profile.error());
        }
        if (ids.contains(profile->id)) {
            return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "%1.id: “%2” occurs twice"),
                                       where, profile->id));
        }
        ids.insert(profile->id);
        profiles.push_back(*profile);
    }
    return profiles;
}

QByteArray writeEngineProfiles(std::span<const EngineProfile> profiles)
{
    QJsonArray entries;
    for (const EngineProfile &profile : profiles) {
        entries.append(entryOf(profile));
    }
    return QJsonDocument(QJsonObject{{FormatKey, FormatNumber}, {EnginesKey, entries}}).toJson();
}

Result<std::vector<EngineProfile>> readEngineListFile(const QString &path)
{
    return readRegularFile(path, LargestEngineList).and_then(profilesIn).map_error(inFile(path));
}

Result<void> writeEngineListFile(const QString &path, std::span<const EngineProfile> profiles)
{
    return saveWholeFile(writeEngineProfiles(profiles), path).map_error(inFile(path));
}

} // namespace shinpan
