#include "tests/support/fakeengine/fate.h"

#include <cstdint>
#include <cstdlib>

namespace fakeengine {

namespace {

/// FNV-1a, mixed by the last steps of MurmurHash3.
std::uint64_t hashOf(const std::string &text)
{
    std::uint64_t hash = 14695981039346656037U;
    for (const char c : text) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
    }
    hash = (hash ^ (hash >> 33)) * 0xff51afd7ed558ccdU;
    hash = (hash ^ (hash >> 33)) * 0xc4ceb9fe1a85ec53U;
    return hash ^ (hash >> 33);
}

} // namespace

Fate::Fate(const std::string &text)
{
    const std::size_t colon = text.find(':');
    const char *const game = std::getenv("SHINPAN_GAME_ID");
    const std::uint64_t drawn = hashOf(text.substr(0, colon) + ' ' + (game == nullptr ? "" : game));
    const double percent = colon == std::string::npos ? 0 : std::atof(text.c_str() + colon + 1);
    m_isBlackFavoured = (drawn & 1) == 1;
    m_isUpset = static_cast<double>(drawn >> 11) < percent / 100 * 0x1p53;
}

bool Fate::resigns(bool isBlack, int move) const
{
    return move == 12 && (isBlack == m_isBlackFavoured) == m_isUpset;
}

std::string Fate::remark(bool isBlack, int move) const
{
    const char *const chance = move < 5 ? "50.00" : isBlack == m_isBlackFavoured ? "97.00" : "3.00";
    return std::string("Playouts: 100, Win: ") + chance + "%, PV: pass";
}

} // namespace fakeengine
