#pragma once

#include <QDialog>

class QComboBox;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace shinpan {

class FieldNote;
class KeyField;
class ShortcutBook;
struct Shortcut;

/// Every action and its keys, found by name or key, and other keys for them. A key that is another
/// action's already is told of, and goes over when the person wants it to.
class ShortcutsDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `book` outlives the dialog.
    explicit ShortcutsDialog(ShortcutBook &book, QWidget *parent = nullptr);

private:
    [[nodiscard]] QLayout *createTop();
    [[nodiscard]] QLayout *createEditor();
    [[nodiscard]] QLayout *createBottom();
    void fill();
    void showKeys();
    void filter();
    void showCurrent();
    void judge();
    void assign();
    /// Of the row that is chosen; null if none is.
    [[nodiscard]] const Shortcut *current() const;

    ShortcutBook &m_book;
    QComboBox *m_scheme;
    QLineEdit *m_search;
    QTreeWidget *m_list;
    KeyField *m_key;
    QPushButton *m_assign;
    QPushButton *m_none;
    QPushButton *m_reset;
    FieldNote *m_note;
};

} // namespace shinpan
