#pragma once

#include "core/board/point.h"

#include <QSyntaxHighlighter>

namespace shinpan {

/// Gives the links of a comment their colour.
class CommentHighlighter final : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    explicit CommentHighlighter(QTextDocument *document);

    [[nodiscard]] BoardSize boardSize() const { return m_size; }
    void setBoardSize(BoardSize size);

protected:
    void highlightBlock(const QString &text) override;

private:
    BoardSize m_size;
};

} // namespace shinpan
