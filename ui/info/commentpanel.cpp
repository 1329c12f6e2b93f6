#include "ui/info/commentpanel.h"

#include "core/record/sgfproperties.h"
#include "ui/gamecontroller.h"
#include "ui/style.h"

#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace shinpan {

namespace {

/// The text as it was typed; toPlainText() would make hard blanks soft.
[[nodiscard]] QString textIn(const QPlainTextEdit &edit)
{
    return edit.document()->toRawText().replace(QChar::ParagraphSeparator, u'\n');
}

} // namespace

CommentPanel::CommentPanel(GameController &game, QWidget *parent)
    : QWidget(parent)
    , m_game(game)
    , m_text(new QPlainTextEdit(this))
{
    m_text->setAccessibleName(tr("Comment on this position"));
    m_text->setPlaceholderText(
        tr("Comments on the position stand here: what an engine says of its move, and what you "
           "write."));
    m_text->setTabChangesFocus(true);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(spacing::Normal);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_text);

    connect(m_text, &QPlainTextEdit::textChanged, this, &CommentPanel::takeComment);
    connect(&game.cursor(), &GameCursor::moved, this, &CommentPanel::showComment);
    connect(&game.record(), &GameRecord::nodeChanged, this, [this](NodeId node) {
        if (node == m_game.cursor().node()) {
            showComment();
        }
    });
    showComment();
}

void CommentPanel::showComment()
{
    if (m_isTaking) {
        return;
    }
    const QString comment = commentAt(m_game.record().tree(), m_game.cursor().node());
    if (textIn(*m_text) != comment) {
        const QSignalBlocker blocker(m_text);
        m_text->setPlainText(comment);
    }
}

void CommentPanel::takeComment()
{
    m_isTaking = true;
    m_game.record().setComment(m_game.cursor().node(), textIn(*m_text));
    m_isTaking = false;
}

} // namespace shinpan
