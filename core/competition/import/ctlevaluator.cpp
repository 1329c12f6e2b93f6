#include "core/competition/import/ctlevaluator.h"

#include "core/competition/import/ctlformat.h"

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

using ValueKind = CtlValue::Kind;

// Far more than any file needs; so nothing takes long, whatever the file says.
constexpr int MostNesting = 60;
constexpr int MostCalls = 20;

} // namespace

CtlEvaluator::CtlEvaluator(const std::vector<CtlToken> &tokens, CtlScript &script)
    : CtlCursor(tokens)
    , m_script(script)
{ }

void CtlEvaluator::restart(std::size_t at)
{
    goTo(at);
    forgetError();
    m_cause.reset();
    m_nesting = 0;
}

CtlValue CtlEvaluator::limited(CtlValue value)
{
    m_work += value.weight;
    if (value.weight > MostCtlWeight || value.depth > MostNesting || m_work > MostCtlWork) {
        fail(value.line, Message::of(QT_TRANSLATE_NOOP("Messages", "this is too large to import")));
        return {};
    }
    return value;
}

/// The value, or an error of that line.
CtlValue CtlEvaluator::taken(Result<CtlValue> value, int line)
{
    if (!value) {
        fail(line, value.error());
        return {};
    }
    return limited(std::move(*value));
}

CtlValue CtlEvaluator::computed(QChar sign, const CtlValue &left, const CtlValue &right)
{
    return hasFailed() ? CtlValue() : taken(ctlComputed(sign, left, right), left.line);
}

CtlValue CtlEvaluator::expressions()
{
    CtlValue first = expression();
    if (hasFailed() || !isNext(",")) {
        return first;
    }
    CtlValue tuple = ctlOfKind(ValueKind::List, first.line);
    tuple.append(std::move(first));
    while (take(",") && token().kind != CtlToken::Kind::LineEnd) {
        tuple.append(expression());
    }
    return limited(std::move(tuple));
}

