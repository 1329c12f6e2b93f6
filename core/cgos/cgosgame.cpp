#include "core/cgos/cgosgame.h"

#include <algorithm>
#include <ranges>

namespace shinpan {

namespace {

[[nodiscard]] Color moverAfter(const std::vector<CgosMove> &moves)
{
    return moves.size() % 2 == 0 ? Color::Black : Color::White;
}

} // namespace

std::optional<Color> seatOf(const CgosSetup &setup, const QString &name)
{
    for (const Color color : BothColors) {
        if (setup.players[color].name == name) {
            return color;
        }
    }
    return std::nullopt;
}

CgosGame::CgosGame(CgosSetup setup, Color ours)
    : m_setup(std::move(setup))
    , m_ours(ours)
{ }

ByColor<std::chrono::milliseconds> CgosGame::clocks() const
{
    ByColor<std::chrono::milliseconds> left{m_setup.mainTime, m_setup.mainTime};
    for (const CgosMove &move : m_setup.moves) {
        left[move.move.color] = move.left;
    }
    if (m_asked) {
        left[m_ours] = *m_asked;
    }
    return left;
}

bool CgosGame::resume(const CgosSetup &setup)
{
    // A server that was killed may count its next game by the number of the one that it lost.
    if (setup.game != m_setup.game || setup.size != m_setup.size || m_end
        || setup.players[m_ours].name != m_setup.players[m_ours].name) {
        return false;
    }
    const ByColor<CgosName> players = m_setup.players; // with the ratings that it began with
    m_setup = setup;
    m_setup.players = players;
    m_isUnheard = false;
    m_asked.reset();
    return true;
}

bool CgosGame::isThat(const CgosArchivedGame &archived) const
{
    const std::vector<CgosMove> &moves = m_setup.moves;
    const bool isLastOurs = !moves.empty() && moves.back().move.color == m_ours;
    const std::size_t certain = moves.size() - (isLastOurs ? 1 : 0);
    const auto isSameMove = [](const CgosMove &one, const CgosMove &other) {
        return one.move == other.move;
    };
    return archived.game == m_setup.game
        && archived.players.black.name == m_setup.players.black.name
        && archived.players.white.name == m_setup.players.white.name
        && archived.moves.size() >= certain
        && std::equal(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(certain),
                      archived.moves.begin(), isSameMove);
}

Result<void> CgosGame::hear(const CgosPlay &play)
{
    const std::optional<Move> move = cgosMove(play.color, play.vertex, m_setup.size);
    if (!move) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "names a move that is not one: %1"),
                        QString::fromUtf8(play.vertex.left(40))));
    }
    if (play.color == m_ours || play.color != moverAfter(m_setup.moves) || m_end) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "names a move out of turn: %1"),
                                   QString::fromUtf8(play.vertex.left(40))));
    }
    if (m_setup.moves.size() >= MostCgosMoves) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "has the game go on for ever")));
    }
    m_setup.moves.push_back({*move, play.left});
    m_isUnheard = false;
    return {};
}

Result<void> CgosGame::hear(const CgosGenmove &genmove)
{
    if (genmove.color != m_ours || moverAfter(m_setup.moves) != m_ours || m_end) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "asks for a move out of turn")));
    }
    m_asked = genmove.left;
    return {};
}

/// A move that was on its way when our flag fell is not on its board.
void CgosGame::hear(const CgosGameOver &end)
{
    const QLatin1String lateResult(m_ours == Color::Black ? "W+Time" : "B+Time");
    if (m_isUnheard && end.result == lateResult) {
        m_setup.moves.pop_back();
    }
    m_isUnheard = false;
    m_asked.reset();
    m_end = end;
}

/// What is left to us after it, we do not know: it is what we were asked with until we are asked
/// again.
void CgosGame::noteSent(const Move &move)
{
    Q_ASSERT(m_asked && move.color == m_ours);
    m_setup.moves.push_back({move, *m_asked});
    m_isUnheard = true;
    m_asked.reset();
}

} // namespace shinpan
