#include "core/competition/import/ctlevaluator.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace shinpan {

namespace {

using Kind = CtlValue::Kind;

constexpr int MostCalls = 20;

} // namespace

CtlValue CtlEvaluator::method(const CtlValue &value)
{
    skip();
    const QString name = token().text;
    const int line = token().line;
    skip();
    if (value.kind != Kind::Text || name != u"format" || !take("(")) {
        fail(line, QStringLiteral("“.%1” is not taken over; write its value").arg(name));
        return {};
    }
    const CtlValue arguments = call({}, line);
    if (hasFailed()) {
        return {};
    }
    const Result<QString> text = ctlFormat(value.text, arguments);
    if (!text) {
        fail(line, text.error());
    }
    return limited(ctlText(text.value_or(QString()), line));
}

/// The arguments up to the closing bracket; then whatever it is that is called. Without a name it
/// is the arguments that are wanted.
CtlValue CtlEvaluator::call(const QString &name, int line)
{
    CtlValue arguments = ctlOfKind(Kind::Call, line);
    arguments.text = name;
    refuseComprehension();
    while (!hasFailed() && !take(")")) {
        if (token().kind == CtlToken::Kind::Name && token(1).isOperator(QLatin1String("="))) {
            const QString key = token().text;
            skip();
            skip();
            arguments.put(key, expression());
        } else {
            arguments.append(expression());
        }
        if (!token().isOperator(QLatin1String(")"))) {
            expect(",");
        }
    }
    static const std::array<QLatin1String, 3> records{
        QLatin1String("Player"), QLatin1String("Matchup"), QLatin1String("Competitor")};
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
    return converted(arguments);
}

/// str(), int() and float().
CtlValue CtlEvaluator::converted(const CtlValue &arguments)
{
    const int line = arguments.line;
    const bool isOne = arguments.elements.size() == 1 && arguments.named.empty();
    if (isOne && arguments.text == u"str") {
        return limited(ctlText(ctlString(arguments.elements.front()), line));
    }
    if (isOne && isCtlNumber(arguments.elements.front())
        && (arguments.text == u"int" || arguments.text == u"float")) {
        const double number = ctlReal(arguments.elements.front());
        CtlValue value = ctlOfKind(arguments.text == u"int" ? Kind::Integer : Kind::Decimal, line);
        constexpr double Most = 9e18;
        value.integer = static_cast<qint64>(std::clamp(std::trunc(number), -Most, Most));
        value.decimal = number;
        return value;
    }
    fail(line,
         QStringLiteral("the call of %1() is not taken over; write its value").arg(arguments.text));
    return {};
}

CtlValue CtlEvaluator::callOwn(const CtlFunction &function, const CtlValue &arguments)
{
    Names locals;
    if (arguments.elements.size() > function.parameters.size()) {
        fail(arguments.line, QStringLiteral("%1() takes no more than %2 arguments")
                                 .arg(arguments.text)
                                 .arg(function.parameters.size()));
        return {};
    }
    for (const CtlEntry &entry : arguments.named) {
        if (std::ranges::find(function.parameters, entry.name, &CtlFunction::Parameter::name)
            == function.parameters.end()) {
            fail(arguments.line,
                 QStringLiteral("%1() has no argument “%2”").arg(arguments.text, entry.name));
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
            fail(
                arguments.line,
                QStringLiteral("%1() needs the argument “%2”").arg(arguments.text, parameter.name));
        }
    }
    if (++m_calls > MostCalls) {
        fail(arguments.line, QStringLiteral("functions call each other too deep"));
    }
    const std::size_t back = m_at;
    Names *outer = m_locals;
    m_locals = &locals;
    CtlValue value = hasFailed() ? CtlValue() : runBody(function, arguments.text);
    m_locals = outer;
    m_at = back;
    --m_calls;
    return value;
}

void CtlEvaluator::define()
{
    CtlFunction function;
    const QString name = token().text;
    function.line = token().line;
    skip();
    expect("(");
    while (!hasFailed() && !take(")")) {
        if (token().kind != CtlToken::Kind::Name) {
            fail(token().line,
                 QStringLiteral("the parameter “%1” is not taken over").arg(token().text));
        }
        CtlFunction::Parameter parameter{token().text, std::nullopt};
        skip();
        if (take("=")) {
            parameter.usual = expression();
        }
        function.parameters.push_back(std::move(parameter));
        if (!token().isOperator(QLatin1String(")"))) {
            expect(",");
        }
    }
    expect(":");
    function.body = m_at;
    if (!hasFailed()) {
        m_functions[name] = std::move(function);
    }
}

/// What the function returns; its parameters are the locals.
CtlValue CtlEvaluator::runBody(const CtlFunction &function, const QString &name)
{
    m_at = function.body;
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
    if (hasFailed() && !m_error->text.startsWith(u"in ")) {
        m_error->text = QStringLiteral("in %1(): %2").arg(name, m_error->text);
    }
    return returned.value_or(ctlOfKind(Kind::None, function.line));
}

/// A statement of a function.
void CtlEvaluator::runLine(std::optional<CtlValue> &returned)
{
    const CtlToken &first = token();
    if (first.isName(QLatin1String("return"))) {
        skip();
        returned = token().kind == CtlToken::Kind::LineEnd ? ctlOfKind(Kind::None, first.line)
                                                           : expressions();
    } else if (first.kind == CtlToken::Kind::Text) { // which says what the function is for
        static_cast<void>(expressions());
    } else if (first.isName(QLatin1String("pass"))) {
        skip();
    } else if (first.kind == CtlToken::Kind::Name && token(1).isOperator(QLatin1String("="))) {
        skip();
        skip();
        (*m_locals)[first.text] = expressions();
    } else {
        fail(first.line, ctlStatementName(first.text));
    }
    expectEnd();
    if (!hasFailed()) {
        skip();
    }
}

QString ctlStatementName(const QString &word)
{
    static const std::map<QString, QString> statements{
        {QStringLiteral("for"),
         QStringLiteral("a for loop is not taken over; write the players out")},
        {QStringLiteral("while"),
         QStringLiteral("a while loop is not taken over; write the players "
                        "out")},
        {QStringLiteral("if"),
         QStringLiteral("an if statement is not taken over; write what it comes to")},
        {QStringLiteral("try"), QStringLiteral("a try statement is not taken over")},
        {QStringLiteral("with"), QStringLiteral("a with statement is not taken over")},
        {QStringLiteral("class"), QStringLiteral("a class is not taken over")},
        {QStringLiteral("def"), QStringLiteral("a function within a function is not taken over")},
        {QStringLiteral("import"),
         QStringLiteral("an import is not taken over; nothing is executed")},
        {QStringLiteral("from"),
         QStringLiteral("an import is not taken over; nothing is executed")},
        {QStringLiteral("print"), QStringLiteral("a print statement is not taken over")},
        {QStringLiteral("raise"), QStringLiteral("a raise statement is not taken over")},
        {QStringLiteral("assert"), QStringLiteral("an assertion is not taken over")},
        {QStringLiteral("@"), QStringLiteral("a decorator is not taken over")},
    };
    const auto found = statements.find(word);
    return found != statements.end()
             ? found->second
             : QStringLiteral("the statement that begins with “%1” is not taken over").arg(word);
}

} // namespace shinpan
