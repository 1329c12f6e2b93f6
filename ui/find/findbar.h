#pragma once

#include "ui/find/gamesearch.h"

#include <QFrame>
#include <QTimer>

class QCheckBox;
class QHBoxLayout;
class QLabel;
class QListView;
class QStackedWidget;
class QTabBar;
class QVBoxLayout;

namespace shinpan {

class BoardView;
class HitListModel;
class PositionQueryRow;

/// A bar above the board in which a text or a position is sought in the game or in all games of the
/// document. What was found is listed below with its context; arrow keys, clicks, F3 and Shift+F3
/// walk through it. Searching goes on between the events, and begins anew after a change.
class FindBar final : public QFrame
{
    Q_OBJECT

public:
    /// All outlive the bar.
    FindBar(const CollectionDocument &games, BoardView &board, QWidget *parent = nullptr);

    /// Shows the bar to find a text.
    void findText();
    /// Shows the bar and finds what is on the board now.
    void findPosition();
    /// Another position is on the board, which is sought if there was nothing to seek before.
    void followBoard();
    /// Shows the hit that is that many places after the one that is shown, round and round; the
    /// first or last one if none is. Without a search it asks for one.
    void step(int by);
    void close();

    /// Whether it looks for a position rather than a text.
    [[nodiscard]] bool findsPositions() const;

Q_SIGNALS:
    /// The person wants to see it.
    void hitChosen(const shinpan::FindHit &hit);
    /// These points of the board are meant just now; none: none.
    void pointsLit(const std::vector<shinpan::Point> &points);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    class TextRow;

    void createList();
    void layOut();
    void fit();
    void connectQueries();
    void open(int mode);
    void search();
    [[nodiscard]] Result<FindQuery> query() const;
    [[nodiscard]] bool searchesAllGames() const;
    void showHits(const std::vector<FindHit> &hits);
    void choose(int row);
    void showRegion(const BoardRegion &region);
    void showState();

    const CollectionDocument &m_games;
    BoardView &m_board;
    GameSearch m_search;
    QTimer m_delay; ///< after the last keystroke
    QTabBar *m_modes;
    QStackedWidget *m_queries;
    TextRow *m_text;
    PositionQueryRow *m_position;
    QCheckBox *m_allGames;
    QLabel *m_state;
    HitListModel *m_hits;
    QListView *m_list;
    QHBoxLayout *m_line = nullptr;  ///< of the controls
    QVBoxLayout *m_lines = nullptr; ///< that, and what is sought where it is too long
    bool m_areStale = false;        ///< the hits that are listed are those of the search before
    bool m_isStepPending = false;   ///< the first hit is to be shown when it is found
};

} // namespace shinpan
