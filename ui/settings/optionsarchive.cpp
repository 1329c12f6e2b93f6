#include "ui/settings/optionsarchive.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

OptionsArchive::OptionsArchive(QSettings &settings, Direction direction)
    : m_settings(settings)
    , m_direction(direction)
{ }

void OptionsArchive::operator()(const char *key, int &value, int least, int most)
{
    value = std::clamp(value, least, most);
    (*this)(key, value);
    value = std::clamp(value, least, most);
}

void OptionsArchive::operator()(const char *key,
                                std::int64_t &value,
                                std::int64_t least,
                                std::int64_t most)
{
    auto number = static_cast<qlonglong>(std::clamp(value, least, most));
    (*this)(key, number);
    value = std::clamp<std::int64_t>(number, least, most);
}

void OptionsArchive::operator()(const char *key, double &value, double least, double most)
{
    double number = std::clamp(value, least, most);
    (*this)(key, number);
    if (std::isfinite(number)) {
        value = std::clamp(number, least, most);
    }
}

void OptionsArchive::operator()(const char *key,
                                std::chrono::milliseconds &value,
                                std::chrono::milliseconds least,
                                std::chrono::milliseconds most)
{
    auto number = static_cast<qlonglong>(std::clamp(value, least, most).count());
    (*this)(key, number);
    value = std::clamp(std::chrono::milliseconds(number), least, most);
}

void OptionsArchive::enumerator(const char *key, int &value, int last)
{
    if (m_direction == Direction::Writing) {
        m_settings.setValue(QLatin1String(key), value);
        return;
    }
    bool isNumber = false;
    const int number = m_settings.value(QLatin1String(key)).toInt(&isNumber);
    if (isNumber && number >= 0 && number <= last) {
        value = number;
    }
}

} // namespace shinpan
