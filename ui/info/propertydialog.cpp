#include "ui/info/propertydialog.h"

#include "core/record/check/propertycheck.h"
#include "core/record/gamecursor.h"
#include "core/record/recordhistory.h"
#include "ui/info/propertytext.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/longtextedit.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/words/messagetext.h"
#include "ui/words/text.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace shinpan {

namespace {

constexpr QSize FirstSize(680, 560);
constexpr int NameWidth = 8; ///< characters
constexpr int ValueLines = 4;
constexpr int LongestShown = 200; ///< characters of values in the list
enum Column { NameColumn, MeaningColumn, ValueColumn };

[[nodiscard]] QString textOf(const RawValues &values)
{
    return QString::fromUtf8(valuesText(values));
}

} // namespace

PropertyDialog::PropertyDialog(GameCursor &cursor, QWidget *parent)
    : QDialog(parent)
    , m_cursor(cursor)
    , m_place(new QLabel)
    , m_list(new QTreeWidget)
    , m_name(new QLineEdit)
    , m_values(new LongTextEdit)
    , m_note(new FieldNote(m_values))
    , m_add(new QPushButton(tr("&New")))
    , m_remove(new QPushButton(tr("&Remove")))
    , m_set(new AccentButton(tr("&Set")))
{
    setWindowTitle(tr("SGF Properties"));
    createFields();
    layOut();
    connectParts();
    showNode();
    resize(FirstSize);
}

