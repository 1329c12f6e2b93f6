// The commands of the EngineEditor.

#include "core/engine/profile/enginelistfile.h"
#include "core/engine/profile/enginestrength.h"
#include "ui/engines/engineeditor.h"
#include "ui/engines/engineform.h"
#include "ui/engines/enginelist.h"
#include "ui/engines/importdialog.h"
#include "ui/engines/strengthsdialog.h"
#include "ui/engines/templatepage.h"
#include "ui/kit/fieldnote.h"

#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

namespace shinpan {

namespace {

[[nodiscard]] QString fileTypes()
{
    return EngineEditor::tr("Lists of engines (*.json);;All files (*)");
}

} // namespace

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
    m_message->setText(tr("Press “Add engine”: choose one that you know, or paste the command that "
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
    tell(ids.size() == 1 ? tr("“%1” was added.").arg(profiles.front().name)
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
    m_form->forgetStrayLines(id);
    const std::vector<EngineProfile> all = m_engines.profiles();
    if (m_engines.profile(id)) {
        refresh(id); // the found engine is back as it was found
        tell(tr("The changes of “%1” were forgotten.").arg(m_removed->profile.name));
    } else {
        const auto next = std::min(static_cast<std::size_t>(std::max(index - 1, 0)),
                                   all.empty() ? 0 : all.size() - 1);
        refresh(all.empty() ? QString() : all[next].id);
        tell(m_removed->profile.name.isEmpty()
                 ? tr("The new engine was removed.")
                 : tr("“%1” was removed.").arg(m_removed->profile.name));
    }
    m_undo->show();
}

void EngineEditor::restoreEngine()
{
    if (m_removed) {
        const QString id = m_engines.insert(m_removed->profile, m_removed->index);
        tell(tr("“%1” is back.").arg(m_removed->profile.name));
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
        tell(profiles.error(), true);
        return;
    }
    if (profiles->empty()) {
        tell(tr("There is no engine in %1.").arg(path), true);
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
        tell(written.error(), true);
    } else {
        tell(tr("Written to %1.").arg(path));
    }
}

/// Undo is offered for the last removal until something else has been told.
void EngineEditor::tell(const QString &news, bool isMistake)
{
    m_undo->hide();
    m_news->setNote(isMistake ? FieldNote::Tone::Error : FieldNote::Tone::Quiet, news);
}

} // namespace shinpan
