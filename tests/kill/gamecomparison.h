#pragma once

#include <QString>

namespace shinpan::test {

/// How two runs of the same competition came out.
struct GameComparison
{
    int games = 0;       ///< of the first that are finished
    int differences = 0; ///< games that are missing in either, or differ in anything but time
    int resumed = 0;     ///< times that the second went on with a game from a move
    int repeated = 0;    ///< games of the second that took more than one attempt
    QString firstDifference;

    /// Counts another comparison with the same games in, too.
    void add(const GameComparison &other);
};

/// Compares what two competition files have beside them: the record's games with their moves, and
/// the SGF files. Dates and times are not compared.
[[nodiscard]] GameComparison compareGames(const QString &file, const QString &otherFile);

} // namespace shinpan::test