void PropertyDialog::createFields()
{
    m_place->setFont(textFont(TextSize::Subtitle));
    m_list->setAccessibleName(tr("Properties of this node"));
    m_list->setHeaderLabels({tr("Property"), tr("Meaning"), tr("Values")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->header()->setSectionResizeMode(NameColumn, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(MeaningColumn, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(true);
    m_name->setAccessibleName(tr("Name of the property"));
    m_name->setPlaceholderText(tr("Name"));
    m_name->setFont(fixedFont());
    m_name->setFixedWidth(NameWidth * QFontMetrics(m_name->font()).averageCharWidth()
                          + 2 * spacing::Wide);
    m_values->setAccessibleName(tr("Values, each in brackets"));
    m_values->setPlaceholderText(tr("Values, each in brackets: [dd][pp]"));
    m_values->setFont(fixedFont());
    m_values->setTabChangesFocus(true);
    m_values->setFixedHeight(ValueLines * QFontMetrics(m_values->font()).lineSpacing()
                             + 2 * spacing::Normal);
    m_set->setToolTip(tr("Write it into the record"));
}

void PropertyDialog::layOut()
{
    auto *buttons = new QVBoxLayout;
    buttons->setSpacing(spacing::Tight);
    buttons->addWidget(m_set);
    buttons->addWidget(m_remove);
    buttons->addWidget(m_add);
    buttons->addStretch();
    auto *fields = new QHBoxLayout;
    fields->setSpacing(spacing::Normal);
    fields->addWidget(m_name, 0, Qt::AlignTop);
    fields->addWidget(m_values, 1, Qt::AlignTop);
    fields->addLayout(buttons);
    auto *close = new QDialogButtonBox(QDialogButtonBox::Close);
    close->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(close, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::Section, spacing::Section, spacing::Section,
                               spacing::Section);
    column->setSpacing(spacing::Normal);
    column->addWidget(m_place);
    column->addWidget(m_list, 1);
    column->addLayout(fields);
    column->addWidget(m_note);
    column->addWidget(close);
}

void PropertyDialog::connectParts()
{
    for (QPushButton *button : {m_set, m_remove, m_add}) {
        button->setAutoDefault(false);
    }
    connect(m_set, &QPushButton::clicked, this, &PropertyDialog::set);
    connect(m_remove, &QPushButton::clicked, this, &PropertyDialog::remove);
    connect(m_add, &QPushButton::clicked, this, &PropertyDialog::begin);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &PropertyDialog::showProperty);
    connect(m_list, &QTreeWidget::itemActivated, m_values,
            [this] { m_values->setFocus(Qt::OtherFocusReason); });
    connect(m_name, &QLineEdit::textChanged, this, &PropertyDialog::explain);
    connect(m_values, &LongTextEdit::textChanged, this, &PropertyDialog::explain);
    const GameRecord *record = &m_cursor.record();
    // A stroke across the board changes the node many times before anyone can look.
    m_change.setSingleShot(true);
    connect(&m_change, &QTimer::timeout, this, &PropertyDialog::showNode);
    const auto showSoon = [this] { m_change.start(0); };
    connect(&m_cursor, &GameCursor::moved, this, showSoon);
    connect(record, &GameRecord::infoChanged, this, showSoon);
    connect(record, &GameRecord::treeReplaced, this, showSoon);
    connect(record, &GameRecord::nodeChanged, this, [this, showSoon](NodeId node) {
        if (node == m_cursor.node()) {
            showSoon();
        }
    });
}

/// The property that was selected stays so.
void PropertyDialog::showNode()
{
    const auto move = m_cursor.lastMove();
    m_place->setText(move ? tr("Move %1: %2 %3")
                                .arg(m_cursor.moveNumber())
                                .arg(text::colorName(move->color), text::moveName(*move))
                     : m_cursor.record().tree().parent(m_cursor.node()) == NoNode
                         ? tr("Start of the game")
                         : tr("Position without a move"));
    const QByteArray name = shownName();
    fillList();
    select(name);
}

void PropertyDialog::fillList()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    QList<QTreeWidgetItem *> items;
    m_cursor.record().tree().forEachProperty(
        m_cursor.node(),
        [&](const GameTree::Property &property) { items.append(itemFor(property)); });
    m_list->addTopLevelItems(items);
}

QTreeWidgetItem *PropertyDialog::itemFor(const GameTree::Property &property) const
{
    const QByteArray name = property.name();
    const QString values = textOf(property.values());
    auto *item = new QTreeWidgetItem;
    item->setText(NameColumn, QString::fromUtf8(name));
    item->setFont(NameColumn, fixedFont());
    const QString meaning = PropertyText::meaning(name);
    item->setText(MeaningColumn,
                  meaning == item->text(NameColumn) ? tr("not in the standard") : meaning);
    item->setText(ValueColumn, values.left(LongestShown).simplified());
    item->setFont(ValueColumn, fixedFont());
    if (const auto fault =
            faultAt(m_cursor.record().tree(), m_cursor.node(), name, m_cursor.board().size())) {
        const QString reason = text::capitalised(text::message(describe(*fault, name)));
        item->setIcon(NameColumn, symbolIcon(Symbol::Warning));
        item->setToolTip(NameColumn, reason);
        item->setToolTip(ValueColumn, reason);
        item->setData(NameColumn, Qt::AccessibleDescriptionRole, reason);
    }
    return item;
}

void PropertyDialog::select(const QByteArray &name)
{
    const QList<QTreeWidgetItem *> found =
        m_list->findItems(QString::fromUtf8(name), Qt::MatchExactly, NameColumn);
    m_list->setCurrentItem(found.isEmpty() ? m_list->topLevelItem(0) : found.front());
    showProperty();
}

/// What is typed there already is not typed anew.
void PropertyDialog::showProperty()
{
    const QTreeWidgetItem *item = m_list->currentItem();
    const QString name = item != nullptr ? item->text(NameColumn) : QString();
    const QString values = textOf(m_cursor.record().tree().values(m_cursor.node(), name.toUtf8()));
    m_name->setText(name);
    if (m_values->text() != values) {
        m_values->setText(values);
    }
    explain();
}

QByteArray PropertyDialog::shownName() const
{
    return m_name->text().trimmed().toUtf8();
}

std::optional<std::vector<QByteArray>> PropertyDialog::typedValues() const
{
    return valuesFromText(m_values->text().toUtf8());
}

void PropertyDialog::begin()
{
    m_list->setCurrentItem(nullptr);
    m_name->clear();
    m_values->setText({});
    m_name->setFocus();
}

void PropertyDialog::set()
{
    const auto values = typedValues();
    if (values) {
        const RecordStep step(m_cursor.record(), tr("Property %1").arg(m_name->text().trimmed()));
        m_cursor.record().setProperty(m_cursor.node(), shownName(), *values);
    }
}

void PropertyDialog::remove()
{
    const RecordStep step(m_cursor.record(), tr("Removed Property %1").arg(m_name->text()));
    m_cursor.record().removeProperty(m_cursor.node(), shownName());
}

void PropertyDialog::explain()
{
    using Tone = FieldNote::Tone;
    using Kind = PropertyFault::Kind;
    const GameTree &tree = m_cursor.record().tree();
    const QByteArray name = shownName();
    const auto values = typedValues();
    std::optional<PropertyFault> fault =
        faultOf(name, values.value_or(std::vector<QByteArray>()), m_cursor.board().size());
    const bool isNamed = !fault || fault->kind != Kind::Name;
    if (isNamed && !values) {
        fault = PropertyFault{Kind::Brackets, {}};
    }
    const bool isThere = isNamed && tree.has(m_cursor.node(), name);
    const bool isSame =
        isThere && values && std::ranges::equal(tree.values(m_cursor.node(), name), *values);
    if (isSame && !fault) {
        fault = faultAt(tree, m_cursor.node(), name, m_cursor.board().size());
    }
    m_set->setEnabled(isNamed && values && !isSame);
    m_remove->setEnabled(isThere);
    if (name.isEmpty() && m_values->text().isEmpty()) {
        m_note->clearNote();
    } else if (fault) {
        const bool isKept = isNamed && values;
        m_note->setNote(isKept ? Tone::Warning : Tone::Error,
                        text::capitalised(text::message(describe(*fault, name))));
    } else {
        m_note->setNote(Tone::Quiet, PropertyText::meaning(name));
    }
}

} // namespace shinpan
