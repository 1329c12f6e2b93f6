#include "core/competition/import/ctlsettings.h"

#include <algorithm>
#include <iterator>

namespace shinpan {

const CtlValue *CtlSettings::find(QLatin1String name)
{
    const auto lost = m_script.lost.find(name);
    if (lost != m_script.lost.end()) {
        m_mistakes.add(lost->second.line, name, lost->second.text);
        return nullptr;
    }
    const auto found = m_script.values.find(name);
    return found == m_script.values.end() ? nullptr : &found->second;
}

std::span<const CtlValue> CtlSettings::elements(QLatin1String name)
{
    const CtlValue *list = find(name);
    if (list != nullptr && list->kind == CtlValue::Kind::List && !list->elements.empty()) {
        return list->elements;
    }
    if (!m_script.lost.contains(name)) {
        m_mistakes.add(
            list != nullptr ? list->line : 0, name,
            Message::of(QT_TRANSLATE_NOOP("Messages", "is missing or empty; it takes a list")));
    }
    return {};
}

void CtlSettings::demand(const CtlValue *value, QLatin1String name, int line)
{
    if (value == nullptr || value->kind == CtlValue::Kind::None) {
        m_mistakes.add(line, name, Message::of(QT_TRANSLATE_NOOP("Messages", "is missing")));
    }
}

void CtlSettings::allow(const CtlValue &call,
                        std::size_t most,
                        std::span<const QLatin1String> names)
{
    if (call.elements.size() > most) {
        m_mistakes.add(
            call.line, call.text,
            Message::of(QT_TRANSLATE_NOOP("Messages", "has more than %1 arguments without a name"),
                        most));
    }
    for (const CtlEntry &entry : call.named) {
        const bool isKnown =
            std::ranges::any_of(names, [&](QLatin1String name) { return entry.name == name; });
        if (!isKnown) {
            m_mistakes.add(
                entry.value.line, call.text,
                Message::of(QT_TRANSLATE_NOOP("Messages", "has no argument “%1”"), entry.name));
        }
    }
}

const CtlValue *CtlSettings::argument(const CtlValue &call, std::size_t place, QLatin1String name)
{
    const CtlValue *value = place < call.elements.size() ? &call.elements[place] : call.find(name);
    if (value == nullptr) {
        m_mistakes.add(call.line, call.text,
                       Message::of(QT_TRANSLATE_NOOP("Messages", "has no argument “%1”"), name));
    }
    return value;
}

TomlValue CtlSettings::scorer(const CtlValue *name, const CtlValue *compensation)
{
    const int line = name != nullptr ? name->line : 1;
    const QString text = name != nullptr ? ctlString(*name) : QStringLiteral("players");
    if (text == u"internal") {
        return {
            QStringLiteral("gomill-internal:%1")
                .arg(compensation != nullptr ? ctlString(*compensation) : QStringLiteral("full")),
            line};
    }
    if (text != u"players") {
        m_mistakes.add(
            line, setting::Scorer,
            Message::of(QT_TRANSLATE_NOOP("Messages", "is neither 'players' nor 'internal'")));
    }
    return {QStringLiteral("gomill-players"), line};
}

TomlValue tomlOf(const CtlValue &value)
{
    TomlValue::Array elements;
    TomlValue::Table entries;
    switch (value.kind) {
    case CtlValue::Kind::Flag:
        return {value.flag, value.line};
    case CtlValue::Kind::Integer:
        return {value.integer, value.line};
    case CtlValue::Kind::Decimal:
        return {value.decimal, value.line};
    case CtlValue::Kind::Text:
        return {value.text, value.line};
    case CtlValue::Kind::List:
        std::ranges::transform(value.elements, std::back_inserter(elements),
                               [](const CtlValue &element) { return tomlOf(element); });
        return {std::move(elements), value.line};
    case CtlValue::Kind::Dict:
        for (const CtlEntry &entry : value.named) {
            entries.push_back({entry.name, tomlOf(entry.value)});
        }
        return {std::move(entries), value.line};
    case CtlValue::Kind::None:
    case CtlValue::Kind::Call:
        break; // no setting takes it: it is reported as what it is not
    }
    return {TomlValue::Moment(), value.line};
}

TomlValue tomlOf(QLatin1String text, int line)
{
    return {QString(text), line};
}

TomlValue tomlOfGames(const CtlValue *number)
{
    return number == nullptr || number->kind == CtlValue::Kind::None
             ? tomlOf(setting::Unlimited, number != nullptr ? number->line : 1)
             : tomlOf(*number);
}

void copySetting(TomlValue::Table &table, QLatin1String key, const CtlValue *value)
{
    if (value != nullptr && value->kind != CtlValue::Kind::None) {
        table.push_back({key, tomlOf(*value)});
    }
}

void put(TomlValue::Table &table, QLatin1String key, TomlValue value)
{
    table.push_back({key, std::move(value)});
}

} // namespace shinpan
