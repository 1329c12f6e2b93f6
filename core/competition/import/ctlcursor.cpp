#include "core/competition/import/ctlcursor.h"

#include <algorithm>
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
        fail(token().line, ctlRefusal(token().text));
    }
}

void CtlCursor::expectEnd()
{
    if (token().kind != CtlToken::Kind::LineEnd && !isNext(";")) {
        expect(";"); // which is not there
    }
}

void CtlCursor::fail(int line, const Message &text)
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
            fail(next.line, ctlRefusalOfTerm(next.text));
        }
    }
}

void CtlCursor::refuseWord()
{
    const CtlToken &next = token();
    if (next.kind == CtlToken::Kind::Text) {
        return;
    }
    if (next.text == u"if" || next.text == u"[") {
        fail(next.line, ctlRefusalOfTerm(next.text));
    } else if (next.text == u"lambda") {
        fail(next.line, ctlRefusal(next.text));
    }
}

void CtlCursor::blame(const QString &function)
{
    if (m_error && !std::exchange(m_error->namesFunction, true)) {
        m_error->text =
            Message::of(QT_TRANSLATE_NOOP("Messages", "in %1(): %2"), function, m_error->text);
    }
}

Message ctlStatementRefusal(const QString &word)
{
    if (word == u"def") {
        return Message::of(
            QT_TRANSLATE_NOOP("Messages", "a function within a function cannot be imported"));
    }
    const bool hasValue = word == u"for" || word == u"while" || word == u"if";
    return hasValue ? ctlRefusalOfTerm(word) : ctlRefusal(word);
}

} // namespace shinpan
