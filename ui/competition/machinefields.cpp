#include "ui/competition/machinefields.h"

#include "core/engine/profile/commandwords.h"
#include "core/machines/hostfile.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/words/messagetext.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QSpinBox>
#include <QStandardPaths>

#include <utility>

namespace shinpan {

namespace {

using PlayedBy = MachineSettings::Kind;

[[nodiscard]] Result<QStringList> wordsIn(const QString &text)
{
    if (text.trimmed().isEmpty()) {
        return QStringList();
    }
    return splitCommandLine(text).map(
        [](const CommandWords &words) { return QStringList{words.program} + words.arguments; });
}

[[nodiscard]] QString textOf(const QStringList &words)
{
    return words.isEmpty() ? QString() : joinCommandWords({words.front(), words.mid(1)});
}

/// It has a line as soon as there is something to say.
void note(FieldNote &line, FieldNote::Tone tone, const QString &text)
{
    line.setNote(tone, text);
    line.setVisible(!text.isEmpty());
}

} // namespace

MachineFields::MachineFields(QWidget *parent)
    : QWidget(parent)
    , m_place(new QComboBox(this))
    , m_partition(new QLineEdit)
    , m_options(new QLineEdit)
    , m_hosts(new QLineEdit)
    , m_workers(new QSpinBox)
    , m_block(new QSpinBox)
    , m_file(form::button(tr("File…"), tr("Choose the file of machines")))
    , m_hostsNote(new FieldNote(m_hosts))
    , m_optionsNote(new FieldNote(m_options))
    , m_note(new FieldNote(m_place))
{
    m_place->addItems({tr("on this computer"), tr("by Slurm"), tr("on computers over ssh")});
    m_place->setAccessibleName(tr("Played"));
    setLayout(form::column(spacing::Tight, {createFields(), m_hostsNote, m_optionsNote, m_note}));
    setMachines({});
    connect(m_place, &QComboBox::currentIndexChanged, this, [this] {
        showKind();
        Q_EMIT kindChosen();
        Q_EMIT edited();
    });
    for (QLineEdit *field : {m_partition, m_options, m_hosts}) {
        connect(field, &QLineEdit::textChanged, this, &MachineFields::edited);
    }
    for (QSpinBox *field : {m_workers, m_block}) {
        connect(field, &QSpinBox::valueChanged, this, &MachineFields::edited);
    }
}

QLayout *MachineFields::createFields()
{
    const auto labelled = [](QWidget *field, const QString &name) {
        field->setAccessibleName(name);
        return form::labelFor(field, name);
    };
    m_partition->setPlaceholderText(tr("the usual one"));
    m_options->setPlaceholderText(tr("as for sbatch, such as --time=2:00:00"));
    m_hosts->setPlaceholderText(tr("A file with a machine a line, such as 4/anna@north"));
    m_workers->setRange(1, MachineSettings::MostWorkers);
    m_workers->setToolTip(tr("How many tasks wait or run at the same time"));
    m_block->setRange(0, MostCounted);
    m_block->setSpecialValueText(tr("for ten minutes"));
    m_block->setToolTip(tr("Games of a task come home together, and are lost together"));
    connect(m_file, &QPushButton::clicked, this, &MachineFields::chooseHosts);
    QLabel *partition = labelled(m_partition, tr("Partition"));
    QLabel *options = labelled(m_options, tr("Options"));
    QLabel *hosts = labelled(m_hosts, tr("Machines"));
    m_ofSlurm = {partition, m_partition, options, m_options};
    m_ofSsh = {hosts, m_hosts, m_file};
    return form::row(spacing::Normal, {partition,
                                       {m_partition, 1},
                                       options,
                                       {m_options, 2},
                                       hosts,
                                       {m_hosts, 3},
                                       m_file,
                                       labelled(m_workers, tr("Tasks")),
                                       m_workers,
                                       labelled(m_block, tr("Games of a task")),
                                       m_block});
}

void MachineFields::follow(QWidget *before)
{
    for (QWidget *next : std::initializer_list<QWidget *>{m_place, m_partition, m_options, m_hosts,
                                                          m_file, m_workers, m_block}) {
        setTabOrder(std::exchange(before, next), next);
    }
}

void MachineFields::showKind()
{
    for (QWidget *widget : m_ofSlurm) {
        widget->setVisible(kind() == PlayedBy::Slurm);
    }
    for (QWidget *widget : m_ofSsh) {
        widget->setVisible(kind() == PlayedBy::Ssh);
    }
    setVisible(kind() != PlayedBy::Here);
    complain();
}

void MachineFields::chooseHosts()
{
    auto *dialog = new QFileDialog(this, tr("File of Machines"), QFileInfo(m_hosts->text()).path());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, m_hosts, &QLineEdit::setText);
    dialog->open();
}

