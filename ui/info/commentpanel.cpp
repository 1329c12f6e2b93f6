#include "ui/info/commentpanel.h"

#include "core/record/note/recordjumps.h"
#include "core/record/tree/sgfproperties.h"
#include "ui/game/gamecontroller.h"
#include "ui/info/annotationbar.h"
#include "ui/info/auditline.h"
#include "ui/info/commentedit.h"
#include "ui/info/valueline.h"
#include "ui/kit/style.h"

#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace shinpan {

CommentPanel::CommentPanel(GameController &game, QWidget *parent)
    : QWidget(parent)
    , m_game(game)
    , m_annotations(new AnnotationBar(game))
    , m_name(new ValueLine)
    , m_text(new CommentEdit)
{
    m_name->setAccessibleName(tr("Name of this position"));
    m_name->setPlaceholderText(tr("Name of this position"));
    m_name->setFrame(false);
    m_name->setTextMargins(spacing::Tight, 0, spacing::Tight, 0);
    m_text->setAccessibleName(tr("Comment on this position"));
    m_text->setPlaceholderText(
        tr("Comments on the position stand here: what an engine says of its move, and what you "
           "write."));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::Tight);
    column->addWidget(m_annotations);
    column->addWidget(m_name);
    column->addWidget(m_text, 1);
    column->addWidget(new AuditLine(game));

    connect(m_name, &ValueLine::textEdited, this, &CommentPanel::takeName);
    connect(m_text, &CommentEdit::edited, this, &CommentPanel::takeComment);
    connect(m_text, &CommentEdit::currentLinkChanged, this, &CommentPanel::lightUp);
    connect(m_text, &CommentEdit::linkActivated, this, &CommentPanel::follow);
    connectRecord();
    showNode();
}

void CommentPanel::connectRecord()
{
    GameRecord *record = &m_game.record();
    connect(m_text, &CommentEdit::undoRequested, record, &GameRecord::undo);
    connect(m_text, &CommentEdit::redoRequested, record, &GameRecord::redo);
    connect(&m_game.cursor(), &GameCursor::moved, this, &CommentPanel::showNode);
    connect(record, &GameRecord::nodeChanged, this, [this](NodeId node) {
        if (node == m_game.cursor().node()) {
            showNode();
        }
    });
}

void CommentPanel::selectText(const QString &text, Qt::CaseSensitivity sensitivity)
{
    m_text->selectText(text, sensitivity);
}

void CommentPanel::showNode()
{
    if (m_isTaking) {
        return;
    }
    const GameTree &tree = m_game.record().tree();
    const NodeId node = m_game.cursor().node();
    m_text->setBoardSize(m_game.record().boardSize());
    m_text->setText(commentAt(tree, node));
    if (const QString name = simpleTextAt(tree, node, "N"); m_name->text() != name) {
        m_name->setValue(name);
    }
}

void CommentPanel::takeComment()
{
    const QScopedValueRollback taking(m_isTaking, true);
    m_game.record().setComment(m_game.cursor().node(), m_text->text());
}

void CommentPanel::takeName()
{
    const QScopedValueRollback taking(m_isTaking, true);
    const QByteArray name = rawSgfSimpleText(m_name->text());
    const NodeId node = m_game.cursor().node();
    const RecordStep step(m_game.record(), tr("Name of the Position"));
    if (name.isEmpty()) {
        m_game.record().removeProperty(node, "N");
    } else {
        m_game.record().setProperty(node, "N", name);
    }
}

void CommentPanel::lightUp()
{
    std::vector<Point> points;
    if (const auto link = m_text->currentLink()) {
        const NodeId target = link->point ? NoNode : targetOf(*link);
        const auto move = target == NoNode ? std::nullopt : moveAt(m_game.record().tree(), target);
        if (const auto point = move ? move->point : link->point) {
            points.push_back(*point);
        }
    }
    Q_EMIT pointsLit(points);
}

/// A point is lit as long as the text cursor is there; a move is gone to.
void CommentPanel::follow(const CommentLink &link)
{
    if (const NodeId target = link.point ? NoNode : targetOf(link); target != NoNode) {
        m_game.cursor().moveTo(target);
    }
}

NodeId CommentPanel::targetOf(const CommentLink &link) const
{
    const GameCursor &cursor = m_game.cursor();
    const auto next = [&cursor](NodeId node) { return cursor.nextNodeOf(node); };
    return nodeOfPath(m_game.record().tree(), cursor.node(), next, link.path).value_or(NoNode);
}

} // namespace shinpan
