#include "ui/kit/longtextedit.h"

#include "ui/kit/style.h"

#include <QLabel>
#include <QLocale>
#include <QMimeData>

namespace shinpan {

namespace {

constexpr qsizetype LongestWord = 5000;
constexpr qsizetype MostShown = 100'000; // characters

[[nodiscard]] QString beginningOf(const QString &text)
{
    if (text.size() <= MostShown) {
        return text;
    }
    return text.first(MostShown - (text.at(MostShown - 1).isHighSurrogate() ? 1 : 0));
}

} // namespace

QTextOption::WrapMode wrapModeFor(const QString &text)
{
    qsizetype word = 0;
    for (const QChar letter : text) {
        word = letter.isSpace() ? 0 : word + 1;
        if (word > LongestWord) {
            return QTextOption::WrapAnywhere;
        }
    }
    return QTextOption::WrapAtWordBoundaryOrAnywhere;
}

LongTextEdit::LongTextEdit(QWidget *parent)
    : QPlainTextEdit(parent)
    , m_note(new QLabel(this))
{
    m_note->setFont(textFont(TextSize::Caption));
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_note->setMargin(spacing::Tight);
    m_note->hide();
    showRest();
}

QString LongTextEdit::text() const
{
    return beginning() + m_rest;
}

QString LongTextEdit::beginning() const
{
    return document()->toRawText().replace(QChar::ParagraphSeparator, u'\n');
}

void LongTextEdit::setText(const QString &text)
{
    const QString beginning = beginningOf(text);
    m_rest = text.sliced(beginning.size());
    const QTextOption::WrapMode mode = wrapModeFor(beginning);
    if (mode == QTextOption::WrapAnywhere) {
        setWordWrapMode(mode); // before it is laid out
    }
    showBeginning(beginning);
    setWordWrapMode(mode);
    showRest();
}

void LongTextEdit::showBeginning(const QString &beginning)
{
    setPlainText(beginning);
}

void LongTextEdit::insertFromMimeData(const QMimeData *source)
{
    if (wrapModeFor(source->text()) == QTextOption::WrapAnywhere) {
        setWordWrapMode(QTextOption::WrapAnywhere);
    }
    QPlainTextEdit::insertFromMimeData(source);
}

void LongTextEdit::showRest()
{
    m_note->setText(tr("%1 more characters follow; they are kept as they are.")
                        .arg(QLocale().toString(m_rest.size())));
    m_note->setHidden(m_rest.isEmpty());
    // Qt 6.4 leaves no margin at the right of a placeholder.
    setViewportMargins(0, 0, spacing::Tight, m_rest.isEmpty() ? 0 : m_note->sizeHint().height());
    placeNote();
}

void LongTextEdit::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    placeNote();
}

void LongTextEdit::placeNote()
{
    const QRect text = viewport()->geometry();
    m_note->setGeometry(text.left(), text.bottom() + 1, text.width(), m_note->sizeHint().height());
}

} // namespace shinpan
