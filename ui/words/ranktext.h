#pragma once

#include "core/engine/profile/enginerank.h"

namespace shinpan::text {

/// A rank as a number (rankscale.h) in the person's language: "8 kyu", "2 dan".
[[nodiscard]] QString rank(double rank);

/// An engine's rank: "8 kyu", or "about 8 kyu" where it is a guess (isGuess()).
[[nodiscard]] QString rank(const EngineRank &rank);

/// The same as a sentence for people who want to know more: its interval, and from how many games.
[[nodiscard]] QString rankSentence(const EngineRank &rank, int size);

} // namespace shinpan::text
