#include "ui/engines/engineeditor.h"

#include "core/engine/engineaddress.h"
#include "ui/accentbutton.h"
#include "ui/engines/engineform.h"
#include "ui/engines/incompleteengine.h"
#include "ui/style.h"
#include "ui/symbol.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int Margin = 24;
constexpr int SideWidth = 240;
constexpr int FormWidth = 520;
constexpr int RowPadding = 6;      ///< above and below an engine in the list
constexpr int HeadingPadding = 10; ///< above a heading

// What a row of the list stands for.
constexpr int IdRole = Qt::UserRole;             ///< a profile's id
constexpr int IncompleteRole = Qt::UserRole + 1; ///< index into FoundEngines::incomplete

[[nodiscard]] QToolButton *toolButton(Symbol symbol, const QString &name)
{
    auto *button = new QToolButton;
    button->setIcon(symbolIcon(symbol));
    button->setAutoRaise(true);
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

EngineEditor::EngineEditor(const EngineProfileList &engines,
                           QWidget *parent,
                           const Machine &machine)
    : QDialog(parent)
    , m_machine(machine)
    , m_engines(engines)
    , m_list(new QListWidget)
    , m_duplicate(toolButton(Symbol::Duplicate, tr("Duplicate")))
    , m_remove(toolButton(Symbol::Remove, tr("Remove")))
    , m_up(toolButton(Symbol::Up, tr("Move up")))
    , m_down(toolButton(Symbol::Down, tr("Move down")))
    , m_pages(new QStackedWidget)
    , m_form(new EngineForm(machine))
    , m_messageTitle(new QLabel)
    , m_message(new QLabel)
{
    setWindowTitle(tr("Engines"));
    auto *save = new AccentButton(tr("&Save"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(save, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &EngineEditor::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &EngineEditor::reject);

    auto *columns = new QHBoxLayout;
    columns->setSpacing(Margin);
    columns->addWidget(createSide());
    columns->addWidget(createPages(), 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Margin, Margin, Margin, spacing::Section);
    layout->setSpacing(spacing::Section);
    layout->addLayout(columns, 1);
    layout->addWidget(buttons);
    save->setDefault(true);

    connect(m_list, &QListWidget::currentItemChanged, this, &EngineEditor::showCurrent);
    connect(m_form, &EngineForm::edited, this, &EngineEditor::takeEdit);
    const std::vector<EngineProfile> all = m_engines.profiles();
    refresh(all.empty() ? QString() : all.front().id);
}

QString EngineEditor::currentId() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item ? item->data(IdRole).toString() : QString();
}

void EngineEditor::selectEngine(const QString &id)
{
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(IdRole).toString() == id) {
            m_list->setCurrentRow(row);
        }
    }
}

void EngineEditor::addEngine()
{
    refresh(m_engines.add({}));
    m_form->focusCommandLine();
}

void EngineEditor::accept()
{
    const std::vector<EngineProfile> stored = m_engines.stored();
    for (const EngineProfile &profile : stored) {
        if (profile.name.isEmpty() && profile.commandLine.isEmpty()) {
            m_engines.remove(profile.id); // begun and given up
            continue;
        }
        selectEngine(profile.id);
        if (m_form->focusMistake()) {
            return;
        }
    }
    QDialog::accept();
}

QWidget *EngineEditor::createSide()
{
    m_list->setAccessibleName(tr("Engines"));
    m_list->setIconSize(QSize(18, 18));
    auto *add = new AccentButton(symbolIcon(Symbol::Add), tr("&Add engine"));
    add->setAutoDefault(false);
    connect(add, &QPushButton::clicked, this, &EngineEditor::addEngine);
    connect(m_duplicate, &QToolButton::clicked, this, &EngineEditor::duplicateEngine);
    connect(m_remove, &QToolButton::clicked, this, &EngineEditor::removeEngine);
    connect(m_up, &QToolButton::clicked, this, [this] { moveEngine(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { moveEngine(+1); });

    auto *tools = new QHBoxLayout;
    tools->setSpacing(spacing::Tight);
    tools->addWidget(add);
    tools->addStretch(1);
    for (QToolButton *tool : {m_duplicate, m_remove, m_up, m_down}) {
        tools->addWidget(tool);
    }
    auto *side = new QWidget;
    side->setFixedWidth(SideWidth);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins({});
    layout->setSpacing(spacing::Normal);
    layout->addWidget(m_list, 1);
    layout->addLayout(tools);
    return side;
}

QWidget *EngineEditor::createPages()
{
    m_messageTitle->setFont(textFont(TextSize::Subtitle));
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *message = new QWidget;
    auto *layout = new QVBoxLayout(message);
    layout->setContentsMargins({});
    layout->setSpacing(spacing::Normal);
    layout->addWidget(m_messageTitle);
    layout->addWidget(m_message);
    layout->addStretch(1);
    m_pages->addWidget(message);
    m_pages->addWidget(m_form);
    m_pages->setMinimumWidth(FormWidth);
    return m_pages;
}

void EngineEditor::refresh(const QString &currentId)
{
    fillList(currentId);
    showCurrent();
}

void EngineEditor::fillList(const QString &currentId)
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    const std::vector<EngineProfile> all = m_engines.profiles();
    const std::size_t storedCount = m_engines.stored().size();
    const auto incompleteCount = static_cast<int>(m_engines.found().incomplete.size());
    if (storedCount > 0) {
        addHeading(tr("Your engines"));
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i == storedCount) {
            addHeading(tr("Found on this computer"));
        }
        addProfileItem(all[i]);
    }
    if (all.size() == storedCount && incompleteCount > 0) {
        addHeading(tr("Found on this computer"));
    }
    for (int i = 0; i < incompleteCount; ++i) {
        addIncompleteItem(i);
    }
    selectEngine(currentId);
}

