#pragma once

#include <QByteArray>
#include <QJsonValue>
#include <QString>

#include <concepts>
#include <memory>
#include <vector>

namespace shinpan {

/// A sentence of ours with what fills its gaps. Logs, records, files and the terminal have it in
/// English; the window translates it. It is made where it arises:
///
///     Message::of(QT_TRANSLATE_NOOP("Messages", "there is no file %1"), path)
///
/// What decides looks at a code that stands beside it, never at its words. A value that is copied
/// cheaply; a default one says nothing.
class Message
{
public:
    /// The wording that is wanted of a sentence that has two.
    enum class Wording {
        Exact, ///< as logs need it: `exited with code 3 during "genmove b"`
        Plain, ///< for people who know no GTP: "quit unexpectedly when asked for a move"
    };

    Message() = default;

    /// `sentence` is static, UTF-8 and marked for translation; its gaps are %1 to %9. Messages,
    /// texts (somebody's own words, which nobody translates) and whole numbers fill them.
    template <typename... Gaps>
    [[nodiscard]] static Message of(const char *sentence, const Gaps &...gaps)
    {
        return make(QByteArray::fromRawData(sentence, qstrlen(sentence)), {gap(gaps)...});
    }

    /// The words of an engine, a file, a person or the system. Says nothing if they are empty.
    [[nodiscard]] static Message verbatim(const QString &words);

    /// The same, with these words for people who know no GTP.
    [[nodiscard]] Message inPlainWords(const Message &plain) const;

    /// The message with a remark behind it: "…; …". An empty remark changes nothing.
    [[nodiscard]] Message followedBy(const Message &remark) const;

    /// What stands before the remark; all of it where there is none.
    [[nodiscard]] Message withoutRemark() const;
    [[nodiscard]] Message remark() const;

    [[nodiscard]] bool isEmpty() const { return !m_said; }

    /// The message in English, in the exact wording.
    [[nodiscard]] QString english() const;

    /// The message with each sentence as `render` has it, before its gaps are filled.
    [[nodiscard]] QString in(QString (*render)(const char *sentence), Wording wording) const;

    /// JSON for a file, the exact wording alone, which restored() reads; empty where nothing of it
    /// is to be translated.
    [[nodiscard]] QString stored() const;

    /// What stored() has written, of whatever origin. Where that is not what `english` says it is
    /// somebody else's, and the English is believed.
    [[nodiscard]] static Message restored(const QString &english, const QString &stored);

    /// Whether they say the same.
    friend bool operator==(const Message &one, const Message &other)
    {
        return one.m_said == other.m_said || one.english() == other.english();
    }

private:
    struct Said;

    [[nodiscard]] static Message make(const QByteArray &sentence, std::vector<Message> gaps);
    [[nodiscard]] QJsonValue toJson() const;
    [[nodiscard]] static Message fromJson(const QJsonValue &json, int mostLevels);

    [[nodiscard]] static Message gap(const Message &message) { return message; }
    [[nodiscard]] static Message gap(const QString &text) { return verbatim(text); }
    [[nodiscard]] static Message gap(std::integral auto number)
    {
        return verbatim(QString::number(number));
    }

    std::shared_ptr<const Said> m_said;
};

/// A reason with the name of the file before it.
[[nodiscard]] inline Message inFile(const QString &path, const Message &reason)
{
    return Message::of(QT_TRANSLATE_NOOP("Messages", "%1: %2"), path, reason);
}

/// The same for Result::map_error().
[[nodiscard]] inline auto inFile(const QString &path)
{
    return [path](const Message &reason) { return inFile(path, reason); };
}

/// A text with its gaps filled, in one go: what fills one may hold "%1" itself.
[[nodiscard]] QString filledIn(const QString &text, const QStringList &gaps);

} // namespace shinpan
