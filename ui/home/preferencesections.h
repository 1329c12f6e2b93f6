#pragma once

#include <functional>

namespace shinpan {

class Preferences;
class SettingList;

/// Fills the list with what there is to set, section by section. The preferences outlive it. The
/// functions are called when the person wants to edit engines or shortcuts.
void addPreferences(SettingList &settings,
                    Preferences &preferences,
                    const std::function<void()> &editEngines,
                    const std::function<void()> &editShortcuts);

} // namespace shinpan
