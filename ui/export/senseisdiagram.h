#pragma once

#include <QString>

namespace shinpan {

struct BoardPicture;

/// A diagram as Sensei's Library and several forums read it ("How Diagrams Work" there): lines that
/// start with "$$". They number ten stones at most, of colours in turn, so a picture with more
/// numbered moves becomes several diagrams, each on the position that the one before ends with.
/// Labels are single small letters on empty points; others are left out. Ends with a line break.
[[nodiscard]] QString toSenseis(const BoardPicture &picture);

} // namespace shinpan
