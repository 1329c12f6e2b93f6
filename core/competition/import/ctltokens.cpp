#include "core/competition/import/ctltokens.h"

#include <QStringDecoder>

#include <array>

namespace shinpan {

namespace {

using TokenKind = CtlToken::Kind;

[[nodiscard]] bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

[[nodiscard]] bool startsName(QChar c)
{
    return c == u'_' || (c.unicode() < 128 && c.isLetter());
}

/// The value of a digit in hexadecimal; -1 if it is none.
[[nodiscard]] int digitOf(QChar c)
{
    const int value = isDigit(c)             ? c.unicode() - u'0'
                    : c >= u'a' && c <= u'f' ? c.unicode() - u'a' + 10
                    : c >= u'A' && c <= u'F' ? c.unicode() - u'A' + 10
                                             : -1;
    return value;
}

class CtlScanner
{
public:
    explicit CtlScanner(QString source)
        : m_source(std::move(source))
    { }

    [[nodiscard]] Result<std::vector<CtlToken>, CtlError> scan()
    {
        while (m_error.text.isEmpty() && !atEnd()) {
            if (m_isLineStart && m_brackets.isEmpty()) {
                scanIndentation();
            } else {
                scanToken();
            }
        }
        if (m_error.text.isEmpty() && !m_brackets.isEmpty()) {
            fail(Message::of(QT_TRANSLATE_NOOP("Messages", "a bracket is not closed")));
        }
        if (!m_error.text.isEmpty()) {
            return failure(m_error);
        }
        endLine();
        while (m_indents.size() > 1) {
            m_indents.pop_back();
            add(TokenKind::Dedent);
        }
        add(TokenKind::End);
        return std::move(m_tokens);
    }

private:
    [[nodiscard]] bool atEnd() const { return m_at >= m_source.size(); }
    [[nodiscard]] QChar peek(qsizetype ahead = 0) const
    {
        return m_at + ahead < m_source.size() ? m_source[m_at + ahead] : QChar();
    }

    void add(TokenKind kind, const QString &text = {}) { m_tokens.push_back({kind, text, m_line}); }

    void fail(const Message &text)
    {
        if (m_error.text.isEmpty()) {
            m_error = {m_line, text};
        }
    }

    void endLine()
    {
        if (!m_tokens.empty() && m_tokens.back().kind != TokenKind::LineEnd
            && m_tokens.back().kind != TokenKind::Indent
            && m_tokens.back().kind != TokenKind::Dedent) {
            add(TokenKind::LineEnd);
        }
    }

    void skipComment()
    {
        while (!atEnd() && peek() != u'\n') {
            ++m_at;
        }
    }

    /// The blanks that a statement begins with; lines without one do not count.
    void scanIndentation()
    {
        int width = 0;
        for (; peek() == u' ' || peek() == u'\t' || peek() == u'\f'; ++m_at) {
            width = peek() == u'\t' ? (width / 8 + 1) * 8 : width + 1;
        }
        if (peek() == u'#') {
            skipComment();
        }
        if (atEnd() || peek() == u'\n') {
            ++m_at;
            ++m_line;
            return;
        }
        m_isLineStart = false;
        if (width > m_indents.back()) {
            m_indents.push_back(width);
            add(TokenKind::Indent);
        }
        while (width < m_indents.back()) {
            m_indents.pop_back();
            add(TokenKind::Dedent);
        }
        if (width != m_indents.back()) {
            fail(Message::of(
                QT_TRANSLATE_NOOP("Messages", "this line is not indented as any line before it")));
        }
    }

