#include "ui/engines/engineeditor.h"

#include "ui/engines/addmenu.h"
#include "ui/engines/engineform.h"
#include "ui/engines/enginelist.h"
#include "ui/engines/templatepage.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/kit/textzoom.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int Margin = 24;
constexpr int SideWidth = 280; // as FormWidth, unless some language needs more
constexpr int FormWidth = 540;

/// Opens a menu without an arrow that says so: its dots do.
class PlainMenuButton final : public QToolButton
{
protected:
    void paintEvent(QPaintEvent *) override
    {
        QStylePainter painter(this);
        QStyleOptionToolButton option;
        initStyleOption(&option);
        option.features &= ~QStyleOptionToolButton::HasMenu;
        painter.drawComplexControl(QStyle::CC_ToolButton, option);
    }
};

void dress(QToolButton *button, Symbol symbol, const QString &name)
{
    button->setIcon(symbolIcon(symbol));
    button->setAutoRaise(true);
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setFocusPolicy(Qt::TabFocus);
}

[[nodiscard]] QToolButton *toolButton(Symbol symbol, const QString &name)
{
    auto *button = new QToolButton;
    dress(button, symbol, name);
    return button;
}

} // namespace

EngineEditor::EngineEditor(const EngineProfileList &engines,
                           QWidget *parent,
                           const Machine &machine)
    : QDialog(parent)
    , m_machine(machine)
    , m_engines(engines)
    , m_list(new EngineList(machine))
    , m_duplicate(toolButton(Symbol::Duplicate, tr("Duplicate")))
    , m_remove(toolButton(Symbol::Remove, tr("Remove")))
    , m_up(toolButton(Symbol::Up, tr("Move up")))
    , m_down(toolButton(Symbol::Down, tr("Move down")))
    , m_pages(new QStackedWidget)
    , m_form(new EngineForm(machine))
    , m_template(new TemplatePage(machine))
    , m_messageTitle(new QLabel)
    , m_message(new QLabel)
    , m_news(new FieldNote(nullptr))
    , m_undo(new QPushButton(tr("&Undo")))
    , m_save(new AccentButton(tr("&Save")))
{
    setWindowTitle(tr("Engines"));
    auto *columns = new QHBoxLayout;
    columns->setSpacing(Margin);
    columns->addWidget(createSide());
    columns->addWidget(createPages(), 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Margin, Margin, Margin, spacing::Section);
    layout->setSpacing(spacing::Section);
    layout->addLayout(columns, 1);
    layout->addWidget(createBottom());
    connectList();
    connect(m_form, &EngineForm::edited, this, &EngineEditor::takeEdit);
    connect(m_form, &EngineForm::strengthsRequested, this, &EngineEditor::makeStrengths);
    connect(m_template, &TemplatePage::filledIn, this, &EngineEditor::takeAdded);
    const std::vector<EngineProfile> all = m_engines.profiles();
    refresh(all.empty() ? QString() : all.front().id);
}

QString EngineEditor::currentId() const
{
    return m_list->currentId();
}

void EngineEditor::selectEngine(const QString &id)
{
    m_list->setCurrentId(id);
}

void EngineEditor::addEngine(const QString &begun, const QString &part)
{
    EngineProfile profile;
    profile.commandLine = begun;
    refresh(m_engines.add(profile));
    m_form->focusCommandLine(part);
}

void EngineEditor::addTemplate(const EngineTemplate &engine)
{
    m_list->clearSelection();
    m_list->setCurrentItem(nullptr);
    showTemplate(engine);
    m_template->focusFirst();
}

void EngineEditor::accept()
{
    const std::vector<EngineProfile> stored = m_engines.stored();
    for (const EngineProfile &profile : stored) {
        if (profile.name.isEmpty() && profile.commandLine.isEmpty()) {
            m_engines.remove(profile.id); // begun and given up
        }
    }
    const auto isMistaken = [this](const EngineProfile &profile) {
        return !isWellFormed(profile) || m_form->hasStrayLines(profile.id);
    };
    const std::vector<EngineProfile> all = m_engines.profiles(); // a found one may have such lines
    if (const auto mistaken = std::ranges::find_if(all, isMistaken); mistaken != all.end()) {
        selectEngine(mistaken->id);
        m_form->focusMistake();
        return;
    }
    QDialog::accept();
}

/// Nothing that was started to test or check an engine outlives the dialog.
void EngineEditor::done(int result)
{
    m_form->cancelChecks();
    QDialog::done(result);
}

