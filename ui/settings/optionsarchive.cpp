#include "ui/settings/optionsarchive.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

[[nodiscard]] QString keyOf(const char *key)
{
    return QString::fromLatin1(key);
}

} // namespace

OptionsArchive::OptionsArchive(QSettings &settings, Direction direction)
    : m_settings(settings)
    , m_direction(direction)
{ }

template <typename T>
void OptionsArchive::plain(const char *key, T &value)
{
    if (m_direction == Direction::Writing) {
        m_settings.setValue(keyOf(key), value);
    } else {
        value = m_settings.value(keyOf(key), value).template value<T>();
    }
}

void OptionsArchive::operator()(const char *key, bool &value)
{
    plain(key, value);
}

void OptionsArchive::operator()(const char *key, QString &value)
{
    plain(key, value);
}

void OptionsArchive::operator()(const char *key, QStringList &value)
{
    plain(key, value);
}

void OptionsArchive::operator()(const char *key, QByteArray &value)
{
    plain(key, value);
}

void OptionsArchive::operator()(const char *key, int &value, int least, int most)
{
    value = std::clamp(value, least, most);
    plain(key, value);
    value = std::clamp(value, least, most);
}

void OptionsArchive::operator()(const char *key,
                                std::int64_t &value,
                                std::int64_t least,
                                std::int64_t most)
{
    auto number = static_cast<qlonglong>(std::clamp(value, least, most));
    plain(key, number);
    value = std::clamp<std::int64_t>(number, least, most);
}

void OptionsArchive::operator()(const char *key, double &value, double least, double most)
{
    double number = std::clamp(value, least, most);
    plain(key, number);
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
    plain(key, number);
    value = std::clamp(std::chrono::milliseconds(number), least, most);
}

void OptionsArchive::enumerator(const char *key, int &value, int last)
{
    if (m_direction == Direction::Writing) {
        m_settings.setValue(keyOf(key), value);
        return;
    }
    bool isNumber = false;
    const int number = m_settings.value(keyOf(key)).toInt(&isNumber);
    if (isNumber && number >= 0 && number <= last) {
        value = number;
    }
}

} // namespace shinpan
