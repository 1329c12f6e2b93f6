#pragma once

#include "core/graphics/replytable.h"

#include <QAbstractTableModel>
#include <QSyntaxHighlighter>
#include <QWidget>

#include <optional>
#include <vector>

class QSortFilterProxyModel;
class QStackedLayout;
class QTreeView;

namespace shinpan {

class EmptyHint;
class LongTextEdit;
struct CommandLayer;

/// An answer's names and values, beside those of another engine with their
/// differences.
class ReplyModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Value, Other, Difference };
    /// What rows are sorted by: the order of the answer, or what stands in the column, as a number
    /// where all its values are numbers.
    static constexpr int SortRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    /// `other` is the name of the engine that is compared; empty: none is.
    void show(const std::vector<ComparedRow> &rows, const QString &engine, const QString &other);
    [[nodiscard]] const std::vector<ComparedRow> &rows() const { return m_rows; }
    /// Whether it says a number of each of several points, as a map of influence does.
    [[nodiscard]] bool isMap() const;
    /// Which order puts a map's strongest values first: engines give one side's as negative
    /// numbers.
    [[nodiscard]] Qt::SortOrder strongestFirst() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section,
                                      Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString textOf(const ComparedRow &row, int column) const;
    [[nodiscard]] QVariant sortKey(int row, int column) const;

    std::vector<ComparedRow> m_rows;
    bool m_isNumeric = false; ///< all values of both engines are numbers
    QString m_engine;
    QString m_other;
};

/// GoGui's colours for answers: "word:" at a line's start is bold, vertices are
/// blue, numbers green, words in capitals red, black and white purple; as this
/// palette has them.
class ReplyHighlighter final : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    explicit ReplyHighlighter(QTextDocument *document, const QWidget &widget);

    void setActive(bool active);

protected:
    void highlightBlock(const QString &text) override;

private:
    const QWidget &m_widget;
    bool m_isActive = false;
};

/// What an engine answered: a table of names and values, or a text. A row that
/// is about a point shows it on the board, and so do the vertices in a text
/// that is selected. A click on the head of a column sorts by it; a map begins
/// with its strongest values.
class ReplyView final : public QWidget
{
    Q_OBJECT

public:
    explicit ReplyView(QWidget *parent = nullptr);

    /// Null: nothing was asked. `engine` and `other` are for the head of the
    /// table.
    void show(const CommandLayer *layer, const QString &engine, const QString &other);
    [[nodiscard]] const ReplyModel &model() const { return *m_model; }
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void pointed(const std::optional<shinpan::Point> &point);
    void textSelected(const QString &text);

private:
    void showTable(const CommandLayer &layer, const QString &engine, const QString &other);
    void showText(const QString &text, bool isHighlighted);

    ReplyModel *m_model;
    QSortFilterProxyModel *m_sorted;
    QString m_sortedCommand; ///< whose answer the sorting was begun for
    QTreeView *m_table;
    LongTextEdit *m_text;
    ReplyHighlighter *m_highlighter;
    EmptyHint *m_hint;
    QStackedLayout *m_pages;
};

} // namespace shinpan
