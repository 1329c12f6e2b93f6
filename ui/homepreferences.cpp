// How windows are arranged, and what the program begins with: the part of Preferences that ui/home
// is about.

#include "ui/preferences.h"

namespace shinpan {

namespace {

const auto LayoutKey = QLatin1String("window/layout");
const auto HomeKey = QLatin1String("window/showsHome");

/// Names that stay the same whatever becomes of the enumerators' order.
[[nodiscard]] QString nameOf(WindowLayout layout)
{
    switch (layout) {
    case WindowLayout::Play:
        return QStringLiteral("play");
    case WindowLayout::Watch:
        return QStringLiteral("watch");
    case WindowLayout::Analyse:
        return QStringLiteral("analyse");
    case WindowLayout::Edit:
        return QStringLiteral("edit");
    }
    Q_UNREACHABLE();
}

[[nodiscard]] QString stateKey(WindowLayout layout)
{
    return QStringLiteral("layouts/") + nameOf(layout);
}

} // namespace

WindowLayout Preferences::layout() const
{
    const QString name = m_settings.value(LayoutKey).toString();
    for (const WindowLayout layout : AllWindowLayouts) {
        if (nameOf(layout) == name) {
            return layout;
        }
    }
    return WindowLayout::Play;
}

void Preferences::setLayout(WindowLayout layout)
{
    m_settings.setValue(LayoutKey, nameOf(layout));
}

QByteArray Preferences::layoutState(WindowLayout layout) const
{
    return m_settings.value(stateKey(layout)).toByteArray();
}

void Preferences::setLayoutState(WindowLayout layout, const QByteArray &state)
{
    m_settings.setValue(stateKey(layout), state);
}

bool Preferences::showsHome() const
{
    return m_settings.value(HomeKey, true).toBool();
}

void Preferences::setShowsHome(bool shows)
{
    m_settings.setValue(HomeKey, shows);
}

} // namespace shinpan
