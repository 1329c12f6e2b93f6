#include "core/engine/knowledge/enginefact.h"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace shinpan {

namespace {

enum class Type { Text, Texts, Flag, Number, Table };

/// A field of facts. `words` are all that may stand there, divided by blanks; null: anything may.
struct Field
{
    const char *name = nullptr;
    Type type = Type::Text;
    bool isNeeded = false;
    const char *words = nullptr;
};

struct Kind
{
    FactKind kind;
    const char *word;
    Field fields[5]{}; ///< those with a name
};

constexpr bool Needed = true;

/// Every fact may have these.
constexpr Field CommonFields[]{
    {"kind", Type::Text, Needed},   {"words", Type::Text, Needed},
    {"since", Type::Text},          {"until", Type::Text},
    {"source", Type::Text, Needed}, {"arguments", Type::Text},
    {"files", Type::Table},         {"ask", Type::Text},
    {"seen", Type::Text},
};

constexpr Field Commands{"commands", Type::Texts, Needed};

constexpr Kind Kinds[]{
    {FactKind::Asks, "asks", {Commands}},
    {FactKind::Tells, "tells", {Commands, {"black", Type::Texts}, {"white", Type::Texts}}},
    {FactKind::Plays, "plays", {Commands, {"black", Type::Texts}, {"white", Type::Texts}}},
    {FactKind::Alters, "alters", {Commands}},
    {FactKind::Interruptible, "interruptible", {Commands, {"by-itself", Type::Flag}}},
    {FactKind::Streams, "streams", {Commands}},
    {FactKind::NamesFile, "names-file", {Commands, {"unless-dash", Type::Flag}}},
    {FactKind::ToldByArguments,
     "told-by-arguments",
     {{"setting", Type::Text, Needed, "protocol scoring suicide"},
      {"options", Type::Table, Needed}}},
    {FactKind::Counts,
     "counts",
     {{"scoring", Type::Text, Needed, "area territory"},
      {"compensation", Type::Text, false, "none all-but-one all"},
      {"told", Type::Flag}}},
    {FactKind::TakesRules, "takes-rules", {{"rules", Type::Texts, Needed}}},
    {FactKind::TakesKomi,
     "takes-komi",
     {{"least", Type::Number},
      {"most", Type::Number},
      {"step", Type::Number},
      {"silent", Type::Flag}}},
    {FactKind::TakesSizes,
     "takes-sizes",
     {{"least", Type::Number},
      {"most", Type::Number, Needed},
      {"rectangles", Type::Flag},
      {"silent", Type::Flag}}},
    {FactKind::TakesTime,
     "takes-time",
     {{"fractions", Type::Flag},
      {"before-moves", Type::Flag},
      {"systems", Type::Texts},
      {"none-means", Type::Text}}},
    {FactKind::Suicide, "suicide", {{"most", Type::Text, Needed, "none several one"}}},
    {FactKind::Handicap,
     "handicap",
     {{"on", Type::Number},
      {"leaves-stones", Type::Flag},
      {"from-stones", Type::Flag},
      {"as-moves", Type::Flag},
      {"empty-board", Type::Flag}}},
    {FactKind::BoardSize, "boardsize", {{"stones", Type::Text, Needed, "kept cleared"}}},
    {FactKind::Undo, "undo", {{"restores", Type::Texts, Needed, "komi"}}},
    {FactKind::LoadSgf,
     "loadsgf",
     {{"property", Type::Text, Needed},
      {"takes", Type::Text, Needed, "file kept default ignored invented refused"},
      {"default", Type::Number}}},
    {FactKind::PrintSgf, "printsgf", {{"untrue", Type::Texts, Needed}}},
    {FactKind::FinalScore,
     "final-score",
     {{"worth", Type::Text, Needed, "count estimate none"},
      {"when", Type::Texts, Needed,
       "always friendly-passing komi-changed same-stones set-up seki unsettled odd-neutral "
       "running"},
      {"command", Type::Text},
      {"scoring", Type::Text, false, "area territory"}}},
    {FactKind::DeadList, "dead-list", {{"worth", Type::Text, Needed, "list none"}}},
    {FactKind::Analysis,
     "analysis",
     {{"ends", Type::Text, false, "line command late"},
      {"lacks", Type::Text},
      {"with-move", Type::Texts},
      {"needs", Type::Text}}},
    {FactKind::Speaks, "speaks", {{"queries", Type::Text, Needed}}},
    {FactKind::Regression, "regression", {{"differs", Type::Flag, Needed}}},
    {FactKind::CpuTime,
     "cpu-time",
     {{"means", Type::Text, Needed, "processor wall"}, {"without", Type::Texts}}},
    {FactKind::Unlisted, "unlisted", {Commands}},
    {FactKind::Reads,
     "reads",
     {{"longest", Type::Number}, {"prefixes", Type::Flag}, {"folds-case", Type::Flag}}},
    {FactKind::Warning, "warning", {{"pattern", Type::Text, Needed}}},
};

[[nodiscard]] bool isOf(const TomlValue &value, Type type)
{
    const auto isText = [](const TomlValue &one) {
        return std::holds_alternative<QString>(one.data);
    };
    switch (type) {
    case Type::Text:
        return isText(value);
    case Type::Texts: {
        const auto *const list = std::get_if<TomlValue::Array>(&value.data);
        return list != nullptr && std::ranges::all_of(*list, isText);
    }
    case Type::Flag:
        return std::holds_alternative<bool>(value.data);
    case Type::Number:
        return std::holds_alternative<qint64>(value.data)
            || std::holds_alternative<double>(value.data);
    case Type::Table: {
        const auto *const table = std::get_if<TomlValue::Table>(&value.data);
        return table != nullptr && std::ranges::all_of(*table, [&](const TomlEntry &entry) {
                   return isText(entry.value);
               });
    }
    }
    Q_UNREACHABLE();
}

[[nodiscard]] QStringList textsOf(const TomlValue &value)
{
    if (const auto *const text = std::get_if<QString>(&value.data)) {
        return {*text};
    }
    QStringList texts;
    if (const auto *const list = std::get_if<TomlValue::Array>(&value.data)) {
        for (const TomlValue &one : *list) {
            texts << std::get<QString>(one.data);
        }
    } else if (const auto *const table = std::get_if<TomlValue::Table>(&value.data)) {
        for (const TomlEntry &entry : *table) {
            texts << std::get<QString>(entry.value.data);
        }
    }
    return texts;
}

/// The fault of a field; nothing where it is as it should be.
[[nodiscard]] std::optional<QString> faultOf(const TomlEntry &entry,
                                             const std::vector<Field> &fields)
{
    const auto field = std::ranges::find_if(
        fields, [&](const Field &one) { return entry.key == QLatin1String(one.name); });
    if (field == fields.end()) {
        return QStringLiteral("there is no field \"%1\" in a fact of this kind").arg(entry.key);
    }
    if (!isOf(entry.value, field->type)) {
        return QStringLiteral("\"%1\" is %2").arg(entry.key, entry.value.kind().english());
    }
    if (field->words != nullptr) {
        const QStringList known = QString::fromLatin1(field->words).split(u' ');
        for (const QString &word : textsOf(entry.value)) {
            if (!known.contains(word)) {
                return QStringLiteral("\"%1\" knows no word \"%2\"").arg(entry.key, word);
            }
        }
    }
    return std::nullopt;
}

/// The numbers of a version in their order.
[[nodiscard]] std::vector<int> numbersOf(QStringView version)
{
    std::vector<int> numbers;
    static const QRegularExpression digits(QStringLiteral("\\d+"));
    for (const QRegularExpressionMatch &match : digits.globalMatch(version.toString())) {
        numbers.push_back(match.capturedView().left(9).toInt());
    }
    return numbers;
}

} // namespace

