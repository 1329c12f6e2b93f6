#include "ui/console/longtext.h"

#include <QMimeData>
#include <QTextDocumentFragment>

#include <algorithm>

namespace shinpan {

namespace {

constexpr qsizetype PieceLength = 2000; ///< at most, in UTF-16 units

/// The end of the piece that begins at `begin`: behind its last blank, if there is one, and not
/// inside a character.
[[nodiscard]] qsizetype endOfPiece(const QString &text, qsizetype begin)
{
    const qsizetype end = std::min(begin + PieceLength, text.size());
    if (end == text.size()) {
        return end;
    }
    if (const qsizetype blank = text.lastIndexOf(u' ', end - 1); blank >= begin) {
        return blank + 1;
    }
    return text.at(end).isLowSurrogate() ? end - 1 : end;
}

} // namespace

LongText::LongText(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setTabChangesFocus(true);
}

void LongText::showText(const QString &text)
{
    QString pieces;
    pieces.reserve(text.size() + text.size() / PieceLength + 1);
    for (qsizetype begin = 0; begin < text.size();) {
        const qsizetype end = endOfPiece(text, begin);
        if (begin > 0) {
            pieces += u'\n';
        }
        pieces += QStringView(text).sliced(begin, end - begin);
        begin = end;
    }
    setPlainText(pieces);
}

QMimeData *LongText::createMimeDataFromSelection() const
{
    auto *copied = new QMimeData; // whoever asked owns it
    copied->setText(textCursor().selection().toPlainText().remove(u'\n'));
    return copied;
}

} // namespace shinpan
