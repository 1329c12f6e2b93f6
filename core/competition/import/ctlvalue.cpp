#include "core/competition/import/ctlvalue.h"

#include "core/competition/import/ctlformat.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

using ValueKind = CtlValue::Kind;

[[nodiscard]] Result<CtlValue> sum(const CtlValue &left, const CtlValue &right)
{
    if (left.weight + right.weight > MostCtlWeight) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "this is too large to import")));
    }
    if (left.kind == ValueKind::Text) {
        return ctlText(left.text + right.text, left.line);
    }
    if (left.kind != ValueKind::List) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "“+” of %1 cannot be imported"),
                                   left.kindName()));
    }
    CtlValue value = left;
    for (const CtlValue &element : right.elements) {
        value.append(element);
    }
    return value;
}

[[nodiscard]] Result<CtlValue> arithmetic(QChar sign, const CtlValue &left, const CtlValue &right)
{
    const double a = ctlReal(left);
    const double b = ctlReal(right);
    const double result = sign == u'+' ? a + b
                        : sign == u'-' ? a - b
                        : sign == u'*' ? a * b
                        : sign == u'/' ? a / b // true division, as in control files
                                       : std::fmod(a, b);
    const bool isWhole = left.kind == ValueKind::Integer && right.kind == ValueKind::Integer
                      && sign != u'/' && sign != u'%';
    constexpr double MostExact = 9007199254740992.0; // 2^53
    if (!std::isfinite(result) || (isWhole && std::abs(result) > MostExact) || sign == u'%') {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "this expression cannot be imported; write its value")));
    }
    CtlValue value = ctlOfKind(isWhole ? ValueKind::Integer : ValueKind::Decimal, left.line);
    value.integer = isWhole ? static_cast<qint64>(result) : 0;
    value.decimal = result;
    return value;
}

} // namespace

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

Message CtlValue::kindName() const
{
    constexpr const char *Names[] = {"None",
                                     QT_TRANSLATE_NOOP("Messages", "True or False"),
                                     QT_TRANSLATE_NOOP("Messages", "a number"),
                                     QT_TRANSLATE_NOOP("Messages", "a number"),
                                     QT_TRANSLATE_NOOP("Messages", "a string"),
                                     QT_TRANSLATE_NOOP("Messages", "a list"),
                                     QT_TRANSLATE_NOOP("Messages", "a dictionary")};
    return kind == ValueKind::Call ? Message::verbatim(text + QStringLiteral("(…)"))
                                   : Message::of(Names[static_cast<std::size_t>(kind)]);
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
    return value.kind == ValueKind::Integer || value.kind == ValueKind::Decimal;
}

double ctlReal(const CtlValue &value)
{
    return value.kind == ValueKind::Integer ? static_cast<double>(value.integer) : value.decimal;
}

CtlValue ctlText(const QString &text, int line)
{
    CtlValue value;
    value.kind = ValueKind::Text;
    value.line = line;
    value.text = text;
    value.weight = 1 + text.size() / CtlLettersPerWeight;
    return value;
}

QString ctlString(const CtlValue &value)
{
    switch (value.kind) {
    case ValueKind::None:
        return QStringLiteral("None");
    case ValueKind::Flag:
        return value.flag ? QStringLiteral("True") : QStringLiteral("False");
    case ValueKind::Integer:
        return QString::number(value.integer);
    case ValueKind::Decimal: {
        const QString text = QString::number(value.decimal, 'g', QLocale::FloatingPointShortest);
        const bool isWhole = !text.contains(u'.') && !text.contains(u'e') && !text.contains(u'n');
        return isWhole ? text + QLatin1String(".0") : text;
    }
    case ValueKind::Text:
        return value.text;
    case ValueKind::List:
    case ValueKind::Dict:
    case ValueKind::Call:
        return value.kindName().english();
    }
    Q_UNREACHABLE();
}

Result<CtlValue> ctlComputed(QChar sign, const CtlValue &left, const CtlValue &right)
{
    if (sign == u'%' && left.kind == ValueKind::Text) {
        return ctlPercent(left.text, right).map([&left](const QString &text) {
            return ctlText(text, left.line);
        });
    }
    if (isCtlNumber(left) && isCtlNumber(right)) {
        return arithmetic(sign, left, right);
    }
    if (sign == u'+' && left.kind == right.kind) {
        return sum(left, right);
    }
    return failure(
        Message::of(QT_TRANSLATE_NOOP("Messages", "“%1” of %2 and %3 cannot be imported"), sign,
                    left.kindName(), right.kindName()));
}

Result<CtlValue> ctlConverted(const CtlValue &call)
{
    const bool isOne = call.elements.size() == 1 && call.named.empty();
    if (isOne && call.text == u"str") {
        return ctlText(ctlString(call.elements.front()), call.line);
    }
    if (isOne && isCtlNumber(call.elements.front())
        && (call.text == u"int" || call.text == u"float")) {
        const double number = ctlReal(call.elements.front());
        CtlValue value =
            ctlOfKind(call.text == u"int" ? ValueKind::Integer : ValueKind::Decimal, call.line);
        constexpr double Most = 9e18;
        value.integer = static_cast<qint64>(std::clamp(std::trunc(number), -Most, Most));
        value.decimal = number;
        return value;
    }
    return failure(Message::of(
        QT_TRANSLATE_NOOP("Messages", "the call of %1() cannot be imported; write its value"),
        call.text));
}

} // namespace shinpan
