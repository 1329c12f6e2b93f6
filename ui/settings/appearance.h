#pragma once

#include "ui/kit/style.h"

#include <QString>

namespace shinpan {

class OptionsArchive;

/// How a person wants the program to look and read.
struct Appearance
{
    static constexpr int SmallestText = 70;
    static constexpr int LargestText = 200;

    ColorScheme scheme = ColorScheme::System;
    int textSize = 100; ///< in percent of the desktop's own, SmallestText to LargestText
    QString language;   ///< a code such as "de"; empty: the desktop's

    friend bool operator==(const Appearance &, const Appearance &) = default;
};

/// How it is kept (Preferences).
void archive(OptionsArchive &archive, Appearance &appearance);

} // namespace shinpan
