#pragma once

#include "ui/home/settinglist.h"
#include "ui/preferences.h"

#include <type_traits>

namespace shinpan {

/// An enumerator as the value of a choice.
template <typename Enum>
[[nodiscard]] QVariant valueOf(Enum value)
{
    return static_cast<int>(value);
}

/// How a SettingList reads and changes single members of a value that Preferences keep whole.
template <typename Options>
struct OptionAccess
{
    Preferences &preferences; ///< outlive whatever is read and written
    Options (Preferences::*get)() const;
    void (Preferences::*set)(const Options &);

    template <typename T>
    [[nodiscard]] SettingList::Read reader(T Options::*option) const
    {
        return [access = *this, option]() -> QVariant {
            const Options options = (access.preferences.*access.get)();
            if constexpr (std::is_enum_v<T>) {
                return valueOf(options.*option);
            } else {
                return options.*option;
            }
        };
    }
    template <typename T>
    [[nodiscard]] SettingList::Write writer(T Options::*option) const
    {
        return [access = *this, option](const QVariant &value) {
            Options options = (access.preferences.*access.get)();
            if constexpr (std::is_enum_v<T>) {
                options.*option = static_cast<T>(value.toInt());
            } else {
                options.*option = value.value<T>();
            }
            (access.preferences.*access.set)(options);
        };
    }
};

} // namespace shinpan
