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

namespace shinpan {

namespace {

constexpr int FewestRows = 5;

[[nodiscard]] bool isNumber(const std::optional<QString> &text)
{
    bool isNumber = true;
    return !text || (std::isfinite(text->toDouble(&isNumber)) && isNumber);
}

} // namespace

void ReplyModel::show(const std::vector<ComparedRow> &rows,
                      const QString &engine,
                      const QString &other)
{
    if (rows == m_rows && engine == m_engine && other == m_other) {
        return;
    }
    beginResetModel();
    m_rows = rows;
    m_isNumeric = std::ranges::all_of(
        rows, [](const ComparedRow &row) { return isNumber(row.left) && isNumber(row.right); });
    m_engine = engine;
    m_other = other;
    endResetModel();
}

bool ReplyModel::isMap() const
{
    return m_isNumeric && m_rows.size() > 1
        && std::ranges::all_of(m_rows,
                               [](const ComparedRow &row) { return row.point.has_value(); });
}

Qt::SortOrder ReplyModel::strongestFirst() const
{
    double sum = 0;
    for (const ComparedRow &row : m_rows) {
        sum += row.left.value_or(QString()).toDouble();
    }
    return sum < 0 ? Qt::AscendingOrder : Qt::DescendingOrder;
}

int ReplyModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ReplyModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : (m_other.isEmpty() ? 2 : 4);
}

QString ReplyModel::textOf(const ComparedRow &row, int column) const
{
    switch (column) {
    case Name:
        return row.name;
    case Value:
        return row.left.value_or(QString());
    case Other:
        return row.right.value_or(QString());
    default:
        if (!row.isDifferent()) {
            return {};
        }
        return row.difference ? (*row.difference > 0 ? QStringLiteral("+") : QString())
                                    + QLocale().toString(*row.difference, 'g', 6)
                              : QStringLiteral("≠");
    }
}

QVariant ReplyModel::sortKey(int row, int column) const
{
    const ComparedRow &compared = m_rows[static_cast<std::size_t>(row)];
    if (column == Name) {
        return row;
    }
    if (column == Difference) {
        return compared.difference.value_or(0);
    }
    const QString text = textOf(compared, column);
    return m_isNumeric ? QVariant(text.toDouble()) : QVariant(text);
}

QVariant ReplyModel::data(const QModelIndex &index, int role) const
{
    const ComparedRow &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return textOf(row, index.column());
    case SortRole:
        return sortKey(index.row(), index.column());
    case Qt::FontRole:
        if (!m_other.isEmpty() && row.isDifferent()) {
            QFont font = textFont(TextSize::Body);
            font.setWeight(QFont::DemiBold);
            return font;
        }
        return {};
    default:
        return {};
    }
}

QVariant ReplyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Name:
        return tr("Name");
    case Value:
        return m_engine;
    case Other:
        return m_other;
    default:
        return tr("Difference");
    }
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
    , m_model(new ReplyModel(this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_table(new QTreeView(this))
    , m_text(new LongTextEdit(this))
    , m_highlighter(new ReplyHighlighter(m_text->document(), *m_text))
    , m_hint(new EmptyHint(this))
    , m_pages(new QStackedLayout(this))
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(ReplyModel::SortRole);
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
                Q_EMIT pointed(row >= 0 ? m_model->rows()[static_cast<std::size_t>(row)].point
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
        m_model->show({}, engine, other);
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

void ReplyView::showTable(const CommandLayer &layer, const QString &engine, const QString &other)
{
    m_model->show(layer.table(), engine, layer.others ? other : QString());
    if (layer.command.command != m_sortedCommand) { // else as the person has it
        m_sortedCommand = layer.command.command;
        if (m_model->isMap()) {
            m_table->sortByColumn(ReplyModel::Value, m_model->strongestFirst());
        } else {
            m_table->sortByColumn(ReplyModel::Name, Qt::AscendingOrder);
        }
    }
    m_table->setColumnHidden(ReplyModel::Name,
                             layer.rows.size() == 1 && layer.rows.front().name.isEmpty());
    m_table->resizeColumnToContents(ReplyModel::Name);
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
