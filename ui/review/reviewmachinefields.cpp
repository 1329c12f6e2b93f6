#include "ui/review/reviewmachinefields.h"

#include "core/machines/hostfile.h"
#include "ui/engines/filefield.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/words/messagetext.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QSpinBox>
#include <QStandardPaths>

namespace shinpan {

namespace {

constexpr int MostFilesAtATime = 256;

/// Competitions say it in the same words.
[[nodiscard]] QString asInCompetitions(const char *text)
{
    return QCoreApplication::translate("shinpan::MachineFields", text);
}

} // namespace

ReviewMachineFields::ReviewMachineFields(QFormLayout &form, QWidget *parent)
    : QObject(parent)
    , m_place(new QComboBox(parent))
    , m_hosts(new FileField(
          FileField::Wanted::File,
          {.label = asInCompetitions("Machines"),
           .chooseName = asInCompetitions("Choose the file of machines"),
           .placeholder = asInCompetitions("A file with a machine a line, such as 4/anna@north"),
           .filter = {},
           .isOneLine = true},
          Machine::current(),
          parent))
    , m_jobs(new QSpinBox(parent))
{
    m_place->addItems({asInCompetitions("on this computer"), asInCompetitions("by Slurm"),
                       asInCompetitions("on computers over ssh")});
    m_jobs->setRange(1, MostFilesAtATime);
    m_place->setAccessibleName(tr("Reviewed"));
    m_jobs->setToolTip(tr("On each computer, each with engines of its own"));
    form.addRow(form::labelFor(m_jobs, tr("Files at a time")),
                form::row(spacing::Normal, {m_jobs, {m_place, 1}, {m_hosts, 2}}));
    showKind();
    connect(m_place, &QComboBox::currentIndexChanged, this, [this] {
        showKind();
        Q_EMIT changed();
    });
    connect(m_hosts, &FileField::edited, this, &ReviewMachineFields::changed);
    connect(m_jobs, &QSpinBox::valueChanged, this, &ReviewMachineFields::changed);
}

void ReviewMachineFields::showKind()
{
    m_hosts->setVisible(machines().kind == ReviewMachines::Kind::Ssh);
}

ReviewMachines ReviewMachineFields::machines() const
{
    const QString hosts = m_hosts->path();
    return {.kind = static_cast<ReviewMachines::Kind>(m_place->currentIndex()),
            .hosts = hosts.isEmpty() ? QString() : Machine::current().absolutePath(hosts),
            .jobs = m_jobs->value()};
}

QString ReviewMachineFields::whatIsMissing() const
{
    const ReviewMachines chosen = machines();
    if (chosen.kind == ReviewMachines::Kind::Here) {
        return {};
    }
    const bool isSsh = chosen.kind == ReviewMachines::Kind::Ssh;
    const QString program = isSsh ? QStringLiteral("parallel") : QStringLiteral("sbatch");
    if (QStandardPaths::findExecutable(program).isEmpty()) {
        return asInCompetitions("This computer has no %1: start the run on one that has it.")
            .arg(program);
    }
    if (isSsh && chosen.hosts.isEmpty()) {
        return asInCompetitions("Machines: choose a file that names one a line, such as "
                                "4/anna@north for four tasks at once.");
    }
    const Result<std::vector<Host>> hosts =
        isSsh ? readHostFile(chosen.hosts) : std::vector<Host>();
    return hosts ? QString() : asInCompetitions("Machines: %1.").arg(text::message(hosts.error()));
}

} // namespace shinpan
