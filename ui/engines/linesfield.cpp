#include "ui/engines/linesfield.h"

#include "ui/kit/fieldnote.h"
#include "ui/kit/style.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace shinpan {

namespace {

constexpr int ShownLines = 3;

} // namespace

LinesField::LinesField(const QString &label,
                       const QString &example,
                       const Check &check,
                       QWidget *parent)
    : QWidget(parent)
    , m_check(check)
    , m_field(new QPlainTextEdit)
    , m_note(new FieldNote(m_field))
{
    auto *title = new QLabel(label);
    title->setBuddy(m_field);
    m_field->setTabChangesFocus(true);
    m_field->setFont(fixedFont());
    m_field->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_field->setPlaceholderText(example);
    m_field->setAccessibleName(QString(label).remove(u'&'));
    m_field->setFixedHeight(ShownLines * m_field->fontMetrics().lineSpacing() + spacing::Wide);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(spacing::Tight);
    layout->addWidget(title);
    layout->addWidget(m_field);
    layout->addWidget(m_note);
    connect(m_field, &QPlainTextEdit::textChanged, this, [this] {
        checkLines();
        Q_EMIT edited();
    });
}

void LinesField::setLines(const QStringList &lines)
{
    m_field->setPlainText(lines.join(u'\n'));
}

QStringList LinesField::lines() const
{
    QStringList lines;
    const QStringList typed = m_field->toPlainText().split(u'\n');
    for (const QString &line : typed) {
        if (!line.trimmed().isEmpty()) {
            lines.append(line.trimmed());
        }
    }
    return lines;
}

bool LinesField::hasMistake() const
{
    return m_note->tone() == FieldNote::Tone::Error;
}

void LinesField::focusField()
{
    m_field->setFocus();
}

void LinesField::checkLines()
{
    m_note->clearNote();
    const QStringList typed = lines();
    for (const QString &line : typed) {
        if (const QString mistake = m_check(line); !mistake.isEmpty()) {
            m_note->setNote(FieldNote::Tone::Error, mistake);
            return;
        }
    }
}

} // namespace shinpan
