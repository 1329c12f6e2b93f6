#include "ui/graphics/replyview.h"

#include "ui/graphics/commandlayer.h"
#include "ui/kit/emptyhint.h"
#include "ui/kit/longtextedit.h"
#include "ui/kit/rows.h"
#include "ui/kit/style.h"

#include <QHeaderView>
#include <QLocale>
#include <QRegularExpression>
#include <QSortFilterProxyModel>
#include <QStackedLayout>
#include <QTreeView>

#include <algorithm>
#include <cmath>
#include <utility>

namespace shinpan {

namespace {

constexpr int FewestRows = 5;

[[nodiscard]] bool isNumber(const std::optional<QString> &text)
{
    bool isNumber = true;
    return !text || (std::isfinite(text->toDouble(&isNumber)) && isNumber);
}

/// Whether all values of both engines are numbers.
[[nodiscard]] bool areNumbers(const std::vector<ComparedRow> &rows)
{
    return std::ranges::all_of(
        rows, [](const ComparedRow &row) { return isNumber(row.left) && isNumber(row.right); });
}

/// Whether it says a number of each of several points, as a map of influence does.
[[nodiscard]] bool isMap(const std::vector<ComparedRow> &rows)
{
    return rows.size() > 1 && areNumbers(rows)
        && std::ranges::all_of(rows, [](const ComparedRow &row) { return row.point.has_value(); });
}

/// The order that puts a map's strongest values first: engines give one side's as negative numbers.
[[nodiscard]] Qt::SortOrder strongestFirst(const std::vector<ComparedRow> &rows)
{
    double sum = 0;
    for (const ComparedRow &row : rows) {
        sum += row.left.value_or(QString()).toDouble();
    }
    return sum < 0 ? Qt::AscendingOrder : Qt::DescendingOrder;
}

[[nodiscard]] QString differenceOf(const ComparedRow &row)
{
    if (!row.isDifferent()) {
        return {};
    }
    return row.difference ? (*row.difference > 0 ? QStringLiteral("+") : QString())
                                + QLocale().toString(*row.difference, 'g', 6)
                          : QStringLiteral("≠");
}

} // namespace

std::vector<TableColumn> ReplyRows::columns(const QString &engine, const QString &other)
{
    std::vector<TableColumn> columns{{.title = tr("Name"), .isLong = true},
                                     {.title = engine, .isLong = true}};
    if (!other.isEmpty()) {
        columns.push_back({.title = other, .isLong = true});
        columns.push_back({.title = tr("Difference"), .isLong = true});
    }
    return columns;
}

std::vector<TableRow> ReplyRows::of(const std::vector<ComparedRow> &rows, bool isCompared)
{
    const bool isNumeric = areNumbers(rows);
    std::vector<TableRow> cells;
    for (const ComparedRow &row : rows) {
        const bool isBold = isCompared && row.isDifferent();
        const auto value = [&](const std::optional<QString> &given) {
            const QString text = given.value_or(QString());
            return TableCell{.text = text,
                             .order = isNumeric ? QVariant(text.toDouble()) : QVariant(),
                             .isBold = isBold};
        };
        TableRow &shown = cells.emplace_back();
        shown.push_back(
            {.text = row.name, .order = static_cast<int>(cells.size()), .isBold = isBold});
        shown.push_back(value(row.left));
        if (isCompared) {
            shown.push_back(value(row.right));
            shown.push_back(
                {.text = differenceOf(row), .order = row.difference.value_or(0), .isBold = isBold});
        }
    }
    return cells;
}

ReplyHighlighter::ReplyHighlighter(QTextDocument *document, const QWidget &widget)
    : QSyntaxHighlighter(document)
    , m_widget(widget)
{ }

void ReplyHighlighter::setActive(bool active)
{
    if (m_isActive != active) {
        m_isActive = active;
        rehighlight();
    }
}

void ReplyHighlighter::highlightBlock(const QString &text)
{
    constexpr qsizetype Longest = 4000; // nobody reads a longer line for its colours
    if (!m_isActive || text.size() > Longest) {
        return;
    }
    static const QRegularExpression Key(QStringLiteral("^\\w+:"));
    static const QRegularExpression Capitals(QStringLiteral("\\b[A-Z]{2,}\\b"));
    static const QRegularExpression Number(QStringLiteral("\\b-?\\d+(\\.\\d+)?\\b"));
    static const QRegularExpression Vertex(QStringLiteral("\\b[A-HJ-Za-hj-z][1-9]\\d?\\b"));
    static const QRegularExpression Side(QStringLiteral("\\b([Bb]lack|[Ww]hite)\\b"));
    const StyleColors &colors = styleColors(m_widget.palette());
    const QColor purple =
        isDark(m_widget.palette()) ? QColor(0xc9, 0xa7, 0xeb) : QColor(0x6d, 0x3f, 0xb0);
    const auto paint = [&](const QRegularExpression &pattern, const QColor &color) {
        for (auto found = pattern.globalMatch(text); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            setFormat(static_cast<int>(match.capturedStart()),
                      static_cast<int>(match.capturedLength()), color);
        }
    };
    paint(Capitals, colors.error);
    paint(Number, colors.ok);
    paint(Vertex, colors.accent);
    paint(Side, purple);
    if (const QRegularExpressionMatch key = Key.match(text); key.hasMatch()) {
        QTextCharFormat bold;
        bold.setFontWeight(QFont::Bold);
        setFormat(0, static_cast<int>(key.capturedLength()), bold);
    }
}

ReplyView::ReplyView(QWidget *parent)
    : QWidget(parent)
    , m_model(new RowsModel({}, this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_table(new QTreeView(this))
    , m_text(new LongTextEdit(this))
    , m_highlighter(new ReplyHighlighter(m_text->document(), *m_text))
    , m_hint(new EmptyHint(this))
    , m_pages(new QStackedLayout(this))
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(RowsModel::SortRole);
    m_table->setModel(m_sorted);
    m_table->setSortingEnabled(true);
    m_table->setAccessibleName(tr("Answer"));
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setMinimumHeight(heightOfRows(*m_table, FewestRows));
    m_table->header()->setAccessibleName(tr("Columns of the answer"));
    m_text->setAccessibleName(tr("Answer"));
    m_text->setReadOnly(true);
    m_text->setFont(fixedFont());
    m_pages->addWidget(m_hint);
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_text);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) {
                const int row = m_sorted->mapToSource(current).row();
                Q_EMIT pointed(row >= 0 ? m_rows[static_cast<std::size_t>(row)].point
                                        : std::nullopt);
            });
    connect(m_text, &QPlainTextEdit::selectionChanged, this,
            [this] { Q_EMIT textSelected(m_text->textCursor().selectedText()); });
}

