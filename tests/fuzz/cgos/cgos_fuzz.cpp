// fuzz_cgos: a server that says anything at all, line by line. Nothing may be read out of bounds; a
// game that it tells of has moves on its board only, whatever order its messages come in, and
// what makes no sense is told in words.
//
//   fuzz_cgos -dict=tests/fuzz/cgos/cgos.dict -max_total_time=60

#include "core/cgos/cgosgame.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

using namespace shinpan;

namespace {

void require(bool condition)
{
    if (!condition) {
        std::abort();
    }
}

/// Listens to the server and answers with a pass whenever it wants a move.
class Listener
{
public:
    void hear(QByteArrayView line)
    {
        const Result<CgosMessage> message = parseCgosMessage(line);
        if (!message) {
            require(!message.error().isEmpty());
            return;
        }
        std::visit([this](const auto &said) { take(said); }, *message);
        requireSound();
    }

private:
    void take(const CgosSetup &setup)
    {
        if (!m_game || !m_game->resume(setup)) {
            m_game.emplace(setup, seatOf(setup, QStringLiteral("alpha")).value_or(Color::White));
        }
    }
    void take(const CgosPlay &play)
    {
        if (m_game) {
            const Result<void> heard = m_game->hear(play);
            require(heard || !heard.error().isEmpty());
        }
    }
    void take(const CgosGenmove &genmove)
    {
        if (m_game && m_game->hear(genmove)) {
            require(m_game->asked() == genmove.left);
            m_game->noteSent({genmove.color, std::nullopt});
        }
    }
    void take(const CgosGameOver &end)
    {
        if (m_game) {
            m_game->hear(end);
            require(m_game->end().has_value());
        }
    }
    void take(const CgosQuestion & /*question*/)
    {
        if (m_game) {
            m_game->forgetQuestion();
        }
    }
    void take(const CgosInfo & /*info*/) { }
    void take(const CgosRefusal & /*refusal*/) { }

    void requireSound() const
    {
        if (!m_game) {
            return;
        }
        const BoardSize size = m_game->setup().size;
        require(std::ranges::all_of(m_game->moves(), [size](const CgosMove &made) {
            return !made.move.point || size.contains(*made.move.point);
        }));
        constexpr std::chrono::hours Longest(24 * 366);
        const ByColor<std::chrono::milliseconds> left = m_game->clocks();
        for (const Color color : BothColors) {
            require(std::chrono::abs(left[color]) <= Longest); // negative: the flag has fallen
        }
    }

    std::optional<CgosGame> m_game;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    Listener listener;
    QByteArrayView rest(data, static_cast<qsizetype>(size));
    while (!rest.isEmpty()) {
        const qsizetype end = rest.indexOf('\n');
        listener.hear(end < 0 ? rest : rest.first(end));
        rest = end < 0 ? QByteArrayView() : rest.sliced(end + 1);
    }
    return 0;
}
