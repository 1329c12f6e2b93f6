#include "core/competition/tomltext.h"

#include <QLocale>

#include <algorithm>

#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#define TOML_ENABLE_UNRELEASED_FEATURES 0
#include <toml++/impl/preprocessor.h>
// toml++ 3.3 assumes what it only checks a little later: "[}" would be undefined behaviour.
#undef TOML_ASSERT_ASSUME
#define TOML_ASSERT_ASSUME(expression) static_cast<void>(0)
#include <toml++/toml.h>

namespace shinpan {

namespace {

[[nodiscard]] QString inQt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Goes as deep as the text nests, which toml++ limits to 256 (TOML_MAX_NESTED_VALUES).
[[nodiscard]] TomlValue valueOf(const toml::node &node);

[[nodiscard]] TomlValue::Table entriesOf(const toml::table &table)
{
    struct Place
    {
        toml::source_position position;
        TomlEntry entry;
    };
    std::vector<Place> places; // toml++ sorts its keys
    for (const auto &[key, node] : table) {
        places.push_back({key.source().begin, {inQt(key.str()), valueOf(node)}});
    }
    std::ranges::stable_sort(
        places, [](const Place &a, const Place &b) { return a.position < b.position; });
    TomlValue::Table entries;
    for (Place &place : places) {
        entries.push_back(std::move(place.entry));
    }
    return entries;
}

[[nodiscard]] TomlValue::Array elementsOf(const toml::array &array)
{
    TomlValue::Array elements;
    for (const toml::node &node : array) {
        elements.push_back(valueOf(node));
    }
    return elements;
}

TomlValue valueOf(const toml::node &node)
{
    TomlValue value{TomlValue::Moment(), static_cast<int>(node.source().begin.line)};
    if (const auto *table = node.as_table()) {
        value.data = entriesOf(*table);
    } else if (const auto *array = node.as_array()) {
        value.data = elementsOf(*array);
    } else if (const auto *text = node.as_string()) {
        value.data = inQt(text->get());
    } else if (const auto *flag = node.as_boolean()) {
        value.data = flag->get();
    } else if (const auto *number = node.as_integer()) {
        value.data = static_cast<qint64>(number->get());
    } else if (const auto *decimal = node.as_floating_point()) {
        value.data = decimal->get();
    }
    return value;
}

/// More than any file needs; toml++ nests a table for each part of a dotted key, and destroys them
/// recursively.
constexpr int MostKeyParts = 16;

/// The quotes that begin here: one, three, or none (empty).
[[nodiscard]] QByteArrayView quotesAt(QByteArrayView text)
{
    if (text.startsWith("\"\"\"") || text.startsWith("'''")) {
        return text.first(3);
    }
    return text.startsWith('"') || text.startsWith('\'') ? text.first(1) : QByteArrayView();
}

/// The first line with more than that many points outside of texts and comments; 0 without any.
/// Points stand in dotted keys and in numbers only.
[[nodiscard]] int lineOfDeepKey(QByteArrayView text)
{
    QByteArrayView inside; // the quotes of the text that we are in
    bool isComment = false;
    int points = 0;
    int line = 1;
    while (!text.isEmpty() && points < MostKeyParts) {
        const char c = text.front();
        qsizetype step = 1;
        if (c == '\n') {
            ++line;
            points = 0;
            isComment = false;
            inside = inside.size() == 3 ? inside : QByteArrayView();
        } else if (inside.isEmpty() && !isComment) {
            inside = quotesAt(text);
            step = std::max<qsizetype>(1, inside.size());
            isComment = c == '#';
            points += c == '.' ? 1 : 0;
        } else if (!isComment && c == '\\' && inside.front() == '"') {
            step = text.size() > 1 && text[1] != '\n' ? 2 : 1;
        } else if (!isComment && text.startsWith(inside)) {
            step = inside.size();
            inside = {};
        }
        text = text.sliced(step);
    }
    return points < MostKeyParts ? 0 : line;
}

[[nodiscard]] bool isBareKey(const QString &key)
{
    return !key.isEmpty() && std::ranges::all_of(key, [](QChar c) {
        return (c.unicode() < 128 && c.isLetterOrNumber()) || c == u'-' || c == u'_';
    });
}

/// What stands for a character between double quotes.
[[nodiscard]] QString escaped(QChar character, bool isInLines)
{
    if (character == u'"' || character == u'\\') {
        return QString(u'\\') + character;
    }
    if (character == u'\n') {
        return isInLines ? QStringLiteral("\n") : QStringLiteral("\\n");
    }
    if (character == u'\t') {
        return QStringLiteral("\\t");
    }
    if (character.unicode() < 0x20 || character.unicode() == 0x7f) {
        return QStringLiteral("\\u%1").arg(uint(character.unicode()), 4, 16, QChar(u'0'));
    }
    return character;
}

[[nodiscard]] QString escaped(const QString &text, bool isInLines)
{
    QString written;
    for (const QChar character : text) {
        written += escaped(character, isInLines);
    }
    return written;
}

} // namespace

const TomlValue *TomlValue::find(QLatin1String key) const
{
    const auto *table = std::get_if<Table>(&data);
    if (table == nullptr) {
        return nullptr;
    }
    const auto entry =
        std::ranges::find_if(*table, [&](const TomlEntry &it) { return it.key == key; });
    return entry == table->end() ? nullptr : &entry->value;
}

QString TomlValue::kind() const
{
    static const QString kinds[] = {
        QStringLiteral("true or false"), QStringLiteral("a whole number"),
        QStringLiteral("a number"),      QStringLiteral("a text"),
        QStringLiteral("a list"),        QStringLiteral("a table"),
        QStringLiteral("a date or time")};
    return kinds[data.index()];
}

Result<TomlValue, TomlError> parseToml(const QByteArray &text)
{
    if (const int line = lineOfDeepKey(text)) {
        return failure(
            TomlError{line, QStringLiteral("there are too many points outside of texts")});
    }
    const toml::parse_result parsed =
        toml::parse(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    if (!parsed) {
        return failure(TomlError{static_cast<int>(parsed.error().source().begin.line),
                                 inQt(parsed.error().description())});
    }
    return valueOf(parsed.table());
}

QString tomlText(const QString &text)
{
    if (!text.contains(u'\n')) {
        return QStringLiteral("\"%1\"").arg(escaped(text, false));
    }
    // The first line break is no part of the text.
    return QStringLiteral("\"\"\"\n%1\"\"\"").arg(escaped(text, true));
}

QString tomlList(const QStringList &texts)
{
    QStringList written;
    for (const QString &text : texts) {
        written.append(tomlText(text));
    }
    const QString line = written.join(QLatin1String(", "));
    constexpr int Wide = 80;
    return line.size() <= Wide
             ? QStringLiteral("[%1]").arg(line)
             : QStringLiteral("[\n    %1,\n]").arg(written.join(QLatin1String(",\n    ")));
}

QString tomlNumber(double number)
{
    const QString text = QString::number(number, 'g', QLocale::FloatingPointShortest);
    return text.contains(u'.') || text.contains(u'e') ? text : text + QLatin1String(".0");
}

QString tomlKey(const QString &key)
{
    return isBareKey(key) ? key : QStringLiteral("\"%1\"").arg(escaped(key, false));
}

} // namespace shinpan
