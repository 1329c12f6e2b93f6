#include "core/competition/import/ctlcursor.h"

#include <algorithm>
#include <map>
#include <utility>

namespace shinpan {

const CtlToken &CtlCursor::token(std::size_t ahead) const
{
    return m_tokens[std::min(m_at + ahead, m_tokens.size() - 1)];
}

bool CtlCursor::take(const char *sign)
{
    const bool isThere = !hasFailed() && isNext(sign);
    if (isThere) {
        skip();
    }
    return isThere;
}

void CtlCursor::expect(const char *sign)
{
    if (!take(sign)) {
        refuseWord();
        fail(token().line, QStringLiteral("“%1” cannot be imported here").arg(token().text));
    }
}

void CtlCursor::expectEnd()
{
    if (token().kind != CtlToken::Kind::LineEnd && !isNext(";")) {
        expect(";"); // which is not there
    }
}

void CtlCursor::fail(int line, const QString &text)
{
    if (!m_error) {
        m_error = CtlError{.line = line, .text = text};
    }
}

void CtlCursor::refuseComprehension()
{
    int depth = 0;
    for (std::size_t i = m_at; i < m_tokens.size() && depth >= 0; ++i) {
        const CtlToken &next = m_tokens[i];
        if (next.kind == CtlToken::Kind::Operator && next.text.size() == 1) {
            depth += QStringLiteral("([{").contains(next.text) ? 1 : 0;
            depth -= QStringLiteral(")]}").contains(next.text) ? 1 : 0;
        } else if (depth == 0 && next.isName(QLatin1String("for"))) {
            fail(next.line,
                 QStringLiteral("a list comprehension cannot be imported; write the values out"));
        }
    }
}

/// Says by name which of Python's expressions goes on with the next word, if one does.
void CtlCursor::refuseWord()
{
    static const std::map<QString, QString> expressions{
        {QStringLiteral("if"),
         QStringLiteral("an if expression cannot be imported; write its value")},
        {QStringLiteral("lambda"), QStringLiteral("a lambda function cannot be imported")},
        {QStringLiteral("["), QStringLiteral("an index cannot be imported; write its value")},
    };
    const auto found = expressions.find(token().text);
    if (found != expressions.end() && token().kind != CtlToken::Kind::Text) {
        fail(token().line, found->second);
    }
}

void CtlCursor::blame(const QString &function)
{
    if (m_error && !std::exchange(m_error->namesFunction, true)) {
        m_error->text = QStringLiteral("in %1(): %2").arg(function, m_error->text);
    }
}

QString ctlStatementName(const QString &word)
{
    static const std::map<QString, QString> statements{
        {QStringLiteral("for"),
         QStringLiteral("a for loop cannot be imported; write the players out")},
        {QStringLiteral("while"),
         QStringLiteral("a while loop cannot be imported; write the players "
                        "out")},
        {QStringLiteral("if"),
         QStringLiteral("an if statement cannot be imported; write what it comes to")},
        {QStringLiteral("try"), QStringLiteral("a try statement cannot be imported")},
        {QStringLiteral("with"), QStringLiteral("a with statement cannot be imported")},
        {QStringLiteral("class"), QStringLiteral("a class cannot be imported")},
        {QStringLiteral("def"), QStringLiteral("a function within a function cannot be imported")},
        {QStringLiteral("import"),
         QStringLiteral("an import statement has no counterpart here; nothing is executed")},
        {QStringLiteral("from"),
         QStringLiteral("an import statement has no counterpart here; nothing is executed")},
        {QStringLiteral("print"), QStringLiteral("a print statement cannot be imported")},
        {QStringLiteral("raise"), QStringLiteral("a raise statement cannot be imported")},
        {QStringLiteral("assert"), QStringLiteral("an assertion cannot be imported")},
        {QStringLiteral("@"), QStringLiteral("a decorator cannot be imported")},
    };
    const auto found = statements.find(word);
    return found != statements.end()
             ? found->second
             : QStringLiteral("the statement that begins with “%1” cannot be imported").arg(word);
}

} // namespace shinpan
