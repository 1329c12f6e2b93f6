#include "ui/engines/filefield.h"

#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/plainlabel.h"
#include "ui/kit/style.h"

#include <QFileDialog>
#include <QLineEdit>

#include <climits>

namespace shinpan {

FileField::FileField(Wanted wanted, const Texts &texts, const Machine &machine, QWidget *parent)
    : QWidget(parent)
    , m_wanted(wanted)
    , m_machine(machine)
    , m_title(texts.chooseName)
    , m_filter(texts.filter)
    , m_field(new QLineEdit)
    , m_note(new FieldNote(m_field))
{
    m_field->setAccessibleName(plainLabel(texts.label));
    m_field->setPlaceholderText(texts.placeholder);
    m_field->setMaxLength(PATH_MAX);
    QPushButton *choose = form::button(tr("C&hoose…"), texts.chooseName);
    auto *line = form::row(spacing::Normal, {{m_field, 1}, choose});
    if (texts.isOneLine) {
        m_note->setParent(this);
        m_note->hide();
        setLayout(line);
    } else {
        setLayout(
            form::column(spacing::Tight, {form::labelFor(m_field, texts.label), line, m_note}));
    }
    connect(choose, &QPushButton::clicked, this, &FileField::choose);
    connect(m_field, &QLineEdit::textChanged, this, &FileField::edited);
}

QString FileField::path() const
{
    return m_field->text().trimmed();
}

void FileField::setPath(const QString &path)
{
    m_field->setText(path);
}

void FileField::focusField()
{
    m_field->setFocus();
}

void FileField::choose()
{
    const QString start = path().isEmpty() ? m_startDirectory : m_machine.absolutePath(path());
    auto *dialog = new QFileDialog(this, m_title, start, m_filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (m_wanted == Wanted::Directory) {
        dialog->setFileMode(QFileDialog::Directory);
        dialog->setOption(QFileDialog::ShowDirsOnly);
    } else {
        dialog->setFileMode(QFileDialog::ExistingFile);
    }
    connect(dialog, &QFileDialog::fileSelected, m_field, &QLineEdit::setText);
    dialog->open();
}

} // namespace shinpan
