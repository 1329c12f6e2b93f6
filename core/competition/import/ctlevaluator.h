#pragma once

#include "core/competition/import/ctlscript.h"

namespace shinpan {

/// A function of a control file: its parameters and where its body stands.
struct CtlFunction
{
    struct Parameter
    {
        QString name;
        std::optional<CtlValue> usual;
    };

    std::vector<Parameter> parameters;
    std::size_t body = 0; ///< index of the token after the colon
    int line = 0;
};

/// Computes the expressions of a control file, one token after the other. The first thing that it
/// does not take over stops it: error() says what, and values mean nothing from there on.
class CtlEvaluator
{
public:
    using Names = std::map<QString, CtlValue>;

    /// `tokens` ends with an End. Both outlive this.
    CtlEvaluator(const std::vector<CtlToken> &tokens, CtlScript &script);

    /// Goes on at this token, with nothing wrong.
    void restart(std::size_t at);
    [[nodiscard]] std::size_t at() const { return m_at; }
    [[nodiscard]] const CtlToken &token(std::size_t ahead = 0) const;
    void skip() { m_at += m_at + 1 < m_tokens.size() ? 1 : 0; }
    /// Takes this operator if it comes next.
    bool take(const char *sign);
    /// As take(), and it is an error if something else comes.
    void expect(const char *sign);
    /// It is an error if the statement does not end here.
    void expectEnd();
    void fail(int line, const QString &text);
    [[nodiscard]] bool hasFailed() const { return m_error.has_value(); }
    [[nodiscard]] const CtlError &error() const { return *m_error; }
    /// The error that made a value missing that was wanted here; else error().
    [[nodiscard]] const CtlError &cause() const { return m_cause ? *m_cause : *m_error; }

    /// An expression; with commas outside of brackets it is a tuple.
    [[nodiscard]] CtlValue expressions();
    [[nodiscard]] CtlValue expression();

    /// Reads "NAME(PARAMETER, PARAMETER=VALUE):" after `def`, and remembers the function.
    void define();

private:
    [[nodiscard]] CtlValue product();
    [[nodiscard]] CtlValue factor();
    [[nodiscard]] CtlValue primary();
    [[nodiscard]] CtlValue number();
    [[nodiscard]] CtlValue texts();
    [[nodiscard]] CtlValue list(const char *close);
    [[nodiscard]] CtlValue bracketed();
    [[nodiscard]] CtlValue dictionary();
    [[nodiscard]] CtlValue name();
    [[nodiscard]] CtlValue method(const CtlValue &value);
    [[nodiscard]] CtlValue call(const QString &name, int line);
    [[nodiscard]] CtlValue converted(const CtlValue &arguments);
    [[nodiscard]] CtlValue callOwn(const CtlFunction &function, const CtlValue &arguments);
    [[nodiscard]] CtlValue runBody(const CtlFunction &function, const QString &name);
    void runLine(std::optional<CtlValue> &returned);
    [[nodiscard]] CtlValue computed(QChar sign, const CtlValue &left, const CtlValue &right);
    [[nodiscard]] CtlValue sum(const CtlValue &left, const CtlValue &right);
    [[nodiscard]] CtlValue arithmetic(QChar sign, const CtlValue &left, const CtlValue &right);
    [[nodiscard]] CtlValue limited(CtlValue value);
    void refuseWord();
    void refuseComprehension();

    const std::vector<CtlToken> &m_tokens;
    CtlScript &m_script;
    std::map<QString, CtlFunction> m_functions;
    Names *m_locals = nullptr; ///< of the function that runs
    std::size_t m_at = 0;
    int m_nesting = 0;
    int m_calls = 0;
    qint64 m_steps = 0;
    std::optional<CtlError> m_error;
    std::optional<CtlError> m_cause;
};

/// Why a statement that begins with this word is not taken over: "a for loop is not taken over; …".
[[nodiscard]] QString ctlStatementName(const QString &word);

} // namespace shinpan
