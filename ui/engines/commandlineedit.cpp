#include "ui/engines/commandlineedit.h"

#include "ui/kit/style.h"

#include <QKeyEvent>
#include <QMimeData>
#include <QTextDocument>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int ShownLines = 3;
constexpr qsizetype MostLetters = 8192; // a whole file is pasted by mistake only

} // namespace

CommandLineEdit::CommandLineEdit(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setTabChangesFocus(true);
    setFont(fixedFont());
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    const int frame = 2 * frameWidth() + 2 * static_cast<int>(document()->documentMargin());
    setFixedHeight(ShownLines * fontMetrics().lineSpacing() + frame);
}

void CommandLineEdit::insertFromMimeData(const QMimeData *source)
{
    const qsizetype kept = document()->characterCount() - textCursor().selectedText().size();
    const qsizetype room = std::max<qsizetype>(0, MostLetters - kept);
    const CommandRepair repair = repairCommandLine(source->text().trimmed().left(room));
    insertPlainText(repair.text);
    ensureCursorVisible();
    Q_EMIT pasted(repair);
}

void CommandLineEdit::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        event->ignore();
    } else {
        QPlainTextEdit::keyPressEvent(event);
    }
}

} // namespace shinpan
