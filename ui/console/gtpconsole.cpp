#include "ui/console/gtpconsole.h"

#include "core/gtp/gtpcommand.h"
#include "core/gtp/gtpreply.h"
#include "core/util/excerpt.h"
#include "ui/console/commandentry.h"
#include "ui/console/filterbar.h"
#include "ui/console/linedetail.h"
#include "ui/console/replywaitbar.h"
#include "ui/console/transcriptdelegate.h"
#include "ui/console/transcriptview.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/words/messagetext.h"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QFrame>
#include <QLineEdit>
#include <QResizeEvent>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace shinpan {

namespace {

/// The role of engines that says whether one can no longer be talked to.
constexpr int GoneRole = Qt::UserRole + 1;
constexpr int SmallestTarget = 80; // width of the list of those
constexpr int ForOneRow = 480;     // a command stands below that list then

[[nodiscard]] QFrame *hairline()
{
    auto *line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    return line;
}

/// What an engine is there for, which stands before its name: “White · GNU Go”.
[[nodiscard]] QString placeOf(const QString &name)
{
    return name.section(QStringLiteral(" · "), 0, 0);
}

} // namespace

GtpConsole::GtpConsole(const GtpTranscript &transcript, QWidget *parent)
    : QWidget(parent)
    , m_transcript(transcript)
    , m_model(transcript)
    , m_finder(m_model)
    , m_filter(new FilterBar(transcript))
    , m_view(new TranscriptView(m_model))
    , m_detail(new LineDetail(m_model))
    , m_log(new QSplitter)
    , m_wholeLine(new QAction(symbolIcon(Symbol::Details), tr("Show the &Whole Line"), this))
    , m_wait(new ReplyWaitBar)
    , m_target(new QComboBox)
    , m_entry(new CommandEntry)
    , m_interrupt(new QToolButton)
    , m_entryNote(new FieldNote(m_entry))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_filter);
    layout->addWidget(hairline());
    layout->addWidget(m_log, 1);
    layout->addWidget(m_wait);
    layout->addWidget(hairline());
    layout->addLayout(createEntry());

    createLog();
    createLineActions();
    connect(&m_model, &TranscriptModel::sourceAppeared, m_filter, &FilterBar::offerSource);
    connect(m_filter, &FilterBar::changed, this, &GtpConsole::applyFilter);
    connectSearch();
    connect(m_target, &QComboBox::currentIndexChanged, this, &GtpConsole::useTarget);
    connect(m_entry, &CommandEntry::commandEntered, this, &GtpConsole::takeCommand);
    connect(m_entry, &QLineEdit::textEdited, m_entryNote, &QWidget::hide);
    connect(m_entry, &CommandEntry::escaped, this, &GtpConsole::requestInterrupt);
    connect(m_interrupt, &QToolButton::clicked, this, &GtpConsole::requestInterrupt);
    connect(m_wait, &ReplyWaitBar::interruptRequested, this, &GtpConsole::interruptRequested);
    connect(m_wait, &ReplyWaitBar::restartRequested, this, &GtpConsole::restartRequested);
    connect(m_wait, &ReplyWaitBar::patienceRequested, this, &GtpConsole::patienceRequested);
    for (int source = 0; source < m_model.sourceCount(); ++source) {
        m_filter->offerSource(source);
    }
    applyFilter();
    useTarget();
}

void GtpConsole::addEngine(int source)
{
    if (m_target->findData(source) >= 0) {
        return;
    }
    const QString name = m_transcript.sourceName(source);
    m_target->addItem(name, source);
    const int current = m_target->currentIndex();
    const bool isAgain = m_transcript.sourceName(m_target->itemData(current).toInt()) == name;
    if (isGone(current) && (isAgain || !isTyping())) {
        m_target->setCurrentIndex(m_target->count() - 1);
    }
}

void GtpConsole::removeEngine(int source)
{
    m_commands.remove(source);
    const int index = m_target->findData(source);
    if (index < 0 || index != m_target->currentIndex()) {
        m_target->removeItem(index);
        return;
    }
    m_target->setItemText(index, tr("%1 – gone").arg(m_transcript.sourceName(source)));
    m_target->setItemData(index, true, GoneRole);
    const int successor = isTyping() ? -1 : successorOf(index);
    successor < 0 ? useTarget() : m_target->setCurrentIndex(successor);
}

int GtpConsole::successorOf(int index) const
{
    const auto place = [this](int entry) {
        return placeOf(m_transcript.sourceName(m_target->itemData(entry).toInt()));
    };
    int newest = m_target->count() - 1;
    while (newest >= 0 && (newest == index || place(newest) != place(index))) {
        --newest;
    }
    return newest;
}

bool GtpConsole::isGone(int index) const
{
    return index >= 0 && m_target->itemData(index, GoneRole).toBool();
}

bool GtpConsole::isTyping() const
{
    return m_entry->hasFocus() || !m_entry->text().isEmpty();
}

void GtpConsole::setCommands(int source, const QStringList &commands)
{
    m_commands.insert(source, commands);
    useTarget();
}