void EngineEditor::addHeading(const QString &text)
{
    auto *item = new QListWidgetItem(text, m_list);
    item->setFlags(Qt::NoItemFlags);
    item->setFont(textFont(TextSize::Caption));
    item->setForeground(palette().brush(QPalette::PlaceholderText));
    item->setTextAlignment(Qt::AlignBottom | Qt::AlignLeading);
    item->setSizeHint(QSize(0, fontMetrics().height() + HeadingPadding));
}

void EngineEditor::addProfileItem(const EngineProfile &profile)
{
    auto *item = new QListWidgetItem(m_list);
    item->setData(IdRole, profile.id);
    item->setSizeHint(QSize(0, fontMetrics().height() + 2 * RowPadding));
    describe(item, profile);
}

void EngineEditor::addIncompleteItem(int index)
{
    const IncompleteEngine &engine = m_engines.found().incomplete[static_cast<std::size_t>(index)];
    auto *item = new QListWidgetItem(symbolIcon(Symbol::Warning),
                                     tr("%1 (incomplete)").arg(engine.name), m_list);
    item->setData(IncompleteRole, index);
    item->setSizeHint(QSize(0, fontMetrics().height() + 2 * RowPadding));
}

void EngineEditor::describe(QListWidgetItem *item, const EngineProfile &profile) const
{
    const Result<EngineRoute> route = engineRoute(profile, m_machine);
    item->setText(profile.name.isEmpty() ? tr("New engine") : profile.name);
    const bool isNew = profile.commandLine.isEmpty();
    item->setIcon(symbolIcon(route || isNew ? Symbol::Engine : Symbol::Warning));
    item->setToolTip(route ? profile.commandLine
                           : tr("This cannot be started: %1.").arg(route.error()));
}

void EngineEditor::showCurrent()
{
    enableTools();
    const QListWidgetItem *item = m_list->currentItem();
    if (const std::optional<EngineProfile> profile = m_engines.profile(currentId())) {
        QStringList otherNames;
        for (const EngineProfile &other : m_engines.profiles()) {
            if (other.id != profile->id) {
                otherNames.append(other.name);
            }
        }
        m_form->setProfile(*profile, otherNames);
        m_pages->setCurrentWidget(m_form);
        return;
    }
    m_pages->setCurrentIndex(0);
    if (item && item->data(IncompleteRole).isValid()) {
        showIncomplete(m_engines.found().incomplete[item->data(IncompleteRole).toUInt()]);
    } else {
        m_messageTitle->setText(tr("No engine yet"));
        m_message->setText(
            tr("Press “Add engine” and paste the command that starts one in GTP mode."));
    }
}

void EngineEditor::showIncomplete(const IncompleteEngine &engine)
{
    m_messageTitle->setText(tr("%1 cannot run yet").arg(engine.name));
    m_message->setText(whyIncomplete(engine));
}

void EngineEditor::enableTools()
{
    const QString id = currentId();
    const int index = storedIndex(id);
    const int last = static_cast<int>(m_engines.stored().size()) - 1;
    m_duplicate->setEnabled(m_engines.profile(id).has_value());
    m_remove->setEnabled(index >= 0);
    m_remove->setToolTip(isFoundEngineId(id) ? tr("Forget the changes") : tr("Remove"));
    m_up->setEnabled(index > 0);
    m_down->setEnabled(index >= 0 && index < last);
}

void EngineEditor::takeEdit()
{
    const EngineProfile profile = m_form->profile();
    const bool wasStored = m_engines.isStored(profile.id);
    if (!m_engines.update(profile)) {
        return;
    }
    if (wasStored) {
        describe(m_list->currentItem(), profile);
    } else {
        fillList(profile.id); // it moved up; the form, with the cursor in it, stays as it is
        enableTools();
    }
}

void EngineEditor::duplicateEngine()
{
    if (const std::optional<QString> copy = m_engines.duplicate(currentId())) {
        refresh(*copy);
    }
}

void EngineEditor::removeEngine()
{
    const QString id = currentId();
    const int row = m_list->currentRow();
    m_engines.remove(id);
    if (m_engines.profile(id)) {
        refresh(id); // the found engine is back as it was found
        return;
    }
    const std::vector<EngineProfile> all = m_engines.profiles();
    const auto next =
        std::min(static_cast<std::size_t>(std::max(row - 1, 0)), all.empty() ? 0 : all.size() - 1);
    refresh(all.empty() ? QString() : all[next].id);
}

void EngineEditor::moveEngine(int by)
{
    const QString id = currentId();
    m_engines.move(id, storedIndex(id) + by);
    refresh(id);
}

int EngineEditor::storedIndex(const QString &id) const
{
    const std::vector<EngineProfile> &stored = m_engines.stored();
    const auto isIt = [&id](const EngineProfile &profile) { return profile.id == id; };
    const auto found = std::find_if(stored.begin(), stored.end(), isIt);
    return found == stored.end() ? -1 : static_cast<int>(found - stored.begin());
}

} // namespace shinpan
