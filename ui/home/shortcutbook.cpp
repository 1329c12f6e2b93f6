#include "ui/home/shortcutbook.h"

#include "ui/kit/plainlabel.h"
#include "ui/settings/preferences.h"

#include <QAction>
#include <QEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMetaMethod>
#include <QWidget>

#include <algorithm>

namespace shinpan {

namespace {

const auto KeysGroup = QLatin1String("actionKeys");
const auto NoKeys = QLatin1String("none"); ///< instead of an empty text, which is not kept

/// An action's id may hold what separates groups, as the key "Ctrl+/" does.
[[nodiscard]] QString keysKey(const QString &action)
{
    return KeysGroup + u'/' + QString::fromLatin1(action.toUtf8().toPercentEncoding());
}

/// What UpDown changes.
struct TurnedKeys
{
    QLatin1String id;
    QList<QKeySequence> keys;
};

[[nodiscard]] const std::vector<TurnedKeys> &turnedKeys()
{
    static const std::vector<TurnedKeys> keys{
        {QLatin1String("back"), {Qt::Key_Up}},
        {QLatin1String("forward"), {Qt::Key_Down}},
        {QLatin1String("backTen"), {Qt::Key_PageUp, Qt::SHIFT | Qt::Key_Up}},
        {QLatin1String("forwardTen"), {Qt::Key_PageDown, Qt::SHIFT | Qt::Key_Down}},
        {QLatin1String("previousVariation"), {Qt::Key_Left}},
        {QLatin1String("nextVariation"), {Qt::Key_Right}},
        {QLatin1String("previousFork"), {Qt::CTRL | Qt::Key_Left}},
        {QLatin1String("nextFork"), {Qt::CTRL | Qt::Key_Right}},
    };
    return keys;
}

/// The widgets within which a key of the action works; none: in the whole window.
[[nodiscard]] QWidgetList reachOf(const QAction &action)
{
    QWidgetList reach;
    if (action.shortcutContext() == Qt::WindowShortcut) {
        return reach;
    }
    const QList<QObject *> holders = action.associatedObjects();
    for (QObject *holder : holders) {
        auto *widget = qobject_cast<QWidget *>(holder);
        if (widget != nullptr && qobject_cast<QMenu *>(holder) == nullptr) {
            reach.append(widget);
        }
    }
    return reach;
}

/// Whether there is a place where keys of both work.
[[nodiscard]] bool meet(const QAction &one, const QAction &other)
{
    const QWidgetList reach = reachOf(one);
    const QWidgetList others = reachOf(other);
    if (reach.isEmpty() || others.isEmpty()) {
        return true;
    }
    return std::ranges::any_of(reach, [&others](const QWidget *widget) {
        return std::ranges::any_of(others, [widget](const QWidget *another) {
            return widget == another || widget->isAncestorOf(another)
                || another->isAncestorOf(widget);
        });
    });
}

[[nodiscard]] QString idOf(const QAction &action)
{
    const QString name = action.objectName();
    return name.isEmpty() ? action.shortcut().toString() : name;
}

/// What a tool tip says of a key, at its end.
[[nodiscard]] QString tipEnd(const QKeySequence &key)
{
    return key.isEmpty() ? QString()
                         : QStringLiteral(" (%1)").arg(key.toString(QKeySequence::NativeText));
}

void setKeys(QAction &action, const QList<QKeySequence> &keys)
{
    const QString before = tipEnd(action.shortcut());
    QString tip = action.toolTip();
    action.setShortcuts(keys);
    if (!before.isEmpty() && tip.endsWith(before)) {
        tip.chop(before.size());
        action.setToolTip(tip + tipEnd(action.shortcut()));
    }
}

} // namespace

void archive(OptionsArchive &archive, KeyOptions &options)
{
    archive.named("keys/scheme", options.scheme, {{KeyScheme::UpDown, "upDown"}});
}

std::optional<QList<QKeySequence>> keysOf(const Preferences &preferences, const QString &action)
{
    const QVariant stored = preferences.value(keysKey(action));
    if (!stored.isValid()) {
        return std::nullopt;
    }
    const QString text = stored.toString();
    return text == NoKeys ? QList<QKeySequence>() : QKeySequence::listFromString(text);
}

void setKeysOf(Preferences &preferences,
               const QString &action,
               const std::optional<QList<QKeySequence>> &keys)
{
    QVariant stored;
    if (keys) {
        stored = keys->isEmpty() ? QString(NoKeys) : QKeySequence::listToString(*keys);
    }
    preferences.setValue(keysKey(action), stored);
    preferences.tellOf<KeyOptions>();
}

QString Shortcut::name() const
{
    return plainLabel(action->text()).remove(u'…').trimmed();
}

ShortcutBook::ShortcutBook(const QMenuBar &menus, Preferences &preferences, QWidget *window)
    : QObject(window)
    , m_preferences(preferences)
    , m_window(*window)
{
    const QList<QAction *> tops = menus.actions();
    for (const QAction *top : tops) {
        if (const auto *menu = top->menu<QMenu *>()) {
            collect(*menu, plainLabel(top->text()));
        }
    }
    preferences.follow<KeyOptions>(this, &ShortcutBook::follow);
    window->installEventFilter(this);
    apply();
}

bool ShortcutBook::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show) {
        bringUpToDate();
    }
    return QObject::eventFilter(watched, event);
}

