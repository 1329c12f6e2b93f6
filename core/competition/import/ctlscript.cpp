#include "core/competition/import/ctlscript.h"

#include "core/competition/import/ctlevaluator.h"

namespace shinpan {

namespace {

using TokenKind = CtlToken::Kind;

/// Executes the statements of a file one by one. One that cannot be imported is noted, and the
/// names to which it may have given a value are lost.
class CtlRunner
{
public:
    explicit CtlRunner(const std::vector<CtlToken> &tokens)
        : m_tokens(tokens)
        , m_evaluator(tokens, m_script)
    { }

    [[nodiscard]] CtlScript run()
    {
        std::size_t at = 0;
        while (m_tokens[at].kind != TokenKind::End) {
            const std::size_t next = endOf(at);
            m_evaluator.restart(at);
            runStatement();
            if (m_evaluator.hasFailed()) {
                lose(at, next);
            }
            at = next;
        }
        m_evaluator.restart(at);
        m_evaluator.callCandidate();
        return std::move(m_script);
    }

private:
    void runStatement()
    {
        const CtlToken &first = m_evaluator.token();
        if (first.kind == TokenKind::Text) {
            static_cast<void>(m_evaluator.expressions());
        } else if (first.isName(QLatin1String("pass"))) {
            m_evaluator.skip();
        } else if (first.isName(QLatin1String("def"))) {
            m_evaluator.skip();
            m_evaluator.define();
            return; // its body is left for its calls
        } else if (first.kind == TokenKind::Name && m_evaluator.isNext("=", 1)) {
            assign();
        } else if (first.kind == TokenKind::Name && m_evaluator.isNext("[", 1)) {
            assignEntry();
        } else {
            m_evaluator.fail(first.line, ctlStatementRefusal(first.text));
        }
        m_evaluator.expectEnd();
    }

    /// Reads NAME = VALUE.
    void assign()
    {
        const QString name = m_evaluator.token().text;
        m_evaluator.skip();
        m_evaluator.skip();
        const int line = m_evaluator.token().line;
        if (m_evaluator.token().kind == TokenKind::Name && m_evaluator.isNext("=", 1)) {
            m_evaluator.fail(line, ctlRefusal(name + QStringLiteral(" = ")
                                              + m_evaluator.token().text + QStringLiteral(" =")));
            return;
        }
        const CtlValue value = m_evaluator.expressions();
        m_evaluator.expectEnd();
        if (!m_evaluator.hasFailed()) {
            m_script.lost.erase(name);
            m_script.values[name] = value;
        }
    }

    /// Reads NAME[KEY] = VALUE.
    void assignEntry()
    {
        const CtlToken &first = m_evaluator.token();
        m_evaluator.skip();
        m_evaluator.skip();
        const CtlValue key = m_evaluator.expression();
        m_evaluator.expect("]");
        m_evaluator.expect("=");
        const CtlValue value = m_evaluator.expressions();
        const auto target = m_script.values.find(first.text);
        const bool isDict =
            target != m_script.values.end() && target->second.kind == CtlValue::Kind::Dict;
        if (!m_evaluator.hasFailed() && (!isDict || key.kind != CtlValue::Kind::Text)) {
            m_evaluator.fail(
                first.line,
                Message::of(
                    QT_TRANSLATE_NOOP("Messages", "“%1” is no dictionary with texts for keys"),
                    first.text));
        }
        if (!m_evaluator.hasFailed()) {
            target->second.put(key.text, value);
        }
    }

    /// Whether a statement goes on with this word, as if does with else.
    [[nodiscard]] static bool isContinuation(const CtlToken &token)
    {
        return token.isName(QLatin1String("else")) || token.isName(QLatin1String("elif"))
            || token.isName(QLatin1String("except")) || token.isName(QLatin1String("finally"));
    }

    /// The token behind a statement and the lines that are indented below it.
    [[nodiscard]] std::size_t endOf(std::size_t at) const
    {
        do {
            at = endOfBlock(at);
        } while (isContinuation(m_tokens[at]));
        return at;
    }

    [[nodiscard]] std::size_t endOfBlock(std::size_t at) const
    {
        // A semicolon does not end it behind a colon: "def one(): x = 1; return x".
        const bool isSimple = !m_tokens[at].isName(QLatin1String("def"));
        while (m_tokens[at].kind != TokenKind::LineEnd && m_tokens[at].kind != TokenKind::End
               && !(isSimple && m_tokens[at].isOperator(QLatin1String(";")))) {
            ++at;
        }
        at += m_tokens[at].kind != TokenKind::End ? 1 : 0;
        int depth = 0;
        while (m_tokens[at].kind == TokenKind::Indent || depth > 0) {
            depth += m_tokens[at].kind == TokenKind::Indent ? 1
                   : m_tokens[at].kind == TokenKind::Dedent ? -1
                                                            : 0;
            ++at;
        }
        return at;
    }

    /// Notes the statement's error, and which names it may have given another value.
    void lose(std::size_t begin, std::size_t end)
    {
        const CtlError &error = m_evaluator.error();
        m_script.notTaken.push_back(error);
        bool isStart = true;
        for (std::size_t i = begin; i + 1 < end; ++i) {
            const CtlToken &token = m_tokens[i];
            const CtlToken &next = m_tokens[i + 1];
            const bool isTarget =
                next.kind == TokenKind::Operator
                && (next.text.endsWith(u'=') || next.text == u'[' || next.text == u'.');
            if (isStart && token.kind == TokenKind::Name && isTarget) {
                m_script.values.erase(token.text);
                m_script.lost[token.text] = m_evaluator.cause();
            }
            isStart = token.kind == TokenKind::LineEnd || token.kind == TokenKind::Indent
                   || token.kind == TokenKind::Dedent || token.isOperator(QLatin1String(":"))
                   || token.isOperator(QLatin1String(";")) || token.isOperator(QLatin1String("="));
        }
    }

    const std::vector<CtlToken> &m_tokens;
    CtlScript m_script;
    CtlEvaluator m_evaluator;
};

} // namespace

Result<CtlScript, CtlError> runCtl(const QByteArray &source)
{
    const Result<std::vector<CtlToken>, CtlError> tokens = ctlTokens(source);
    if (!tokens) {
        return failure(tokens.error());
    }
    return CtlRunner(*tokens).run();
}

} // namespace shinpan
