#include "ui/engines/engineeditor.h"

#include "core/engine/profile/engineprofilefile.h"
#include "core/engine/profile/enginestrength.h"
#include "core/engine/profile/enginetemplates.h"
#include "ui/engines/engineform.h"
#include "ui/engines/enginelist.h"
#include "ui/engines/importdialog.h"
#include "ui/engines/startuppage.h"
#include "ui/engines/strengthsdialog.h"
#include "ui/engines/templatepage.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/kit/textzoom.h"
#include "ui/words/messagetext.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QMenu>
#include <QStackedWidget>
#include <QStyleOptionToolButton>
#include <QStylePainter>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int Margin = 24;
constexpr int SideWidth = 280; // as FormWidth, unless some language needs more
constexpr int FormWidth = 540;

/// The context of what the menu of engines to add says.
struct AddMenu
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::AddMenu)
};

/// What stands in the way of an engine: "ready", "files needed", "not found".
[[nodiscard]] QString readiness(const EngineTemplate &engine, const Machine &machine)
{
    const EngineFilling found = fillingOn(machine, engine);
    if (found.program.isEmpty() || !engine.isFound) {
        return AddMenu::tr("choose its program");
    }
    return found.files.contains(QString()) ? AddMenu::tr("a file is needed")
                                           : AddMenu::tr("installed");
}

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

[[nodiscard]] QString fileTypes()
{
    return EngineEditor::tr("Lists of engines (*.json);;All files (*)");
}

} // namespace

EngineEditor::EngineEditor(const EngineProfileList &engines,
                           QWidget *parent,
                           const Machine &machine)
    : QDialog(parent)
    , m_machine(machine)
    , m_engines(engines)
    , m_list(new EngineList(machine))
    , m_duplicate(form::toolButton(Symbol::Duplicate, tr("Duplicate")))
    , m_remove(form::toolButton(Symbol::Remove, tr("Remove")))
    , m_up(form::toolButton(Symbol::Up, tr("Move up")))
    , m_down(form::toolButton(Symbol::Down, tr("Move down")))
    , m_pages(new QStackedWidget)
    , m_form(new EngineForm(machine))
    , m_template(new TemplatePage(machine))
    , m_messageTitle(form::heading())
    , m_message(new QLabel)
    , m_note(new FieldNote(nullptr))
    , m_undo(form::button(tr("&Undo"), tr("Bring the removed engine back")))
    , m_save(new AccentButton(tr("&Save")))
{
    setWindowTitle(tr("Engines"));
    setLayout(
        form::column(spacing::Section,
                     {{form::row(Margin, {createSide(), {createPages(), 1}}), 1}, createBottom()},
                     {Margin, Margin, Margin, spacing::Section}));
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
        return !isWellFormed(profile) || m_form->startup().hasStrayLines(profile.id);
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
    auto *add = new AccentButton(symbolIcon(Symbol::Add), tr("&Add Engine"));
    add->setAutoDefault(false);
    add->setMenu(createAddMenu());
    connect(m_duplicate, &QToolButton::clicked, this, &EngineEditor::duplicateEngine);
    connect(m_remove, &QToolButton::clicked, this, &EngineEditor::removeEngine);
    connect(m_up, &QToolButton::clicked, this,
            [this] { moveEngine(currentId(), m_engines.indexOf(currentId()) - 1); });
    connect(m_down, &QToolButton::clicked, this,
            [this] { moveEngine(currentId(), m_engines.indexOf(currentId()) + 1); });

    QHBoxLayout *tools =
        form::row(0, {add, form::rest(), m_duplicate, m_remove, m_up, m_down, createMoreButton()});
    QWidget *side = form::widgetWith(form::column(spacing::Normal, {{m_list, 1}, tools}));
    side->setFixedWidth(std::max(zoomed(SideWidth), side->minimumSizeHint().width()));
    return side;
}

