#include "ui/documents/unsaveddialog.h"

#include "ui/kit/style.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace shinpan {

UnsavedDialog::UnsavedDialog(const QStringList &names, QWidget *parent)
    : QDialog(parent)
    , m_list(new QListWidget(this))
{
    setWindowTitle(tr("Unsaved changes"));
    const auto count = static_cast<int>(names.size());
    auto *question = new QLabel(tr("Save the changes to these %n document(s)?", nullptr, count));
    question->setFont(textFont(TextSize::Subtitle));
    m_list->setAccessibleName(tr("Documents to save"));
    for (const QString &name : names) {
        auto *item = new QListWidgetItem(name, m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
    }
    m_list->setCurrentRow(0);
    auto *note = new QLabel(tr("The changes to those that are not ticked are lost."));

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    QPushButton *discard =
        buttons->addButton(tr("&Discard All"), QDialogButtonBox::DestructiveRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(discard, &QPushButton::clicked, this, &UnsavedDialog::discardAll);

    auto *column = new QVBoxLayout(this);
    column->addWidget(question);
    column->addWidget(m_list, 1);
    column->addWidget(note);
    column->addWidget(buttons);
}

std::vector<std::size_t> UnsavedDialog::chosen() const
{
    std::vector<std::size_t> chosen;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked) {
            chosen.push_back(static_cast<std::size_t>(row));
        }
    }
    return chosen;
}

void UnsavedDialog::discardAll()
{
    for (int row = 0; row < m_list->count(); ++row) {
        m_list->item(row)->setCheckState(Qt::Unchecked);
    }
    accept();
}

} // namespace shinpan
