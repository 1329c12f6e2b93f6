#include "ui/play/gameactions.h"

#include "ui/document/documentcontroller.h"
#include "ui/game/opengame.h"
#include "ui/kit/symbol.h"
#include "ui/scoring/scoringcontroller.h"

namespace shinpan {

GameActions::GameActions(OpenGame &game,
                         ScoringController &scoring,
                         DocumentController &document,
                         QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_scoring(scoring)
{
    createGameActions();
    createNavigation();
    for (QAction *action : boardActions()) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    }
    connect(save, &QAction::triggered, &document, [&document] { document.save(); });
    connect(saveAs, &QAction::triggered, &document, &DocumentController::saveAs);
    connectGame();
    connect(&game, &OpenGame::changed, this, &GameActions::refresh);
    connect(&scoring, &ScoringController::changed, this, &GameActions::refresh);
    refresh();
}

QList<QAction *> GameActions::boardActions() const
{
    return {pass,       toStart,           back,         forward, toEnd, backTen,
            forwardTen, previousVariation, nextVariation};
}

/// `name`: under which its keys are remembered; empty: they are not.
QAction *GameActions::add(const char *name,
                          Symbol symbol,
                          const QString &text,
                          const QString &tip,
                          const QKeySequence &key)
{
    QAction *action = symbolAction(this, symbol, text, tip, key);
    action->setObjectName(QLatin1String(name));
    return action;
}

void GameActions::createGameActions()
{
    newGame = add("newGame", Symbol::NewGame, tr("&New Game…"),
                  tr("Choose players and start a game"), QKeySequence::New);
    save = add("save", Symbol::Save, tr("&Save"), tr("Save the game record"), QKeySequence::Save);
    saveAs = add("saveAs", Symbol::Save, tr("Save &As…"), tr("Save under another name"),
                 Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    newGame->setIconText(tr("New Game"));
    start = add("start", Symbol::Play, tr("&Start"), tr("Start a game from this position"),
                Qt::CTRL | Qt::Key_Return);
    pause = add("", Symbol::Pause, tr("P&ause"), tr("Pause the game"), Qt::CTRL | Qt::Key_Period);
    step = add("step", Symbol::Step, tr("S&tep"), tr("Play one move, then pause"), Qt::Key_F5);
    step->setShortcuts({Qt::Key_F5, Qt::Key_F6});
    stop = add("stop", Symbol::Stop, tr("St&op"), tr("End the game without a result"), {});
    pass = add("pass", Symbol::Pass, tr("&Pass"), tr("Pass"), Qt::Key_P);
    takeBack = add("takeBack", Symbol::Undo, tr("&Undo Move"), tr("Take your last move back"), {});
    resign = add("resign", Symbol::Resign, tr("&Resign"), tr("Give the game up"), {});
    scorePosition = add("score", Symbol::Score, tr("Score Positio&n"),
                        tr("Mark dead stones and count"), Qt::CTRL | Qt::SHIFT | Qt::Key_R);
    scorePosition->setIconText(tr("Score"));
    returnToGame = add("returnToGame", Symbol::ToEnd, tr("Return to the &Game"),
                       tr("Show where the game is"), Qt::CTRL | Qt::SHIFT | Qt::Key_G);
    takeBack->setIconText(tr("Undo"));
    const QString tip = tr("Kill it, restart it and tell it the whole game");
    restart.black = add("restartBlack", Symbol::Retry, tr("Restart &Black’s Engine"), tip, {});
    restart.white = add("restartWhite", Symbol::Retry, tr("Restart &White’s Engine"), tip, {});
    const QString rebuildTip = tr("Tell it the whole game from the beginning");
    rebuildEngine.black =
        add("rebuildBlack", Symbol::Retry, tr("Tell B&lack’s Engine the Game Anew"), rebuildTip,
            Qt::CTRL | Qt::SHIFT | Qt::Key_B);
    rebuildEngine.white =
        add("rebuildWhite", Symbol::Retry, tr("Tell W&hite’s Engine the Game Anew"), rebuildTip,
            Qt::CTRL | Qt::SHIFT | Qt::Key_W);
}

void GameActions::createNavigation()
{
    toStart =
        add("toStart", Symbol::ToStart, tr("First Position"), tr("First position"), Qt::Key_Home);
    back = add("back", Symbol::Back, tr("Back"), tr("Back one move"), Qt::Key_Left);
    forward = add("forward", Symbol::Forward, tr("Forward"), tr("Forward one move"), Qt::Key_Right);
    toEnd = add("toEnd", Symbol::ToEnd, tr("Last Position"), tr("Last position"), Qt::Key_End);
    backTen = add("backTen", Symbol::Back, tr("Back Ten"), tr("Back ten moves"), Qt::Key_PageUp);
    forwardTen = add("forwardTen", Symbol::Forward, tr("Forward Ten"), tr("Forward ten moves"),
                     Qt::Key_PageDown);
    backTen->setShortcuts({Qt::Key_PageUp, Qt::SHIFT | Qt::Key_Left});
    forwardTen->setShortcuts({Qt::Key_PageDown, Qt::SHIFT | Qt::Key_Right});
    previousVariation = add("previousVariation", Symbol::Up, tr("Previous Variation"),
                            tr("Previous variation"), Qt::Key_Up);
    nextVariation = add("nextVariation", Symbol::Down, tr("Next Variation"), tr("Next variation"),
                        Qt::Key_Down);
}

void GameActions::connectGame()
{
    connect(start, &QAction::triggered, this, &GameActions::startPauseOrResume);
    connect(pause, &QAction::triggered, &m_game.pace(), &GamePace::pause);
    connect(step, &QAction::triggered, &m_game.pace(), &GamePace::step);
    for (const Color color : BothColors) {
        connect(restart[color], &QAction::triggered, this,
                [this, color] { m_game.engines().restart(color); });
        connect(rebuildEngine[color], &QAction::triggered, this,
                [this, color] { m_game.engines().rebuild(color); });
    }
    connect(stop, &QAction::triggered, &m_game, &OpenGame::stop);
    connect(pass, &QAction::triggered, &m_game.person(), &PersonAtBoard::pass);
    connect(takeBack, &QAction::triggered, this, &GameActions::takeBackOrUndoMark);
    connect(scorePosition, &QAction::triggered, &m_scoring, &ScoringController::begin);
    connect(resign, &QAction::triggered, &m_game.person(), &PersonAtBoard::askResignation);
    connect(returnToGame, &QAction::triggered, &m_game.person(), &PersonAtBoard::returnToGame);

    constexpr int Several = 10;
    GameCursor *cursor = &m_game.cursor();
    connect(toStart, &QAction::triggered, cursor, &GameCursor::toStart);
    connect(toEnd, &QAction::triggered, cursor, &GameCursor::toEnd);
    connect(back, &QAction::triggered, cursor, [cursor] { cursor->back(); });
    connect(forward, &QAction::triggered, cursor, [cursor] { cursor->forward(); });
    connect(backTen, &QAction::triggered, cursor, [cursor] { cursor->back(Several); });
    connect(forwardTen, &QAction::triggered, cursor, [cursor] { cursor->forward(Several); });
    connect(previousVariation, &QAction::triggered, cursor, &GameCursor::previousVariation);
    connect(nextVariation, &QAction::triggered, cursor, &GameCursor::nextVariation);
}

void GameActions::startPauseOrResume()
{
    if (!m_game.status().isRunning()) {
        m_game.start();
    } else if (m_game.match()->isPaused()) {
        m_game.pace().resume();
    } else {
        m_game.pace().pause();
    }
}

void GameActions::takeBackOrUndoMark()
{
    if (m_scoring.isShown()) {
        m_scoring.undo();
    } else {
        m_game.person().takeBack();
    }
}

void GameActions::refreshStart()
{
    const bool isRunning = m_game.status().isRunning();
    const bool isPaused = isRunning && m_game.match()->isPaused();
    const QString key = start->shortcut().toString(QKeySequence::NativeText);
    const auto show = [this, &key](const QString &text, Symbol symbol, const QString &tip) {
        start->setText(text);
        start->setIcon(symbolIcon(symbol));
        start->setToolTip(key.isEmpty() ? tip : tr("%1 (%2)").arg(tip, key));
    };
    if (!isRunning) {
        show(tr("&Start"), Symbol::Play, tr("Start a game from this position"));
    } else if (isPaused) {
        show(tr("R&esume"), Symbol::Play, tr("Go on with the game"));
    } else {
        show(tr("P&ause"), Symbol::Pause,
             tr("Stop the clocks, and the engines after their current move"));
    }
    const bool mayPause = m_game.status().mayPause() && !m_game.status().isSettling();
    start->setEnabled(!m_scoring.isShown() && (!isRunning || mayPause));
    pause->setEnabled(isRunning && !isPaused && mayPause);
}

void GameActions::refresh()
{
    refreshStart();
    const bool isRunning = m_game.status().isRunning();
    const bool isScoring = m_scoring.isShown();
    step->setEnabled(m_game.status().mayStep() && !m_game.status().isSettling());
    stop->setEnabled(isRunning);
    pass->setEnabled(!isScoring && m_game.status().mayPass());
    takeBack->setText(isScoring ? tr("&Undo Mark") : tr("&Undo Move"));
    takeBack->setIconText(tr("Undo"));
    takeBack->setEnabled(isScoring ? m_scoring.session()->mayUndo()
                                   : m_game.status().mayTakeBack());
    scorePosition->setEnabled(!isScoring);
    resign->setEnabled(m_game.status().mayResign());
    returnToGame->setEnabled(isRunning && !m_game.status().isAtGame());
    for (const Color color : BothColors) {
        rebuildEngine[color]->setEnabled(m_game.status().runningEngine(color) != nullptr);
        restart[color]->setEnabled(m_game.status().mayRestartEngine(color));
    }

    const GameTree &tree = m_game.record().tree();
    const NodeId node = m_game.cursor().node();
    const bool hasParent = tree.parent(node) != NoNode;
    const bool hasChild = m_game.cursor().nextNode() != NoNode;
    for (QAction *action : {toStart, back, backTen}) {
        action->setEnabled(hasParent);
    }
    for (QAction *action : {forward, forwardTen, toEnd}) {
        action->setEnabled(hasChild);
    }
    previousVariation->setEnabled(tree.previousSibling(node) != NoNode);
    nextVariation->setEnabled(tree.nextSibling(node) != NoNode);
}

} // namespace shinpan
