#pragma once

#include "core/board/color.h"
#include "core/board/move.h"
#include "core/board/point.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <chrono>
#include <optional>
#include <variant>
#include <vector>

namespace shinpan {

// What the computer Go server CGOS says, a line at a time (`server-python` of
// github.com/zakki/cgos). Pure.

/// A game's, as a server may have it: that of GTP's largest board, many times over.
constexpr std::size_t MostCgosMoves = 3'000;

/// A move as the server tells it, with what the mover has left on the clock.
struct CgosMove
{
    Move move;
    std::chrono::milliseconds left{};

    friend bool operator==(const CgosMove &, const CgosMove &) = default;
};

/// A name with its rating, as in "alpha(1800?)".
struct CgosName
{
    QString name;
    QString rating; ///< as the server writes it; a question mark says that it is not certain yet

    friend bool operator==(const CgosName &, const CgosName &) = default;
};

/// A game is about to begin, or goes on after we have been away: then its moves are told too.
struct CgosSetup
{
    qint64 game = 0; ///< its number on the server
    BoardSize size;
    double komi = 0;
    std::chrono::milliseconds mainTime{}; ///< of each side, for the whole game
    ByColor<CgosName> players;
    std::vector<CgosMove> moves;

    friend bool operator==(const CgosSetup &, const CgosSetup &) = default;
};

/// The opponent has moved. The vertex is the server's text: which points there are, the game knows.
struct CgosPlay
{
    Color color = Color::Black;
    QByteArray vertex;
    std::chrono::milliseconds left{};
};

/// We are to move, with this time on our clock.
struct CgosGenmove
{
    Color color = Color::Black;
    std::chrono::milliseconds left{};
};

/// The game is over. It wants to be answered with "ready".
struct CgosGameOver
{
    QString date;
    QString result; ///< "W+7.0", "B+Resign", "W+Time", "B+Illegal", "Draw", "Abort"
    QString reason; ///< "Illegal move error:…"; mostly empty
};

/// The server asks who we are.
struct CgosQuestion
{
    enum class Kind { Protocol, UserName, Password };

    Kind kind = Kind::Protocol;
    bool takesAnalysis = false; ///< Protocol: what an engine thinks may stand behind its move
};

/// News for people.
struct CgosInfo
{
    QString text;
};

/// The server does not like us, says why, and hangs up.
struct CgosRefusal
{
    QString text;
};

using CgosMessage = std::
    variant<CgosSetup, CgosPlay, CgosGenmove, CgosGameOver, CgosQuestion, CgosInfo, CgosRefusal>;

/// Reads a line without its line feed. The failure says what makes no sense.
[[nodiscard]] Result<CgosMessage> parseCgosMessage(QByteArrayView line);

/// "D4" or "pass" in any letter case; nothing for anything else.
[[nodiscard]] std::optional<Move> cgosMove(Color color, QByteArrayView vertex, BoardSize size);

/// A game from the server's archive, as it tells spectators that ask for it.
struct CgosArchivedGame
{
    qint64 game = 0;
    /// How it ended; empty while it goes on, and where the server knows nothing of such a game.
    QString result{};
    std::vector<CgosMove> moves{};
    ByColor<CgosName> players{};
    bool isKnown = true; ///< false: "?"
};

/// Reads the answer to `observe GAME`: "setup GAME DATE TIME SIZE KOMI WHITE BLACK MS MOVE MS …
/// RESULT", with dashes for the date and without a result while the game goes on, or "setup GAME
/// ?". Nothing for anything else.
[[nodiscard]] std::optional<CgosArchivedGame> parseCgosArchive(QByteArrayView line);

} // namespace shinpan
