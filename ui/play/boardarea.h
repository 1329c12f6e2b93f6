#pragma once

#include "core/board/point.h"
#include "core/record/tree/gametree.h"
#include "ui/kit/card.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace shinpan {

class BoardView;
class EngineCards;
class EngineProfileStore;
class GameActions;
class OpenGame;
class NoticeBar;
class Preferences;
class ScoringController;
class ShortenedLabel;

/// The bar below the board while the person places handicap stones: how many there are to be, how
/// many there are, and the button that ends it once the number is right.
class HandicapBar final : public Card
{
    Q_OBJECT

public:
    explicit HandicapBar(OpenGame &game, QWidget *parent = nullptr);

private:
    void showProgress();

    OpenGame &m_game;
    QLabel *m_text;
    QPushButton *m_done;
};

/// The middle of the window: the board of the cursor's position, the steps through the game below
/// it, tools above it, and over it what the person should know. While a score is settled, clicks
/// mark stones, Ctrl+Return is Done and Escape is Back.
class BoardArea final : public QWidget
{
    Q_OBJECT

public:
    /// What it shows and steers. It takes `notices`, to lie over the board; all else outlives it.
    struct Parts
    {
        OpenGame &game;
        ScoringController &scoring;
        GameActions &actions;
        Preferences &preferences;
        const EngineProfileStore &engines;
        NoticeBar &notices;
    };

    explicit BoardArea(const Parts &parts, QWidget *parent = nullptr);

    [[nodiscard]] BoardView &board() const { return *m_board; }
    [[nodiscard]] EngineCards &engineCards() const { return *m_engineCards; }

    /// Puts tools above the board, which gives them the room, and takes them over.
    void addBar(QWidget *bar);
    /// A few words behind the number of the move that is shown, as what it lost; or none.
    void setMoveRemark(const QString &remark);
    /// Puts a message below the board, which gives it the room, so that every point can be played
    /// on, and takes it over. It is seen while it is not hidden; the last one added is the lowest.
    /// A FoldingCard stands beside the board where that leaves it larger.
    void addCard(QWidget *card);

    /// Hides the steps below the board.
    void setPlain(bool isPlain);
    /// Has a click play nothing but emit pointPicked(), while points are picked.
    void setPicking(bool picking);

    /// Move numbers that count from somewhere count from the present position.
    void startNumbersHere();
    /// What can be done at this point, or on the board, as a menu beside it.
    void showMenu(std::optional<Point> point, QPoint globalPosition);

Q_SIGNALS:
    void pointPicked(shinpan::Point point);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QWidget *createSteps(GameActions &actions);
    void connectBoard();
    void connectRecord();
    void showPosition();
    void showMoveNumber();
    void showStones();
    void showRecord();
    void showRecordAround(NodeId parent);
    void showScore();
    void tellOfLines(std::size_t count);
    void showOptions();
    void goToMoveAt(Point point);
    void stepVariations(int steps);
    void click(Point point, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    void offerMarks(Point point, QPoint globalPosition);

    OpenGame &m_game;
    ScoringController &m_scoring;
    GameActions &m_actions;
    Preferences &m_preferences;
    QVBoxLayout *m_column;
    int m_bars = 0; ///< above the board
    NoticeBar &m_notices;
    EngineCards *m_engineCards;
    BoardView *m_board;
    QWidget *m_foldingCards; ///< with a column of messages
    QWidget *m_cards;        ///< with another one, which is always below the board
    ShortenedLabel *m_moveNumber;
    QString m_moveRemark;
    QWidget *m_steps;
    bool m_isPicking = false;
    QString m_linesRemark; ///< what was told of the position's lines
    NodeId m_numbersStart; ///< behind it, MoveNumbers::FromHere begins to count
};

} // namespace shinpan
