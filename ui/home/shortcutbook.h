#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

class QAction;
class QMenu;
class QMenuBar;
class QWidget;

namespace shinpan {

class OptionsArchive;
class Preferences;

/// The arrows that walk through a game. Some programs have one move from left to right, others from
/// top to bottom, and hands are used to either.
enum class KeyScheme : std::uint8_t {
    LeftRight, ///< Left and Right for moves, Up and Down for variations
    UpDown,    ///< the other way round
};

/// The keys that a person likes; whoever follows these options hears of setKeysOf() too.
struct KeyOptions
{
    KeyScheme scheme = KeyScheme::LeftRight;

    friend bool operator==(const KeyOptions &, const KeyOptions &) = default;
};

/// How they are kept (Preferences).
void archive(OptionsArchive &archive, KeyOptions &options);

/// The keys that the person gave an action (see ShortcutBook), maybe none; nothing: they did not.
[[nodiscard]] std::optional<QList<QKeySequence>> keysOf(const Preferences &preferences,
                                                        const QString &action);
void setKeysOf(Preferences &preferences,
               const QString &action,
               const std::optional<QList<QKeySequence>> &keys);

/// An action that can be given other keys.
struct Shortcut
{
    QString id; ///< under which its keys are remembered: see ShortcutBook
    QAction *action;
    QString group;             ///< the menu that it is in
    QList<QKeySequence> usual; ///< as the program gives them

    /// The name as people know it, without mnemonic and dots.
    [[nodiscard]] QString name() const;
};

/// The keys of a window's actions: as the program has them, changed by the scheme of the arrows,
/// and by what the person chose. What is in the menus can be given other keys if it has an object
/// name, under which they are remembered, or else a key to be remembered by. Every window that is
/// shown follows at once, and one whose changes somebody listens to; another, as a tab in the
/// background, when it is shown: for many windows at once Qt takes long.
class ShortcutBook final : public QObject
{
    Q_OBJECT

public:
    /// `menus` are complete, and hold the actions of `window` with their usual keys. All outlive
    /// the book, which belongs to the window.
    ShortcutBook(const QMenuBar &menus, Preferences &preferences, QWidget *window);

    /// All shortcuts in the order of the menus.
    [[nodiscard]] const std::vector<Shortcut> &all() const { return m_all; }
    [[nodiscard]] KeyScheme scheme() const;
    void setScheme(KeyScheme scheme);
    /// Whether the person gave it keys of its own.
    [[nodiscard]] bool isChanged(const Shortcut &shortcut) const;
    /// The other shortcut that has this key where this one would work too; null: none.
    [[nodiscard]] const Shortcut *owner(const QKeySequence &key, const Shortcut &shortcut) const;
    /// Gives it this key alone, or none. Another action loses the key.
    void assign(const Shortcut &shortcut, const QKeySequence &key);
    /// Gives it the keys of the scheme again, which whoever has them meanwhile loses.
    void reset(const Shortcut &shortcut);
    void resetAll();

Q_SIGNALS:
    /// Some action has other keys.
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();
    void collect(const QMenu &menu, const QString &group);
    [[nodiscard]] QList<QKeySequence> schemeKeys(const Shortcut &shortcut) const;
    void give(const Shortcut &shortcut, const QList<QKeySequence> &keys);
    void bringUpToDate();
    void apply();

    Preferences &m_preferences;
    QWidget &m_window;
    bool m_isStale = false; ///< the keys changed, the actions did not
    std::vector<Shortcut> m_all;
};

} // namespace shinpan
