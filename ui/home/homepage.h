#pragma once

#include "ui/game/newgamesettings.h"
#include "ui/home/arrangement.h"

#include <QWidget>

class QLayout;

namespace shinpan {

class EngineProfileStore;
class Preferences;
class StartCard;

/// The start page: the few things that one begins with, each a press away. It does nothing by
/// itself but remember whether it is wanted.
class HomePage final : public QWidget
{
    Q_OBJECT

public:
    /// Both outlive the page. The person's own games are in `ladderFile`; empty: in none.
    HomePage(const EngineProfileStore &engines,
             Preferences &preferences,
             const QString &ladderFile = {},
             QWidget *parent = nullptr);

    /// How many of the person's questions are to be asked now; none are offered without any.
    void setDueQuestions(int due);

Q_SIGNALS:
    /// A game is to begin at once, in a window that is arranged for it.
    void gameChosen(const shinpan::NewGameSettings &settings, shinpan::WindowLayout layout);
    /// A game with more choices.
    void newGameRequested();
    void openRequested();
    /// A record is to be opened for a closer look.
    void analyseRequested();
    void addEngineRequested();
    /// A competition's file is to be chosen.
    void competitionRequested();
    void fileChosen(const QString &path);
    /// The person's questions are to be shown.
    void questionsRequested();
    /// The page of the person's progress is to be shown.
    void progressRequested();
    /// The person wants the board instead.
    void left();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    class Tile;

    [[nodiscard]] QLayout *createHeading();
    [[nodiscard]] QLayout *createCards();
    [[nodiscard]] QLayout *createTiles();
    [[nodiscard]] QWidget *createRecent();
    [[nodiscard]] QLayout *createFooter();
    void showEngines();

    const EngineProfileStore &m_engines;
    Preferences &m_preferences;
    QString m_ladderFile;
    StartCard *m_play;
    StartCard *m_watch;
    Tile *m_questions = nullptr;
    Tile *m_addEngine = nullptr;
};

} // namespace shinpan
