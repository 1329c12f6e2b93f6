#include "ui/info/commentedit.h"

#include "ui/document/transfer.h"
#include "ui/kit/style.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QSyntaxHighlighter>
#include <QTextBlock>

#include <algorithm>
#include <utility>

namespace shinpan {

/// Gives the links their colour.
class CommentEdit::Highlighter final : public QSyntaxHighlighter
{
public:
    using QSyntaxHighlighter::QSyntaxHighlighter;

    [[nodiscard]] BoardSize boardSize() const { return m_size; }
    void setBoardSize(BoardSize size)
    {
        if (m_size != size) {
            m_size = size;
            rehighlight();
        }
    }

protected:
    void highlightBlock(const QString &text) override
    {
        const QColor ink = QGuiApplication::palette().color(QPalette::Link);
        for (const CommentLink &link : linksIn(text, m_size)) {
            setFormat(static_cast<int>(link.start), static_cast<int>(link.length), ink);
        }
    }

private:
    BoardSize m_size;
};

CommentEdit::CommentEdit(QWidget *parent)
    : LongTextEdit(parent)
    , m_highlighter(new Highlighter(document()))
{
    setUndoRedoEnabled(false);
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(spacing::Normal);
    viewport()->setMouseTracking(true);
    connect(this, &LongTextEdit::cursorPositionChanged, this, &CommentEdit::showCurrent);
    connect(this, &LongTextEdit::textChanged, this, &CommentEdit::noteEdit);
}

void CommentEdit::setText(const QString &wanted)
{
    if (std::exchange(m_text, wanted) == wanted) {
        return;
    }
    const QSignalBlocker blocker(this);
    LongTextEdit::setText(wanted);
    setHovered(std::nullopt);
    showCurrent();
}

void CommentEdit::showBeginning(const QString &wanted)
{
    const QString present = beginning();
    const auto [presentEnd, wantedEnd] = std::ranges::mismatch(present, wanted);
    const auto same = presentEnd - present.begin();
    qsizetype tail = 0;
    while (tail < std::min(present.size(), wanted.size()) - same
           && present[present.size() - 1 - tail] == wanted[wanted.size() - 1 - tail]) {
        ++tail;
    }
    QTextCursor change(document());
    change.setPosition(static_cast<int>(same));
    change.setPosition(static_cast<int>(present.size() - tail), QTextCursor::KeepAnchor);
    change.insertText(wanted.mid(same, wanted.size() - same - tail));
}

/// Highlighting counts as a change of the text for Qt.
void CommentEdit::noteEdit()
{
    if (QString present = text(); present != m_text) {
        m_text = std::move(present);
        setHovered(std::nullopt);
        Q_EMIT edited();
    }
}

void CommentEdit::setBoardSize(BoardSize size)
{
    m_highlighter->setBoardSize(size);
}

void CommentEdit::selectText(const QString &sought, Qt::CaseSensitivity sensitivity)
{
    const qsizetype found = beginning().indexOf(sought, 0, sensitivity);
    if (found >= 0) {
        QTextCursor cursor = textCursor();
        cursor.setPosition(static_cast<int>(found));
        cursor.setPosition(static_cast<int>(found + sought.size()), QTextCursor::KeepAnchor);
        setTextCursor(cursor);
    }
}

/// The window's undo is the one that counts.
bool CommentEdit::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return false;
        }
    }
    return LongTextEdit::event(event);
}

void CommentEdit::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->matches(QKeySequence::Undo)) {
        Q_EMIT undoRequested();
    } else if (event->matches(QKeySequence::Redo)) {
        Q_EMIT redoRequested();
    } else if (isReturn && event->modifiers().testFlag(Qt::AltModifier)) {
        if (const auto link = linkAround(textCursor())) {
            Q_EMIT linkActivated(*link);
        }
    } else {
        LongTextEdit::keyPressEvent(event);
    }
}

void CommentEdit::mouseMoveEvent(QMouseEvent *event)
{
    LongTextEdit::mouseMoveEvent(event);
    setHovered(event->buttons() == Qt::NoButton ? linkUnder(event->pos()) : m_pressed);
}

void CommentEdit::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->button() == Qt::LeftButton ? linkUnder(event->pos()) : std::nullopt;
    LongTextEdit::mousePressEvent(event);
}

/// A drag selects and is not a click.
void CommentEdit::mouseReleaseEvent(QMouseEvent *event)
{
    LongTextEdit::mouseReleaseEvent(event);
    const std::optional<CommentLink> pressed = std::exchange(m_pressed, std::nullopt);
    if (pressed && linkUnder(event->pos()) == pressed && !textCursor().hasSelection()) {
        Q_EMIT linkActivated(*pressed);
    }
}

void CommentEdit::leaveEvent(QEvent *event)
{
    LongTextEdit::leaveEvent(event);
    setHovered(std::nullopt);
}

void CommentEdit::focusInEvent(QFocusEvent *event)
{
    LongTextEdit::focusInEvent(event);
    showCurrent();
}

void CommentEdit::focusOutEvent(QFocusEvent *event)
{
    LongTextEdit::focusOutEvent(event);
    showCurrent();
}

void CommentEdit::changeEvent(QEvent *event)
{
    LongTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_highlighter->rehighlight();
    }
}

bool CommentEdit::canInsertFromMimeData(const QMimeData *source) const
{
    return transferOf(*source).files.isEmpty() && LongTextEdit::canInsertFromMimeData(source);
}

std::optional<CommentLink> CommentEdit::linkAround(const QTextCursor &cursor) const
{
    const QTextBlock block = cursor.block();
    const int place = cursor.positionInBlock();
    for (CommentLink link : linksIn(block.text(), m_highlighter->boardSize())) {
        if (place >= link.start && place <= link.start + link.length) {
            link.start += block.position();
            return link;
        }
    }
    return std::nullopt;
}

/// The nearest place in the text may be far from the mouse.
std::optional<CommentLink> CommentEdit::linkUnder(QPoint position) const
{
    const auto link = linkAround(cursorForPosition(position));
    if (!link) {
        return std::nullopt;
    }
    QTextCursor edge(document());
    edge.setPosition(static_cast<int>(link->start));
    QRect room = cursorRect(edge);
    edge.setPosition(static_cast<int>(link->start + link->length));
    room |= cursorRect(edge);
    return room.contains(position) ? link : std::nullopt;
}

void CommentEdit::setHovered(const std::optional<CommentLink> &link)
{
    if (m_hovered != link) {
        m_hovered = link;
        viewport()->setCursor(link ? Qt::PointingHandCursor : Qt::IBeamCursor);
        showCurrent();
    }
}

void CommentEdit::showCurrent()
{
    const auto current = m_hovered ? m_hovered : hasFocus() ? linkAround(textCursor()) : m_hovered;
    if (m_current == current) {
        return;
    }
    m_current = current;
    QList<QTextEdit::ExtraSelection> underlined;
    if (current) {
        QTextEdit::ExtraSelection place;
        place.cursor = QTextCursor(document());
        place.cursor.setPosition(static_cast<int>(current->start));
        place.cursor.setPosition(static_cast<int>(current->start + current->length),
                                 QTextCursor::KeepAnchor);
        place.format.setFontUnderline(true);
        underlined.append(place);
    }
    setExtraSelections(underlined);
    Q_EMIT currentLinkChanged();
}

} // namespace shinpan
