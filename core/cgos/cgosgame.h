#pragma once

#include "core/cgos/cgosmessage.h"

namespace shinpan {

/// How far a game is by the server's word, from the seat of one of its players. The server repeats
/// none of our own moves, but counts them as made when it has read them. Pure.
class CgosGame
{
public:
    /// `ours`: the seat that is ours.
    CgosGame(CgosSetup setup, Color ours);

    [[nodiscard]] const CgosSetup &setup() const { return m_setup; }
    [[nodiscard]] Color ours() const { return m_ours; }
    /// The moves that it has counted as made, with those that were sent to it since.
    [[nodiscard]] const std::vector<CgosMove> &moves() const { return m_setup.moves; }
    /// What was on our clock when it asked us; nothing: it does not wait for a move of ours.
    [[nodiscard]] std::optional<std::chrono::milliseconds> asked() const { return m_asked; }
    /// How it ended; nothing while it goes on.
    [[nodiscard]] const std::optional<CgosGameOver> &end() const { return m_end; }
    /// What the clocks showed after the last move, and ours when we were asked.
    [[nodiscard]] ByColor<std::chrono::milliseconds> clocks() const;

    /// Takes what it says on our return, after we were away. False: it is about another game.
    [[nodiscard]] bool resume(const CgosSetup &setup);
    /// Whether the server's archive has this game, and not another one by the same number. The last
    /// move may have been lost on its way.
    [[nodiscard]] bool isThat(const CgosArchivedGame &archived) const;
    /// Takes what it says of the game. The failure says what does not fit.
    [[nodiscard]] Result<void> hear(const CgosPlay &play);
    [[nodiscard]] Result<void> hear(const CgosGenmove &genmove);
    void hear(const CgosGameOver &end);
    /// The connection is lost: whatever it asked, it will ask again.
    void forgetQuestion() { m_asked.reset(); }
    /// The move that it asked for was sent.
    void noteSent(const Move &move);

private:
    CgosSetup m_setup;
    Color m_ours;
    std::optional<std::chrono::milliseconds> m_asked;
    bool m_isUnheard = false; ///< the last move, which we sent: nothing that it says shows more
    std::optional<CgosGameOver> m_end;
};

/// The seat of a player of this name; nothing if it has none.
[[nodiscard]] std::optional<Color> seatOf(const CgosSetup &setup, const QString &name);

} // namespace shinpan
