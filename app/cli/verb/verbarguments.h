#pragma once

#include "core/util/result.h"

#include <QHash>
#include <QStringList>

#include <initializer_list>
#include <optional>
#include <span>

namespace shinpan {

/// An option that a verb of `shinpan-cli sgf` or `shinpan-cli compete` knows.
struct VerbOption
{
    enum class Value {
        None,
        Required, ///< "--size 600", "--size=600", "-o out"
        Color     ///< may be left out: "--legal", "--legal w", "--legal=white"
    };

    QLatin1String name;
    Value value = Value::None;
    char letter = 0; ///< "-o"; 0: none
};

/// The words after `shinpan-cli sgf VERB` or `shinpan-cli compete VERB`, sorted into options and
/// files. A word "--" ends the options; "-" is a file, namely standard input or output. Whoever
/// gives an option twice means the last.
class VerbArguments
{
public:
    /// The failure names the word that is wrong.
    [[nodiscard]] static Result<VerbArguments> read(const QStringList &words,
                                                    std::span<const VerbOption> known);

    [[nodiscard]] bool has(QLatin1String option) const { return m_options.contains(option); }
    /// Empty also when it is not given.
    [[nodiscard]] QString value(QLatin1String option) const { return m_options.value(option); }
    /// The value as a whole number; nothing when the option is not given; fails outside the range.
    [[nodiscard]] Result<std::optional<int>> number(QLatin1String option,
                                                    int least,
                                                    int most) const;
    [[nodiscard]] const QStringList &files() const { return m_files; }
    /// As they were given to read().
    [[nodiscard]] const QStringList &words() const { return m_words; }

private:
    QHash<QString, QString> m_options;
    QStringList m_files;
    QStringList m_words;
};

} // namespace shinpan
