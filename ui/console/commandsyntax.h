#pragma once

#include <QString>
#include <QStringList>

namespace shinpan {

/// What may stand at one place of a GTP command.
struct CommandPlace
{
    enum class Kind {
        Name,    ///< of a command
        Color,   ///< b or w
        Vertex,  ///< a point of the board, or pass
        Choice,  ///< one of the words
        Other,   ///< a number, a file, text
        Nothing, ///< not known to us, or no further argument
    };

    Kind kind = Kind::Nothing;
    QStringList words{}; ///< that can be completed; of Name none, as engines differ

    friend bool operator==(const CommandPlace &, const CommandPlace &) = default;
};

/// The arguments of a known command as GTP and the engines' manuals have them, such as "color
/// vertex", with "…" where they repeat; empty for one that takes none, or that we do not know.
[[nodiscard]] QString argumentsOf(const QString &command);

/// The word that a text stops at, and where it begins; empty after a blank.
struct CommandWord
{
    qsizetype start = 0;
    int place = 0; ///< 0: the name
    QString text{};

    friend bool operator==(const CommandWord &, const CommandWord &) = default;
};

/// The last word of a text that ends at the text cursor. An own id at the start is none.
[[nodiscard]] CommandWord lastWordOf(const QString &text);

/// What the last word of a text stands for.
[[nodiscard]] CommandPlace placeAtEndOf(const QString &text);

/// The arguments that are still to come behind a text, as in argumentsOf(): "vertex" behind
/// "play b ".
[[nodiscard]] QString argumentsAfter(const QString &text);

} // namespace shinpan
