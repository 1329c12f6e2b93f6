#pragma once

#include "core/graphics/enginecommand.h"
#include "ui/graphics/commanddesk.h"

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QListWidget;
class QSortFilterProxyModel;
class QStandardItemModel;
class QToolButton;
class QVBoxLayout;

namespace shinpan {

class CommandInputs;
class EmptyHint;
class ReplyView;

/// What an engine can be asked about the position, what of it is on the board
/// (which is the legend of its colours), and what it answered.
class CommandPanel final : public QWidget
{
    Q_OBJECT

public:
    /// All outlive it. `window` has the dialogs.
    CommandPanel(CommandDesk &desk,
                 Preferences &preferences,
                 QWidget &window,
                 QWidget *parent = nullptr);

    /// Asks the command with this label, if it is offered.
    void run(const QString &label);
    [[nodiscard]] QListWidget &legend() const { return *m_legend; }
    [[nodiscard]] ReplyView &reply() const { return *m_reply; }

protected:
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void createEngines(QVBoxLayout &column);
    [[nodiscard]] QWidget *createCommands();
    void createButtons(QVBoxLayout &column);
    [[nodiscard]] QWidget *createAnswers();
    void createMenu();
    void connectDesk();

    void showEngines();
    void fillTargets(QComboBox &list, const QString &first, const QString &chosen) const;
    void showState();
    void showCommands();
    void showHint();
    void showLayers();
    void showLive();
    void addLegend(const QString &text, const QColor &ink, int id, bool isRepeated);
    void runCurrent();
    [[nodiscard]] const EngineCommand *currentCommand() const;
    void editOwnCommands();

    CommandDesk &m_desk;
    Preferences &m_preferences;
    QWidget &m_window;
    CommandInputs *m_inputs;
    QComboBox *m_engines;
    QComboBox *m_others;
    QLineEdit *m_filter;
    QStandardItemModel *m_model;
    QSortFilterProxyModel *m_filtered;
    QListView *m_commands;
    EmptyHint *m_noCommands;
    QToolButton *m_run;
    QToolButton *m_repeat;
    QComboBox *m_color;
    QToolButton *m_more;
    QLabel *m_hint;
    QListWidget *m_legend;
    ReplyView *m_reply;
};

} // namespace shinpan