QString wordOf(FactKind kind)
{
    return QString::fromLatin1(std::ranges::find(Kinds, kind, &Kind::kind)->word);
}

bool FactExchange::isMetBy(bool succeeds, const QString &text) const
{
    if (succeeds != isSuccess) {
        return false;
    }
    if (!answer) {
        return true;
    }
    const QString simple = text.simplified();
    return isPattern ? QRegularExpression(QRegularExpression::anchoredPattern(*answer))
                           .match(simple)
                           .hasMatch()
                     : simple == *answer;
}

Result<EngineFact> EngineFact::read(const TomlValue &table)
{
    EngineFact fact;
    fact.m_table = table;
    const auto *const entries = std::get_if<TomlValue::Table>(&table.data);
    const QString word = fact.text("kind");
    const auto *const kind = std::ranges::find_if(
        Kinds, [&word](const Kind &one) { return word == QLatin1String(one.word); });
    if (entries == nullptr || kind == std::end(Kinds)) {
        return failure(
            Message::verbatim(QStringLiteral("there is no kind of fact \"%1\"").arg(word)));
    }
    fact.m_kind = kind->kind;
    fact.m_words = fact.text("words").toUtf8();
    std::vector<Field> fields(std::begin(CommonFields), std::end(CommonFields));
    std::ranges::copy_if(kind->fields, std::back_inserter(fields),
                         [](const Field &one) { return one.name != nullptr; });
    for (const TomlEntry &entry : *entries) {
        if (const std::optional<QString> fault = faultOf(entry, fields)) {
            return failure(Message::verbatim(*fault));
        }
    }
    for (const Field &field : fields) {
        if (field.isNeeded && fact.find(field.name) == nullptr) {
            return failure(Message::verbatim(
                QStringLiteral("\"%1\" is missing").arg(QLatin1String(field.name))));
        }
    }
    return fact;
}

