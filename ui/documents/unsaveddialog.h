#pragma once

#include <QDialog>
#include <QStringList>

#include <cstddef>
#include <vector>

class QListWidget;

namespace shinpan {

/// Asks once about all documents with unsaved changes, before they are closed: which of them to
/// save, or none, or not to close anything.
class UnsavedDialog final : public QDialog
{
    Q_OBJECT

public:
    /// The names are those of the documents, in this order.
    explicit UnsavedDialog(const QStringList &names, QWidget *parent = nullptr);

    /// After it was accepted: the places in the list of those that are to be saved.
    [[nodiscard]] std::vector<std::size_t> chosen() const;

private:
    void discardAll();

    QListWidget *m_list;
};

} // namespace shinpan
