#include "core/engine/profile/commandwords.h"

#include "core/util/message.h"

#include <algorithm>
#include <optional>

namespace shinpan {

namespace {

constexpr QStringView EscapedInDoubleQuotes = u"\"\\$`";

/// Whether it ends what is taken as it stands.
[[nodiscard]] bool isSpecial(QChar c)
{
    return c == u'\'' || c == u'"' || c == u'\\';
}

/// Reads a command line from left to right.
class Splitter
{
public:
    Splitter(const QString &line, const QString &home)
        : m_line(line)
        , m_home(home)
    { }

    [[nodiscard]] Result<QStringList> split()
    {
        while (m_at < m_line.size()) {
            if (const std::optional<Message> error = readNext()) {
                return failure(*error);
            }
        }
        endWord();
        return m_words;
    }

private:
    [[nodiscard]] std::optional<Message> readNext()
    {
        const QChar next = m_line.at(m_at);
        if (next.isSpace()) {
            endWord();
            ++m_at;
        } else if (next == u'\'' || next == u'"') {
            return readQuoted(next);
        } else if (next == u'\\') {
            return readEscape();
        } else if (next == u'~' && !m_inWord && tildeStandsAlone()) {
            append(m_home);
            ++m_at;
        } else {
            append(takeWhile([](QChar c) { return !c.isSpace() && !isSpecial(c); }));
        }
        return {};
    }

    [[nodiscard]] std::optional<Message> readQuoted(QChar quote)
    {
        const qsizetype opening = m_at++;
        m_inWord = true;
        while (m_at < m_line.size()) {
            append(takeWhile([quote](QChar c) { return c != quote && c != u'\\'; }));
            if (m_at == m_line.size()) {
                break;
            }
            const QChar next = m_line.at(m_at++);
            if (next == quote) {
                return {};
            }
            if (next == u'\\' && quote == u'"' && m_at < m_line.size()
                && EscapedInDoubleQuotes.contains(m_line.at(m_at))) {
                append(m_line.at(m_at++));
            } else {
                append(next);
            }
        }
        return Message::of(
            QT_TRANSLATE_NOOP("Messages", "the quote %1 at character %2 is never closed"),
            QString(quote), opening + 1);
    }

    [[nodiscard]] std::optional<Message> readEscape()
    {
        if (m_at + 1 == m_line.size()) {
            return Message::of(
                QT_TRANSLATE_NOOP("Messages", "nothing follows the backslash at character %1"),
                m_at + 1);
        }
        const QChar escaped = m_line.at(m_at + 1);
        if (escaped != u'\n') {
            append(escaped);
        }
        m_at += 2;
        return {};
    }

    [[nodiscard]] bool tildeStandsAlone() const
    {
        return m_at + 1 == m_line.size() || m_line.at(m_at + 1) == u'/'
            || m_line.at(m_at + 1).isSpace();
    }

    /// What comes before the first character that is none of those that are `wanted`.
    template <typename Wanted>
    [[nodiscard]] QStringView takeWhile(Wanted wanted)
    {
        const QStringView rest = QStringView(m_line).sliced(m_at);
        const QStringView taken = rest.first(std::ranges::find_if_not(rest, wanted) - rest.begin());
        m_at += taken.size();
        return taken;
    }

    template <typename Text>
    void append(const Text &text)
    {
        m_word += text;
        m_inWord = true;
    }

    void endWord()
    {
        if (m_inWord) {
            m_words.append(m_word);
        }
        m_word.clear();
        m_inWord = false;
    }

    const QString &m_line;
    const QString &m_home;
    qsizetype m_at = 0;
    QString m_word;
    bool m_inWord = false; ///< an empty word ('') is a word too
    QStringList m_words;
};

[[nodiscard]] bool isPlain(QChar c)
{
    return c.isLetterOrNumber() || QStringView(u"_@%+=:,./-").contains(c);
}

} // namespace

Result<CommandWords> splitCommandLine(const QString &line, const QString &home)
{
    Result<QStringList> words = Splitter(line, home).split();
    if (!words) {
        return failure(words.error());
    }
    if (words->isEmpty() || words->front().isEmpty()) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "the command line names no program")));
    }
    const QString program = words->takeFirst();
    return CommandWords{program, *words};
}

QString quoteWord(const QString &word)
{
    if (!word.isEmpty() && std::all_of(word.begin(), word.end(), isPlain)) {
        return word;
    }
    if (!word.contains(u'\'')) {
        return u'\'' + word + u'\'';
    }
    QString quoted = QStringLiteral("\"");
    for (const QChar c : word) {
        if (EscapedInDoubleQuotes.contains(c)) {
            quoted += u'\\';
        }
        quoted += c;
    }
    return quoted + u'"';
}

QString joinCommandWords(const CommandWords &words)
{
    QStringList quoted{quoteWord(words.program)};
    for (const QString &argument : words.arguments) {
        quoted.append(quoteWord(argument));
    }
    return quoted.join(u' ');
}

} // namespace shinpan
