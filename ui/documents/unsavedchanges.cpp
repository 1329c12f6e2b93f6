#include "ui/documents/unsavedchanges.h"

#include "ui/document/documentcontroller.h"
#include "ui/documents/document.h"
#include "ui/documents/unsaveddialog.h"

#include <QPointer>

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
