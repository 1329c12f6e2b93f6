#pragma once

#include "ui/regression/opensuite.h"

#include <QDialog>

#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTreeView;
class QWidget;

namespace shinpan {

class BoardView;
class EngineProfileStore;
class Preferences;
class RowsModel;
class TranscriptModel;
class TranscriptView;

/// A window beside the game in which a suite's tests are listed, run and looked at one by one.
class SuiteWindow final : public QDialog
{
    Q_OBJECT

public:
    /// All outlive it.
    SuiteWindow(Preferences &preferences,
                const EngineProfileStore &store,
                QWidget *parent = nullptr);
    ~SuiteWindow() override;

    /// Takes the place of the suite that was open.
    void showSuite(const RegressionSuite &suite);

Q_SIGNALS:
    /// A test's position is to be opened as a game, this SGF.
    void gameWanted(const QByteArray &sgf);

private:
    [[nodiscard]] QWidget *createTests();
    [[nodiscard]] QWidget *createView();
    void createControls();
    void listEngines();
    void judgeAnew();
    void runOrStop();
    void showRunning();
    void hidePasses(int first, int last);
    void showTest();
    void showExchange(std::size_t test);
    void offerGame();
    [[nodiscard]] std::optional<std::size_t> chosen() const;
    [[nodiscard]] QString summary() const;

    Preferences &m_preferences;
    const EngineProfileStore &m_store;
    GtpTranscript m_transcript;
    std::unique_ptr<OpenSuite> m_suite; ///< null before showSuite()
    QComboBox *m_engines;
    QComboBox *m_compat;
    QPushButton *m_run;
    QCheckBox *m_hidesPasses;
    QPushButton *m_game;
    RowsModel *m_model;
    QTreeView *m_tests;
    QLabel *m_summary;
    BoardView *m_board;
    QLabel *m_told; ///< of the chosen test
    TranscriptModel *m_lines;
    TranscriptView *m_console;
};

} // namespace shinpan