void GtpConsole::showEngine(int source)
{
    m_model.catchUp();
    m_filter->showSource(source);
    if (const int target = m_target->findData(source); target >= 0) {
        m_target->setCurrentIndex(target);
    }
}

void GtpConsole::createLog()
{
    m_log->setChildrenCollapsible(false);
    m_log->addWidget(m_view);
    m_log->addWidget(m_detail);
    m_log->setStretchFactor(0, 3);
    m_log->setStretchFactor(1, 2);
    m_detail->hide();
    const QItemSelectionModel *selection = m_view->selectionModel();
    connect(selection, &QItemSelectionModel::selectionChanged, this, &GtpConsole::tellSelection);
    connect(selection, &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) {
                if (m_wholeLine->isChecked()) {
                    m_detail->showLine(current);
                }
            });
    connect(m_view, &QAbstractItemView::doubleClicked, this, &GtpConsole::requestMoment);
    connect(m_detail, &LineDetail::closeRequested, this, [this] {
        m_wholeLine->trigger();
        m_view->setFocus();
    });
}

/// What can be done with a line, by keys and in the list's menu, and how lines are shown, in the
/// bar too.
void GtpConsole::createLineActions()
{
    m_wholeLine->setCheckable(true);
    m_wholeLine->setShortcut(Qt::Key_Return);
    connect(m_wholeLine, &QAction::toggled, this, &GtpConsole::showWholeLine);
    auto *moment = new QAction(tr("Go to the &Position of This Moment"), this);
    moment->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_Return));
    connect(moment, &QAction::triggered, this, [this] { requestMoment(m_view->currentIndex()); });
    for (QAction *action : {m_wholeLine, moment}) {
        action->setShortcutContext(Qt::WidgetShortcut);
        m_view->addAction(action);
    }
    const QList<QAction *> switches{m_view->foldAction(), m_view->errorLaneAction(), m_wholeLine};
    for (const QAction *action : switches) {
        connect(action, &QAction::triggered, this, &GtpConsole::optionsChanged);
    }
    m_filter->addSwitches(switches);
}

QLayout *GtpConsole::createEntry()
{
    m_target->setAccessibleName(tr("Talk to"));
    m_target->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_target->setMinimumWidth(SmallestTarget);
    m_entryNote->hide();
    m_entryRows = new QBoxLayout(QBoxLayout::LeftToRight);
    m_entryRows->setSpacing(spacing::Normal);
    m_entryRows->addWidget(m_target);
    m_entryRows->addLayout(form::row(spacing::Normal, {{m_entry, 1}, m_interrupt}), 1);
    m_interrupt->setIcon(symbolIcon(Symbol::Stop));
    m_interrupt->setAccessibleName(tr("Interrupt"));
    m_interrupt->setToolTip(tr("Ask the engine to interrupt what it is doing (Escape)"));
    m_interrupt->setEnabled(false);
    auto *layout = new QVBoxLayout;
    layout->setContentsMargins(spacing::Normal, spacing::Normal, spacing::Normal, spacing::Normal);
    layout->setSpacing(spacing::Tight);
    layout->addLayout(m_entryRows);
    layout->addWidget(m_entryNote);
    return layout;
}

std::optional<int> GtpConsole::target() const
{
    const int index = m_target->currentIndex();
    return index >= 0 && !isGone(index) ? std::optional(m_target->itemData(index).toInt())
                                        : std::nullopt;
}

std::optional<int> GtpConsole::meantSource() const
{
    const std::optional<int> shown = m_filter->source();
    return shown ? shown : target();
}

void GtpConsole::focusEntry()
{
    m_entry->setFocus();
}

void GtpConsole::addTools(const QList<QAction *> &actions)
{
    m_filter->addTools(actions);
}

void GtpConsole::setInterruptible(bool isInterruptible)
{
    m_interrupt->setEnabled(isInterruptible);
}

void GtpConsole::setWait(const std::optional<ReplyWait> &wait)
{
    if (wait) {
        m_wait->showWait(*wait);
    } else {
        m_wait->hide();
    }
}

void GtpConsole::tell(const QString &text)
{
    m_entryNote->setNote(FieldNote::Tone::Quiet, text);
    m_entryNote->setVisible(!text.isEmpty());
}

void GtpConsole::tellAnswer(const GtpReply &reply)
{
    const QString text = reply.ok() ? *reply.text : text::message(reply.text.error().text);
    m_entryNote->setNote(reply.ok() ? FieldNote::Tone::Quiet : FieldNote::Tone::Error,
                         (reply.ok() ? QStringLiteral("= ") : QStringLiteral("? "))
                             + excerpt(text));
    m_entryNote->show();
}

void GtpConsole::requestInterrupt()
{
    if (m_interrupt->isEnabled()) {
        Q_EMIT interruptRequested(*target());
    }
}