bool EngineFact::holdsFor(QStringView version) const
{
    const auto isLess = [](QStringView one, QStringView other) {
        return !one.isEmpty() && !other.isEmpty() && compareVersions(one, other) < 0;
    };
    return !isLess(version, since()) && !isLess(until(), version);
}

std::vector<FactFile> EngineFact::files() const
{
    std::vector<FactFile> files;
    if (const TomlValue *const value = find("files")) {
        for (const TomlEntry &entry : std::get<TomlValue::Table>(value->data)) {
            files.push_back({entry.key, std::get<QString>(entry.value.data).toUtf8()});
        }
    }
    return files;
}

std::vector<FactExchange> EngineFact::question() const
{
    std::vector<FactExchange> question;
    const QString ask = text("ask");
    for (const QStringView line : QStringView(ask).split(u'\n', Qt::SkipEmptyParts)) {
        const bool isAnswer = line.startsWith(u'=') || line.startsWith(u'?');
        if (!isAnswer) {
            question.push_back({line.toUtf8()});
        } else if (!question.empty()) {
            FactExchange &exchange = question.back();
            exchange.isSuccess = line.startsWith(u'=');
            exchange.isPattern = line.mid(1).startsWith(u'~');
            exchange.answer = line.mid(exchange.isPattern ? 2 : 1).toString().simplified();
        }
    }
    return question;
}

const TomlValue *EngineFact::find(const char *field) const
{
    return m_table.find(QLatin1String(field));
}

QString EngineFact::text(const char *field) const
{
    const TomlValue *const value = find(field);
    const auto *const text = value ? std::get_if<QString>(&value->data) : nullptr;
    return text ? *text : QString();
}

QStringList EngineFact::texts(const char *field) const
{
    const TomlValue *const value = find(field);
    return value ? textsOf(*value) : QStringList();
}

bool EngineFact::isSo(const char *field) const
{
    const TomlValue *const value = find(field);
    const auto *const flag = value ? std::get_if<bool>(&value->data) : nullptr;
    return flag && *flag;
}

std::optional<double> EngineFact::number(const char *field) const
{
    const TomlValue *const value = find(field);
    if (const auto *const whole = value ? std::get_if<qint64>(&value->data) : nullptr) {
        return static_cast<double>(*whole);
    }
    const auto *const number = value ? std::get_if<double>(&value->data) : nullptr;
    return number ? std::optional(*number) : std::nullopt;
}

QString EngineFact::text(const char *field, const char *key) const
{
    const TomlValue *const table = find(field);
    const TomlValue *const value = table ? table->find(QLatin1String(key)) : nullptr;
    const auto *const text = value ? std::get_if<QString>(&value->data) : nullptr;
    return text ? *text : QString();
}

std::weak_ordering compareVersions(QStringView one, QStringView other)
{
    const std::vector<int> ones = numbersOf(one);
    const std::vector<int> others = numbersOf(other);
    return std::lexicographical_compare_three_way(ones.begin(), ones.end(), others.begin(),
                                                  others.end());
}

} // namespace shinpan
