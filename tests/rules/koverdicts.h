#pragma once

#include <QString>

namespace shinpan::test {

/// What each ko rule says of a move, in the words of verdictOn().
struct KoVerdicts
{
    const char *none;
    const char *simple;
    const char *positional;
    const char *situational;
    const char *natural;
};

inline constexpr KoVerdicts LegalEverywhere{"legal", "legal", "legal", "legal", "legal"};
inline constexpr KoVerdicts KoEverywhere{"legal", "ko", "ko", "ko", "ko"};
inline constexpr KoVerdicts KoUnlessNatural{"legal", "ko", "ko", "ko", "legal"};
inline constexpr KoVerdicts SuperkoOnly{"legal", "legal", "superko", "superko", "superko"};
inline constexpr KoVerdicts SuperkoUnlessNatural{"legal", "legal", "superko", "superko", "legal"};
inline constexpr KoVerdicts PositionalOnly{"legal", "legal", "superko", "legal", "legal"};

/// Adds the columns for a test's data function: "board", "moves" (that lead from there to the
/// question), "move" (which is the question), "verdict", and "ko" (a KoRule as int).
void addVerdictColumns();

/// Adds a row for each ko rule. Black is to play on the drawn board.
void addVerdictRows(const char *name,
                    const char *diagram,
                    const QString &moves,
                    const QString &move,
                    const KoVerdicts &verdicts);

} // namespace shinpan::test
