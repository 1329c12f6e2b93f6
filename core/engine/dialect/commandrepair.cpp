#include "core/engine/dialect/commandrepair.h"

#include <QRegularExpression>

namespace shinpan {

namespace {

[[nodiscard]] bool isDash(QChar c)
{
    return QStringView(u"-\u2010\u2011\u2012\u2013\u2014\u2015\u2212").contains(c);
}

/// Hyphens and minus: they stand for one "-", the longer dashes for one or two.
[[nodiscard]] bool isShortDash(QChar c)
{
    return QStringView(u"-\u2010\u2011\u2212").contains(c);
}

[[nodiscard]] bool isInvisible(QChar c)
{
    return QStringView(u"\u00AD\u200B\u200C\u200D\u2060\uFEFF").contains(c);
}

/// The straight form of a curly quote, or a null character.
[[nodiscard]] QChar straightQuote(QChar c)
{
    if (QStringView(u"\u201C\u201D\u201E\u201F").contains(c)) {
        return u'"';
    }
    return QStringView(u"\u2018\u2019\u201A\u201B").contains(c) ? QChar(u'\'') : QChar();
}

/// Whether long options of this line begin with one hyphen.
[[nodiscard]] bool hasSingleHyphens(const QString &line)
{
    static const QRegularExpression program(
        QStringLiteral("(^|[\\s/\\\\\"'\u201C\u201E\u2018])"      // its folder, or nothing, ends
                       "(katago[-\\w]*|gogui-\\w+|java)(\\.exe)?" // so it is called
                       "($|[\\s\"'\u201D\u201C\u2019])"),         // and nothing comes after it
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression single(QStringLiteral("(^|\\s)-[A-Za-z]{2}"));
    static const QRegularExpression twofold(QStringLiteral("(^|\\s)--[A-Za-z]"));
    return line.contains(program) || (line.contains(single) && !line.contains(twofold));
}

/// Copies a command line from left to right, mending it on the way.
class Mender
{
public:
    explicit Mender(const QString &line)
        : m_line(line)
        , m_hasSingleHyphens(hasSingleHyphens(line))
    { }

    [[nodiscard]] CommandRepair mend()
    {
        while (m_at < m_line.size()) {
            if (m_quote.isNull()) {
                mendNext();
            } else {
                copyQuoted();
            }
        }
        return m_repair;
    }

private:
    void mendNext()
    {
        const QChar next = m_line.at(m_at);
        if (next == u'\\') {
            copy(2);
        } else if (next == u'\'' || next == u'"') {
            m_quote = next;
            copy(1);
        } else if (isInvisible(next)) {
            replace({});
        } else if (next != u' ' && next.category() == QChar::Separator_Space) {
            replace(QStringLiteral(" "));
        } else if (isDash(next) && atWordStart()) {
            mendDashes();
        } else if (isDash(next) && isShortDash(next) && next != u'-') {
            replace(QStringLiteral("-"));
        } else if (!straightQuote(next).isNull() && atValueStart()) {
            m_quote = straightQuote(next);
            m_quoteWasCurly = true;
            replace(m_quote);
        } else {
            copy(1);
        }
    }

    /// The dashes that begin a word.
    void mendDashes()
    {
        qsizetype end = m_at;
        while (end < m_line.size() && isDash(m_line.at(end))) {
            ++end;
        }
        qsizetype wordEnd = end;
        while (wordEnd < m_line.size() && !m_line.at(wordEnd).isSpace()) {
            ++wordEnd;
        }
        const bool isLongOption = wordEnd - end > 1 && !m_line.at(end).isDigit();
        const bool isDouble =
            end - m_at == 1 && !isShortDash(m_line.at(m_at)) && isLongOption && !m_hasSingleHyphens;
        while (m_at < end) {
            if (m_line.at(m_at) == u'-') {
                copy(1);
            } else {
                replace(isDouble ? QStringLiteral("--") : QStringLiteral("-"));
            }
        }
    }

    void copyQuoted()
    {
        const QChar next = m_line.at(m_at);
        if (next == u'\\' && m_quote == u'"') {
            copy(2);
        } else if (next == m_quote) {
            leaveQuote();
            copy(1);
        } else if (m_quoteWasCurly && straightQuote(next) == m_quote) {
            replace(m_quote);
            leaveQuote();
        } else {
            copy(1);
        }
    }

    void leaveQuote()
    {
        m_quote = QChar();
        m_quoteWasCurly = false;
    }

    [[nodiscard]] bool atWordStart() const
    {
        return m_repair.text.isEmpty() || m_repair.text.back().isSpace();
    }
    [[nodiscard]] bool atValueStart() const
    {
        return atWordStart() || m_repair.text.back() == u'=';
    }

    void copy(qsizetype count)
    {
        m_repair.text += QStringView(m_line).mid(m_at, count);
        m_at += count;
    }

    void replace(const QString &with)
    {
        m_repair.changes.push_back({m_at, m_line.mid(m_at, 1), with});
        m_repair.text += with;
        ++m_at;
    }

    const QString &m_line;
    bool m_hasSingleHyphens;
    qsizetype m_at = 0;
    QChar m_quote; ///< the straight form of the quote that we are in, or null
    bool m_quoteWasCurly = false;
    CommandRepair m_repair;
};

} // namespace

CommandRepair repairCommandLine(const QString &line)
{
    return Mender(line).mend();
}

} // namespace shinpan
