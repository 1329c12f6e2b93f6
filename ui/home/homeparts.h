#pragma once

#include "ui/manual/manual.h"

class QMenuBar;

namespace shinpan {

class Preferences;

/// The parts of the manual that are made of a window's menus and of what can be set. `menus` may
/// be null, and need not outlive the parts; the preferences do.
[[nodiscard]] ManualParts homeParts(const QMenuBar *menus, Preferences &preferences);

} // namespace shinpan
