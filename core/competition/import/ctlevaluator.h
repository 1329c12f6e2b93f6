#pragma once

#include "core/competition/import/ctlcursor.h"
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
class CtlEvaluator : public CtlCursor
{
public:
    using Names = std::map<QString, CtlValue>;

    /// `tokens` ends with an End. Both outlive this.
    CtlEvaluator(const std::vector<CtlToken> &tokens, CtlScript &script);

    /// Goes on at this token, with nothing wrong.
    void restart(std::size_t at);
    /// The error that made a value missing that was wanted here; else error().
    [[nodiscard]] const CtlError &cause() const { return m_cause ? *m_cause : error(); }

    /// An expression; with commas outside of brackets it is a tuple.
    [[nodiscard]] CtlValue expressions();
    [[nodiscard]] CtlValue expression();

    /// Reads "NAME(PARAMETER, PARAMETER=VALUE):" after `def`, and remembers the function.
    void define();

    /// Calls make_candidate(), if there is one, with a placeholder `{code}` for each of the file's
    /// parameters; what it returns, or why that is lost, is known under its name.
    void callCandidate();

private:
    [[nodiscard]] CtlValue product();
    [[nodiscard]] CtlValue factor();
    [[nodiscard]] CtlValue primary();
    [[nodiscard]] CtlValue number();
    [[nodiscard]] CtlValue texts();
    template <typename ReadOne>
    void readList(const char *close, ReadOne readOne);
    [[nodiscard]] CtlValue list(const char *close);
    [[nodiscard]] CtlValue bracketed();
    [[nodiscard]] CtlValue dictionary();
    [[nodiscard]] CtlValue name();
    [[nodiscard]] CtlValue method(const CtlValue &value);
    [[nodiscard]] CtlValue call(const QString &name, int line);
    [[nodiscard]] CtlValue functionAsValue(const CtlFunction &function, int line);
    [[nodiscard]] Names bound(const CtlFunction &function, const CtlValue &arguments);
    [[nodiscard]] CtlValue callOwn(const CtlFunction &function, const CtlValue &arguments);
    [[nodiscard]] CtlValue runBody(const CtlFunction &function, const QString &name);
    void runLine(std::optional<CtlValue> &returned);
    [[nodiscard]] CtlValue computed(QChar sign, const CtlValue &left, const CtlValue &right);
    [[nodiscard]] CtlValue taken(Result<CtlValue> value, int line);
    [[nodiscard]] CtlValue limited(CtlValue value);

    CtlScript &m_script;
    std::map<QString, CtlFunction> m_functions;
    Names *m_locals = nullptr; ///< of the function that runs
    int m_nesting = 0;
    int m_calls = 0;
    qint64 m_work = 0; ///< the weight of all values so far
    std::optional<CtlError> m_cause;
};

} // namespace shinpan
