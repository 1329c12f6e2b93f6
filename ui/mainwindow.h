#pragma once

#include "core/board/color.h"

#include <QMainWindow>

#include <functional>

class QLabel;

namespace shinpan {

class BoardArea;
class CollectionDock;
class CommentPanel;
class DocumentController;
class EditActions;
class EditController;
class EngineHub;
class EngineProfileStore;
class FindActions;
class GameActions;
class GameController;
class GameTreeView;
class GtpConsole;
class GtpTranscript;
class Panel;
class Preferences;
class ReadingActions;
class RecordEditor;
class ScoringController;
class UndoActions;

/// What the window is made of, handed to it by the application; everything outlives the window.
struct WindowParts
{
    Preferences &preferences;
    EngineProfileStore &store;
    GtpTranscript &transcript;
    EngineHub &hub;
    GameController &game;
    QString recoveryDirectory;
};

/// The window: menus, toolbar, panels and where they are. What the buttons mean is the controllers'
/// affair.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(const WindowParts &parts);
    ~MainWindow() override;

    [[nodiscard]] DocumentController &document() const { return *m_document; }

    /// Something the person should know, above the board.
    void tell(const QString &text);

    /// Offers the records that an earlier run left behind when it died.
    void offerRecovery();

Q_SIGNALS:
    /// The window is about to close and nothing is unsaved.
    void closing();

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    // Its parts, in windowpanels.cpp
    void createPanels();
    void placePanels();
    void createBars();
    void createStatusLine();
    // Its menus, in windowmenus.cpp
    void createMenus();
    void createFileMenu();
    void createGameMenu();
    void createGoMenu();
    void createEnginesMenu();
    void createViewMenu();
    void createToolBar();

    void connectFile();
    void connectGame();
    void connectEditing();
    void connectConsole();
    void connectFailures();
    void showTitle();
    void showStatus();
    void showConsole();
    // Its dialogs, in windowdialogs.cpp
    void askNewGame();
    void editGameInfo();
    void editProperties();
    void editEngines(const QString &id, bool adds, std::function<void(const QString &)> chosen);
    void addEngineFor(Color color);

    WindowParts m_parts;
    DocumentController *m_document;
    ScoringController *m_scoring;
    GameActions *m_actions;
    UndoActions *m_undoing;
    RecordEditor *m_recordEditor;
    BoardArea *m_boardArea;
    EditController *m_editing;
    EditActions *m_editActions;
    GameTreeView *m_tree = nullptr;
    GtpConsole *m_console = nullptr;
    CollectionDock *m_collection = nullptr;
    ReadingActions *m_reading = nullptr;
    FindActions *m_find = nullptr;
    CommentPanel *m_comment = nullptr;
    Panel *m_gamePanel = nullptr;
    Panel *m_treePanel = nullptr;
    Panel *m_commentPanel = nullptr;
    Panel *m_consolePanel = nullptr;
    QLabel *m_status = nullptr;
    bool m_mayClose = false;
};

} // namespace shinpan
