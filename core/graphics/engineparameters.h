#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>

#include <cstdint>
#include <vector>

namespace shinpan {

/// One parameter of an engine as the answer to a `param` command has it: `[type] key value` on a
/// line, where the type may be missing.
struct EngineParameter
{
    enum class Kind : std::uint8_t {
        Text,
        Flag,  ///< 1 or 0
        Choice ///< one of `choices`
    };

    Kind kind = Kind::Text;
    QString key;
    QString value{};
    QStringList choices{};

    friend bool operator==(const EngineParameter &, const EngineParameter &) = default;
};

/// Unknown types are Text, as GoGui has it; lines without a key are skipped. It reads at most
/// MostParameters.
[[nodiscard]] std::vector<EngineParameter> readParameters(QStringView reply);
inline constexpr std::size_t MostParameters = 500;

/// A key or choice as people read it: blanks for underscores, and a capital first letter if it was
/// all small.
[[nodiscard]] QString readableName(const QString &key);

} // namespace shinpan
