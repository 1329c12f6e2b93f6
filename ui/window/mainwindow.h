#pragma once

#include "core/board/color.h"

#include <QList>
#include <QMainWindow>
#include <QPointer>
#include <QSize>

#include <array>
#include <cstdint>
#include <functional>

class QDialog;
class QDockWidget;
class QLabel;
class QMenuBar;

namespace shinpan {

class AnalysisActions;
class AnalysisController;
class AreaChooser;
class Arrangement;
class BoardArea;
class CollectionDock;
class CommentPanel;
class ConsoleController;
class DocumentActions;
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
class NoticeBar;
struct GameResult;
class Panel;
class Preferences;
class ReadingActions;
class RecordEditor;
class ReviewActions;
class ReviewController;
class ScoreEstimator;
class ScoringController;
class ShortcutBook;
class UndoActions;

/// What the window is made of, handed to it; everything outlives the window.
struct WindowParts
{
    Preferences &preferences;
    EngineProfileStore &store;
    GtpTranscript &transcript;
    EngineHub &hub;
    GameController &game;
    QString recoveryDirectory;
};

/// The window of one document: menus, toolbar, panels and where they are. What the buttons mean is
/// the controllers' affair. It stands alone, or is one page of a DocumentWindow.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    /// As large as it is at first, in device-independent pixels.
    static constexpr QSize FirstSize{1180, 860};

    enum class Build : std::uint8_t { Whole, InSteps };

    /// Built in steps, it is of no use until the last of them, and nothing is arranged then yet.
    explicit MainWindow(const WindowParts &parts, Build build = Build::Whole);
    ~MainWindow() override;

    /// Takes the next step, each of which takes a few milliseconds.
    void buildNext();
    [[nodiscard]] bool isBuilt() const;

    [[nodiscard]] DocumentController &document() const { return *m_document; }
    [[nodiscard]] DocumentActions &documentActions() const { return *m_documentActions; }
    [[nodiscard]] GameActions &actions() const { return *m_actions; }
    /// How its panels are arranged.
    [[nodiscard]] Arrangement &arrangement() const { return *m_arrangement; }
    /// The menu bar, also while it stands elsewhere: above the tabs.
    [[nodiscard]] QMenuBar &menus() const { return *m_menus; }
    [[nodiscard]] NoticeBar &notices() const;

    /// Something the person should know, above the board.
    void tell(const QString &text);

    void focusBoard();
    /// Asks for an engine that is not in the list yet.
    void addEngine();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void finish();
    // Its parts, in windowpanels.cpp
    void createPanels();
    void createAnalysisPanels();
    void placePanels();
    void arrangePanels();
    void showMinimal(bool isMinimal);
    void createBars();
    void createReview();
    void createStatusLine();
    // Its menus, in windowmenus.cpp
    void createMenus();
    void createFileMenu();
    void createEditMenu();
    void createGameMenu();
    void createGoMenu();
    void createEnginesMenu();
    void createAnalysisMenu();
    void createViewMenu();
    void createHelpMenu();
    void nameActions(); // in windowcommands.cpp
    void createToolBar();

    void connectFile();
    void connectGame();
    void connectEditing();
    void connectConsole();
    void connectFailures();
    void connectAnalysis();
    void showTitle();
    void showStatus();
    void tellVerdict(const GameResult &result);
    void retractVerdict();
    void connectReview();
    void showConsole();
    void showReview();
    void toggleFullScreen();
    // Its dialogs, in windowdialogs.cpp
    void askNewGame();
    void askReview();
    void askSavingReview();
    void reviewFiles();
    void editGameInfo();
    void editProperties();
    void editEngines(const QString &id, bool adds, std::function<void(const QString &)> chosen);
    void addEngineFor(Color color);
    template <typename Dialog, typename Make>
    Dialog &showOnce(const Make &make);
    void openSoon(QDialog &dialog);
    void editPreferences();
    void showEngineSettings();
    void showManual();
    void showShortcuts();

    /// What builds it, in this order.
    static const std::array<void (MainWindow::*)(), 9> Steps;

    WindowParts m_parts;
    DocumentController *m_document;
    DocumentActions *m_documentActions;
    ScoringController *m_scoring;
    GameActions *m_actions;
    UndoActions *m_undoing;
    RecordEditor *m_recordEditor;
    BoardArea *m_boardArea;
    AnalysisController *m_analysis;
    ScoreEstimator *m_estimator;
    AreaChooser *m_area;
    AnalysisActions *m_analysisActions;
    ReviewController *m_review;
    ReviewActions *m_reviewActions;
    EditController *m_editing;
    EditActions *m_editActions;
    GameTreeView *m_tree = nullptr;
    GtpConsole *m_console = nullptr;
    ConsoleController *m_consoleController = nullptr;
    CollectionDock *m_collection = nullptr;
    ReadingActions *m_reading = nullptr;
    FindActions *m_find = nullptr;
    CommentPanel *m_comment = nullptr;
    Panel *m_gamePanel = nullptr;
    Panel *m_treePanel = nullptr;
    Panel *m_commentPanel = nullptr;
    Panel *m_consolePanel = nullptr;
    Panel *m_graphPanel = nullptr;
    Panel *m_analysisPanel = nullptr;
    Panel *m_comparisonPanel = nullptr;
    Panel *m_reviewPanel = nullptr;
    QLabel *m_status = nullptr;
    QString m_verdict; ///< what was told of the end of a game
    QMenuBar *m_menus = nullptr;
    Arrangement *m_arrangement = nullptr;
    ShortcutBook *m_shortcuts = nullptr;
    QList<QPointer<QDockWidget>> m_sunk; ///< floating panels that were hidden with it
    std::size_t m_stepsTaken = 0;        ///< of those that build it
    QPointer<QDialog> m_opening;         ///< not shown yet
};

} // namespace shinpan
