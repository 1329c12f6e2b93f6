#include "ui/info/commenthighlighter.h"

#include "ui/info/commentlinks.h"

#include <QGuiApplication>
#include <QPalette>

namespace shinpan {

CommentHighlighter::CommentHighlighter(QTextDocument *document)
    : QSyntaxHighlighter(document)
{ }

void CommentHighlighter::setBoardSize(BoardSize size)
{
    if (m_size != size) {
        m_size = size;
        rehighlight();
    }
}

void CommentHighlighter::highlightBlock(const QString &text)
{
    const QColor ink = QGuiApplication::palette().color(QPalette::Link);
    for (const CommentLink &link : linksIn(text, m_size)) {
        setFormat(static_cast<int>(link.start), static_cast<int>(link.length), ink);
    }
}

} // namespace shinpan
