#pragma once

#include "core/competition/file/competitionfileerror.h"
#include "core/competition/file/competitionkeys.h"
#include "core/competition/file/competitionwords.h"
#include "core/util/toml/tomltext.h"

#include <QStringList>

#include <chrono>
#include <functional>
#include <limits>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace shinpan {

/// "; did you mean “komi”?" where one of these words is near to a mistyped one; or nothing.
[[nodiscard]] Message guessOf(const QString &word, const QStringList &words);

/// Collects what is wrong with a file.
class CompetitionMistakes
{
public:
    explicit CompetitionMistakes(QString file)
        : m_file(std::move(file))
    { }

    /// One that was added before, or comes after a hundred others, is only counted.
    void add(int line, const QString &key, const Message &text);

    /// Whether there are too many mistakes to note another one.
    [[nodiscard]] bool isFull() const { return m_errors.size() >= Most; }
    /// The mistakes in the order of lines, each once; the last one says how many more there are.
    [[nodiscard]] CompetitionFileErrors sorted() const;
    [[nodiscard]] bool isEmpty() const { return m_errors.empty(); }

private:
    static constexpr std::size_t Most = 100;

    QString m_file;
    CompetitionFileErrors m_errors;
    std::size_t m_further = 0; ///< that were not kept
};

/// A table of a competition's file, or none: what is not in it has its usual value.
struct SettingsTable
{
    const TomlValue *table = nullptr;
    QString path; ///< "game"; empty: the file itself
};

/// Reads typed settings off a table and, where that has none, off others that stand behind it
/// (matchups fall back on [game]). What is wrong goes to the mistakes, and the usual value comes
/// back. Keys that nobody asked for are unknown: finish() says so.
class CompetitionSettings
{
public:
    /// The first table is the own one, the first of the others the nearest.
    CompetitionSettings(CompetitionMistakes &mistakes, std::vector<SettingsTable> tables)
        : m_mistakes(mistakes)
        , m_tables(std::move(tables))
    { }

    /// Other tables of the same file.
    [[nodiscard]] CompetitionSettings open(std::vector<SettingsTable> tables)
    {
        return {m_mistakes, std::move(tables)};
    }

    /// Whether any of the tables has the key.
    [[nodiscard]] bool has(QLatin1String key);
    /// The key of the two that the nearest table with either has; the first if it has both, the
    /// second if no table has any.
    [[nodiscard]] QLatin1String nearest(QLatin1String first, QLatin1String second);
    /// These keys are read elsewhere.
    void know(std::initializer_list<QLatin1String> keys);

    [[nodiscard]] QString text(QLatin1String key, const QString &usual = {});
    [[nodiscard]] bool flag(QLatin1String key, bool usual);
    [[nodiscard]] int number(QLatin1String key, int usual, int least, int most);
    [[nodiscard]] double real(QLatin1String key, double usual, double least, double most);
    /// A time as durationFromText() reads it, or a number of seconds.
    [[nodiscard]] std::chrono::milliseconds duration(QLatin1String key,
                                                     std::chrono::milliseconds usual);
    [[nodiscard]] QStringList texts(QLatin1String key);
    /// A text or a list of texts, each a word for `join`.
    [[nodiscard]] QString textOrWords(QLatin1String key,
                                      const std::function<QString(const QStringList &)> &join);
    /// Names and texts, in the order of the file.
    [[nodiscard]] std::vector<std::pair<QString, QString>> pairs(QLatin1String key);

    /// `words` is a range of Word<T>.
    template <typename T, typename Words>
    [[nodiscard]] T choice(QLatin1String key, T usual, const Words &words)
    {
        QStringList allowed;
        const QString wanted = text(key);
        for (const Word<T> &word : words) {
            allowed.append(word.text);
            if (wanted == word.text) {
                return word.value;
            }
        }
        if (isText(key)) {
            rejectChoice(key, wanted, allowed);
        }
        return usual;
    }

    /// A text that `read` makes a value of; if it cannot, `allowed` says what it takes.
    template <typename T>
    [[nodiscard]] T parsed(QLatin1String key,
                           T usual,
                           const std::function<std::optional<T>(const QString &)> &read,
                           const Message &allowed)
    {
        const QString written = text(key);
        const std::optional<T> value = isText(key) ? read(written) : std::optional(usual);
        if (!value) {
            reject(key, Message::of(QT_TRANSLATE_NOOP("Messages", "“%1” is not understood; %2"),
                                    written, allowed));
        }
        return value.value_or(std::move(usual));
    }

    /// Reads the members of a value that are its fields(); those without a setting stay as they
    /// are.
    template <typename T>
    void read(T &value)
    {
        fields(value, [&](const Setting &setting, auto T::*member, const auto &...limits) {
            readInto(value.*member, setting.key, limits...);
        });
    }

    /// A table of the own table; null without.
    [[nodiscard]] SettingsTable table(QLatin1String key);
    /// Tables of the own table: [[key]]. Their paths count from 1. If there are more than `most`,
    /// that is a mistake, and these come back.
    [[nodiscard]] std::vector<SettingsTable> tables(QLatin1String key, std::size_t most);
    /// Anything, in any of the tables; null without.
    [[nodiscard]] const TomlValue *find(QLatin1String key);

    /// Something is wrong with this key, which stands in one of the tables or is missing.
    void reject(QLatin1String key, const Message &text);
    /// Reports the keys of the own table that nobody asked for.
    void finish();

private:
    struct Found
    {
        const TomlValue *value = nullptr;
        QString path;
    };

    template <typename T, typename... Limits>
    void readInto(T &value, QLatin1String key, const Limits &...limits)
    {
        if constexpr (std::is_same_v<T, QString>) {
            value = text(key, value);
        } else if constexpr (std::is_same_v<T, QStringList>) {
            value = texts(key);
        } else if constexpr (std::is_same_v<T, bool>) {
            value = flag(key, value);
        } else if constexpr (std::is_same_v<T, int>) {
            value = number(key, value, limits...);
        } else if constexpr (std::is_same_v<T, std::optional<int>>) {
            value = has(key) ? number(key, 0, limits...) : value;
        } else if constexpr (std::is_same_v<T, std::optional<double>>) {
            value = has(key) ? real(key, 0, limits...) : value;
        } else if constexpr (std::is_same_v<T, quint64>) {
            const int most = std::numeric_limits<int>::max();
            value = static_cast<quint64>(number(key, static_cast<int>(value), 0, most));
        } else if constexpr (std::is_same_v<T, std::chrono::milliseconds>) {
            value = duration(key, value);
        } else if constexpr (std::is_same_v<T, double>) {
            value = real(key, value, limits...);
        } else if constexpr (std::is_enum_v<T>) {
            value = choice(key, value, limits...);
        } else {
            readValue(value, *this, key, limits...);
        }
    }

    [[nodiscard]] Found look(QLatin1String key);
    [[nodiscard]] bool isText(QLatin1String key);
    /// The value, if there is any; one of another type is a mistake.
    template <typename T>
    [[nodiscard]] const T *valueOf(const Found &found, const Message &wanted);
    void rejectType(const Found &found, const Message &wanted);
    void rejectChoice(QLatin1String key, const QString &word, const QStringList &allowed);
    [[nodiscard]] QStringList textsOf(const Found &found);

    CompetitionMistakes &m_mistakes;
    std::vector<SettingsTable> m_tables;
    QStringList m_known; ///< every key that was asked for
};

} // namespace shinpan
