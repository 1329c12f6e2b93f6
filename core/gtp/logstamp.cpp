#include "core/gtp/logstamp.h"

#include <QDateTime>

#include <algorithm>

namespace shinpan {

QByteArrayView LogStamp::of(std::chrono::system_clock::time_point time)
{
    const auto second = std::chrono::floor<std::chrono::seconds>(time);
    if (second != m_second) {
        m_second = second;
        const QByteArray text = QDateTime::fromSecsSinceEpoch(second.time_since_epoch().count())
                                    .toString(Qt::ISODateWithMs)
                                    .toLatin1();
        std::copy_n(text.constData(), std::min(text.size(), Length), m_text.begin());
    }
    auto rest = std::chrono::floor<std::chrono::milliseconds>(time - second).count();
    for (auto digit = m_text.rbegin(); digit != m_text.rbegin() + 3; ++digit) {
        *digit = static_cast<char>('0' + rest % 10);
        rest /= 10;
    }
    return {m_text.data(), Length};
}

} // namespace shinpan
