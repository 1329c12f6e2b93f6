#pragma once

#include <QByteArray>
#include <QStringList>

#include <array>
#include <cstdint>

class QMainWindow;

namespace shinpan {

class OptionsArchive;
class Preferences;

/// What a window is arranged for.
enum class WindowLayout : std::uint8_t { Play, Watch, Analyse, Edit };
inline constexpr std::array AllWindowLayouts{WindowLayout::Play, WindowLayout::Watch,
                                             WindowLayout::Analyse, WindowLayout::Edit};

/// The panels of a layout as it comes, by object name; a window need not have them all.
struct WindowPlan
{
    QStringList right; ///< from top to bottom
    QStringList bottom;
};

[[nodiscard]] WindowPlan planOf(WindowLayout layout);

/// Puts the panels of the plan where it wants them and hides the others, except `kept`.
void arrange(QMainWindow &window, const WindowPlan &plan, const QStringList &kept);

/// How windows come.
struct WindowOptions
{
    WindowLayout layout = WindowLayout::Play; ///< of the last one
    QByteArray geometry;                      ///< of the last one
    bool showsHome = true; ///< the start page, when there is nothing else to show

    friend bool operator==(const WindowOptions &, const WindowOptions &) = default;
};

/// How they are kept (Preferences).
void archive(OptionsArchive &archive, WindowOptions &options);

/// How the panels were in a layout; empty: as it comes.
[[nodiscard]] QByteArray layoutState(const Preferences &preferences, WindowLayout layout);
void setLayoutState(Preferences &preferences, WindowLayout layout, const QByteArray &state);

} // namespace shinpan