/// The ways to add an engine: a command line, a known engine, one on another computer, a file.
QMenu *EngineEditor::createAddMenu()
{
    auto *menu = new QMenu(this);
    menu->addAction(symbolIcon(Symbol::Console), AddMenu::tr("&Command line…"), this,
                    [this] { addEngine(); });
    menu->addSeparator();
    for (const EngineTemplate &engine : engineTemplates()) {
        menu->addAction(symbolIcon(Symbol::Engine),
                        QStringLiteral("%1\t%2").arg(engine.name, readiness(engine, m_machine)),
                        this, [this, &engine] { addTemplate(engine); });
    }
    menu->addSeparator();
    menu->addAction(AddMenu::tr("At an &Address (tcp://)…"), this, [this] {
        addEngine(QStringLiteral("tcp://host:port"), QStringLiteral("host:port"));
    });
    // Nobody could type a password without a terminal, so that ssh shall not ask for one.
    menu->addAction(AddMenu::tr("On Another Computer, over &ssh…"), this, [this] {
        addEngine(QStringLiteral("ssh -T -o BatchMode=yes user@host gnugo --mode gtp"),
                  QStringLiteral("user@host"));
    });
    menu->addSeparator();
    menu->addAction(symbolIcon(Symbol::Open), AddMenu::tr("&Import from a File…"), this,
                    &EngineEditor::chooseImport);
    return menu;
}

QWidget *EngineEditor::createPages()
{
    m_message->setWordWrap(true);
    m_pages->addWidget(
        form::widgetWith(form::column(spacing::Normal, {m_messageTitle, m_message, form::rest()})));
    m_pages->addWidget(m_form);
    m_pages->addWidget(m_template);
    m_pages->setMinimumWidth(std::max(zoomed(FormWidth), m_pages->minimumSizeHint().width()));
    return m_pages;
}

/// News and the way back at the left, the dialog's end at the right.
QLayout *EngineEditor::createBottom()
{
    connect(m_undo, &QPushButton::clicked, this, &EngineEditor::restoreEngine);
    m_undo->hide();
    m_note->setAlignment(Qt::AlignVCenter | Qt::AlignLeading);
    return form::row(spacing::Wide, {m_undo, {m_note, 1}, form::dialogButtons(*this, m_save)});
}

QToolButton *EngineEditor::createMoreButton()
{
    auto *menu = new QMenu(this);
    menu->addAction(symbolIcon(Symbol::Open), tr("&Import from a File…"), this,
                    &EngineEditor::chooseImport);
    QAction *one = menu->addAction(symbolIcon(Symbol::Save), tr("&Export This Engine…"), this,
                                   [this] { chooseExport({*m_engines.profile(currentId())}); });
    QAction *all = menu->addAction(tr("Export &All of Your Engines…"), this,
                                   [this] { chooseExport(m_engines.stored()); });
    connect(menu, &QMenu::aboutToShow, this, [this, one, all] {
        one->setEnabled(m_engines.profile(currentId()).has_value());
        all->setEnabled(!m_engines.stored().empty());
    });
    auto *more = new PlainMenuButton;
    form::dress(*more, Symbol::More, tr("Import and export"));
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

void EngineEditor::refresh(const QString &currentId)
{
    m_list->showEngines(m_engines, currentId);
    showCurrent();
}

void EngineEditor::showCurrent()
{
    enableTools();
    m_save->setDefault(false); // else it stays so only while it has the focus, as after a click
    m_save->setDefault(true);
    if (const std::optional<EngineProfile> profile = m_engines.profile(currentId())) {
        m_form->setProfile(*profile, m_engines.namesBut(profile->id));
        m_pages->setCurrentWidget(m_form);
        return;
    }
    const int incomplete = m_list->currentIncomplete();
    if (incomplete >= 0) {
        const QString name =
            m_engines.found().incomplete[static_cast<std::size_t>(incomplete)].name;
        const std::span<const EngineTemplate> all = engineTemplates();
        const auto isIt = [&name](const EngineTemplate &engine) { return engine.name == name; };
        if (const auto found = std::find_if(all.begin(), all.end(), isIt); found != all.end()) {
            showTemplate(*found);
            return;
        }
    }
    m_pages->setCurrentIndex(0);
    m_messageTitle->setText(tr("No engine yet"));
    m_message->setText(tr("Press “Add Engine”: choose one that you know, or paste the command that "
                          "starts one in GTP mode."));
}

void EngineEditor::showTemplate(const EngineTemplate &engine)
{
    m_template->showTemplate(engine, m_engines.namesBut({}));
    m_pages->setCurrentWidget(m_template);
    m_template->addButton()->setDefault(true);
}

void EngineEditor::enableTools()
{
    const QString id = currentId();
    const int index = m_engines.indexOf(id);
    const int last = static_cast<int>(m_engines.stored().size()) - 1;
    m_duplicate->setEnabled(m_engines.profile(id).has_value());
    m_remove->setEnabled(index >= 0);
    m_remove->setToolTip(isFoundEngineId(id) ? tr("Discard the changes") : tr("Remove"));
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
        m_list->showEngine(profile);
    } else {
        m_list->showEngines(m_engines, profile.id); // it moved up; the form stays as it is
        enableTools();
    }
}

