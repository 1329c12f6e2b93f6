#pragma once

#include <functional>

namespace shinpan {

class Preferences;
class SettingList;

// What there is to set, section by section. The preferences outlive the list.

void addAppearance(SettingList &settings, Preferences &preferences);
void addBoard(SettingList &settings, Preferences &preferences);
/// `editEngines` is called when the person wants to edit them.
void addPlaying(SettingList &settings,
                Preferences &preferences,
                const std::function<void()> &editEngines);
void addFiles(SettingList &settings, Preferences &preferences);
/// `editShortcuts` is called when the person wants to edit them.
void addKeyboard(SettingList &settings,
                 Preferences &preferences,
                 const std::function<void()> &editShortcuts);

} // namespace shinpan
