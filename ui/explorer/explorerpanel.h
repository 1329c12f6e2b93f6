#pragma once

#include "core/explorer/explorer.h"

#include <QTimer>
#include <QWidget>

class QAction;
class QLabel;
class QLineEdit;
class QMenu;
class QProgressBar;
class QToolButton;
class QTreeView;
class QVBoxLayout;

namespace shinpan {

class EmptyHint;
class ExplorerDesk;
class FieldNote;
class RowsModel;

/// How games of the index went on from the position on the board, and which games these are;
/// filtered by player and dates. It reports what is chosen, and has folders indexed.
class ExplorerPanel final : public QWidget
{
    Q_OBJECT

public:
    /// The desk outlives the panel. The actions stand in its menu.
    ExplorerPanel(ExplorerDesk &desk, const QList<QAction *> &actions, QWidget *parent = nullptr);

Q_SIGNALS:
    /// This continuation is to be played.
    void moveChosen(const shinpan::ExplorerMove &move);
    /// These points are meant just now; none: none.
    void pointsLit(const std::vector<shinpan::Point> &points);
    /// A game is to be opened, at the position.
    void gameChosen(const shinpan::ExplorerGame &game);
    /// Games that are listed are to be opened together.
    void gamesWanted(const std::vector<shinpan::ExplorerGame> &games);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QTreeView *createTable(RowsModel &model, const QString &name);
    void createFilter(QVBoxLayout &column);
    void createTables(QVBoxLayout &column);
    void createFooter(QVBoxLayout &column);
    void fillMenu();
    void addFolder();
    void readFilter();
    void refresh();
    void refreshTables(const ExplorerAnswer &answer);
    void refreshFooter();
    void chooseColumns();
    [[nodiscard]] QString hint() const;

    ExplorerDesk &m_desk;
    QLineEdit *m_player;
    QLineEdit *m_from;
    QLineEdit *m_to;
    FieldNote *m_note;
    QWidget *m_filter;
    RowsModel *m_moves;
    RowsModel *m_games;
    QTreeView *m_moveTable;
    QTreeView *m_gameTable;
    EmptyHint *m_hint;
    QLabel *m_state;
    QProgressBar *m_progress;
    QToolButton *m_stop;
    QMenu *m_menu;
    QAction *m_collect; ///< opens the games that are listed
    QList<QAction *> m_actions;
    QString m_failure;        ///< of the last update
    QTimer m_typing;          ///< after the last keystroke
    bool m_hasValues = false; ///< an engine's opinion is among the rows
};

} // namespace shinpan
