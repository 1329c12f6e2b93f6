#pragma once

#include <QDialog>
#include <QKeySequence>
#include <QLineEdit>

class QComboBox;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace shinpan {

class FieldNote;
struct Shortcut;
class ShortcutBook;

/// Takes one key with its modifiers, at once as it is pressed, and shows it. (QKeySequenceEdit
/// waits a second for more keys.) Tab and Escape keep their meaning.
class KeyField final : public QLineEdit
{
    Q_OBJECT

public:
    explicit KeyField(QWidget *parent = nullptr);

    [[nodiscard]] const QKeySequence &key() const { return m_key; }
    void setKey(const QKeySequence &key);

Q_SIGNALS:
    /// Another key was pressed, or set.
    void keyChanged();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QKeySequence m_key;
};

/// Every action and its keys, found by name or key, and other keys for them. Says so if a key
/// belongs to another action already, and gives it over when the person wants that.
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
    /// The shortcut of the row that is chosen; null if none is.
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