QWidget *EngineEditor::createSide()
{
    auto *menu = new AddMenu(m_machine, this);
    connect(menu, &AddMenu::commandLineChosen, this, &EngineEditor::addEngine);
    connect(menu, &AddMenu::templateChosen, this, &EngineEditor::addTemplate);
    connect(menu, &AddMenu::importChosen, this, &EngineEditor::chooseImport);
    auto *add = new AccentButton(symbolIcon(Symbol::Add), tr("&Add engine"));
    add->setAutoDefault(false);
    add->setMenu(menu);
    connect(m_duplicate, &QToolButton::clicked, this, &EngineEditor::duplicateEngine);
    connect(m_remove, &QToolButton::clicked, this, &EngineEditor::removeEngine);
    connect(m_up, &QToolButton::clicked, this,
            [this] { moveEngine(currentId(), m_engines.indexOf(currentId()) - 1); });
    connect(m_down, &QToolButton::clicked, this,
            [this] { moveEngine(currentId(), m_engines.indexOf(currentId()) + 1); });

    auto *tools = new QHBoxLayout;
    tools->setSpacing(0);
    tools->addWidget(add);
    tools->addStretch(1);
    for (QToolButton *tool : {m_duplicate, m_remove, m_up, m_down, createMoreButton()}) {
        tools->addWidget(tool);
    }
    auto *side = new QWidget;
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins({});
    layout->setSpacing(spacing::Normal);
    layout->addWidget(m_list, 1);
    layout->addLayout(tools);
    side->setFixedWidth(std::max(zoomed(SideWidth), side->minimumSizeHint().width()));
    return side;
}

QWidget *EngineEditor::createPages()
{
    m_messageTitle->setFont(textFont(TextSize::Subtitle));
    m_message->setWordWrap(true);
    auto *message = new QWidget;
    auto *layout = new QVBoxLayout(message);
    layout->setContentsMargins({});
    layout->setSpacing(spacing::Normal);
    layout->addWidget(m_messageTitle);
    layout->addWidget(m_message);
    layout->addStretch(1);
    m_pages->addWidget(message);
    m_pages->addWidget(m_form);
    m_pages->addWidget(m_template);
    m_pages->setMinimumWidth(std::max(zoomed(FormWidth), m_pages->minimumSizeHint().width()));
    return m_pages;
}

/// News and the way back at the left, the dialog's end at the right.
QWidget *EngineEditor::createBottom()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(m_save, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &EngineEditor::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &EngineEditor::reject);
    connect(m_undo, &QPushButton::clicked, this, &EngineEditor::restoreEngine);
    m_undo->setAccessibleName(tr("Bring the removed engine back"));
    m_undo->setAutoDefault(false);
    m_undo->hide();
    m_news->setAlignment(Qt::AlignVCenter | Qt::AlignLeading);
    auto *bottom = new QWidget;
    auto *row = new QHBoxLayout(bottom);
    row->setContentsMargins({});
    row->setSpacing(spacing::Wide);
    row->addWidget(m_undo);
    row->addWidget(m_news, 1);
    row->addWidget(buttons);
    return bottom;
}

QToolButton *EngineEditor::createMoreButton()
{
    auto *menu = new QMenu(this);
    menu->addAction(symbolIcon(Symbol::Open), tr("&Import from a file…"), this,
                    &EngineEditor::chooseImport);
    QAction *one = menu->addAction(symbolIcon(Symbol::Save), tr("&Export this engine…"), this,
                                   [this] { chooseExport({*m_engines.profile(currentId())}); });
    QAction *all = menu->addAction(tr("Export &all of your engines…"), this,
                                   [this] { chooseExport(m_engines.stored()); });
    connect(menu, &QMenu::aboutToShow, this, [this, one, all] {
        one->setEnabled(m_engines.profile(currentId()).has_value());
        all->setEnabled(!m_engines.stored().empty());
    });
    auto *more = new PlainMenuButton;
    dress(more, Symbol::More, tr("Import and export"));
    more->setMenu(menu);
    more->setPopupMode(QToolButton::InstantPopup);
    return more;
}

void EngineEditor::connectList()
{
    connect(m_list, &QListWidget::currentItemChanged, this, &EngineEditor::showCurrent);
    connect(m_list, &EngineList::moveRequested, this, &EngineEditor::moveEngine);
    connect(m_list, &EngineList::removeRequested, this, &EngineEditor::removeEngine);
    connect(m_list, &EngineList::undoRequested, this, &EngineEditor::restoreEngine);
    connect(m_list, &EngineList::filesDropped, this,
            [this](const QStringList &paths) { importFile(paths.constFirst()); });
}

} // namespace shinpan
