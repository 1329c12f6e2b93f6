#pragma once

#include "core/record/tree/gametree.h"

namespace shinpan::test {

/// One of two games that take several writes to the disk, for SaveSafetyTest and the program that
/// it kills.
[[nodiscard]] GameTree savedGame(bool isFirst);

} // namespace shinpan::test
