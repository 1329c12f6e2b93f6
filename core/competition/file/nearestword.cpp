#include "core/competition/file/nearestword.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace shinpan {

namespace {

/// How many letters must be changed, added or left out (Levenshtein).
[[nodiscard]] qsizetype distance(const QString &a, const QString &b)
{
    std::vector<qsizetype> row(static_cast<std::size_t>(b.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < a.size(); ++i) {
        qsizetype diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 1; j < row.size(); ++j) {
            const bool isSame = a[i] == b[static_cast<qsizetype>(j) - 1];
            const qsizetype changed = diagonal + (isSame ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
}

} // namespace

QString nearestWord(const QString &word, const QStringList &words)
{
    constexpr qsizetype Longest = 64; // no word of ours is longer
    QString nearest;
    qsizetype least = std::max<qsizetype>(2, word.size() / 3) + 1;
    for (const QString &candidate : words) {
        const qsizetype way = word.size() > Longest ? Longest : distance(word, candidate);
        if (way < least && way < candidate.size()) {
            least = way;
            nearest = candidate;
        }
    }
    return nearest;
}

QString guessOf(const QString &word, const QStringList &words)
{
    const QString nearest = nearestWord(word, words);
    return nearest.isEmpty() ? QString() : QStringLiteral("; did you mean “%1”?").arg(nearest);
}

} // namespace shinpan
