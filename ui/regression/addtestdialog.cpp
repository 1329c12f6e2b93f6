#include "ui/regression/addtestdialog.h"

#include "ui/engines/filefield.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/kit/textzoom.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

namespace shinpan {

AddTestDialog::AddTestDialog(NewTest test, const QString &suite, QWidget *parent)
    : QDialog(parent)
    , m_test(std::move(test))
    , m_command(new QLineEdit(m_test.command))
    , m_expected(new QLineEdit(m_test.expectation.pattern))
    , m_isKnown(new QCheckBox(tr("The engine is &known to fail it")))
    , m_suite(new FileField(FileField::Wanted::File,
                            {.label = tr("&Suite"),
                             .chooseName = tr("Choose the Suite"),
                             .placeholder = tr("An existing file, or a new one"),
                             .filter = tr("Test suites (*.tst)")},
                            Machine::current()))
    , m_add(new AccentButton(tr("&Add")))
{
    constexpr int Width = 460;
    setWindowTitle(tr("Add Test"));
    m_command->setToolTip(tr("A command of GTP, such as reg_genmove black or attack D4"));
    m_expected->setToolTip(
        tr("A regression test’s pattern: D4|Q16 for either, !D4 for anything else"));
    m_suite->setPath(suite);
    auto *fields = new QFormLayout;
    fields->addRow(tr("&Command"), m_command);
    fields->addRow(tr("&Expected answer"), m_expected);
    form::alignLabels(*fields);
    fields->addRow(QString(), m_isKnown);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::Section, spacing::Section, spacing::Section,
                               spacing::Section);
    column->setSpacing(spacing::Wide);
    column->addLayout(fields);
    column->addWidget(m_suite);
    column->addWidget(form::dialogButtons(*this, m_add));
    connect(m_command, &QLineEdit::textChanged, this, &AddTestDialog::check);
    connect(m_suite, &FileField::edited, this, &AddTestDialog::check);
    resize(zoomed(Width), sizeHint().height());
    check();
}

NewTest AddTestDialog::test() const
{
    NewTest test = m_test;
    test.command = m_command->text();
    test.expectation.pattern = m_expected->text().trimmed();
    test.expectation.expectsFailure = m_isKnown->isChecked();
    return test;
}

QString AddTestDialog::suite() const
{
    const QString path = Machine::current().absolutePath(m_suite->path());
    return path.endsWith(QLatin1String(".tst")) ? path : path + QStringLiteral(".tst");
}

void AddTestDialog::check()
{
    m_add->setEnabled(!m_command->text().trimmed().isEmpty() && !m_suite->path().isEmpty());
}

} // namespace shinpan
