#include "ui/home/shortcutsdialog.h"

#include "ui/home/shortcutbook.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/kit/textzoom.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>

namespace shinpan {

namespace {

[[nodiscard]] bool isModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt
        || key == Qt::Key_AltGr || key == Qt::Key_Meta || key == Qt::Key_unknown || key == 0;
}

/// A sign such as "?" is itself, whatever a keyboard needs Shift for.
[[nodiscard]] QKeySequence keyOf(const QKeyEvent &event)
{
    Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const QString text = event.text();
    if (!text.isEmpty() && text.front().isPrint() && !text.front().isLetterOrNumber()
        && !text.front().isSpace()) {
        modifiers &= ~Qt::ShiftModifier;
    }
    return QKeyCombination(modifiers, static_cast<Qt::Key>(event.key()));
}

constexpr int Margin = 24;
constexpr int RowPadding = 8;
constexpr QSize FirstSize(640, 660);
constexpr int PlaceRole = Qt::UserRole; ///< in ShortcutBook::all()

[[nodiscard]] QString textOf(const QList<QKeySequence> &keys)
{
    return QKeySequence::listToString(keys, QKeySequence::NativeText)
        .replace(QLatin1String("; "), QLatin1String(",  "));
}

} // namespace

KeyField::KeyField(QWidget *parent)
    : QLineEdit(parent)
{
    setReadOnly(true);
    setContextMenuPolicy(Qt::NoContextMenu);
}

void KeyField::setKey(const QKeySequence &key)
{
    m_key = key;
    setText(key.toString(QKeySequence::NativeText));
    Q_EMIT keyChanged();
}

bool KeyField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // a shortcut's key is to be taken, not obeyed
        return true;
    }
    return QLineEdit::event(event);
}

void KeyField::keyPressEvent(QKeyEvent *event)
{
    if (event->modifiers() == Qt::NoModifier && event->key() == Qt::Key_Escape) {
        event->ignore();
    } else if (!isModifier(event->key())) {
        setKey(keyOf(*event));
    }
}

ShortcutsDialog::ShortcutsDialog(ShortcutBook &book, QWidget *parent)
    : QDialog(parent)
    , m_book(book)
    , m_scheme(new QComboBox)
    , m_search(new QLineEdit)
    , m_list(new QTreeWidget)
    , m_key(new KeyField)
    , m_assign(new AccentButton(tr("&Assign")))
    , m_none(new QPushButton(tr("&No Key")))
    , m_reset(new QPushButton(tr("&Default")))
    , m_note(new FieldNote(m_key))
{
    setWindowTitle(tr("Keyboard Shortcuts"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Margin, Margin, Margin, spacing::Section);
    column->setSpacing(spacing::Wide);
    column->addLayout(createTop());
    column->addWidget(m_list, 1);
    column->addLayout(createEditor());
    column->addWidget(m_note);
    column->addLayout(createBottom());
    resize(zoomed(FirstSize));

    fill();
    showKeys();
    connect(&book, &ShortcutBook::changed, this, &ShortcutsDialog::showKeys);
    m_search->setFocus();
}

QLayout *ShortcutsDialog::createTop()
{
    m_search->setPlaceholderText(tr("Search by name or key"));
    m_search->setAccessibleName(tr("Search shortcuts"));
    m_search->addAction(symbolIcon(Symbol::Search), QLineEdit::LeadingPosition);
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);

    m_scheme->addItem(tr("Left and Right: moves"), static_cast<int>(KeyScheme::LeftRight));
    m_scheme->addItem(tr("Up and Down: moves"), static_cast<int>(KeyScheme::UpDown));
    m_scheme->setAccessibleName(tr("Arrow keys"));
    m_scheme->setToolTip(tr("Which arrows go through the moves; the others go to variations"));
    m_scheme->setCurrentIndex(m_scheme->findData(static_cast<int>(m_book.scheme())));
    connect(m_scheme, &QComboBox::currentIndexChanged, this,
            [this] { m_book.setScheme(static_cast<KeyScheme>(m_scheme->currentData().toInt())); });
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::Normal);
    row->addWidget(m_search, 1);
    row->addWidget(m_scheme);
    return row;
}

QLayout *ShortcutsDialog::createEditor()
{
    m_key->setAccessibleName(tr("New key"));
    m_key->setPlaceholderText(tr("Press the keys here"));
    for (QPushButton *button : {m_assign, m_none, m_reset}) {
        button->setAutoDefault(false);
    }
    m_none->setToolTip(tr("Take its keys away"));
    m_reset->setToolTip(tr("Restore its default keys"));
    connect(m_key, &KeyField::keyChanged, this, &ShortcutsDialog::judge);
    connect(m_assign, &QPushButton::clicked, this,
            [this] { m_book.assign(*current(), m_key->key()); });
    connect(m_none, &QPushButton::clicked, this, [this] { m_book.assign(*current(), {}); });
    connect(m_reset, &QPushButton::clicked, this, [this] { m_book.reset(*current()); });
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::Normal);
    auto *title = new QLabel(tr("New &key:"));
    title->setBuddy(m_key);
    row->addWidget(title);
    row->addWidget(m_key, 1);
    row->addWidget(m_assign);
    row->addWidget(m_none);
    row->addWidget(m_reset);
    return row;
}

