#pragma once

#include <QHash>
#include <QList>
#include <QObject>

#include <cstdint>
#include <functional>
#include <utility>

class QAction;
class QMenu;
class QWidget;

namespace shinpan {

class Panel;
class WindowFrame;

/// The parts of the menus, each filled by one or more features. The window says in which menu they
/// stand, and where lines are between them.
enum class MenuPart : std::uint8_t {
    FileNewGame,
    FileNew,
    FileOpen,
    FileSave,
    FileReading,
    FileExport,
    FilePrint,
    FileClose,
    EditRecord,
    EditNode,
    EditPreferences,
    GamePlay,
    GameMove,
    GameScore,
    GameInfo,
    GoSteps,
    GoVariations,
    GoFind,
    CollectionGames,
    EnginesList,
    EnginesSeats,
    EnginesServers,
    AnalysisEngines,
    AnalysisReview,
    ViewPanels, ///< the window's own: every panel, in the order of the features
    ViewLook,
    ViewLayout, ///< the window's own
    ViewTabs,
    HelpManual,
    HelpHome,
    HelpAbout,
};

/// What one room of `ui/` adds to a window: its controllers, actions, panels and dialogs,
/// the bars it shows above the board, the cards over it and the menu entries that lead there. The
/// window makes its features, places what they offer, and knows no more of most of them.
class Feature : public QObject
{
    Q_OBJECT

public:
    struct Docked
    {
        Panel *panel; ///< belongs to the window
        Qt::DockWidgetArea area;
    };

    /// The panels in the order of the View menu.
    [[nodiscard]] const QList<Docked> &panels() const { return m_panels; }
    /// Tools above the board while they are wanted, from top to bottom.
    [[nodiscard]] const QList<QWidget *> &bars() const { return m_bars; }
    /// Messages below the board while there is something to say, from top to bottom.
    [[nodiscard]] const QList<QWidget *> &cards() const { return m_cards; }
    /// Puts away what it shows on and below the board, where the person has nothing to decide
    /// there; false if there is nothing.
    virtual bool dismiss() { return false; }
    /// Adds what it has for that part.
    void fill(QMenu &menu, MenuPart part) const;

protected:
    using Filler = std::function<void(QMenu &)>;

    /// Belongs to the frame's window, which outlives all that a feature makes.
    explicit Feature(WindowFrame &frame);

    [[nodiscard]] WindowFrame &frame() const { return m_frame; }

    /// A panel whose key and place are remembered under `name`; takes `content`.
    Panel &addPanel(const QString &title,
                    const QString &name,
                    QWidget *content,
                    Qt::DockWidgetArea area);
    /// Adds one that is closed; `make` gives the content when the panel is first shown.
    Panel &addPanel(const QString &title,
                    const QString &name,
                    std::function<QWidget *()> make,
                    Qt::DockWidgetArea area);
    void addPanel(Panel &panel, Qt::DockWidgetArea area);
    void addBar(QWidget *bar);
    void addCard(QWidget *card);
    void addToMenu(MenuPart part, const QList<QAction *> &actions);
    void addToMenu(MenuPart part, Filler filler);

private:
    WindowFrame &m_frame;
    QList<Docked> m_panels;
    QList<QWidget *> m_bars;
    QList<QWidget *> m_cards;
    QHash<MenuPart, Filler> m_fillers;
};

/// Gives actions the names under which their keys are remembered: the same in every language, and
/// from one version to the next.
void nameActions(const QList<std::pair<const char *, QAction *>> &names);

} // namespace shinpan
