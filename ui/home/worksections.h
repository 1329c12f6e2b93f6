#pragma once

namespace shinpan {

class Preferences;
class SettingList;

// What there is to set about analysing, the console and what leaves the program, section by
// section. The preferences outlive the list.

void addAnalysis(SettingList &settings, Preferences &preferences);
void addConsole(SettingList &settings, Preferences &preferences);
void addExport(SettingList &settings, Preferences &preferences);
void addPrint(SettingList &settings, Preferences &preferences);

} // namespace shinpan
