#pragma once

#include <QString>

#include <vector>

namespace shinpan {

/// A setting as the reader of competition files takes it.
struct SettingReference
{
    QString table; ///< as its heading in the file; "": above all tables
    QString key;
    QString usual;   ///< as it would stand in the file; empty: none
    QString allowed; ///< numbers from to, or words; empty: see the example
};

/// All settings that are fields() of values, in the order of a file.
[[nodiscard]] std::vector<SettingReference> competitionReference();

} // namespace shinpan
