#include "ui/review/reviewpace.h"

#include <algorithm>

namespace shinpan {

std::size_t placesIn(std::size_t moves, const ReviewRange &range)
{
    const std::size_t last = std::min(moves, static_cast<std::size_t>(range.last));
    const std::size_t before = std::min(last, static_cast<std::size_t>(range.first) - 1);
    return last - before + 1;
}

std::size_t placesIn(const SgfCollection &collection, const ReviewRange &range)
{
    std::size_t places = 0;
    for (std::size_t game = 0; game < collection.size(); ++game) {
        if (collection.isGo(game)) {
            places += placesIn(collection.summary(game).moves, range);
        }
    }
    return places;
}

void ReviewPace::begin(std::size_t done)
{
    m_doneThen = done;
    m_time.start();
}

/// Whether so many places are done that an average says something.
bool ReviewPace::isTelling(std::size_t done) const
{
    constexpr std::size_t Telling = 3;
    return done >= m_doneThen + Telling;
}

std::optional<std::chrono::seconds> ReviewPace::timeFor(std::size_t left, std::size_t done) const
{
    if (!isTelling(done)) {
        return std::nullopt;
    }
    const qint64 each = m_time.elapsed() / static_cast<qint64>(done - m_doneThen);
    return std::chrono::ceil<std::chrono::seconds>(
        std::chrono::milliseconds(each * static_cast<qint64>(left)));
}

std::optional<int> ReviewPace::perMinute(std::size_t done) const
{
    if (!isTelling(done)) {
        return std::nullopt;
    }
    constexpr double Minute = 60'000; // milliseconds
    return qRound(static_cast<double>(done - m_doneThen) * Minute
                  / static_cast<double>(std::max<qint64>(m_time.elapsed(), 1)));
}

} // namespace shinpan
