#pragma once

#include "ui/info/commentlinks.h"
#include "ui/kit/longtextedit.h"

#include <optional>

namespace shinpan {

/// A plain text in which points and moves are links. They look like links and react to the mouse,
/// or to the text cursor and Alt+Return; the text itself stays what was typed.
///
/// It keeps no history of its own: undo and redo are asked of whoever keeps that of the game.
class CommentEdit final : public LongTextEdit
{
    Q_OBJECT

public:
    explicit CommentEdit(QWidget *parent = nullptr);

    /// Shows another text; what both have in common is left alone, and the text cursor in it.
    /// edited() does not tell of it.
    void setText(const QString &text);
    /// Sets the board on which points are.
    void setBoardSize(BoardSize size);
    /// Selects the first place of a text, if it is there and can be seen.
    void selectText(const QString &text, Qt::CaseSensitivity sensitivity);

    /// The link under the mouse, else the one that the text cursor is in while there is focus.
    [[nodiscard]] std::optional<CommentLink> currentLink() const { return m_current; }

Q_SIGNALS:
    /// The person changed the text.
    void edited();
    void currentLinkChanged();
    /// A click on a link, or Alt+Return in it.
    void linkActivated(const shinpan::CommentLink &link);
    void undoRequested();
    void redoRequested();

protected:
    void showBeginning(const QString &beginning) override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    /// Files are none of its texts: the window opens them.
    bool canInsertFromMimeData(const QMimeData *source) const override;

private:
    class Highlighter;

    void noteEdit();
    [[nodiscard]] std::optional<CommentLink> linkAround(const QTextCursor &cursor) const;
    [[nodiscard]] std::optional<CommentLink> linkUnder(QPoint position) const;
    void setHovered(const std::optional<CommentLink> &link);
    void showCurrent();

    Highlighter *m_highlighter;
    QString m_text;                       ///< as it was shown or edited last
    std::optional<CommentLink> m_hovered; ///< positions count from the start of the text
    std::optional<CommentLink> m_pressed;
    std::optional<CommentLink> m_current;
};

} // namespace shinpan
