#include "ui/engines/engineform.h"

#include "core/engine/commandrepair.h"
#include "core/engine/commandwords.h"
#include "core/engine/engineaddress.h"
#include "core/engine/engineprofilelist.h"
#include "core/gtp/gtpcommand.h"
#include "ui/engines/commandadvice.h"
#include "ui/engines/commandlineedit.h"
#include "ui/engines/linesfield.h"
#include "ui/engines/trustboxes.h"
#include "ui/engines/wordchips.h"
#include "ui/fieldnote.h"
#include "ui/style.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace shinpan {

namespace {

[[nodiscard]] QLabel *labelFor(QWidget *field, const QString &text)
{
    auto *label = new QLabel(text);
    label->setBuddy(field);
    return label;
}

/// "– → --,  “ → "", each change once.
[[nodiscard]] QString changesInWords(const CommandRepair &repair)
{
    QStringList changes;
    for (const CommandRepair::Change &change : repair.changes) {
        const QChar before = change.before.at(0);
        changes.append(before.isPrint() && !before.isSpace()
                           ? QStringLiteral("%1 → %2").arg(change.before, change.after)
                           : EngineForm::tr("an invisible character"));
    }
    changes.removeDuplicates();
    return changes.join(QStringLiteral(",  "));
}

[[nodiscard]] QString mistakeInVariable(const QString &line)
{
    return line.indexOf(u'=') > 0 ? QString()
                                  : EngineForm::tr("“%1” is not of the form NAME=value.").arg(line);
}

[[nodiscard]] QString mistakeInCommand(const QString &line)
{
    const Result<GtpCommand> command = GtpCommand::parse(line.toUtf8());
    return command ? QString() : EngineForm::tr("“%1”: %2.").arg(line, command.error());
}

} // namespace

EngineForm::EngineForm(const Machine &machine, QWidget *parent)
    : QWidget(parent)
    , m_machine(machine)
    , m_command(new CommandLineEdit)
    , m_words(new WordChips)
    , m_commandNote(new FieldNote(m_command))
    , m_repairNote(new FieldNote(nullptr))
    , m_mend(new QPushButton(tr("&Mend")))
    , m_name(new QLineEdit)
    , m_nameNote(new FieldNote(m_name))
    , m_directory(new QLineEdit)
    , m_directoryNote(new FieldNote(m_directory))
    , m_environment(new LinesField(tr("&Environment, one per line"),
                                   QStringLiteral("OMP_NUM_THREADS=2"),
                                   mistakeInVariable))
    , m_startup(new LinesField(tr("Start-&up commands, one per line"),
                               QStringLiteral("kgs-rules chinese"),
                               mistakeInCommand))
    , m_trust(new TrustBoxes)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(spacing::Tight);
    addCommandLine(layout);
    addName(layout);
    addDirectory(layout);
    addLists(layout);
    layout->addWidget(m_trust);
    layout->addStretch(1);
    connectFields();
}

void EngineForm::setProfile(const EngineProfile &profile, const QStringList &otherNames)
{
    const QSignalBlocker notEdited(this);
    m_id = profile.id;
    m_otherNames = otherNames;
    m_nameFollows = false;
    m_isUntouched = profile.name.isEmpty() && profile.commandLine.isEmpty();
    m_name->setText(profile.name);
    m_directory->setText(profile.workingDirectory);
    QStringList variables;
    for (const EngineProfile::Variable &variable : profile.environment) {
        variables.append(variable.name + u'=' + variable.value);
    }
    m_environment->setLines(variables);
    m_startup->setLines(profile.startupCommands);
    m_trust->showProfile(profile);
    m_command->setPlainText(profile.commandLine);
    m_nameFollows = profile.name.isEmpty();
    checkCommandLine();
    checkName();
}

