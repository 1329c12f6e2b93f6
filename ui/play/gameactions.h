#pragma once

#include "core/board/color.h"
#include "ui/kit/symbol.h"

#include <QAction>
#include <QObject>

namespace shinpan {

class DocumentController;
class OpenGame;
class ScoringController;

/// Everything that a person can do to the game and its record, as actions for menus, toolbar and
/// keys. Keeps their enabled state and wording true to the game.
class GameActions final : public QObject
{
    Q_OBJECT

public:
    GameActions(OpenGame &game,
                ScoringController &scoring,
                DocumentController &document,
                QObject *parent);

    /// What has bare keys (arrows, P). They work only inside a widget that was given these actions,
    /// because lists, boxes and texts need such keys too.
    [[nodiscard]] QList<QAction *> boardActions() const;
    /// What `start` may say.
    [[nodiscard]] static QStringList wordingsOfStart()
    {
        return {tr("&Start"), tr("R&esume"), tr("P&ause")};
    }

    QAction *newGame;
    QAction *save;
    QAction *saveAs;
    QAction *start; ///< Start, Pause or Resume, whichever makes sense now
    QAction *pause; ///< pauses only; it is in no menu, but has a key
    QAction *step;
    QAction *stop;
    QAction *pass;
    QAction *takeBack;
    QAction *resign;
    ByColor<QAction *> restart; ///< the engine that plays this colour
    QAction *scorePosition;
    QAction *returnToGame;
    ByColor<QAction *> rebuildEngine; ///< tells that side's engine the game anew
    QAction *toStart;
    QAction *back;
    QAction *forward;
    QAction *toEnd;
    QAction *backTen;
    QAction *forwardTen;
    QAction *previousVariation;
    QAction *nextVariation;

private:
    QAction *add(const char *name,
                 Symbol symbol,
                 const QString &text,
                 const QString &tip,
                 const QKeySequence &key);
    void createGameActions();
    void createNavigation();
    void connectGame();
    void refresh();
    void refreshStart();
    void takeBackOrUndoMark();
    void startPauseOrResume();

    OpenGame &m_game;
    ScoringController &m_scoring;
};

} // namespace shinpan
