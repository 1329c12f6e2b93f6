#include "ui/info/infofield.h"

#include "ui/info/valueline.h"
#include "ui/kit/style.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace shinpan {

InfoField::InfoField(const QByteArray &property,
                     const QString &name,
                     InfoCheck::Function check,
                     const QStringList &suggestions,
                     QWidget *parent)
    : QWidget(parent)
    , m_property(property)
    , m_check(check)
    , m_choices(suggestions.isEmpty() ? nullptr : new QComboBox)
    , m_edit(new ValueLine)
    , m_note(new FieldNote(m_edit))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2);
    if (m_choices != nullptr) {
        m_choices->setEditable(true);
        m_choices->setInsertPolicy(QComboBox::NoInsert);
        m_choices->setLineEdit(m_edit);
        m_choices->addItems(suggestions);
        m_choices->setCompleter(nullptr);
        m_choices->setAccessibleName(name);
        m_choices->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        column->addWidget(m_choices);
        setFocusProxy(m_choices);
    } else {
        column->addWidget(m_edit);
        setFocusProxy(m_edit);
    }
    m_edit->setAccessibleName(name);
    m_note->hide();
    column->addWidget(m_note);
    connect(m_edit, &QLineEdit::textChanged, this, [this] {
        explain();
        Q_EMIT edited();
    });
}

QString InfoField::text() const
{
    return m_edit->text();
}

void InfoField::setText(const QString &text)
{
    const QSignalBlocker quiet(m_edit);
    m_edit->setValue(text);
    m_original = m_edit->text(); // without line breaks
    explain();
}

void InfoField::enterText(const QString &text)
{
    m_edit->setText(text);
}

bool InfoField::isAcceptable() const
{
    return !isEdited() || m_check(text()).raw;
}

/// What the file had is no mistake of the person's.
void InfoField::explain()
{
    const QString hindrance = isEdited() ? QString() : m_edit->hindrance();
    const InfoRemark remark = hindrance.isEmpty()
                                ? m_check(text())
                                : InfoRemark{FieldNote::Tone::Warning, hindrance, std::nullopt};
    const bool isOld = !isEdited() && remark.tone == FieldNote::Tone::Error;
    m_note->setNote(isOld ? FieldNote::Tone::Warning : remark.tone, remark.text);
    m_note->setVisible(!remark.text.isEmpty());
}

} // namespace shinpan
