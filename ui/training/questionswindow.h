#pragma once

#include "core/practice/questionbook.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QModelIndex;
class QPushButton;
class QSortFilterProxyModel;
class QTreeView;

namespace shinpan {

class EmptyHint;
class Preferences;
class QuestionStore;
class RowsModel;

/// The questions of all of one's games in one place, by the size of the board and the phase of the
/// game, and when each is asked again.
class QuestionsWindow final : public QDialog
{
    Q_OBJECT

public:
    /// Both outlive it.
    QuestionsWindow(QuestionStore &store, Preferences &preferences, QWidget *parent = nullptr);

Q_SIGNALS:
    /// These are to be asked now, in this order.
    void asked(const std::vector<shinpan::Question> &questions);

protected:
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QLayout *createFilter();
    [[nodiscard]] QLayout *createButtons();
    void createTable();
    [[nodiscard]] QWidget *createKeeping();
    [[nodiscard]] QuestionBook::Filter filter() const;
    void refresh();
    void showSizes();
    void showRows();
    void ask(bool onlyDue);
    void askOne(const QModelIndex &index);
    void forgetSelected();
    void confirmClearing();

    QuestionStore &m_store;
    Preferences &m_preferences;
    QComboBox *m_size;
    QComboBox *m_phase;
    QLabel *m_count;
    RowsModel *m_model;
    QSortFilterProxyModel *m_sorted;
    std::vector<Question> m_shown; ///< in the rows of the model
    QTreeView *m_table;
    EmptyHint *m_hint;
    QPushButton *m_askDue;
    QPushButton *m_askAll;
    QPushButton *m_forget;
    QPushButton *m_clear;
};

} // namespace shinpan