    void scanToken()
    {
        const QChar c = peek();
        if (c == u'\n') {
            if (m_brackets.isEmpty()) {
                endLine();
                m_isLineStart = true;
            }
            ++m_at;
            ++m_line;
        } else if (c == u' ' || c == u'\t' || c == u'\f') {
            ++m_at;
        } else if (c == u'#') {
            skipComment();
        } else if (c == u'\\' && peek(1) == u'\n') {
            m_at += 2;
            ++m_line;
        } else if (isDigit(c) || (c == u'.' && isDigit(peek(1)))) {
            scanNumber();
        } else if (c == u'"' || c == u'\'') {
            scanText({});
        } else if (startsName(c)) {
            scanName();
        } else {
            scanOperator();
        }
    }

    void scanName()
    {
        const qsizetype start = m_at;
        while (startsName(peek()) || isDigit(peek())) {
            ++m_at;
        }
        const QString name = m_source.mid(start, m_at - start);
        const bool isPrefix = name.size() <= 2 && (peek() == u'"' || peek() == u'\'');
        if (isPrefix) {
            scanText(name.toLower());
        } else {
            add(TokenKind::Name, name);
        }
    }

    void scanNumber()
    {
        const qsizetype start = m_at;
        bool isWhole = true;
        while (isDigit(peek()) || startsName(peek()) || peek() == u'.'
               || ((peek() == u'-' || peek() == u'+') && peek(-1).toLower() == u'e')) {
            isWhole = isWhole && isDigit(peek());
            ++m_at;
        }
        const QString number = m_source.mid(start, m_at - start);
        bool isGood = false;
        if (isWhole) {
            static_cast<void>(number.toLongLong(&isGood));
        } else {
            static_cast<void>(number.toDouble(&isGood));
        }
        if (!isGood) {
            fail(ctlRefusal(number));
        }
        add(isWhole ? TokenKind::Integer : TokenKind::Decimal, number);
    }

    void scanText(const QString &prefix)
    {
        if (prefix.contains(u'f')) {
            fail(ctlRefusalOfTerm(prefix + peek()));
        } else if (!prefix.isEmpty()
                   && !QStringLiteral(" r u b br ur rb ").contains(u' ' + prefix + u' ')) {
            fail(Message::of(QT_TRANSLATE_NOOP("Messages", "“%1” has no meaning here"), prefix));
        }
        const bool isRaw = prefix.contains(u'r');
        const QChar quote = peek();
        const bool isLong = peek(1) == quote && peek(2) == quote;
        const int line = m_line;
        m_at += isLong ? 3 : 1;
        QString text;
        while (m_error.text.isEmpty() && !endsText(quote, isLong)) {
            if (atEnd() || (peek() == u'\n' && !isLong)) {
                m_line = line;
                fail(Message::of(QT_TRANSLATE_NOOP("Messages", "a string is not closed")));
            } else if (peek() == u'\\' && !isRaw) {
                scanEscape(text);
            } else if (peek() == u'\\') {
                takeInto(text); // it keeps a quote from ending the string, and stays
                takeInto(text);
            } else {
                takeInto(text);
            }
        }
        m_at += isLong ? 3 : 1;
        m_tokens.push_back({TokenKind::Text, text, line});
    }

    [[nodiscard]] bool endsText(QChar quote, bool isLong) const
    {
        return peek() == quote && (!isLong || (peek(1) == quote && peek(2) == quote));
    }

    void takeInto(QString &text)
    {
        if (!atEnd()) {
            m_line += peek() == u'\n' ? 1 : 0;
            text += m_source[m_at++];
        }
    }

    void scanEscape(QString &text)
    {
        static constexpr char16_t Letters[] = u"\\'\"abfnrtv";
        static constexpr char16_t Meanings[] = u"\\'\"\a\b\f\n\r\t\v";
        const QChar letter = peek(1);
        const qsizetype known = QStringView(Letters).indexOf(letter);
        if (letter == u'\n') {
            m_at += 2;
            ++m_line;
        } else if (known >= 0 && !letter.isNull()) {
            text += QChar(Meanings[known]);
            m_at += 2;
        } else if (letter >= u'0' && letter <= u'7') {
            ++m_at;
            text += scanCode(8, 1, 3);
        } else if (letter == u'x' || letter == u'u' || letter == u'U') {
            m_at += 2;
            const int digits = letter == u'x' ? 2 : letter == u'u' ? 4 : 8;
            text += scanCode(16, digits, digits);
        } else if (letter == u'N') {
            fail(ctlRefusalOfTerm(QStringLiteral("\\N")));
        } else {
            takeInto(text); // a backslash that means itself
        }
    }

