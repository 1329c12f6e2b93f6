#pragma once

#include <QByteArray>
#include <QObject>
#include <QStringList>

#include <array>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;

namespace shinpan {

class OptionsArchive;
class PanelColumns;
class Preferences;

/// What a window is arranged for.
enum class WindowLayout { Play, Watch, Analyse, Compare, Annotate };
inline constexpr std::array AllWindowLayouts{WindowLayout::Play, WindowLayout::Watch,
                                             WindowLayout::Analyse, WindowLayout::Compare,
                                             WindowLayout::Annotate};

/// The panels of a layout as it comes, by object name; a window need not have them all.
struct WindowPlan
{
    QStringList left; ///< from top to bottom
    QStringList right;
};

[[nodiscard]] WindowPlan planOf(WindowLayout layout);

/// Puts the panels of the plan where it wants them, in columns of that width, and hides the others,
/// except `kept`.
void arrange(QMainWindow &window, const WindowPlan &plan, const QStringList &kept, int width);

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

/// How a window is arranged: by one of the named layouts, each of which the person changes to their
/// liking, and for a while with nothing but the board (the minimal view).
class Arrangement final : public QObject
{
    Q_OBJECT

public:
    /// `window` has all its panels and tool bars. `visitor` is the object name of a panel that
    /// comes and goes with the document: no layout shows or hides it. Both outlive this. Nothing is
    /// arranged before restore(), adopt() or a choice.
    Arrangement(QMainWindow &window, const QString &visitor, Preferences &preferences);

    [[nodiscard]] WindowLayout layout() const { return m_layout; }
    [[nodiscard]] bool isMinimal() const { return m_isMinimal; }
    /// The layouts to choose from, each with a key: as a menu, and as a row of buttons.
    [[nodiscard]] QMenu *createMenu(QWidget *parent) const;
    [[nodiscard]] QWidget *createButtons(QWidget *parent) const;
    [[nodiscard]] QAction *minimal() const { return m_minimal; }

    void choose(WindowLayout layout);
    /// Gives up what the person changed of the present layout.
    void reset();
    void setMinimal(bool isMinimal);
    /// Arranges the window as another one is now.
    void adopt(const Arrangement &other);
    /// Arranges the window as the person left it last, from the preferences.
    void restore();
    /// Keeps how the window is now, for the next one.
    void remember() const;

Q_SIGNALS:
    /// The panels have moved.
    void arranged();
    /// The person chose a layout, now or for the window that this one goes on from.
    void chosen(shinpan::WindowLayout layout);
    void minimalChanged(bool isMinimal);

private:
    void apply(const QByteArray &state);
    [[nodiscard]] bool restoreState(const QByteArray &state);
    void tick();
    [[nodiscard]] QByteArray state() const;

    QMainWindow &m_window;
    QString m_visitor;
    Preferences &m_preferences;
    PanelColumns *m_columns;
    QActionGroup *m_choices;
    QAction *m_reset;
    QAction *m_minimal;
    WindowLayout m_layout{};
    bool m_isMinimal = false;
    QByteArray m_whole; ///< how everything was before the minimal view
};

} // namespace shinpan
