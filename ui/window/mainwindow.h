#pragma once

#include "ui/kit/windowframe.h"

#include <QDockWidget>
#include <QList>
#include <QMainWindow>
#include <QPointer>
#include <QSize>

#include <cstdint>

class QMenuBar;

namespace shinpan {

class AnalysisFeature;
class Arrangement;
class CollectionFeature;
class ConsoleFeature;
class DocumentController;
class DocumentFeature;
class EditFeature;
class EndFeature;
class EngineHub;
class EngineProfileStore;
class EnginesFeature;
class Feature;
enum class MenuPart : std::uint8_t;
class FindFeature;
class GameActions;
class OpenGame;
class GtpTranscript;
class HomeFeature;
class LadderFeature;
class InfoFeature;
class PlayFeature;
class Preferences;
class QuestionStore;
class ReviewFeature;
class TeachingFeature;
class TrainingFeature;
class TreeFeature;
class ViewFeature;

/// What the window is made of, handed to it; everything outlives the window.
struct WindowParts
{
    Preferences &preferences;
    EngineProfileStore &store;
    GtpTranscript &transcript;
    EngineHub &hub;
    OpenGame &game;
    QuestionStore &questions;
    QString recoveryDirectory;
};

/// The window of one document: a frame for its features. It makes them, and places their panels,
/// bars and menu entries; what these mean is the features' affair. It stands alone, or is one page
/// of a DocumentWindow.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    /// The size that it has at first, if the screen allows it, in device-independent pixels.
    static constexpr QSize FirstSize{1360, 900};

    enum class Build : std::uint8_t { AtOnce, WhenNeeded };

    /// Of a window that is built when it is needed there are only document(), documentActions(),
    /// notices() and its title until build().
    explicit MainWindow(const WindowParts &parts, Build build = Build::AtOnce);
    ~MainWindow() override;

    /// Makes the rest of it, in a few milliseconds, arranged as a window was last; nothing if it is
    /// there.
    void build();

    [[nodiscard]] DocumentController &document() const;
    [[nodiscard]] DocumentFeature &documentActions() const;
    [[nodiscard]] GameActions &actions() const;
    /// How its panels are arranged.
    [[nodiscard]] Arrangement &arrangement() const { return *m_arrangement; }
    /// The menu bar, also while it stands elsewhere: above the tabs.
    [[nodiscard]] QMenuBar &menus() const { return *m_menus; }
    [[nodiscard]] NoticeBar &notices() const { return m_frame.notices(); }

    /// Something the person should know, above the board.
    void tell(const QString &text);

    void focusBoard();
    /// Shows the person's questions.
    void showQuestions();
    /// Asks for an engine that is not in the list yet.
    void addEngine();
    /// Shows the page of the person's progress.
    void showProgress();

Q_SIGNALS:
    /// The board is shown alone now, or all is shown again.
    void minimalChanged(bool isMinimal);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    template <typename T, typename... Arguments>
    T &add(Arguments &&...arguments);
    void addBoard();
    void addRecord();
    void addAnalysis();
    void addFinding();
    void addConsole();
    void addOthers();
    void placeBars(const Feature &feature);
    void shareKeys();
    void createToolBar();
    void arrangePanels();
    void createMenus();
    void addPanelsTo(QMenu &view) const;
    void fill(QMenu &menu, MenuPart part);
    void addLayoutsTo(QMenu &view);

    void showMinimal(bool isMinimal);
    void showTitle();
    [[nodiscard]] bool dismissCard();
    void toggleFullScreen();

    WindowParts m_parts;
    WindowFrame m_frame;
    QList<Feature *> m_features; ///< in the order in which menus have what they offer
    DocumentFeature *m_document;
    CollectionFeature *m_collection = nullptr;
    EnginesFeature *m_engines = nullptr;
    PlayFeature *m_play = nullptr;
    TreeFeature *m_tree = nullptr;
    InfoFeature *m_info = nullptr;
    EditFeature *m_edit = nullptr;
    ReviewFeature *m_review = nullptr;
    TeachingFeature *m_teaching = nullptr;
    AnalysisFeature *m_analysis = nullptr;
    FindFeature *m_find = nullptr;
    ConsoleFeature *m_console = nullptr;
    TrainingFeature *m_training = nullptr;
    ViewFeature *m_view = nullptr;
    HomeFeature *m_home = nullptr;
    LadderFeature *m_ladder = nullptr;
    QMenuBar *m_menus = nullptr;
    Arrangement *m_arrangement = nullptr;
    QList<QPointer<QDockWidget>> m_panelsAway; ///< that stand in windows, while the page is hidden
    EndFeature *m_ending = nullptr;
};

} // namespace shinpan
