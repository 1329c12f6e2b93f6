#pragma once

#include <QRegularExpression>
#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace shinpan::text {

/// English sentences with gaps (%1 to %9, in this order), each of which is a text of "Messages".
class SentenceTable
{
public:
    /// The more special one of two sentences that fit stands first.
    explicit SentenceTable(std::span<const char *const> sentences);

    /// The sentence in the person's language, its gaps filled with what `fill` makes of their
    /// contents; nothing if it is not in the table. Quoted words stay as they are.
    [[nodiscard]] std::optional<QString> translated(const QString &english,
                                                    QString (*fill)(const QString &)) const;

private:
    struct Pattern
    {
        const char *sentence;
        QRegularExpression expression; ///< with the gaps as groups, in their order
        std::vector<bool> isQuoted;    ///< by gap: what fills it is somebody's own words
    };

    std::vector<Pattern> m_patterns;
};

} // namespace shinpan::text
