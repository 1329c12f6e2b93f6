#pragma once

#include "core/util/result.h"

#include <QString>

#include <functional>

namespace shinpan {

/// The most files of a kind that strangers may have us make in a folder: beyond that no more are
/// made, and we say so. The oldest stay; otherwise a flood would have those of honest callers go.
inline constexpr int MostFilesOfStrangers = 10'000;

/// A number from 1 on that is free, the first one where all before it are taken: for the name of a
/// new file. Asks twice as often as the number has bits, and not once for each that is taken, so
/// that thousands of files do not make each later one dearer.
[[nodiscard]] int freeNumber(const std::function<bool(int number)> &isTaken);

/// The path of a new record in a folder, whose name is `pattern` with its number for "%1". Fails
/// where `most` are there.
[[nodiscard]] Result<QString> freshRecord(const QString &folder,
                                          const QString &pattern,
                                          int most = MostFilesOfStrangers);

} // namespace shinpan
