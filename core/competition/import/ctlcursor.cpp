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
        fail(token().line, QStringLiteral("“%1” is not taken over here").arg(token().text));
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
                 QStringLiteral("a list comprehension is not taken over; write the values out"));
        }
    }
}

/// Says by name which of Python's expressions goes on with the next word, if one does.
void CtlCursor::refuseWord()
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