/// Tells the first of many lines; a glance takes in no more.
void GtpConsole::tellSelection()
{
    constexpr int MostLines = 20;
    constexpr int MostLetters = 400;
    QStringList lines;
    for (const QItemSelectionRange &range : m_view->selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom() && lines.size() < MostLines; ++row) {
            lines.append(m_model.index(row).data().toString().left(MostLetters));
        }
    }
    Q_EMIT textSelected(lines.join(u'\n'));
}

void GtpConsole::connectSearch()
{
    connect(m_filter, &FilterBar::findRequested, this,
            [this](TranscriptSearch::Direction direction) {
                const QModelIndex current = m_view->currentIndex();
                m_finder.find(direction, current.isValid() ? current.row() : m_view->topRow());
            });
    connect(&m_finder, &TranscriptSearch::found, this, [this](int row) {
        const QModelIndex place = m_model.index(row);
        m_view->setCurrentIndex(place);
        m_view->scrollTo(place, QAbstractItemView::PositionAtCenter);
        showHits();
    });
    connect(&m_finder, &TranscriptSearch::changed, this, &GtpConsole::showHits);
}

void GtpConsole::showHits()
{
    const QModelIndex current = m_view->currentIndex();
    m_filter->setHits(m_finder.hitCount(),
                      current.isValid() ? m_finder.hitOf(current.row()) : std::nullopt);
}

void GtpConsole::noteMoment(const MomentTrail::Moment &moment)
{
    m_model.moments().note(m_transcript.endNumber(), moment);
}

void GtpConsole::forgetMoments()
{
    m_model.moments().forget();
}

void GtpConsole::requestMoment(const QModelIndex &index)
{
    if (index.isValid()) {
        Q_EMIT momentRequested(m_model.nodeOf(index.row()));
    }
}

ConsoleOptions GtpConsole::options() const
{
    return {.foldsStreams = m_view->foldAction()->isChecked(),
            .hasErrorLane = m_view->errorLaneAction()->isChecked(),
            .showsWholeLine = m_wholeLine->isChecked()};
}

void GtpConsole::setOptions(const ConsoleOptions &options)
{
    m_view->foldAction()->setChecked(options.foldsStreams);
    m_view->errorLaneAction()->setChecked(options.hasErrorLane);
    m_wholeLine->setChecked(options.showsWholeLine);
}

void GtpConsole::showWholeLine(bool shows)
{
    m_detail->setVisible(shows);
    if (shows) {
        m_detail->showLine(m_view->currentIndex());
    }
}

/// The whole line stands where there is more room: beside the list or below it.
void GtpConsole::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isWide = event->size().width() > 2 * event->size().height();
    m_log->setOrientation(isWide ? Qt::Horizontal : Qt::Vertical);
    m_entryRows->setDirection(width() >= ForOneRow ? QBoxLayout::LeftToRight
                                                   : QBoxLayout::TopToBottom);
}

void GtpConsole::applyFilter()
{
    const TranscriptFilter filter = m_filter->filter();
    m_view->setSearchText(m_filter->text());
    m_view->setEmptyText(filter == TranscriptFilter()
                             ? tr("Everything that engines are told and say appears here.\n\n"
                                  "To talk to one yourself, type a GTP command below.")
                             : tr("No line matches."));
    m_model.setFilter(filter);
    m_finder.setText(m_filter->keepsOthers() ? m_filter->text() : QString());
    showHits();
}

void GtpConsole::takeCommand(const QString &line)
{
    const Result<GtpCommand> command = GtpCommand::parse(line.toUtf8());
    if (!command) {
        m_entryNote->setNote(FieldNote::Tone::Error,
                             tr("“%1”: %2.").arg(line, text::message(command.error())));
        m_entryNote->show();
        return;
    }
    if (!target()) {
        sayGone(line);
        return;
    }
    m_entryNote->hide();
    m_view->jumpToNewest();
    m_model.typed().expect(*target(), command->line());
    Q_EMIT commandEntered(*target(), line);
}

/// Keeps the line, to be sent to an engine that the person chooses.
void GtpConsole::sayGone(const QString &line)
{
    m_entry->setText(line);
    const QString name = m_transcript.sourceName(m_target->currentData().toInt());
    const QString what = tr("“%1” was not sent: %2 is no longer running.").arg(line, name);
    m_entryNote->setNote(
        FieldNote::Tone::Error,
        m_target->count() > 1 ? what + u' ' + tr("Choose another engine to talk to.") : what);
    m_entryNote->show();
}

void GtpConsole::useTarget()
{
    for (int index = m_target->count() - 1; index >= 0; --index) {
        if (isGone(index) && index != m_target->currentIndex()) {
            m_target->removeItem(index); // another was chosen
        }
    }
    const bool isAnyone = m_target->count() > 0;
    m_target->setVisible(isAnyone);
    m_entry->setEnabled(isAnyone);
    m_entry->setPlaceholderText(!isAnyone  ? tr("No engine is running")
                                : target() ? tr("GTP command")
                                           : tr("This engine is no longer running"));
    m_entry->setCommands(target() ? m_commands.value(*target()) : QStringList());
    Q_EMIT targetChanged();
}

} // namespace shinpan
