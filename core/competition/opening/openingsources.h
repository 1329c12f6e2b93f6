#pragma once

#include "core/competition/opening/opening.h"
#include "core/competition/opening/openingplan.h"

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <vector>

namespace shinpan {

// The openings of each kind of source. `key` sets what is random in one source apart from
// another's.

/// A plan cannot have more openings than this: what is larger is rather a database of games, and
/// reading it would take minutes.
inline constexpr std::size_t MostOpenings = 100'000;

/// The openings in SGF files. Fails, with the file and the game, if nothing can be read, or a game
/// cannot go on from one of them; or if there are too many.
[[nodiscard]] Result<std::vector<Opening>> openingsOf(const SgfOpenings &source,
                                                      const OpeningTerms &terms,
                                                      std::size_t key);

/// Lines without a word are skipped. The failure begins with the file and the line.
[[nodiscard]] Result<std::vector<Opening>> openingsOf(const MoveFileOpenings &source,
                                                      const OpeningTerms &terms,
                                                      std::size_t key = 0);

[[nodiscard]] Result<std::vector<Opening>> openingsOf(const MoveListOpenings &source,
                                                      const OpeningTerms &terms,
                                                      std::size_t key = 0);

/// No two of them lead to the same position (positionKey()); the first ones of many are those of
/// few. Moves are legal by the terms' rules, by turns, and no obvious nonsense: no pass, none on
/// the first line of boards of 7x7 and larger, none into a point that is surrounded by own stones,
/// and none that leaves a chain in atari unless it captures. Fails if there are too few.
[[nodiscard]] Result<std::vector<Opening>> openingsOf(const RandomOpenings &source,
                                                      const OpeningTerms &terms,
                                                      std::size_t key);

/// Those that were taken for the competition, else those that the index has now. Fails if it cannot
/// be read, or has none.
[[nodiscard]] Result<std::vector<Opening>> openingsOf(const IndexOpenings &source,
                                                      const OpeningTerms &terms,
                                                      std::size_t key);

/// The file with what was taken from an index for games on such a board: of the competition whose
/// files begin with `stem`.
[[nodiscard]] QString takenFile(const IndexOpenings &source, BoardSize size, const QString &stem);

/// What an index is to give to a competition.
struct OpeningsToTake
{
    IndexOpenings source;
    BoardSize size;
    QString file; ///< for them, which is not there yet
};

/// What takeOpenings() would take.
[[nodiscard]] std::vector<OpeningsToTake> openingsToTake(const OpeningPlan &plan,
                                                         BoardSize size,
                                                         const QString &stem);

/// Takes what the plan wants of indexes for games on such a board into files of the competition,
/// unless that was done: from then on these are its openings, whatever becomes of the index. Takes
/// seconds. Fails if an index cannot be read, or has none, or a file cannot be written.
[[nodiscard]] Result<void> takeOpenings(const OpeningPlan &plan,
                                        BoardSize size,
                                        const QString &stem);

/// The main lines of the games in an SGF file's text, named after the last part of its path.
[[nodiscard]] Result<std::vector<Opening>> openingsInText(const QByteArray &sgf,
                                                          const QString &path,
                                                          const OpeningTerms &terms);

/// One opening, its words with blanks, commas or semicolons between them: vertices, Black first and
/// by turns ("D4 Q16"), each perhaps with its colour ("B D4 W Q16") or as commands
/// ("play B D4, play W Q16"). Fails on anything else, and on what is off the board.
[[nodiscard]] Result<GameLine> lineFromMoves(QStringView moves, const OpeningTerms &terms);

} // namespace shinpan