QString ReplyView::text() const
{
    return m_pages->currentWidget() == m_text ? m_text->text() : QString();
}

void ReplyView::show(const CommandLayer *layer, const QString &engine, const QString &other)
{
    const bool saysNothing = layer && layer->reply.trimmed().isEmpty() && layer->drawing.isBlank();
    const bool isFailed = saysNothing && layer->state == CommandLayer::State::Failed;
    const bool isEmpty = saysNothing && layer->state == CommandLayer::State::Shown;
    if (!layer || isFailed || isEmpty || (layer->rows.empty() && layer->reply.isEmpty())) {
        m_hint->setText(isFailed  ? tr("%1: %2").arg(engine, layer->problem)
                        : isEmpty ? tr("The answer is empty.")
                                  : tr("The engine’s answer appears here."));
        showRows({}, engine, other);
        m_pages->setCurrentWidget(m_hint);
        return;
    }
    const bool isText =
        layer->command.isText() && layer->reply.trimmed().contains(u'\n') && !isTable(layer->rows);
    if (isText && !layer->others) {
        const bool isHighlighted =
            layer->command.type == ReplyType::HString || layer->command.type == ReplyType::HpString;
        showText(layer->reply, isHighlighted);
    } else {
        showTable(*layer, engine, other);
    }
}

/// Another answer has nothing chosen yet.
void ReplyView::showRows(std::vector<ComparedRow> rows, const QString &engine, const QString &other)
{
    m_model->setColumns(ReplyRows::columns(engine, other));
    if (rows != m_rows || m_model->rowCount() == 0) {
        m_model->setRows({});
        m_rows = std::move(rows);
        m_model->setRows(ReplyRows::of(m_rows, !other.isEmpty()));
    }
}

void ReplyView::showTable(const CommandLayer &layer, const QString &engine, const QString &other)
{
    showRows(layer.table(), engine, layer.others ? other : QString());
    if (layer.command.command != m_sortedCommand) { // else as the person has it
        m_sortedCommand = layer.command.command;
        if (isMap(m_rows)) {
            m_table->sortByColumn(ReplyRows::Value, strongestFirst(m_rows));
        } else {
            m_table->sortByColumn(ReplyRows::Name, Qt::AscendingOrder);
        }
    }
    m_table->setColumnHidden(ReplyRows::Name,
                             layer.rows.size() == 1 && layer.rows.front().name.isEmpty());
    m_table->resizeColumnToContents(ReplyRows::Name);
    m_pages->setCurrentWidget(m_table);
}

void ReplyView::showText(const QString &text, bool isHighlighted)
{
    if (m_text->text() != text) {
        m_text->setText(text);
    }
    m_highlighter->setActive(isHighlighted);
    m_pages->setCurrentWidget(m_text);
}

} // namespace shinpan
