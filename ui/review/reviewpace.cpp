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

std::optional<std::chrono::seconds> ReviewPace::timeFor(std::size_t left, std::size_t done) const
{
    constexpr std::size_t Telling = 3; // places, before an average says something
    if (done < m_doneThen + Telling) {
        return std::nullopt;
    }
    const qint64 each = m_time.elapsed() / static_cast<qint64>(done - m_doneThen);
    return std::chrono::ceil<std::chrono::seconds>(
        std::chrono::milliseconds(each * static_cast<qint64>(left)));
}

} // namespace shinpan
