#include "core/competition/import/ctlevaluator.h"

#include <cmath>

namespace shinpan {

namespace {

using Kind = CtlValue::Kind;

} // namespace

CtlValue CtlEvaluator::computed(QChar sign, const CtlValue &left, const CtlValue &right)
{
    if (hasFailed()) {
        return {};
    }
    if (sign == u'%' && left.kind == Kind::Text) {
        const Result<QString> text = ctlPercent(left.text, right);
        if (!text) {
            fail(left.line, text.error());
        }
        return limited(ctlText(text.value_or(QString()), left.line));
    }
    if (isCtlNumber(left) && isCtlNumber(right)) {
        return arithmetic(sign, left, right);
    }
    if (sign == u'+' && left.kind == right.kind) {
        return sum(left, right);
    }
    fail(left.line, QStringLiteral("“%1” of %2 and %3 is not taken over")
                        .arg(sign)
                        .arg(left.kindName(), right.kindName()));
    return {};
}

CtlValue CtlEvaluator::sum(const CtlValue &left, const CtlValue &right)
{
    if (left.kind == Kind::Text) {
        return limited(ctlText(left.text + right.text, left.line));
    }
    CtlValue value = left;
    for (const CtlValue &element : right.elements) {
        value.append(element);
    }
    if (left.kind != Kind::List) {
        fail(left.line, QStringLiteral("“+” of %1 is not taken over").arg(left.kindName()));
    }
    return limited(std::move(value));
}

CtlValue CtlEvaluator::arithmetic(QChar sign, const CtlValue &left, const CtlValue &right)
{
    const double a = ctlReal(left);
    const double b = ctlReal(right);
    const double result = sign == u'+' ? a + b
                        : sign == u'-' ? a - b
                        : sign == u'*' ? a * b
                        : sign == u'/' ? a / b // true division, as in control files
                                       : std::fmod(a, b);
    const bool isWhole =
        left.kind == Kind::Integer && right.kind == Kind::Integer && sign != u'/' && sign != u'%';
    constexpr double MostExact = 9007199254740992.0; // 2^53
    if (!std::isfinite(result) || (isWhole && std::abs(result) > MostExact) || sign == u'%') {
        fail(left.line, QStringLiteral("this computation is not taken over; write its value"));
        return {};
    }
    CtlValue value = ctlOfKind(isWhole ? Kind::Integer : Kind::Decimal, left.line);
    value.integer = isWhole ? static_cast<qint64>(result) : 0;
    value.decimal = result;
    return value;
}

} // namespace shinpan