CtlValue CtlEvaluator::expression()
{
    if (++m_nesting > MostNesting) {
        fail(token().line, Message::of(QT_TRANSLATE_NOOP("Messages", "this nests too deep")));
    }
    CtlValue value = product();
    while (!hasFailed() && (isNext("+") || isNext("-"))) {
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
    while (!hasFailed() && (isNext("*") || isNext("/") || isNext("%"))) {
        const QChar sign = token().text.front();
        skip();
        value = computed(sign, value, factor());
    }
    return value;
}

CtlValue CtlEvaluator::factor()
{
    bool isNegative = false;
    while (isNext("-") || isNext("+")) {
        isNegative = isNegative != (token().text == u'-');
        skip();
    }
    CtlValue value = primary();
    while (!hasFailed() && isNext(".")) {
        value = method(value);
    }
    if (isNext("[")) {
        refuseWord();
    }
    if (isNegative && !hasFailed()) {
        if (!isCtlNumber(value)) {
            fail(value.line,
                 Message::of(QT_TRANSLATE_NOOP("Messages", "%1 has no sign"), value.kindName()));
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
    fail(next.line, next.text.isEmpty()
                        ? Message::of(QT_TRANSLATE_NOOP("Messages", "a value is missing"))
                        : ctlRefusal(next.text));
    return {};
}

CtlValue CtlEvaluator::number()
{
    const CtlToken &written = token();
    const bool isWhole = written.kind == CtlToken::Kind::Integer;
    CtlValue value = ctlOfKind(isWhole ? ValueKind::Integer : ValueKind::Decimal, written.line);
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

/// What stands there up to the closing bracket, with commas in between.
template <typename ReadOne>
void CtlEvaluator::readList(const char *close, ReadOne readOne)
{
    while (!hasFailed() && !take(close)) {
        readOne();
        if (!isNext(close)) {
            expect(",");
        }
    }
}

CtlValue CtlEvaluator::list(const char *close)
{
    CtlValue value = ctlOfKind(ValueKind::List, token().line);
    refuseComprehension();
    readList(close, [&] { value.append(expression()); });
    return limited(std::move(value));
}

/// A tuple, or just a value in brackets.
CtlValue CtlEvaluator::bracketed()
{
    const std::size_t start = at();
    if (take(")")) {
        return ctlOfKind(ValueKind::List, token().line);
    }
    refuseComprehension();
    CtlValue value = hasFailed() ? CtlValue() : expression();
    if (take(")") || hasFailed()) {
        return value;
    }
    expect(",");
    if (!hasFailed()) {
        goTo(start);
        return list(")");
    }
    return {};
}

CtlValue CtlEvaluator::dictionary()
{
    CtlValue value = ctlOfKind(ValueKind::Dict, token().line);
    refuseComprehension();
    readList("}", [&] {
        const CtlValue key = expression();
        if (!hasFailed() && key.kind != ValueKind::Text) {
            fail(key.line,
                 Message::of(QT_TRANSLATE_NOOP("Messages", "%1 as a key cannot be imported"),
                             key.kindName()));
        }
        expect(":");
        value.put(key.text, expression());
    });
    return limited(std::move(value));
}

CtlValue CtlEvaluator::name()
{
    const CtlToken &next = token();
    const int line = next.line;
    if (next.text == u"None") {
        skip();
        return ctlOfKind(ValueKind::None, line);
    }
    if (next.text == u"True" || next.text == u"False") {
        CtlValue flag = ctlOfKind(ValueKind::Flag, line);
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
    if (const auto function = m_functions.find(name); function != m_functions.end()) {
        return functionAsValue(function->second, line);
    }
    const auto lost = m_script.lost.find(name);
    const Names &known =
        m_locals != nullptr && m_locals->contains(name) ? *m_locals : m_script.values;
    const auto value = known.find(name);
    if (lost != m_script.lost.end() && &known == &m_script.values) {
        fail(line,
             Message::of(QT_TRANSLATE_NOOP("Messages", "“%1” could not be imported (line %2)"),
                         name, lost->second.line));
        m_cause = lost->second;
        return {};
    }
    if (value == known.end()) {
        fail(line, Message::of(QT_TRANSLATE_NOOP("Messages", "“%1” is not known"), name));
        return {};
    }
    return limited(value->second);
}

CtlValue CtlEvaluator::method(const CtlValue &value)
{
    skip();
    const QString name = token().text;
    const int line = token().line;
    skip();
    if (value.kind != ValueKind::Text || name != u"format" || !take("(")) {
        fail(line, ctlRefusalOfTerm(u'.' + name));
        return {};
    }
    const CtlValue arguments = call({}, line);
    if (hasFailed()) {
        return {};
    }
    return taken(ctlFormat(value.text, arguments).map([line](const QString &text) {
        return ctlText(text, line);
    }),
                 line);
}

/// The arguments up to the closing bracket; then whatever it is that is called. Without a name it
/// is the arguments that are wanted.
CtlValue CtlEvaluator::call(const QString &name, int line)
{
    CtlValue arguments = ctlOfKind(ValueKind::Call, line);
    arguments.text = name;
    refuseComprehension();
    readList(")", [&] {
        if (token().kind == CtlToken::Kind::Name && isNext("=", 1)) {
            const QString key = token().text;
            skip();
            skip();
            arguments.put(key, expression());
        } else {
            arguments.append(expression());
        }
    });
    static const std::array<QLatin1String, 7> records{
        QLatin1String("Player"),    QLatin1String("Matchup"), QLatin1String("Competitor"),
        QLatin1String("Parameter"), QLatin1String("LINEAR"),  QLatin1String("LOG"),
        QLatin1String("EXPLICIT")};
    const auto own = m_functions.find(name);
    if (hasFailed() || name.isEmpty()) {
        return arguments;
    }
    if (own != m_functions.end()) {
        return callOwn(own->second, arguments);
    }
    if (std::ranges::find(records, name) != records.end()) {
        return limited(std::move(arguments));
    }
    return taken(ctlConverted(arguments), line);
}

/// The function's parameters, by name, as this call gives them.
CtlEvaluator::Names CtlEvaluator::bound(const CtlFunction &function, const CtlValue &arguments)
{
    Names locals;
    if (arguments.elements.size() > function.parameters.size()) {
        fail(arguments.line,
             Message::of(QT_TRANSLATE_NOOP("Messages", "%1() takes no more than %2 arguments"),
                         arguments.text, function.parameters.size()));
        return locals;
    }
    for (const CtlEntry &entry : arguments.named) {
        if (std::ranges::find(function.parameters, entry.name, &CtlFunction::Parameter::name)
            == function.parameters.end()) {
            fail(arguments.line,
                 Message::of(QT_TRANSLATE_NOOP("Messages", "%1() has no argument “%2”"),
                             arguments.text, entry.name));
        }
    }
    for (std::size_t i = 0; i < function.parameters.size(); ++i) {
        const CtlFunction::Parameter &parameter = function.parameters[i];
        const CtlValue *named = arguments.find(parameter.name);
        if (i < arguments.elements.size()) {
            locals[parameter.name] = arguments.elements[i];
        } else if (named != nullptr) {
            locals[parameter.name] = *named;
        } else if (parameter.usual) {
            locals[parameter.name] = *parameter.usual;
        } else {
            fail(arguments.line,
                 Message::of(QT_TRANSLATE_NOOP("Messages", "%1() needs the argument “%2”"),
                             arguments.text, parameter.name));
        }
    }
    return locals;
}

CtlValue CtlEvaluator::callOwn(const CtlFunction &function, const CtlValue &arguments)
{
    Names locals = bound(function, arguments);
    if (++m_calls > MostCalls) {
        fail(arguments.line, Message::of(QT_TRANSLATE_NOOP("Messages", "this nests too deep")));
    }
    const std::size_t back = at();
    Names *outer = m_locals;
    m_locals = &locals;
    CtlValue value = hasFailed() ? CtlValue() : runBody(function, arguments.text);
    m_locals = outer;
    goTo(back);
    --m_calls;
    return value;
}

void CtlEvaluator::callCandidate()
{
    const auto make = m_functions.find(QStringLiteral("make_candidate"));
    const auto parameters = m_script.values.find(QStringLiteral("parameters"));
    if (make == m_functions.end() || parameters == m_script.values.end()) {
        return;
    }
    CtlValue arguments = ctlOfKind(ValueKind::Call, make->second.line);
    arguments.text = make->first;
    for (const CtlValue &parameter : parameters->second.elements) {
        const CtlValue *const code =
            parameter.elements.empty() ? parameter.find(u"code") : &parameter.elements.front();
        CtlValue value =
            ctlText(u'{' + (code != nullptr ? code->text : QString()) + u'}', parameter.line);
        value.isPlaceholder = true;
        arguments.append(std::move(value));
    }
    const CtlValue candidate = callOwn(make->second, arguments);
    if (hasFailed()) {
        m_script.lost[make->first] = error();
    } else {
        m_script.values[make->first] = candidate;
    }
}

/// What stands in its body, for whoever wants to know what it is.
CtlValue CtlEvaluator::functionAsValue(const CtlFunction &function, int line)
{
    const std::size_t back = at();
    goTo(function.body);
    QString body;
    while (token().kind != CtlToken::Kind::Dedent && token().kind != CtlToken::Kind::End
           && (body.isEmpty() || token().kind != CtlToken::Kind::LineEnd)) {
        body += token().kind == CtlToken::Kind::LineEnd || token().kind == CtlToken::Kind::Indent
                  ? QString()
                  : token().text;
        skip();
    }
    goTo(back);
    CtlValue value = ctlOfKind(ValueKind::Call, line);
    value.text = QStringLiteral("def");
    value.append(ctlText(body, line));
    return value;
}

void CtlEvaluator::define()
{
    CtlFunction function;
    const QString name = token().text;
    function.line = token().line;
    skip();
    expect("(");
    readList(")", [&] {
        if (token().kind != CtlToken::Kind::Name) {
            fail(token().line, ctlRefusal(token().text));
        }
        CtlFunction::Parameter parameter{token().text, std::nullopt};
        skip();
        if (take("=")) {
            parameter.usual = expression();
        }
        function.parameters.push_back(std::move(parameter));
    });
    expect(":");
    function.body = at();
    if (!hasFailed()) {
        m_functions[name] = std::move(function);
    }
}

/// What the function returns; its parameters are the locals.
CtlValue CtlEvaluator::runBody(const CtlFunction &function, const QString &name)
{
    goTo(function.body);
    const bool isBlock = token().kind == CtlToken::Kind::LineEnd;
    if (isBlock) {
        skip(); // to the indentation
        skip();
    }
    std::optional<CtlValue> returned;
    do {
        runLine(returned);
    } while (isBlock && !returned && !hasFailed() && token().kind != CtlToken::Kind::Dedent
             && token().kind != CtlToken::Kind::End);
    blame(name);
    return returned.value_or(ctlOfKind(ValueKind::None, function.line));
}

/// Runs a statement of a function.
void CtlEvaluator::runLine(std::optional<CtlValue> &returned)
{
    const CtlToken &first = token();
    if (first.isName(QLatin1String("return"))) {
        skip();
        returned = token().kind == CtlToken::Kind::LineEnd ? ctlOfKind(ValueKind::None, first.line)
                                                           : expressions();
    } else if (first.kind == CtlToken::Kind::Text) { // which says what the function is for
        static_cast<void>(expressions());
    } else if (first.isName(QLatin1String("pass"))) {
        skip();
    } else if (first.kind == CtlToken::Kind::Name && isNext("=", 1)) {
        skip();
        skip();
        (*m_locals)[first.text] = expressions();
    } else {
        fail(first.line, ctlStatementRefusal(first.text));
    }
    expectEnd();
    if (!hasFailed()) {
        skip();
    }
}

} // namespace shinpan
