#include "ui/engines/startuppage.h"

#include "core/gtp/gtpcommand.h"
#include "ui/engines/filefield.h"
#include "ui/engines/linesfield.h"
#include "ui/fieldnote.h"
#include "ui/style.h"

#include <QVBoxLayout>

namespace shinpan {

namespace {

[[nodiscard]] QString mistakeInVariable(const QString &line)
{
    return line.indexOf(u'=') > 0
             ? QString()
             : StartupPage::tr("“%1” is not of the form NAME=value.").arg(line);
}

[[nodiscard]] QString mistakeInCommand(const QString &line)
{
    const Result<GtpCommand> command = GtpCommand::parse(line.toUtf8());
    return command ? QString() : StartupPage::tr("“%1”: %2.").arg(line, command.error());
}

} // namespace

StartupPage::StartupPage(const Machine &machine, QWidget *parent)
    : QWidget(parent)
    , m_machine(machine)
    , m_directory(new FileField(FileField::Wanted::Directory,
                                {tr("&Working directory"),
                                 tr("Choose the working directory"),
                                 tr("Your home directory"),
                                 {}},
                                machine))
    , m_environment(new LinesField(tr("&Environment, one per line"),
                                   QStringLiteral("OMP_NUM_THREADS=2"),
                                   mistakeInVariable))
    , m_commands(new LinesField(tr("Start-&up commands, one per line"),
                                QStringLiteral("kgs-rules chinese"),
                                mistakeInCommand))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, spacing::Section, 0, 0);
    layout->setSpacing(spacing::Normal);
    layout->addWidget(m_directory);
    layout->addWidget(m_environment);
    layout->addWidget(m_commands);
    layout->addStretch(1);
    connect(m_directory, &FileField::edited, this, [this] {
        checkDirectory();
        Q_EMIT edited();
    });
    connect(m_environment, &LinesField::edited, this, &StartupPage::edited);
    connect(m_commands, &LinesField::edited, this, &StartupPage::edited);
}

void StartupPage::showProfile(const EngineProfile &profile)
{
    m_directory->setPath(profile.workingDirectory);
    QStringList variables;
    for (const EngineProfile::Variable &variable : profile.environment) {
        variables.append(variable.name + u'=' + variable.value);
    }
    m_environment->setLines(variables);
    m_commands->setLines(profile.startupCommands);
}

void StartupPage::writeTo(EngineProfile &profile) const
{
    profile.workingDirectory = m_directory->path();
    profile.environment.clear();
    const QStringList variables = m_environment->lines();
    for (const QString &variable : variables) {
        if (const qsizetype equals = variable.indexOf(u'='); equals > 0) {
            profile.environment.push_back(
                {variable.left(equals).trimmed(), variable.mid(equals + 1)});
        }
    }
    profile.startupCommands = m_commands->lines();
}

bool StartupPage::hasMistake() const
{
    return m_environment->hasMistake() || m_commands->hasMistake();
}

bool StartupPage::focusMistake()
{
    if (m_environment->hasMistake()) {
        m_environment->focusField();
    } else if (m_commands->hasMistake()) {
        m_commands->focusField();
    }
    return hasMistake();
}

void StartupPage::checkDirectory()
{
    const QString directory = m_machine.absolutePath(m_directory->path());
    if (m_directory->path().isEmpty() || m_machine.fileAt(directory) == Machine::File::Directory) {
        m_directory->note().clearNote();
    } else {
        m_directory->note().setNote(FieldNote::Tone::Error,
                                    tr("There is no folder %1.").arg(directory));
    }
}

} // namespace shinpan
