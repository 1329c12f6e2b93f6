#include "core/competition/import/ctlvalue.h"

#include <QLocale>

#include <algorithm>

namespace shinpan {

void CtlValue::hold(const CtlValue &part)
{
    depth = std::max(depth, part.depth + 1);
    weight += part.weight;
}

void CtlValue::append(CtlValue element)
{
    hold(element);
    elements.push_back(std::move(element));
}

void CtlValue::put(const QString &name, CtlValue value)
{
    hold(value);
    const auto entry = std::ranges::find(named, name, &CtlEntry::name);
    if (entry != named.end()) {
        entry->value = std::move(value);
    } else {
        named.push_back({name, std::move(value)});
    }
}

const CtlValue *CtlValue::find(QAnyStringView name) const
{
    const auto entry = std::ranges::find_if(
        named, [&](const CtlEntry &it) { return QAnyStringView(it.name) == name; });
    return entry == named.end() ? nullptr : &entry->value;
}

QString CtlValue::kindName() const
{
    switch (kind) {
    case Kind::None:
        return QStringLiteral("None");
    case Kind::Flag:
        return QStringLiteral("True or False");
    case Kind::Integer:
    case Kind::Decimal:
        return QStringLiteral("a number");
    case Kind::Text:
        return QStringLiteral("a string");
    case Kind::List:
        return QStringLiteral("a list");
    case Kind::Dict:
        return QStringLiteral("a dictionary");
    case Kind::Call:
        return QStringLiteral("a %1(…)").arg(text);
    }
    Q_UNREACHABLE();
}

CtlValue ctlOfKind(CtlValue::Kind kind, int line)
{
    CtlValue value;
    value.kind = kind;
    value.line = line;
    return value;
}

bool isCtlNumber(const CtlValue &value)
{
    return value.kind == CtlValue::Kind::Integer || value.kind == CtlValue::Kind::Decimal;
}

double ctlReal(const CtlValue &value)
{
    return value.kind == CtlValue::Kind::Integer ? static_cast<double>(value.integer)
                                                 : value.decimal;
}

CtlValue ctlText(const QString &text, int line)
{
    CtlValue value;
    value.kind = CtlValue::Kind::Text;
    value.line = line;
    value.text = text;
    value.weight = 1 + text.size();
    return value;
}

QString ctlString(const CtlValue &value)
{
    switch (value.kind) {
    case CtlValue::Kind::None:
        return QStringLiteral("None");
    case CtlValue::Kind::Flag:
        return value.flag ? QStringLiteral("True") : QStringLiteral("False");
    case CtlValue::Kind::Integer:
        return QString::number(value.integer);
    case CtlValue::Kind::Decimal: {
        const QString text = QString::number(value.decimal, 'g', QLocale::FloatingPointShortest);
        const bool isWhole = !text.contains(u'.') && !text.contains(u'e') && !text.contains(u'n');
        return isWhole ? text + QLatin1String(".0") : text;
    }
    case CtlValue::Kind::Text:
        return value.text;
    case CtlValue::Kind::List:
    case CtlValue::Kind::Dict:
    case CtlValue::Kind::Call:
        return value.kindName();
    }
    Q_UNREACHABLE();
}

} // namespace shinpan
