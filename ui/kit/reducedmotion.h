#pragma once

class QWidget;

namespace shinpan {

/// Whether the desktop asks for less movement: by its style (SH_Widget_Animation_Duration 0, which
/// KDE sets), by GTK's settings.ini (gtk-enable-animations), or through the settings portal
/// (org.freedesktop.appearance reduced-motion, org.gnome.desktop.interface enable-animations). The
/// portal is asked at the first call and answers a little later; its changes are followed.
[[nodiscard]] bool isMotionReduced(const QWidget &widget);

} // namespace shinpan
