#pragma once

#include "core/competition/import/ctltokens.h"

#include <optional>
#include <vector>

namespace shinpan {

/// A place among the tokens of a control file, and the first thing there that cannot be imported:
/// nothing goes on behind it.
class CtlCursor
{
public:
    /// `tokens` ends with an End and outlives this.
    explicit CtlCursor(const std::vector<CtlToken> &tokens)
        : m_tokens(tokens)
    { }

    [[nodiscard]] std::size_t at() const { return m_at; }
    void goTo(std::size_t at) { m_at = at; }
    [[nodiscard]] const CtlToken &token(std::size_t ahead = 0) const;
    void skip() { m_at += m_at + 1 < m_tokens.size() ? 1 : 0; }
    /// Whether this operator comes next, or `ahead` tokens later.
    [[nodiscard]] bool isNext(const char *sign, std::size_t ahead = 0) const
    {
        return token(ahead).isOperator(QLatin1String(sign));
    }
    /// Takes this operator if it comes next.
    bool take(const char *sign);
    /// Takes the sign; it is an error if something else comes.
    void expect(const char *sign);
    /// It is an error if the statement does not end here.
    void expectEnd();
    /// It is an error if the next word continues an expression of Python.
    void refuseWord();
    /// It is an error if there is a "for" up to the bracket that closes what begins here.
    void refuseComprehension();

    void fail(int line, const Message &text);
    [[nodiscard]] bool hasFailed() const { return m_error.has_value(); }
    [[nodiscard]] const CtlError &error() const { return *m_error; }
    void forgetError() { m_error.reset(); }
    /// Says of the error, if there is one that does not say so yet, in which function it is.
    void blame(const QString &function);

private:
    const std::vector<CtlToken> &m_tokens;
    std::size_t m_at = 0;
    std::optional<CtlError> m_error;
};

/// Why a statement that begins with this word cannot be imported.
[[nodiscard]] Message ctlStatementRefusal(const QString &word);

} // namespace shinpan
