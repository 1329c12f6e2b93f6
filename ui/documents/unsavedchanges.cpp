#include "ui/documents/unsavedchanges.h"

#include "ui/document/documentcontroller.h"
#include "ui/documents/document.h"
#include "ui/kit/style.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace shinpan {

namespace {

using Show = std::function<void(const Document &)>;
using Then = std::function<void()>;

/// One after the other, because each may have to be given a name. Goes no further than what can be
/// saved.
void saveAll(std::vector<QPointer<Document>> left, const Show &show, const Then &proceed)
{
    std::erase_if(left, [](const QPointer<Document> &document) {
        return !document || !document->file().isModified();
    });
    if (left.empty()) {
        proceed();
        return;
    }
    Document &next = *left.front();
    show(next);
    next.file().save([left, show, proceed] { saveAll(left, show, proceed); });
}

} // namespace

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
    auto *note = new QLabel(tr("Changes to those not ticked will be lost."));

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    QPushButton *discard =
        buttons->addButton(tr("&Discard All"), QDialogButtonBox::DestructiveRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(discard, &QPushButton::clicked, this, [this] {
        for (int row = 0; row < m_list->count(); ++row) {
            m_list->item(row)->setCheckState(Qt::Unchecked);
        }
        accept();
    });

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

void settleChanges(const std::vector<Document *> &documents,
                   QWidget &window,
                   const Show &show,
                   Then proceed)
{
    std::vector<Document *> unsaved;
    std::ranges::copy_if(documents, std::back_inserter(unsaved),
                         [](const Document *document) { return document->file().isModified(); });
    if (unsaved.empty()) {
        proceed();
        return;
    }
    if (unsaved.size() == 1) {
        show(*unsaved.front()); // so that one sees what is asked about
        unsaved.front()->file().settleChanges(std::move(proceed));
        return;
    }
    QStringList names;
    std::vector<QPointer<Document>> asked;
    for (Document *document : unsaved) {
        names << document->file().displayName();
        asked.emplace_back(document);
    }
    auto *dialog = new UnsavedDialog(names, &window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, dialog,
                     [dialog, asked = std::move(asked), show, proceed = std::move(proceed)] {
                         std::vector<QPointer<Document>> chosen;
                         for (const std::size_t place : dialog->chosen()) {
                             chosen.push_back(asked[place]);
                         }
                         saveAll(std::move(chosen), show, proceed);
                     });
    dialog->open();
}

} // namespace shinpan