void ShortcutBook::follow()
{
    m_isStale = true;
    const QMetaMethod change = QMetaMethod::fromSignal(&ShortcutBook::changed);
    if (m_window.isVisible() || isSignalConnected(change)) {
        apply();
    }
}

/// Collects a menu's own actions, then those of the menus below it.
void ShortcutBook::collect(const QMenu &menu, const QString &group)
{
    std::vector<const QMenu *> menus{&menu};
    for (std::size_t i = 0; i < menus.size(); ++i) {
        const QList<QAction *> actions = menus[i]->actions();
        for (QAction *action : actions) {
            if (const auto *below = action->menu<QMenu *>()) {
                menus.push_back(below);
            } else if (const QString id = idOf(*action); !id.isEmpty()) {
                m_all.push_back({id, action, group, action->shortcuts()});
            }
        }
    }
}

KeyScheme ShortcutBook::scheme() const
{
    return m_preferences.get(&KeyOptions::scheme);
}

void ShortcutBook::setScheme(KeyScheme scheme)
{
    m_preferences.set(&KeyOptions::scheme, scheme);
}

bool ShortcutBook::isChanged(const Shortcut &shortcut) const
{
    return keysOf(m_preferences, shortcut.id).has_value();
}

QList<QKeySequence> ShortcutBook::schemeKeys(const Shortcut &shortcut) const
{
    if (scheme() == KeyScheme::UpDown) {
        const auto found = std::ranges::find(turnedKeys(), shortcut.id, &TurnedKeys::id);
        if (found != turnedKeys().end()) {
            return found->keys;
        }
    }
    return shortcut.usual;
}

const Shortcut *ShortcutBook::owner(const QKeySequence &key, const Shortcut &shortcut) const
{
    const auto found = std::ranges::find_if(m_all, [&](const Shortcut &other) {
        return other.action != shortcut.action && other.action->shortcuts().contains(key)
            && meet(*other.action, *shortcut.action);
    });
    return key.isEmpty() || found == m_all.end() ? nullptr : &*found;
}

void ShortcutBook::assign(const Shortcut &shortcut, const QKeySequence &key)
{
    give(shortcut, key.isEmpty() ? QList<QKeySequence>() : QList<QKeySequence>{key});
}

void ShortcutBook::reset(const Shortcut &shortcut)
{
    const QList<QKeySequence> keys = schemeKeys(shortcut);
    give(shortcut, keys);
    setKeysOf(m_preferences, shortcut.id, std::nullopt);
}

/// Takes the keys from others first, by what they have now.
void ShortcutBook::give(const Shortcut &shortcut, const QList<QKeySequence> &keys)
{
    bringUpToDate();
    for (const QKeySequence &key : keys) {
        while (const Shortcut *other = owner(key, shortcut)) {
            QList<QKeySequence> left = other->action->shortcuts();
            left.removeAll(key);
            setKeysOf(m_preferences, other->id, left);
            bringUpToDate();
        }
    }
    setKeysOf(m_preferences, shortcut.id, keys);
    bringUpToDate();
}

void ShortcutBook::resetAll()
{
    m_preferences.setValue(KeysGroup, {});
    m_preferences.tellOf<KeyOptions>();
}

void ShortcutBook::bringUpToDate()
{
    if (m_isStale) {
        apply();
    }
}

void ShortcutBook::apply()
{
    m_isStale = false;
    for (const Shortcut &shortcut : m_all) {
        const QList<QKeySequence> keys =
            keysOf(m_preferences, shortcut.id).value_or(schemeKeys(shortcut));
        if (keys != shortcut.action->shortcuts()) {
            setKeys(*shortcut.action, keys);
        }
    }
    Q_EMIT changed();
}

} // namespace shinpan
