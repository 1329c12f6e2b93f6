#include "core/competition/import/ctlevaluator.h"

#include <algorithm>

namespace shinpan {

namespace {

using Kind = CtlValue::Kind;

// Far more than any file needs; so nothing takes long, whatever the file says.
constexpr int MostNesting = 60;
constexpr qint64 MostWeight = 1'000'000;
constexpr qint64 MostSteps = 1'000'000;

} // namespace

CtlEvaluator::CtlEvaluator(const std::vector<CtlToken> &tokens, CtlScript &script)
    : m_tokens(tokens)
    , m_script(script)
{ }

void CtlEvaluator::restart(std::size_t at)
{
    m_at = at;
    m_error.reset();
    m_cause.reset();
    m_nesting = 0;
}

const CtlToken &CtlEvaluator::token(std::size_t ahead) const
{
    return m_tokens[std::min(m_at + ahead, m_tokens.size() - 1)];
}

bool CtlEvaluator::take(const char *sign)
{
    const bool isNext = !hasFailed() && token().isOperator(QLatin1String(sign));
    if (isNext) {
        skip();
    }
    return isNext;
}

void CtlEvaluator::expect(const char *sign)
{
    if (!take(sign)) {
        refuseWord();
        fail(token().line, QStringLiteral("“%1” is not taken over here").arg(token().text));
    }
}

void CtlEvaluator::expectEnd()
{
    if (token().kind != CtlToken::Kind::LineEnd && !token().isOperator(QLatin1String(";"))) {
        expect(";"); // which is not there
    }
}

void CtlEvaluator::fail(int line, const QString &text)
{
    if (!m_error) {
        m_error = CtlError{line, text};
    }
}

/// Looks for a "for" up to the bracket that closes what begins here.
void CtlEvaluator::refuseComprehension()
{
    int depth = 0;
    for (std::size_t i = m_at; i < m_tokens.size() && depth >= 0; ++i) {
        const CtlToken &next = m_tokens[i];
        if (next.kind == CtlToken::Kind::Operator && next.text.size() == 1) {
            depth += QStringLiteral("([{").contains(next.text) ? 1 : 0;
            depth -= QStringLiteral(")]}").contains(next.text) ? 1 : 0;
        } else if (depth == 0 && next.isName(QLatin1String("for"))) {
            fail(next.line,
                 QStringLiteral("a list comprehension is not taken over; write the values out"));
        }
    }
}

/// Says by name which of Python's expressions goes on with the next word, if one does.
void CtlEvaluator::refuseWord()
{
    static const std::map<QString, QString> expressions{
        {QStringLiteral("if"),
         QStringLiteral("an if expression is not taken over; write its value")},
        {QStringLiteral("lambda"), QStringLiteral("a lambda function is not taken over")},
        {QStringLiteral("["), QStringLiteral("an index is not taken over; write its value")},
    };
    const auto found = expressions.find(token().text);
    if (found != expressions.end() && token().kind != CtlToken::Kind::Text) {
        fail(token().line, found->second);
    }
}

CtlValue CtlEvaluator::limited(CtlValue value)
{
    if (value.weight > MostWeight || value.depth > MostNesting || ++m_steps > MostSteps) {
        fail(value.line, QStringLiteral("this is too large to be taken over"));
        return {};
    }
    return value;
}

CtlValue CtlEvaluator::expressions()
{
    CtlValue first = expression();
    if (hasFailed() || !token().isOperator(QLatin1String(","))) {
        return first;
    }
    CtlValue tuple = ctlOfKind(Kind::List, first.line);
    tuple.append(std::move(first));
    while (take(",") && token().kind != CtlToken::Kind::LineEnd) {
        tuple.append(expression());
    }
    return limited(std::move(tuple));
}

CtlValue CtlEvaluator::expression()
{
    if (++m_nesting > MostNesting) {
        fail(token().line, QStringLiteral("this nests too deep"));
    }
    CtlValue value = product();
    while (!hasFailed()
           && (token().isOperator(QLatin1String("+")) || token().isOperator(QLatin1String("-")))) {
        const QChar sign = token().text.front();
        skip();
        value = computed(sign, value, product());
    }
    --m_nesting;
    return value;
}

CtlValue CtlEvaluator::product()
{
    CtlValue value = factor();
    while (!hasFailed()
           && (token().isOperator(QLatin1String("*")) || token().isOperator(QLatin1String("/"))
               || token().isOperator(QLatin1String("%")))) {
        const QChar sign = token().text.front();
        skip();
        value = computed(sign, value, factor());
    }
    return value;
}

CtlValue CtlEvaluator::factor()
{
    bool isNegative = false;
    while (token().isOperator(QLatin1String("-")) || token().isOperator(QLatin1String("+"))) {
        isNegative = isNegative != (token().text == u'-');
        skip();
    }
    CtlValue value = primary();
    while (!hasFailed() && token().isOperator(QLatin1String("."))) {
        value = method(value);
    }
    if (token().isOperator(QLatin1String("["))) {
        refuseWord();
    }
    if (isNegative && !hasFailed()) {
        if (!isCtlNumber(value)) {
            fail(value.line, QStringLiteral("%1 has no sign").arg(value.kindName()));
        }
        value.integer = -value.integer;
        value.decimal = -value.decimal;
    }
    return value;
}

CtlValue CtlEvaluator::primary()
{
    if (hasFailed()) {
        return {};
    }
    const CtlToken &next = token();
    switch (next.kind) {
    case CtlToken::Kind::Integer:
    case CtlToken::Kind::Decimal:
        return number();
    case CtlToken::Kind::Text:
        return texts();
    case CtlToken::Kind::Name:
        return name();
    case CtlToken::Kind::Operator:
        if (take("[")) {
            return list("]");
        }
        if (take("(")) {
            return bracketed();
        }
        if (take("{")) {
            return dictionary();
        }
        break;
    case CtlToken::Kind::LineEnd:
    case CtlToken::Kind::Indent:
    case CtlToken::Kind::Dedent:
    case CtlToken::Kind::End:
        break;
    }
    refuseWord();
    fail(next.line, next.text.isEmpty() ? QStringLiteral("a value is missing")
                                        : QStringLiteral("“%1” is not taken over").arg(next.text));
    return {};
}

CtlValue CtlEvaluator::number()
{
    const CtlToken &written = token();
    const bool isWhole = written.kind == CtlToken::Kind::Integer;
    CtlValue value = ctlOfKind(isWhole ? Kind::Integer : Kind::Decimal, written.line);
    value.integer = isWhole ? written.text.toLongLong() : 0;
    value.decimal = isWhole ? 0 : written.text.toDouble();
    skip();
    return value;
}

/// Strings that stand side by side are one.
CtlValue CtlEvaluator::texts()
{
    const int line = token().line;
    QString text;
    for (; token().kind == CtlToken::Kind::Text; skip()) {
        text += token().text;
    }
    return limited(ctlText(text, line));
}

CtlValue CtlEvaluator::list(const char *close)
{
    CtlValue value = ctlOfKind(Kind::List, token().line);
    refuseComprehension();
    while (!hasFailed() && !take(close)) {
        value.append(expression());
        if (!token().isOperator(QLatin1String(close))) {
            expect(",");
        }
    }
    return limited(std::move(value));
}

/// A tuple, or just a value in brackets.
CtlValue CtlEvaluator::bracketed()
{
    const std::size_t start = m_at;
    if (take(")")) {
        return ctlOfKind(Kind::List, token().line);
    }
    refuseComprehension();
    CtlValue value = hasFailed() ? CtlValue() : expression();
    if (take(")") || hasFailed()) {
        return value;
    }
    expect(",");
    if (!hasFailed()) {
        m_at = start;
        return list(")");
    }
    return {};
}

CtlValue CtlEvaluator::dictionary()
{
    CtlValue value = ctlOfKind(Kind::Dict, token().line);
    refuseComprehension();
    while (!hasFailed() && !take("}")) {
        const CtlValue key = expression();
        if (!hasFailed() && key.kind != Kind::Text) {
            fail(key.line, QStringLiteral("%1 as a key is not taken over").arg(key.kindName()));
        }
        expect(":");
        value.put(key.text, expression());
        if (!token().isOperator(QLatin1String("}"))) {
            expect(",");
        }
    }
    return limited(std::move(value));
}

CtlValue CtlEvaluator::name()
{
    const CtlToken &next = token();
    const int line = next.line;
    if (next.text == u"None") {
        skip();
        return ctlOfKind(Kind::None, line);
    }
    if (next.text == u"True" || next.text == u"False") {
        CtlValue flag = ctlOfKind(Kind::Flag, line);
        flag.flag = next.text == u"True";
        skip();
        return flag;
    }
    refuseWord();
    if (hasFailed()) {
        return {};
    }
    const QString name = next.text;
    skip();
    if (take("(")) {
        return call(name, line);
    }
    const auto lost = m_script.lost.find(name);
    const Names &known =
        m_locals != nullptr && m_locals->contains(name) ? *m_locals : m_script.values;
    const auto value = known.find(name);
    if (lost != m_script.lost.end() && &known == &m_script.values) {
        fail(line,
             QStringLiteral("“%1” was not taken over (line %2)").arg(name).arg(lost->second.line));
        m_cause = lost->second;
        return {};
    }
    if (value == known.end()) {
        fail(line, QStringLiteral("“%1” is not known").arg(name));
        return {};
    }
    return limited(value->second);
}

} // namespace shinpan