    /// A character by its number.
    [[nodiscard]] QString scanCode(int base, int least, int most)
    {
        char32_t code = 0;
        int digits = 0;
        for (; digits < most; ++digits, ++m_at) {
            const int digit = digitOf(peek());
            if (digit < 0 || digit >= base) {
                break;
            }
            code = code * static_cast<char32_t>(base) + static_cast<char32_t>(digit);
        }
        if (digits < least || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) {
            fail(Message::of(QT_TRANSLATE_NOOP("Messages", "a string has a wrong \\ escape")));
            return {};
        }
        return QString::fromUcs4(&code, 1);
    }

    void scanOperator()
    {
        static const std::array<QLatin1String, 20> longer{
            QLatin1String("**="), QLatin1String("//="), QLatin1String(">>="), QLatin1String("<<="),
            QLatin1String("**"),  QLatin1String("//"),  QLatin1String("=="),  QLatin1String("!="),
            QLatin1String("<="),  QLatin1String(">="),  QLatin1String("<<"),  QLatin1String(">>"),
            QLatin1String("+="),  QLatin1String("-="),  QLatin1String("*="),  QLatin1String("/="),
            QLatin1String("%="),  QLatin1String("->"),  QLatin1String(":="),  QLatin1String("|=")};
        for (const QLatin1String &candidate : longer) {
            if (QStringView(m_source).mid(m_at).startsWith(candidate)) {
                add(TokenKind::Operator, candidate);
                m_at += candidate.size();
                return;
            }
        }
        const QChar c = peek();
        if (!QStringLiteral("()[]{},:.;@=+-*/%<>&|^~`").contains(c)) {
            fail(
                Message::of(QT_TRANSLATE_NOOP("Messages", "“%1” has no meaning here"), QString(c)));
        }
        if (QStringLiteral("([{").contains(c)) {
            m_brackets += c;
        } else if (QStringLiteral(")]}").contains(c)) {
            closeBracket(c);
        }
        add(TokenKind::Operator, c);
        ++m_at;
    }

    void closeBracket(QChar bracket)
    {
        const QChar opening = bracket == u')' ? u'(' : bracket == u']' ? u'[' : u'{';
        if (!m_brackets.endsWith(opening)) {
            fail(Message::of(QT_TRANSLATE_NOOP("Messages", "“%1” closes no bracket"),
                             QString(bracket)));
        }
        m_brackets.chop(1);
    }

    QString m_source;
    qsizetype m_at = 0;
    int m_line = 1;
    bool m_isLineStart = true;
    QString m_brackets; ///< those that are open
    std::vector<int> m_indents{0};
    std::vector<CtlToken> m_tokens;
    CtlError m_error;
};

} // namespace

Message ctlRefusal(const QString &word)
{
    return Message::of(QT_TRANSLATE_NOOP("Messages", "“%1” cannot be imported"), word);
}

Message ctlRefusalOfTerm(const QString &word)
{
    return Message::of(
        QT_TRANSLATE_NOOP("Messages", "“%1” cannot be imported; write out what it comes to"), word);
}

Result<std::vector<CtlToken>, CtlError> ctlTokens(const QByteArray &source)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    QString text = decoder(source);
    if (decoder.hasError()) {
        return failure(
            CtlError{1, Message::of(QT_TRANSLATE_NOOP("Messages", "the file is not in UTF-8"))});
    }
    text.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    text.replace(u'\r', u'\n');
    return CtlScanner(std::move(text)).scan();
}

} // namespace shinpan
