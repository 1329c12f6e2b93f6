#pragma once

#include "core/graphics/replytable.h"
#include "ui/kit/rowsmodel.h"

#include <QCoreApplication>
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

/// An answer's names and values, beside those of another engine with their differences, as rows of
/// a table. Sorted by name they stand in the order of the answer; in other columns as numbers,
/// where all values are numbers.
class ReplyRows
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::ReplyModel)

public:
    enum Column { Name, Value, Other, Difference };

    /// `other` is the name of the engine that is compared; empty: none is.
    [[nodiscard]] static std::vector<TableColumn> columns(const QString &engine,
                                                          const QString &other);
    [[nodiscard]] static std::vector<TableRow> of(const std::vector<ComparedRow> &rows,
                                                  bool isCompared);
};

/// GoGui's colours for answers: "word:" at a line's start is bold, vertices are blue, numbers
/// green, words in capitals red, black and white purple; as this palette has them.
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

/// An engine's answer: a table of names and values, or a text. A row that is about a point
/// shows it on the board, and so do the vertices in a text that is selected. A click on the head of
/// a column sorts by it; a map begins with its strongest values.
class ReplyView final : public QWidget
{
    Q_OBJECT

public:
    explicit ReplyView(QWidget *parent = nullptr);

    /// Null: nothing was asked. `engine` and `other` are for the head of the table.
    void show(const CommandLayer *layer, const QString &engine, const QString &other);
    [[nodiscard]] const RowsModel &model() const { return *m_model; }
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void pointed(const std::optional<shinpan::Point> &point);
    void textSelected(const QString &text);

private:
    void showRows(std::vector<ComparedRow> rows, const QString &engine, const QString &other);
    void showTable(const CommandLayer &layer, const QString &engine, const QString &other);
    void showText(const QString &text, bool isHighlighted);

    RowsModel *m_model;
    std::vector<ComparedRow> m_rows; ///< of the model
    QSortFilterProxyModel *m_sorted;
    QString m_sortedCommand; ///< whose answer the sorting was begun for
    QTreeView *m_table;
    LongTextEdit *m_text;
    ReplyHighlighter *m_highlighter;
    EmptyHint *m_hint;
    QStackedLayout *m_pages;
};

} // namespace shinpan
