#include "ui/review/reviewpace.h"

namespace shinpan {

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
