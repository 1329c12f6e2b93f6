#pragma once

#include <QSettings>
#include <QString>

#include <chrono>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <utility>

namespace shinpan {

/// One pass over the members of some options, which reads them from the settings or writes them
/// there: each call takes a member with its key. Read, a member keeps its value where none is kept
/// or what is kept is no such thing, and is brought into its range.
class OptionsArchive
{
public:
    enum class Direction : std::uint8_t { Reading, Writing };

    OptionsArchive(QSettings &settings, Direction direction);

    /// A bool, QString, QStringList or QByteArray.
    template <typename T>
    void operator()(const char *key, T &value)
    {
        if (m_direction == Direction::Writing) {
            m_settings.setValue(QLatin1String(key), value);
        } else {
            value = m_settings.value(QLatin1String(key), value).template value<T>();
        }
    }
    void operator()(const char *key, int &value, int least, int most);
    void operator()(const char *key, std::int64_t &value, std::int64_t least, std::int64_t most);
    void operator()(const char *key,
                    double &value,
                    double least,
                    double most = std::numeric_limits<double>::max());
    /// Kept as its number, which is `last` at most.
    template <typename Enum>
    requires std::is_enum_v<Enum>
    void operator()(const char *key, Enum &value, Enum last)
    {
        int number = static_cast<int>(value);
        enumerator(key, number, static_cast<int>(last));
        value = static_cast<Enum>(number);
    }
    /// A duration is kept in milliseconds.
    void operator()(const char *key,
                    std::chrono::milliseconds &value,
                    std::chrono::milliseconds least,
                    std::chrono::milliseconds most);

    /// A name for each enumerator, which stays the same whatever becomes of their order. One
    /// without a name is kept as nothing.
    template <typename Enum>
    using Names = std::initializer_list<std::pair<Enum, const char *>>;
    template <typename Enum>
    void named(const char *key, Enum &value, Names<Enum> names)
    {
        QString name;
        for (const auto &[named, known] : names) {
            name = named == value ? QString::fromLatin1(known) : name;
        }
        (*this)(key, name);
        for (const auto &[named, known] : names) {
            value = name == QLatin1String(known) ? named : value;
        }
    }

private:
    void enumerator(const char *key, int &value, int last);

    QSettings &m_settings;
    Direction m_direction;
};

} // namespace shinpan
