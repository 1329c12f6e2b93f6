#pragma once

#include <QDialog>
#include <QStringList>

#include <cstddef>
#include <functional>
#include <vector>

class QListWidget;
class QWidget;

namespace shinpan {

class Document;

/// Asks once about all documents with unsaved changes, before they are closed: which of them to
/// save, or none, or not to close anything.
class UnsavedDialog final : public QDialog
{
    Q_OBJECT

public:
    /// The names are those of the documents, in this order.
    explicit UnsavedDialog(const QStringList &names, QWidget *parent = nullptr);

    /// The places in the list of those that are to be saved, after it was accepted.
    [[nodiscard]] std::vector<std::size_t> chosen() const;

private:
    QListWidget *m_list;
};

/// Asks about unsaved changes, once for all documents, in a dialog of that window. `show` brings a
/// document to the front before it is asked about or saved; `proceed` is called unless the person
/// says no, or something cannot be saved, and at once when there is nothing to ask.
void settleChanges(const std::vector<Document *> &documents,
                   QWidget &window,
                   const std::function<void(const Document &)> &show,
                   std::function<void()> proceed);

} // namespace shinpan