QLayout *ShortcutsDialog::createBottom()
{
    auto *all = new QPushButton(tr("&Reset All"));
    all->setAutoDefault(false);
    connect(all, &QPushButton::clicked, &m_book, &ShortcutBook::resetAll);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *row = new QHBoxLayout;
    row->addWidget(all);
    row->addStretch(1);
    row->addWidget(buttons);
    return row;
}

/// One group for each menu.
void ShortcutsDialog::fill()
{
    m_list->setAccessibleName(tr("Shortcuts"));
    m_list->setHeaderLabels({tr("Action"), tr("Keys")});
    m_list->setRootIsDecorated(false);
    m_list->setIndentation(spacing::Wide);
    QTreeWidgetItem *group = nullptr;
    const std::vector<Shortcut> &all = m_book.all();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!group || group->text(0) != all[i].group) {
            group = new QTreeWidgetItem(m_list, {all[i].group});
            group->setFont(0, textFont(TextSize::Subtitle));
            group->setFirstColumnSpanned(true);
            group->setFlags(Qt::ItemIsEnabled);
            group->setExpanded(true);
        }
        auto *item = new QTreeWidgetItem(group, {all[i].name()});
        item->setData(0, PlaceRole, static_cast<int>(i));
        item->setSizeHint(1, QSize(0, fontMetrics().height() + RowPadding));
    }
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::showCurrent);
    connect(m_list, &QTreeWidget::itemActivated, m_key, qOverload<>(&QWidget::setFocus));
}

void ShortcutsDialog::showKeys()
{
    for (int g = 0; g < m_list->topLevelItemCount(); ++g) {
        QTreeWidgetItem *group = m_list->topLevelItem(g);
        for (int i = 0; i < group->childCount(); ++i) {
            QTreeWidgetItem *item = group->child(i);
            const auto place = static_cast<std::size_t>(item->data(0, PlaceRole).toInt());
            const Shortcut &shortcut = m_book.all()[place];
            item->setText(0, shortcut.name());
            item->setText(1, textOf(shortcut.action->shortcuts()));
            QFont font = m_list->font();
            font.setBold(m_book.isChanged(shortcut));
            item->setFont(1, font);
        }
    }
    m_list->resizeColumnToContents(0); // once; the header by itself would do it for every row
    m_scheme->setCurrentIndex(m_scheme->findData(static_cast<int>(m_book.scheme())));
    showCurrent();
}

void ShortcutsDialog::filter()
{
    const QString text = m_search->text().simplified();
    for (int g = 0; g < m_list->topLevelItemCount(); ++g) {
        QTreeWidgetItem *group = m_list->topLevelItem(g);
        bool isEmpty = true;
        for (int i = 0; i < group->childCount(); ++i) {
            QTreeWidgetItem *item = group->child(i);
            const bool isFound = item->text(0).contains(text, Qt::CaseInsensitive)
                              || item->text(1).contains(text, Qt::CaseInsensitive);
            item->setHidden(!isFound);
            isEmpty = isEmpty && !isFound;
        }
        group->setHidden(isEmpty);
    }
}

const Shortcut *ShortcutsDialog::current() const
{
    const QTreeWidgetItem *item = m_list->currentItem();
    const QVariant place = item ? item->data(0, PlaceRole) : QVariant();
    return place.isValid() ? &m_book.all()[static_cast<std::size_t>(place.toInt())] : nullptr;
}

void ShortcutsDialog::showCurrent()
{
    const Shortcut *shortcut = current();
    m_key->setEnabled(shortcut);
    m_none->setEnabled(shortcut && !shortcut->action->shortcuts().isEmpty());
    m_reset->setEnabled(shortcut && m_book.isChanged(*shortcut));
    m_key->setKey({}); // and judge()
}

/// Says what the key that was pressed means already.
void ShortcutsDialog::judge()
{
    const Shortcut *shortcut = current();
    const QKeySequence key = m_key->key();
    m_assign->setEnabled(shortcut && !key.isEmpty());
    const Shortcut *owner = shortcut ? m_book.owner(key, *shortcut) : nullptr;
    m_assign->setText(owner ? tr("&Take It") : tr("&Assign"));
    if (owner) {
        m_note->setNote(FieldNote::Tone::Warning,
                        tr("%1 is the key of “%2”, which would lose it.")
                            .arg(key.toString(QKeySequence::NativeText), owner->name()));
    } else if (!shortcut) {
        m_note->setNote(FieldNote::Tone::Quiet, tr("Choose an action to give it another key."));
    } else {
        m_note->clearNote();
    }
}

} // namespace shinpan
