#include "ui/engines/engineform.h"

#include "ui/engines/checkpage.h"
#include "ui/engines/commandpage.h"
#include "ui/engines/samestart.h"
#include "ui/engines/startuppage.h"
#include "ui/engines/timeoutfields.h"
#include "ui/engines/trustboxes.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"

#include <QCoreApplication>
#include <QSignalBlocker>
#include <QTabBar>
#include <QTabWidget>

namespace shinpan {

EngineForm::EngineForm(const Machine &machine, QWidget *parent)
    : QWidget(parent)
    , m_tabs(new QTabWidget)
    , m_command(new CommandPage(machine))
    , m_startup(new StartupPage(machine))
    , m_timeouts(new TimeoutFields)
    , m_trust(new TrustBoxes)
    , m_check(new CheckPage)
{
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("Pages of the engine"));
    m_tabs->tabBar()->setAccessibleName(m_tabs->accessibleName());
    m_tabs->addTab(m_command, tr("Engine"));
    m_tabs->addTab(m_startup, tr("Start-up"));
    const QMargins margins(0, spacing::Section, 0, 0);
    m_tabs->addTab(
        form::widgetWith(form::column(spacing::Normal, {m_timeouts, form::rest()}, margins)),
        tr("Time limits"));
    m_tabs->addTab(
        form::widgetWith(form::column(spacing::Normal, {m_trust, form::rest()}, margins)),
        tr("In games"));
    m_tabs->addTab(m_check, tr("Check"));
    setLayout(form::column(0, {m_tabs}));
    connect(m_command, &CommandPage::edited, this, &EngineForm::takeEdit);
    connect(m_startup, &StartupPage::edited, this, &EngineForm::takeEdit);
    connect(m_timeouts, &TimeoutFields::edited, this, &EngineForm::takeEdit);
    connect(m_trust, &TrustBoxes::edited, this, &EngineForm::takeEdit);
    connect(m_check, &CheckPage::thoughtsFoundSafe, m_trust, &TrustBoxes::trustThoughts);
    connect(m_command, &CommandPage::strengthsRequested, this, &EngineForm::strengthsRequested);
    connect(m_command, &CommandPage::tested, this, &EngineForm::takeTest);
}

void EngineForm::setProfile(const EngineProfile &profile, const QStringList &otherNames)
{
    if (profile.commandLine.isEmpty()) { // a new one, which begins with that
        m_tabs->setCurrentWidget(m_command);
    }
    m_profile = profile;
    m_failed = profile.hasFailedTest ? std::optional(profile) : std::nullopt;
    {
        const QSignalBlocker noStartup(m_startup);
        const QSignalBlocker noTimeouts(m_timeouts);
        const QSignalBlocker noTrust(m_trust);
        const QSignalBlocker noCommand(m_command);
        m_startup->showProfile(profile);
        m_timeouts->setTimeouts(profile.timeouts);
        m_trust->showProfile(profile);
        m_command->showProfile(profile, otherNames);
    }
    m_check->showProfile(profile);
    showMistakes();
}

EngineProfile EngineForm::profile() const
{
    EngineProfile profile = m_profile;
    m_command->writeTo(profile);
    m_startup->writeTo(profile);
    profile.timeouts = m_timeouts->timeouts();
    m_trust->writeTo(profile);
    profile.hasFailedTest = m_failed && startsAlike(*m_failed, profile);
    return profile;
}

bool EngineForm::focusMistake()
{
    if (m_command->focusMistake()) {
        m_tabs->setCurrentWidget(m_command);
    } else if (m_startup->hasMistake()) {
        m_tabs->setCurrentWidget(m_startup);
        m_startup->focusMistake();
    } else {
        return false;
    }
    return true;
}

void EngineForm::focusCommandLine(const QString &part)
{
    m_tabs->setCurrentWidget(m_command);
    m_command->focusCommandLine(part);
}

void EngineForm::cancelChecks()
{
    m_command->cancelTest();
    m_check->cancel();
}

void EngineForm::takeEdit()
{
    m_startup->followEdit(profile());
    const EngineProfile edited = profile();
    m_command->followEdit(edited);
    m_check->showProfile(edited);
    showMistakes();
    Q_EMIT this->edited();
}

void EngineForm::takeTest(bool answers)
{
    m_failed = answers ? std::nullopt : std::optional(profile());
    Q_EMIT edited();
}

void EngineForm::showMistakes()
{
    const std::pair<QWidget *, bool> pages[] = {{m_command, m_command->hasMistake()},
                                                {m_startup, m_startup->hasMistake()}};
    for (const auto &[page, hasMistake] : pages) {
        const int tab = m_tabs->indexOf(page);
        m_tabs->setTabIcon(tab, hasMistake ? symbolIcon(Symbol::Warning) : QIcon());
        m_tabs->setTabToolTip(tab, hasMistake ? tr("Something is wrong on this page") : QString());
    }
}

} // namespace shinpan
