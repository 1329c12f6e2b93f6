#pragma once

#include "core/competition/competition.h"

namespace shinpan {

// How a tune's result is proved: a competition of its own, beside that of the tune, between the
// first player with what was found and the same with its own parameters.

/// The file "cup-certificate.toml" of "cup.toml".
[[nodiscard]] QString certificateFile(const QString &tuneFile);

/// The match, of a tune that wants one: on the tune's openings, drawn by another seed, or on those
/// that its certificate names. It has all that its run needs, and can be written down.
[[nodiscard]] Competition certificateOf(const Competition &tune, const TuningPoint &found);

} // namespace shinpan
