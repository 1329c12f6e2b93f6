// How windows are arranged, and what the program begins with: the part of Preferences that ui/home
// is about.

#include "ui/preferences.h"

namespace shinpan {

namespace {

const auto LayoutKey = QLatin1String("window/layout");
const auto ShortcutsKey = QLatin1String("keys/scheme");
const auto UpDownName = QLatin1String("upDown");
const auto KeysGroup = QLatin1String("actionKeys");
const auto NoKeys = QLatin1String("none"); ///< instead of an empty text, which is not kept
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

/// An action's id may hold what separates groups, as the key "Ctrl+/" does.
[[nodiscard]] QString keysKey(const QString &action)
{
    return KeysGroup + u'/' + QString::fromLatin1(action.toUtf8().toPercentEncoding());
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

KeyScheme Preferences::keyScheme() const
{
    return m_settings.value(ShortcutsKey).toString() == UpDownName ? KeyScheme::UpDown
                                                                : KeyScheme::LeftRight;
}

void Preferences::setKeyScheme(KeyScheme scheme)
{
    if (scheme == keyScheme()) {
        return;
    }
    if (scheme == KeyScheme::UpDown) {
        m_settings.setValue(ShortcutsKey, QString(UpDownName));
    } else {
        m_settings.remove(ShortcutsKey);
    }
    Q_EMIT keysChanged();
}

std::optional<QList<QKeySequence>> Preferences::keysOf(const QString &action) const
{
    const QVariant stored = m_settings.value(keysKey(action));
    if (!stored.isValid()) {
        return std::nullopt;
    }
    const QString text = stored.toString();
    return text == NoKeys ? QList<QKeySequence>() : QKeySequence::listFromString(text);
}

void Preferences::setKeysOf(const QString &action, const std::optional<QList<QKeySequence>> &keys)
{
    if (keys) {
        m_settings.setValue(keysKey(action),
                            keys->isEmpty() ? QString(NoKeys) : QKeySequence::listToString(*keys));
    } else {
        m_settings.remove(keysKey(action));
    }
    Q_EMIT keysChanged();
}

void Preferences::forgetKeys()
{
    m_settings.remove(KeysGroup);
    Q_EMIT keysChanged();
}

bool Preferences::showsHome() const
{
    return m_settings.value(HomeKey, true).toBool();
}

void Preferences::setShowsHome(bool shows)
{
    setHabit(HomeKey, shows);
}

} // namespace shinpan
