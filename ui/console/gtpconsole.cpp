#include "ui/console/gtpconsole.h"

#include "core/gtp/gtpcommand.h"
#include "ui/console/commandentry.h"
#include "ui/console/transcriptdelegate.h"
#include "ui/console/transcriptview.h"
#include "ui/fieldnote.h"
#include "ui/style.h"
#include "ui/symbol.h"

#include <QAction>
#include <QComboBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace shinpan {

namespace {

constexpr int AllEngines = -1;

[[nodiscard]] QFrame *hairline()
{
    auto *line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    return line;
}

} // namespace

GtpConsole::GtpConsole(const GtpTranscript &transcript, QWidget *parent)
    : QWidget(parent)
    , m_transcript(transcript)
    , m_model(transcript)
    , m_filter(new QComboBox)
    , m_search(new QLineEdit)
    , m_view(new TranscriptView(m_model))
    , m_target(new QComboBox)
    , m_entry(new CommandEntry)
    , m_entryNote(new FieldNote(m_entry))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(createFilters());
    layout->addWidget(hairline());
    layout->addWidget(m_view, 1);
    layout->addWidget(hairline());
    layout->addLayout(createEntry());

    connect(&m_model, &TranscriptModel::sourceAppeared, this, &GtpConsole::offerFilter);
    connect(m_filter, &QComboBox::currentIndexChanged, this, &GtpConsole::applyFilter);
    connect(m_search, &QLineEdit::textChanged, this, &GtpConsole::applyFilter);
    connect(m_target, &QComboBox::currentIndexChanged, this, &GtpConsole::useTarget);
    connect(m_entry, &CommandEntry::commandEntered, this, &GtpConsole::takeCommand);
    connect(m_entry, &QLineEdit::textEdited, m_entryNote, &QWidget::hide);
    for (int source = 0; source < m_model.sourceCount(); ++source) {
        offerFilter(source);
    }
    applyFilter();
    useTarget();
}

void GtpConsole::addEngine(int source)
{
    if (m_target->findData(source) < 0) {
        m_target->addItem(m_transcript.sourceName(source), source);
    }
}

void GtpConsole::removeEngine(int source)
{
    m_commands.remove(source);
    m_target->removeItem(m_target->findData(source));
}

void GtpConsole::setCommands(int source, const QStringList &commands)
{
    m_commands.insert(source, commands);
    useTarget();
}

void GtpConsole::showEngine(int source)
{
    m_model.catchUp();
    offerFilter(source);
    m_filter->setCurrentIndex(m_filter->findData(source));
    if (const int target = m_target->findData(source); target >= 0) {
        m_target->setCurrentIndex(target);
    }
}

QLayout *GtpConsole::createFilters()
{
    m_filter->setAccessibleName(tr("Show the lines of"));
    m_filter->addItem(symbolIcon(Symbol::Engine), tr("All engines"), AllEngines);
    m_filter->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_search->setAccessibleName(tr("Show lines that contain"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(symbolIcon(Symbol::Search), QLineEdit::LeadingPosition);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(spacing::Normal, spacing::Normal, spacing::Normal, spacing::Normal);
    row->setSpacing(spacing::Normal);
    row->addWidget(m_filter);
    row->addWidget(m_search, 1);
    return row;
}

QLayout *GtpConsole::createEntry()
{
    m_target->setAccessibleName(tr("Talk to"));
    m_target->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_entryNote->hide();
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::Normal);
    row->addWidget(m_target);
    row->addWidget(m_entry, 1);
    auto *layout = new QVBoxLayout;
    layout->setContentsMargins(spacing::Normal, spacing::Normal, spacing::Normal, spacing::Normal);
    layout->setSpacing(spacing::Tight);
    layout->addLayout(row);
    layout->addWidget(m_entryNote);
    return layout;
}

void GtpConsole::offerFilter(int source)
{
    if (m_filter->findData(source) < 0) {
        m_filter->addItem(m_transcript.sourceName(source), source);
    }
}

void GtpConsole::applyFilter()
{
    TranscriptFilter filter;
    filter.text = m_search->text();
    if (const int source = m_filter->currentData().toInt(); source != AllEngines) {
        filter.engines = {source};
    }
    m_view->setSearchText(filter.text);
    m_view->setEmptyText(filter == TranscriptFilter()
                             ? tr("Everything that engines are told and say appears here.\n\n"
                                  "To talk to one yourself, type a GTP command below.")
                             : tr("No line matches."));
    m_model.setFilter(filter);
}

void GtpConsole::takeCommand(const QString &line)
{
    if (const Result<GtpCommand> command = GtpCommand::parse(line.toUtf8()); !command) {
        m_entryNote->setNote(FieldNote::Tone::Error, tr("“%1”: %2.").arg(line, command.error()));
        m_entryNote->show();
        return;
    }
    m_entryNote->hide();
    m_view->jumpToNewest();
    Q_EMIT commandEntered(m_target->currentData().toInt(), line);
}

void GtpConsole::useTarget()
{
    const bool isAnyone = m_target->count() > 0;
    m_target->setVisible(isAnyone);
    m_entry->setEnabled(isAnyone);
    m_entry->setPlaceholderText(isAnyone ? tr("GTP command") : tr("No engine is running"));
    m_entry->setCommands(isAnyone ? m_commands.value(m_target->currentData().toInt())
                                  : QStringList());
}

} // namespace shinpan