EngineProfile EngineForm::profile() const
{
    EngineProfile profile;
    profile.id = m_id;
    profile.name = m_name->text().trimmed();
    profile.commandLine = m_command->toPlainText().trimmed();
    profile.workingDirectory = m_directory->text().trimmed();
    const QStringList variables = m_environment->lines();
    for (const QString &variable : variables) {
        if (const qsizetype equals = variable.indexOf(u'='); equals > 0) {
            profile.environment.push_back(
                {variable.left(equals).trimmed(), variable.mid(equals + 1)});
        }
    }
    profile.startupCommands = m_startup->lines();
    m_trust->writeTo(profile);
    return profile;
}

bool EngineForm::focusMistake()
{
    m_isUntouched = false;
    checkCommandLine();
    checkName();
    if (!splitCommandLine(m_command->toPlainText(), m_machine.home)) {
        m_command->setFocus();
    } else if (m_nameNote->tone() == FieldNote::Tone::Error) {
        m_name->setFocus();
    } else if (m_environment->hasMistake()) {
        m_environment->focusField();
    } else if (m_startup->hasMistake()) {
        m_startup->focusField();
    } else {
        return false;
    }
    return true;
}

void EngineForm::focusCommandLine()
{
    m_command->setFocus();
}

void EngineForm::addCommandLine(QVBoxLayout *layout)
{
    m_command->setAccessibleName(tr("Command line"));
    m_command->setPlaceholderText(QStringLiteral("gnugo --mode gtp --level 10"));
    m_mend->setAutoDefault(false);
    m_mend->setAccessibleName(tr("Mend the punctuation"));
    auto *repair = new QHBoxLayout;
    repair->setSpacing(spacing::Normal);
    repair->addWidget(m_repairNote, 1);
    repair->addWidget(m_mend);
    layout->addWidget(labelFor(m_command, tr("&Command line")));
    layout->addWidget(m_command);
    layout->addWidget(m_words);
    layout->addWidget(m_commandNote);
    layout->addLayout(repair);
    layout->addSpacing(spacing::Normal);
}

void EngineForm::addName(QVBoxLayout *layout)
{
    m_name->setAccessibleName(tr("Name"));
    layout->addWidget(labelFor(m_name, tr("&Name")));
    layout->addWidget(m_name);
    layout->addWidget(m_nameNote);
}

void EngineForm::addDirectory(QVBoxLayout *layout)
{
    m_directory->setAccessibleName(tr("Working directory"));
    m_directory->setPlaceholderText(tr("Your home directory"));
    auto *choose = new QPushButton(tr("C&hoose…"));
    choose->setAutoDefault(false);
    choose->setAccessibleName(tr("Choose the working directory"));
    connect(choose, &QPushButton::clicked, this, &EngineForm::chooseDirectory);
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::Normal);
    row->addWidget(m_directory, 1);
    row->addWidget(choose);
    layout->addWidget(labelFor(m_directory, tr("&Working directory")));
    layout->addLayout(row);
    layout->addWidget(m_directoryNote);
}

void EngineForm::addLists(QVBoxLayout *layout)
{
    layout->addSpacing(spacing::Tight);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(spacing::Section);
    columns->addWidget(m_environment, 1);
    columns->addWidget(m_startup, 1);
    layout->addLayout(columns);
}

void EngineForm::connectFields()
{
    connect(m_command, &QPlainTextEdit::textChanged, this, &EngineForm::takeCommandLine);
    connect(m_command, &CommandLineEdit::pasted, this, &EngineForm::reportRepair);
    connect(m_mend, &QPushButton::clicked, this, &EngineForm::mendCommandLine);
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_nameFollows = false; });
    connect(m_name, &QLineEdit::textChanged, this, [this] {
        checkName();
        Q_EMIT edited();
    });
    connect(m_directory, &QLineEdit::textChanged, this, [this] {
        checkDirectory();
        checkCommandLine();
        Q_EMIT edited();
    });
    connect(m_environment, &LinesField::edited, this, &EngineForm::edited);
    connect(m_startup, &LinesField::edited, this, &EngineForm::edited);
    connect(m_trust, &TrustBoxes::edited, this, &EngineForm::edited);
}

