#include "ui/edit/undoactions.h"

#include "ui/edit/gameguard.h"
#include "ui/game/opengame.h"
#include "ui/kit/plainlabel.h"
#include "ui/kit/symbol.h"
#include "ui/scoring/scoringcontroller.h"

namespace shinpan {

namespace {

QString nameOf(const HistoryStep &step)
{
    if (!step.what.isEmpty()) {
        return step.what;
    }
    return step.isTyping ? UndoActions::tr("Typing") : UndoActions::tr("Change");
}

} // namespace

UndoActions::UndoActions(OpenGame &game, ScoringController &scoring, QObject *parent)
    : QObject(parent)
    , undo(new QAction(symbolIcon(Symbol::Undo), tr("&Undo"), this))
    , redo(new QAction(symbolIcon(Symbol::Redo), tr("&Redo"), this))
    , m_game(game)
    , m_scoring(scoring)
{
    undo->setObjectName(QLatin1String("undo"));
    redo->setObjectName(QLatin1String("redo"));
    undo->setShortcut(QKeySequence::Undo);
    redo->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    connect(undo, &QAction::triggered, this, &UndoActions::undoLast);
    connect(redo, &QAction::triggered, this, &UndoActions::redoLast);
    connect(&game.record(), &GameRecord::historyChanged, this, &UndoActions::refresh);
    connect(&game.record(), &GameRecord::nodeAdded, this, [this](NodeId node) {
        if (m_game.status().isRunning()
            && m_game.record().tree().parent(node) == m_game.match()->node()) {
            m_lastMove = std::chrono::steady_clock::now();
        }
    });
    connect(&game, &OpenGame::changed, this, &UndoActions::refresh);
    connect(&scoring, &ScoringController::changed, this, &UndoActions::refresh);
    refresh();
}

bool UndoActions::isMoveNext() const
{
    const HistoryStep *step = m_game.record().stepToUndo();
    return m_game.status().mayTakeBack() && (step == nullptr || step->made < m_lastMove);
}

void UndoActions::refresh()
{
    const HistoryStep *back = m_game.record().stepToUndo();
    const HistoryStep *forth = m_game.record().stepToRedo();
    const bool isScoring = m_scoring.isShown();
    if (isScoring) {
        undo->setText(tr("&Undo Mark"));
        undo->setEnabled(m_scoring.session()->mayUndo());
    } else if (isMoveNext()) {
        undo->setText(tr("&Undo Move"));
        undo->setEnabled(true);
    } else {
        undo->setText(back != nullptr ? tr("&Undo %1").arg(nameOf(*back)) : tr("&Undo"));
        undo->setEnabled(back != nullptr);
    }
    redo->setText(forth != nullptr ? tr("&Redo %1").arg(nameOf(*forth)) : tr("&Redo"));
    redo->setEnabled(forth != nullptr && !isScoring);
    for (QAction *action : {undo, redo}) {
        const QString what = plainLabel(action->text());
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(tr("%1 (%2)").arg(what, key));
    }
    undo->setIconText(tr("Undo")); // buttons keep their width
    redo->setIconText(tr("Redo"));
}

void UndoActions::undoLast()
{
    GameRecord &record = m_game.record();
    if (m_scoring.isShown()) {
        m_scoring.undo();
    } else if (isMoveNext()) {
        m_game.person().takeBack();
    } else if (record.mayUndo() && !leavesGameAlone(m_game, *record.stepToUndo())) {
        Q_EMIT refused(tr("The game being played depends on this: undo it when the game is over"));
    } else if (const NodeId place = record.undo(); place != NoNode) {
        m_game.cursor().moveTo(place);
    }
}

void UndoActions::redoLast()
{
    GameRecord &record = m_game.record();
    if (record.mayRedo() && !leavesGameAlone(m_game, *record.stepToRedo())) {
        Q_EMIT refused(tr("The game being played depends on this: redo it when the game is over"));
    } else if (const NodeId place = record.redo(); place != NoNode) {
        m_game.cursor().moveTo(place);
    }
}

} // namespace shinpan
