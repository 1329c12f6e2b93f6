#pragma once

#include "ui/kit/feature.h"

class QMenuBar;

namespace shinpan {

class EnginesFeature;
class Preferences;
class ShortcutBook;

/// What is about the whole program: preferences, keys and the manual.
class HomeFeature final : public Feature
{
    Q_OBJECT

public:
    /// Everything outlives it.
    HomeFeature(WindowFrame &frame, EnginesFeature &engines, Preferences &preferences);

    /// Gives the actions of the menus, which are complete, the person's keys.
    void applyKeys(const QMenuBar &menus);

private:
    void showPreferences();
    void showShortcuts();
    void showManual();

    EnginesFeature &m_engines;
    Preferences &m_preferences;
    const QMenuBar *m_menus = nullptr;
    ShortcutBook *m_shortcuts = nullptr;
};

} // namespace shinpan