void EngineForm::takeCommandLine()
{
    m_isUntouched = m_isUntouched && m_command->toPlainText().isEmpty();
    checkCommandLine();
    if (m_nameFollows) {
        const QString name = engineNameFor(m_command->toPlainText(), m_machine);
        m_name->setText(name.isEmpty() ? name : freeEngineName(name, m_otherNames));
    }
    Q_EMIT edited();
}

void EngineForm::mendCommandLine()
{
    const CommandRepair repair = repairCommandLine(m_command->toPlainText());
    m_command->selectAll();
    m_command->insertPlainText(repair.text); // unlike setPlainText(), this can be undone
    reportRepair(repair);
    m_command->setFocus();
}

void EngineForm::reportRepair(const CommandRepair &repair)
{
    if (!repair.changes.empty()) {
        m_repairNote->setNote(FieldNote::Tone::Quiet,
                              tr("Mended:  %1").arg(changesInWords(repair)));
        m_repairNote->show();
    }
}

void EngineForm::chooseDirectory()
{
    auto *dialog = new QFileDialog(this, tr("Working Directory"),
                                   m_machine.absolutePath(m_directory->text().trimmed()));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, m_directory, &QLineEdit::setText);
    dialog->open();
}

void EngineForm::checkCommandLine()
{
    const bool isTyped = checkPunctuation();
    const Result<CommandWords> words = splitCommandLine(m_command->toPlainText(), m_machine.home);
    m_words->setWords(words ? QStringList(words->program) + words->arguments : QStringList());
    if (m_isUntouched) {
        m_commandNote->setNote(FieldNote::Tone::Quiet,
                               tr("Paste the command that starts the engine in GTP mode."));
        return;
    }
    const Result<EngineRoute> route = engineRoute(profile(), m_machine);
    const auto *process = route ? std::get_if<ProcessSpec>(&*route) : nullptr;
    if (!route) {
        m_commandNote->setNote(FieldNote::Tone::Error,
                               tr("This cannot be started: %1.").arg(route.error()));
    } else if (process == nullptr) {
        m_commandNote->setNote(
            FieldNote::Tone::Quiet,
            tr("Calls the engine that listens at %1.").arg(std::get<TcpAddress>(*route).text()));
    } else if (const QString advice = commandAdvice(*words); !advice.isEmpty()) {
        m_commandNote->setNote(FieldNote::Tone::Warning, advice);
    } else if (isTyped) {
        m_commandNote->setNote(FieldNote::Tone::Good, tr("Found %1").arg(process->program));
    } else {
        m_commandNote->clearNote();
    }
}

bool EngineForm::checkPunctuation()
{
    const CommandRepair repair = repairCommandLine(m_command->toPlainText());
    const bool isSmart = !repair.changes.empty();
    m_mend->setVisible(isSmart);
    m_repairNote->setVisible(isSmart);
    if (isSmart) {
        m_repairNote->setNote(FieldNote::Tone::Warning,
                              tr("This looks typeset, not typed:  %1").arg(changesInWords(repair)));
    }
    return !isSmart;
}

void EngineForm::checkName()
{
    const QString name = m_name->text().trimmed();
    if (name.isEmpty() && !m_isUntouched) {
        m_nameNote->setNote(FieldNote::Tone::Error, tr("The engine needs a name."));
    } else if (!name.isEmpty() && m_otherNames.contains(name, Qt::CaseInsensitive)) {
        m_nameNote->setNote(FieldNote::Tone::Warning, tr("Another engine has this name."));
    } else {
        m_nameNote->clearNote();
    }
}

void EngineForm::checkDirectory()
{
    const QString typed = m_directory->text().trimmed();
    const QString directory = m_machine.absolutePath(typed);
    if (typed.isEmpty() || m_machine.fileAt(directory) == Machine::File::Directory) {
        m_directoryNote->clearNote();
    } else {
        m_directoryNote->setNote(FieldNote::Tone::Error,
                                 tr("There is no folder %1.").arg(directory));
    }
}

} // namespace shinpan
