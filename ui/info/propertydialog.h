#pragma once

#include "core/record/tree/gametree.h"

#include <QDialog>
#include <QTimer>

#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace shinpan {

class FieldNote;
class GameCursor;
class LongTextEdit;

/// The properties of the node that is shown, as the file has them: all of them, known or not, to be
/// looked at, added, edited and removed. Says what is wrong with one, but keeps it. Follows the
/// cursor while it is open.
class PropertyDialog final : public QDialog
{
    Q_OBJECT

public:
    /// The cursor outlives the dialog.
    explicit PropertyDialog(GameCursor &cursor, QWidget *parent = nullptr);

private:
    void createFields();
    void layOut();
    void connectParts();
    void showNode();
    void fillList();
    [[nodiscard]] QTreeWidgetItem *itemFor(const GameTree::Property &property) const;
    void select(const QByteArray &name);
    void showProperty();
    void begin();
    void set();
    void remove();
    void explain();
    [[nodiscard]] QByteArray shownName() const;
    /// What is typed; nothing when it cannot be stored.
    [[nodiscard]] std::optional<std::vector<QByteArray>> typedValues() const;

    GameCursor &m_cursor;
    QTimer m_change; ///< of the node, which is not shown yet
    QLabel *m_place;
    QTreeWidget *m_list;
    QLineEdit *m_name;
    LongTextEdit *m_values;
    FieldNote *m_note;
    QPushButton *m_add;
    QPushButton *m_remove;
    QPushButton *m_set;
};

} // namespace shinpan
