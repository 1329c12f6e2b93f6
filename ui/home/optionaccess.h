#pragma once

#include "ui/home/settinglist.h"
#include "ui/settings/preferences.h"

#include <type_traits>

namespace shinpan {

/// An enumerator as the value of a choice.
template <typename Enum>
[[nodiscard]] QVariant valueOf(Enum value)
{
    return static_cast<int>(value);
}

/// How a SettingList reads and changes single members of options that Preferences keep.
struct OptionAccess
{
    Preferences &preferences; ///< outlive whatever is read and written

    template <typename Options, typename T>
    [[nodiscard]] SettingList::Read reader(T Options::*option) const
    {
        return [&kept = preferences, option]() -> QVariant {
            if constexpr (std::is_enum_v<T>) {
                return valueOf(kept.get(option));
            } else {
                return kept.get(option);
            }
        };
    }
    template <typename Options, typename T>
    [[nodiscard]] SettingList::Write writer(T Options::*option) const
    {
        return [&kept = preferences, option](const QVariant &value) {
            if constexpr (std::is_enum_v<T>) {
                kept.set(option, static_cast<T>(value.toInt()));
            } else {
                kept.set(option, value.value<T>());
            }
        };
    }
};

} // namespace shinpan
