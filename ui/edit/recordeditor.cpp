#include "ui/edit/recordeditor.h"

#include "core/record/edit/treeedit.h"
#include "ui/edit/gameguard.h"
#include "ui/game/opengame.h"
#include "ui/words/messagetext.h"

#include <QClipboard>
#include <QGuiApplication>

namespace shinpan {

RecordEditor::RecordEditor(OpenGame &game, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_record(game.record())
{ }

/// A game must go on below the node, or end above it on the same line.
bool RecordEditor::mayRemoveOthers(NodeId node) const
{
    if (!m_game.status().isRunning() || isInGame(m_game, node)) {
        return true;
    }
    NodeId step = node;
    while (step != NoNode && step != m_game.match()->node()) {
        step = m_record.tree().parent(step);
    }
    return step != NoNode;
}

void RecordEditor::copy(NodeId node)
{
    QGuiApplication::clipboard()->setText(QString::fromUtf8(subtreeText(m_record.tree(), node)));
}

void RecordEditor::cut(NodeId node)
{
    if (!mayRemove(m_game, node)) {
        remove(node); // says why not
        return;
    }
    copy(node);
    const RecordStep step(m_record, tr("Cut"));
    m_record.removeSubtree(node);
}

void RecordEditor::paste(NodeId node)
{
    if (!mayAddBelow(m_game, node)) {
        Q_EMIT refused(tr("A game is being played here: paste elsewhere"));
        return;
    }
    const RecordStep step(m_record, tr("Paste"));
    const Result<NodeId> pasted =
        pasteSubtree(m_record, node, QGuiApplication::clipboard()->text().toUtf8());
    if (pasted) {
        m_game.cursor().moveTo(*pasted);
    } else {
        Q_EMIT refused(tr("Nothing was pasted: %1").arg(text::message(pasted.error())));
    }
}

void RecordEditor::remove(NodeId node)
{
    if (mayRemove(m_game, node)) {
        const RecordStep step(m_record, tr("Delete"));
        m_record.removeSubtree(node);
    } else if (node == m_record.tree().root()) {
        Q_EMIT refused(tr("The start of the game cannot be deleted"));
    } else {
        Q_EMIT refused(tr("The game being played goes through this node"));
    }
}

void RecordEditor::promote(NodeId node)
{
    const RecordStep step(m_record, tr("Move Up"));
    shinpan::promote(m_record, node);
}

void RecordEditor::demote(NodeId node)
{
    const RecordStep step(m_record, tr("Move Down"));
    shinpan::demote(m_record, node);
}

void RecordEditor::makeMainLine(NodeId node)
{
    const RecordStep step(m_record, tr("Make Main Line"));
    m_record.makeMainLine(node);
}

void RecordEditor::removeOtherVariations(NodeId node)
{
    if (!mayRemoveOthers(node)) {
        Q_EMIT refused(tr("The game being played is one of the other variations"));
        return;
    }
    const RecordStep step(m_record, tr("Delete Other Variations"));
    shinpan::removeOtherVariations(m_record, node);
}

void RecordEditor::flatten(NodeId node)
{
    if (m_game.status().isRunning()) {
        Q_EMIT refused(tr("A game is being played in this record: flatten it when it is over"));
        return;
    }
    const RecordStep step(m_record, tr("Flatten"));
    shinpan::flatten(m_record, node);
    m_game.cursor().toStart();
}

} // namespace shinpan
