#include "core/competition/file/competitionsettings.h"

#include "core/clock/duration.h"

#include <algorithm>
#include <numeric>

namespace shinpan {

namespace {

[[nodiscard]] QString pathOf(const QString &table, const QString &key)
{
    return table.isEmpty() ? key : table + u'.' + key;
}

/// How many letters must be changed, added or left out (Levenshtein).
[[nodiscard]] qsizetype distance(const QString &a, const QString &b)
{
    std::vector<qsizetype> row(static_cast<std::size_t>(b.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < a.size(); ++i) {
        qsizetype diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 1; j < row.size(); ++j) {
            const bool isSame = a[i] == b[static_cast<qsizetype>(j) - 1];
            const qsizetype changed = diagonal + (isSame ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
}

/// The one of these words that is nearest to a mistyped one; empty if none is near.
[[nodiscard]] QString nearestWord(const QString &word, const QStringList &words)
{
    constexpr qsizetype Longest = 64; // no word of ours is longer
    QString nearest;
    qsizetype least = std::max<qsizetype>(2, word.size() / 3) + 1;
    for (const QString &candidate : words) {
        const qsizetype way = word.size() > Longest ? Longest : distance(word, candidate);
        if (way < least && way < candidate.size()) {
            least = way;
            nearest = candidate;
        }
    }
    return nearest;
}

} // namespace

Message guessOf(const QString &word, const QStringList &words)
{
    const QString nearest = nearestWord(word, words);
    return nearest.isEmpty()
             ? Message()
             : Message::of(QT_TRANSLATE_NOOP("Messages", "; did you mean “%1”?"), nearest);
}

void CompetitionMistakes::add(int line, const QString &key, const Message &text)
{
    const CompetitionFileError error{m_file, line, key, text};
    if (isFull()) {
        ++m_further;
    } else if (std::ranges::find(m_errors, error) == m_errors.end()) {
        m_errors.push_back(error);
    }
}

CompetitionFileErrors CompetitionMistakes::sorted() const
{
    CompetitionFileErrors sorted = m_errors;
    std::ranges::stable_sort(sorted, {}, &CompetitionFileError::line);
    if (m_further > 0) {
        sorted.push_back(
            {m_file,
             0,
             {},
             Message::of(QT_TRANSLATE_NOOP("Messages", "and %1 more mistakes"), m_further)});
    }
    return sorted;
}

CompetitionSettings::Found CompetitionSettings::look(QLatin1String key)
{
    know({key});
    for (const SettingsTable &table : m_tables) {
        if (const TomlValue *value = table.table ? table.table->find(key) : nullptr) {
            return {value, pathOf(table.path, key)};
        }
    }
    return {};
}

QLatin1String CompetitionSettings::nearest(QLatin1String first, QLatin1String second)
{
    know({first, second});
    for (const SettingsTable &table : m_tables) {
        for (const QLatin1String key : {first, second}) {
            if (table.table != nullptr && table.table->find(key) != nullptr) {
                return key;
            }
        }
    }
    return second;
}

void CompetitionSettings::know(std::initializer_list<QLatin1String> keys)
{
    for (const QLatin1String key : keys) {
        if (!m_known.contains(key)) {
            m_known.append(key);
        }
    }
}

bool CompetitionSettings::has(QLatin1String key)
{
    return look(key).value != nullptr;
}

const TomlValue *CompetitionSettings::find(QLatin1String key)
{
    return look(key).value;
}

bool CompetitionSettings::isText(QLatin1String key)
{
    const TomlValue *value = look(key).value;
    return value != nullptr && std::holds_alternative<QString>(value->data);
}

template <typename T>
const T *CompetitionSettings::valueOf(const Found &found, const Message &wanted)
{
    const T *value = found.value != nullptr ? std::get_if<T>(&found.value->data) : nullptr;
    if (found.value != nullptr && value == nullptr) {
        rejectType(found, wanted);
    }
    return value;
}

QString CompetitionSettings::text(QLatin1String key, const QString &usual)
{
    const auto *text =
        valueOf<QString>(look(key), Message::of(QT_TRANSLATE_NOOP("Messages", "a text in quotes")));
    return text != nullptr ? *text : usual;
}

bool CompetitionSettings::flag(QLatin1String key, bool usual)
{
    const auto *flag =
        valueOf<bool>(look(key), Message::of(QT_TRANSLATE_NOOP("Messages", "true or false")));
    return flag != nullptr ? *flag : usual;
}

int CompetitionSettings::number(QLatin1String key, int usual, int least, int most)
{
    const Message wanted =
        Message::of(QT_TRANSLATE_NOOP("Messages", "a whole number from %1 to %2"), least, most);
    const auto *number = valueOf<qint64>(look(key), wanted);
    if (number == nullptr) {
        return usual;
    }
    if (*number < least || *number > most) {
        reject(key, Message::of(QT_TRANSLATE_NOOP("Messages", "%1 is out of range; it takes %2"),
                                *number, wanted));
        return usual;
    }
    return static_cast<int>(*number);
}

double CompetitionSettings::real(QLatin1String key, double usual, double least, double most)
{
    const Found found = look(key);
    if (found.value == nullptr) {
        return usual;
    }
    const Message wanted = Message::of(QT_TRANSLATE_NOOP("Messages", "a number from %1 to %2"),
                                       QString::number(least), QString::number(most));
    double number = std::nan("");
    if (const auto *whole = std::get_if<qint64>(&found.value->data)) {
        number = static_cast<double>(*whole);
    } else if (const auto *real = std::get_if<double>(&found.value->data)) {
        number = *real;
    } else {
        rejectType(found, wanted);
        return usual;
    }
    if (!(number >= least && number <= most)) {
        reject(key, Message::of(QT_TRANSLATE_NOOP("Messages", "%1 is out of range; it takes %2"),
                                QString::number(number), wanted));
        return usual;
    }
    return number;
}

std::chrono::milliseconds CompetitionSettings::duration(QLatin1String key,
                                                        std::chrono::milliseconds usual)
{
    const TomlValue *value = find(key);
    const auto *seconds = value != nullptr ? std::get_if<qint64>(&value->data) : nullptr;
    const QString written = seconds ? QString::number(*seconds) : text(key);
    if (value == nullptr || (seconds == nullptr && !isText(key))) {
        return usual;
    }
    const auto duration = durationFromText(written.toStdString());
    if (!duration) {
        reject(key,
               Message::of(QT_TRANSLATE_NOOP(
                               "Messages", "“%1” is no time; it takes \"30s\", \"2m\", \"1h30m\", "
                                           "\"500ms\" or a number of seconds, up to 1000 hours"),
                           written));
    }
    return duration.value_or(usual);
}

QStringList CompetitionSettings::textsOf(const Found &found)
{
    const Message wanted = Message::of(QT_TRANSLATE_NOOP("Messages", "a list of texts in quotes"));
    const auto *list = valueOf<TomlValue::Array>(found, wanted);
    if (list == nullptr) {
        return {};
    }
    QStringList texts;
    for (const TomlValue &element : *list) {
        const auto *text = std::get_if<QString>(&element.data);
        if (text == nullptr) {
            m_mistakes.add(element.line, found.path,
                           Message::of(QT_TRANSLATE_NOOP("Messages", "holds %1; it takes %2"),
                                       element.kind(), wanted));
            return {};
        }
        texts.append(*text);
    }
    return texts;
}

QStringList CompetitionSettings::texts(QLatin1String key)
{
    return textsOf(look(key));
}

QString CompetitionSettings::textOrWords(QLatin1String key,
                                         const std::function<QString(const QStringList &)> &join)
{
    if (isText(key)) {
        return text(key);
    }
    const QStringList words = texts(key);
    return words.isEmpty() ? QString() : join(words);
}

std::vector<std::pair<QString, QString>> CompetitionSettings::pairs(QLatin1String key)
{
    const Found found = look(key);
    const auto *table = valueOf<TomlValue::Table>(
        found, Message::of(QT_TRANSLATE_NOOP("Messages", "a table such as { NAME = \"value\" }")));
    if (table == nullptr) {
        return {};
    }
    std::vector<std::pair<QString, QString>> pairs;
    for (const TomlEntry &entry : *table) {
        const Found value{&entry.value, pathOf(found.path, entry.key)};
        if (const auto *text = valueOf<QString>(
                value, Message::of(QT_TRANSLATE_NOOP("Messages", "a text in quotes")))) {
            pairs.emplace_back(entry.key, *text);
        }
    }
    return pairs;
}

SettingsTable CompetitionSettings::table(QLatin1String key)
{
    const Found found = look(key);
    if (found.value == nullptr) {
        return {nullptr, pathOf(m_tables.front().path, key)};
    }
    const bool isTable =
        valueOf<TomlValue::Table>(
            found, Message::of(QT_TRANSLATE_NOOP("Messages", "a table, [%1]"), found.path))
        != nullptr;
    return {isTable ? found.value : nullptr, found.path};
}

std::vector<SettingsTable> CompetitionSettings::tables(QLatin1String key, std::size_t most)
{
    const Found found = look(key);
    const Message wanted = Message::of(QT_TRANSLATE_NOOP("Messages", "tables, [[%1]]"), found.path);
    const auto *list = valueOf<TomlValue::Array>(found, wanted);
    if (list == nullptr) {
        return {};
    }
    if (list->size() > most) {
        reject(key, Message::of(QT_TRANSLATE_NOOP("Messages", "there are %1; %2 are the most"),
                                list->size(), most));
    }
    std::vector<SettingsTable> tables;
    for (std::size_t i = 0; i < std::min(list->size(), most); ++i) {
        const QString path = QStringLiteral("%1[%2]").arg(found.path, QString::number(i + 1));
        if (valueOf<TomlValue::Table>({&(*list)[i], path}, wanted) != nullptr) {
            tables.push_back({&(*list)[i], path});
        }
    }
    return tables;
}

void CompetitionSettings::reject(QLatin1String key, const Message &text)
{
    const Found found = look(key);
    if (found.value != nullptr) {
        m_mistakes.add(found.value->line, found.path, text);
        return;
    }
    const SettingsTable &own = m_tables.front();
    m_mistakes.add(own.table != nullptr ? own.table->line : 0, pathOf(own.path, key), text);
}

void CompetitionSettings::rejectType(const Found &found, const Message &wanted)
{
    m_mistakes.add(found.value->line, found.path,
                   Message::of(QT_TRANSLATE_NOOP("Messages", "is %1; it takes %2"),
                               found.value->kind(), wanted));
}

void CompetitionSettings::rejectChoice(QLatin1String key,
                                       const QString &word,
                                       const QStringList &allowed)
{
    reject(key, Message::of(QT_TRANSLATE_NOOP("Messages", "“%1” is not known; it takes %2%3"), word,
                            allowed.join(QLatin1String(", ")), guessOf(word, allowed)));
}

void CompetitionSettings::finish()
{
    const SettingsTable &own = m_tables.front();
    const auto *entries =
        own.table != nullptr ? std::get_if<TomlValue::Table>(&own.table->data) : nullptr;
    if (entries == nullptr) {
        return;
    }
    for (const TomlEntry &entry : *entries) {
        if (m_known.contains(entry.key)) {
            continue;
        }
        if (m_mistakes.isFull()) {
            m_mistakes.add(entry.value.line, {}, Message());
            continue;
        }
        Message text = guessOf(entry.key, m_known);
        if (text.isEmpty()) {
            QStringList known = m_known;
            known.sort();
            text = Message::of(QT_TRANSLATE_NOOP("Messages", "; there are %1"),
                               known.join(QLatin1String(", ")));
        }
        m_mistakes.add(entry.value.line, pathOf(own.path, entry.key),
                       Message::of(QT_TRANSLATE_NOOP("Messages", "no such setting%1"), text));
    }
}

} // namespace shinpan