MachineSettings::Kind MachineFields::kind() const
{
    return static_cast<PlayedBy>(m_place->currentIndex());
}

void MachineFields::setMachines(const MachineSettings &machines)
{
    const QSignalBlocker quiet(this);
    m_written = machines;
    m_place->setCurrentIndex(static_cast<int>(machines.kind));
    m_partition->setText(machines.partition);
    m_options->setText(textOf(machines.options));
    m_hosts->setText(machines.hosts);
    m_workers->setValue(machines.workers);
    m_block->setValue(machines.block);
    showKind();
}

MachineSettings MachineFields::machines() const
{
    MachineSettings machines = m_written;
    const QString hosts = m_hosts->text().trimmed();
    machines.kind = kind();
    machines.partition = m_partition->text().trimmed();
    machines.options = wordsIn(m_options->text()).value_or(QStringList());
    machines.hosts = hosts.isEmpty() ? QString() : QFileInfo(hosts).absoluteFilePath();
    machines.workers = m_workers->value();
    machines.block = m_block->value();
    return machines;
}

QString MachineFields::hostsObjection() const
{
    const QString path = machines().hosts;
    if (path.isEmpty()) {
        return tr("Machines: choose a file that names one a line, such as 4/anna@north for four "
                  "tasks at once.");
    }
    if (!QFileInfo::exists(path)) {
        return tr("Machines: %1 does not exist. Choose the file again.")
            .arg(QDir::toNativeSeparators(path));
    }
    const Result<std::vector<Host>> hosts = readHostFile(path);
    return hosts ? QString() : tr("Machines: %1.").arg(text::message(hosts.error()));
}

bool MachineFields::complain()
{
    const Result<QStringList> options = wordsIn(m_options->text());
    const QString wrongHosts = kind() == PlayedBy::Ssh ? hostsObjection() : QString();
    const QString wrongOptions = kind() != PlayedBy::Slurm || options
                                   ? QString()
                                   : tr("Options: %1.").arg(text::message(options.error()));
    const QString program =
        kind() == PlayedBy::Slurm ? QStringLiteral("sbatch") : QStringLiteral("parallel");
    const bool isMissing =
        kind() != PlayedBy::Here && QStandardPaths::findExecutable(program).isEmpty();
    const bool isWrong = !wrongHosts.isEmpty() || !wrongOptions.isEmpty();
    note(*m_hostsNote, FieldNote::Tone::Error, wrongHosts);
    note(*m_optionsNote, FieldNote::Tone::Error, wrongOptions);
    note(*m_note, isMissing ? FieldNote::Tone::Warning : FieldNote::Tone::Quiet,
         kind() == PlayedBy::Here || isWrong ? QString()
         : isMissing
             ? tr("This computer has no %1: start the run on one that has it.").arg(program)
             : tr("“Games at once” are those of one task. Its machine chooses the processors: "
                  "affinity in the file is for games on this computer."));
    return isWrong;
}

void MachineFields::complain(const QString &error)
{
    note(*m_note, FieldNote::Tone::Error, error);
}

} // namespace shinpan