void EngineEditor::takeAdded(const std::vector<EngineProfile> &profiles)
{
    const QStringList ids = m_engines.import(profiles);
    refresh(ids.constFirst());
    m_list->setFocus();
    report(ids.size() == 1 ? tr("“%1” was added.").arg(profiles.front().name)
                           : tr("%n engine(s) were added.", nullptr, static_cast<int>(ids.size())));
}

void EngineEditor::makeStrengths()
{
    const std::optional<EngineProfile> profile = m_engines.profile(currentId());
    if (!profile || !strengthKnob(*profile)) {
        return;
    }
    auto *dialog = new StrengthsDialog(*profile, m_engines.namesBut({}), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { takeAdded(dialog->profiles()); });
    dialog->open();
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
    const int index = m_engines.indexOf(id);
    if (index < 0) {
        return;
    }
    m_removed = Removed{*m_engines.profile(id), index};
    m_engines.remove(id);
    m_form->startup().forgetStrayLines(id);
    const std::vector<EngineProfile> all = m_engines.profiles();
    if (m_engines.profile(id)) {
        refresh(id); // the found engine is back as it was found
        report(tr("The changes to “%1” were discarded.").arg(m_removed->profile.name));
    } else {
        const auto next = std::min(static_cast<std::size_t>(std::max(index - 1, 0)),
                                   all.empty() ? 0 : all.size() - 1);
        refresh(all.empty() ? QString() : all[next].id);
        report(m_removed->profile.name.isEmpty()
                   ? tr("The new engine was removed.")
                   : tr("“%1” was removed.").arg(m_removed->profile.name));
    }
    m_undo->show();
}

void EngineEditor::restoreEngine()
{
    if (m_removed) {
        const QString id = m_engines.insert(m_removed->profile, m_removed->index);
        report(tr("“%1” is back.").arg(m_removed->profile.name));
        m_removed.reset();
        refresh(id);
        m_list->setFocus();
    }
}

void EngineEditor::moveEngine(const QString &id, int index)
{
    m_engines.move(id, index);
    refresh(id);
}

void EngineEditor::chooseImport()
{
    auto *dialog = new QFileDialog(this, tr("Import Engines"), m_machine.home, fileTypes());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &EngineEditor::importFile);
    dialog->open();
}

void EngineEditor::importFile(const QString &path)
{
    const Result<std::vector<EngineProfile>> profiles = readEngineListFile(path);
    if (!profiles) {
        report(text::message(profiles.error()), true);
        return;
    }
    if (profiles->empty()) {
        report(tr("There is no engine in %1.").arg(path), true);
        return;
    }
    auto *dialog = new ImportDialog(path, *profiles, m_engines.namesBut({}), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { takeAdded(dialog->profiles()); });
    dialog->open();
}

void EngineEditor::chooseExport(const std::vector<EngineProfile> &profiles)
{
    auto *dialog = new QFileDialog(this, tr("Export Engines"), m_machine.home, fileTypes());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    dialog->selectFile(QStringLiteral("engines.json"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, profiles](const QString &path) { exportTo(path, profiles); });
    dialog->open();
}

void EngineEditor::exportTo(const QString &path, const std::vector<EngineProfile> &profiles)
{
    if (const Result<void> written = writeEngineListFile(path, profiles); !written) {
        report(text::message(written.error()), true);
    } else {
        report(tr("Written to %1.").arg(path));
    }
}

/// Undo is offered for the last removal until something else has been told.
void EngineEditor::report(const QString &note, bool isMistake)
{
    m_undo->hide();
    m_note->setNote(isMistake ? FieldNote::Tone::Error : FieldNote::Tone::Quiet, note);
}

} // namespace shinpan
