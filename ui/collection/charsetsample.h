#pragma once

#include "core/record/sgf/sgfcharset.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace shinpan {

/// Texts of a file as they read in one character set.
struct CharsetSample
{
    QByteArray charset;
    QStringList texts; ///< players, event, comments…: the first that are not ASCII
    int damaged = 0;   ///< characters that are not text
};

/// The texts of a file (all of it, or its start) in each of these character sets: those without
/// damage first. A text is cut short where it is long.
[[nodiscard]] std::vector<CharsetSample> sampleCharsets(const QByteArray &bytes,
                                                        const std::vector<QByteArray> &charsets);

/// What people call a character set: "Japanese (Shift-JIS)"; its own name where there is no better.
[[nodiscard]] QString charsetName(const QByteArray &charset);

} // namespace shinpan
