#include "ui/play/gameactions.h"

#include "ui/document/documentcontroller.h"
#include "ui/game/gamecontroller.h"
#include "ui/kit/symbol.h"
#include "ui/scoring/scoringcontroller.h"

namespace shinpan {

GameActions::GameActions(GameController &game,
                         ScoringController &scoring,
                         DocumentController &document,
                         QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_scoring(scoring)
{
    createFileActions();
    createGameActions();
    createNavigation();
    const QList<QAction *> bound = boardActions();
    for (QAction *action : bound) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    }
    connectFile(document);
    connectGame();
    connect(&game, &GameController::changed, this, &GameActions::refresh);
    connect(&scoring, &ScoringController::changed, this, &GameActions::refresh);
    refresh();
}

QList<QAction *> GameActions::boardActions() const
{
    return {pass,       toStart,           back,         forward, toEnd, backTen,
            forwardTen, previousVariation, nextVariation};
}

void GameActions::createFileActions()
{
    newGame = symbolAction(this, Symbol::NewGame, tr("&New Game…"),
                           tr("Choose players and start a game"), QKeySequence::New);
    save = symbolAction(this, Symbol::Save, tr("&Save"), tr("Save the game record"),
                        QKeySequence::Save);
    saveAs = symbolAction(this, Symbol::Save, tr("Save &As…"), tr("Save under another name"),
                          Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    newGame->setIconText(tr("New Game"));
}

void GameActions::createGameActions()
{
    start = symbolAction(this, Symbol::Play, tr("&Start"), tr("Start a game from this position"),
                         Qt::CTRL | Qt::Key_Return);
    pause = symbolAction(this, Symbol::Pause, tr("P&ause"), tr("Pause the game"),
                         Qt::CTRL | Qt::Key_Period);
    step = symbolAction(this, Symbol::Step, tr("S&tep"), tr("Have one move played, then pause"),
                        Qt::Key_F5);
    step->setShortcuts({Qt::Key_F5, Qt::Key_F6});
    stop = symbolAction(this, Symbol::Stop, tr("St&op"), tr("End the game without a result"), {});
    pass = symbolAction(this, Symbol::Pass, tr("&Pass"), tr("Pass"), Qt::Key_P);
    takeBack =
        symbolAction(this, Symbol::Undo, tr("&Undo Move"), tr("Take your last move back"), {});
    resign = symbolAction(this, Symbol::Resign, tr("&Resign"), tr("Give the game up"), {});
    scorePosition =
        symbolAction(this, Symbol::Score, tr("S&core Position"), tr("Mark dead stones and count"),
                     Qt::CTRL | Qt::SHIFT | Qt::Key_R);
    scorePosition->setIconText(tr("Score"));
    returnToGame = symbolAction(this, Symbol::ToEnd, tr("Return to the &Game"),
                                tr("Show where the game stands"), Qt::CTRL | Qt::SHIFT | Qt::Key_G);
    takeBack->setIconText(tr("Undo"));
    const QString tip = tr("Kill it, start it anew and tell it the whole game");
    restart.black = symbolAction(this, Symbol::Retry, tr("Restart &Black’s Engine"), tip, {});
    restart.white = symbolAction(this, Symbol::Retry, tr("Restart &White’s Engine"), tip, {});
    const QString rebuildTip = tr("Tell it the whole game from the beginning");
    rebuildEngine.black =
        symbolAction(this, Symbol::Retry, tr("Tell B&lack’s Engine the Game Anew"), rebuildTip,
                     Qt::CTRL | Qt::SHIFT | Qt::Key_B);
    rebuildEngine.white =
        symbolAction(this, Symbol::Retry, tr("Tell W&hite’s Engine the Game Anew"), rebuildTip,
                     Qt::CTRL | Qt::SHIFT | Qt::Key_W);
}

void GameActions::createNavigation()
{
    toStart = symbolAction(this, Symbol::ToStart, tr("First Position"), tr("First position"),
                           Qt::Key_Home);
    back = symbolAction(this, Symbol::Back, tr("Back"), tr("Back one move"), Qt::Key_Left);
    forward =
        symbolAction(this, Symbol::Forward, tr("Forward"), tr("Forward one move"), Qt::Key_Right);
    toEnd =
        symbolAction(this, Symbol::ToEnd, tr("Last Position"), tr("Last position"), Qt::Key_End);
    backTen =
        symbolAction(this, Symbol::Back, tr("Back Ten"), tr("Back ten moves"), Qt::Key_PageUp);
    forwardTen = symbolAction(this, Symbol::Forward, tr("Forward Ten"), tr("Forward ten moves"),
                              Qt::Key_PageDown);
    backTen->setShortcuts({Qt::Key_PageUp, Qt::SHIFT | Qt::Key_Left});
    forwardTen->setShortcuts({Qt::Key_PageDown, Qt::SHIFT | Qt::Key_Right});
    previousVariation = symbolAction(this, Symbol::Up, tr("Previous Variation"),
                                     tr("Previous variation"), Qt::Key_Up);
    nextVariation =
        symbolAction(this, Symbol::Down, tr("Next Variation"), tr("Next variation"), Qt::Key_Down);
}

void GameActions::connectFile(DocumentController &document)
{
    connect(save, &QAction::triggered, &document, [&document] { document.save(); });
    connect(saveAs, &QAction::triggered, &document, &DocumentController::saveAs);
}

void GameActions::connectGame()
{
    connect(start, &QAction::triggered, this, &GameActions::startPauseOrResume);
    connect(pause, &QAction::triggered, &m_game, &GameController::pause);
    connect(step, &QAction::triggered, &m_game, &GameController::step);
    for (const Color color : BothColors) {
        connect(restart[color], &QAction::triggered, this,
                [this, color] { m_game.restartEngine(color); });
    }
    connect(stop, &QAction::triggered, &m_game, &GameController::stop);
    connect(pass, &QAction::triggered, &m_game, &GameController::pass);
    connect(takeBack, &QAction::triggered, this, &GameActions::takeBackOrUndoMark);
    connect(scorePosition, &QAction::triggered, &m_scoring, &ScoringController::begin);
    connect(resign, &QAction::triggered, &m_game, &GameController::resign);
    connect(returnToGame, &QAction::triggered, &m_game, &GameController::returnToGame);

    for (const Color color : BothColors) {
        connect(rebuildEngine[color], &QAction::triggered, &m_game,
                [this, color] { m_game.rebuildEngine(color); });
    }

    constexpr int Many = 10;
    GameCursor *cursor = &m_game.cursor();
    connect(toStart, &QAction::triggered, cursor, &GameCursor::toStart);
    connect(toEnd, &QAction::triggered, cursor, &GameCursor::toEnd);
    connect(back, &QAction::triggered, cursor, [cursor] { cursor->back(); });
    connect(forward, &QAction::triggered, cursor, [cursor] { cursor->forward(); });
    connect(backTen, &QAction::triggered, cursor, [cursor] { cursor->back(Many); });
    connect(forwardTen, &QAction::triggered, cursor, [cursor] { cursor->forward(Many); });
    connect(previousVariation, &QAction::triggered, cursor, &GameCursor::previousVariation);
    connect(nextVariation, &QAction::triggered, cursor, &GameCursor::nextVariation);
}

void GameActions::startPauseOrResume()
{
    if (!m_game.status().isRunning()) {
        m_game.start();
    } else if (m_game.match()->isPaused()) {
        m_game.resume();
    } else {
        m_game.pause();
    }
}

void GameActions::takeBackOrUndoMark()
{
    if (m_scoring.isShown()) {
        m_scoring.undo();
    } else {
        m_game.takeBack();
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
             tr("Stop the clocks, and the engines after their present move"));
    }
    const bool mayPause = m_game.status().mayPause() && !m_game.status().isSettling();
    start->setEnabled(!isRunning || mayPause);
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
