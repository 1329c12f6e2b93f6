#include "ui/console/filterbar.h"

#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QToolButton>

namespace shinpan {

using Direction = TranscriptSearch::Direction;

namespace {

constexpr int TypedHere = -1;      // among the directions of lines
constexpr int Narrowest = 300;     // of the bar
constexpr int ForSwitches = 480;   // less has no room for them
constexpr int ForOneRow = 640;     // the search stands below the choices then
constexpr int SmallestChoice = 52; // width: its picture, or the first letters

/// A box that is as wide as what is chosen, however long the other choices are.
class ChoiceBox final : public QComboBox
{
public:
    ChoiceBox()
    {
        connect(this, &QComboBox::currentTextChanged, this, [this] { updateGeometry(); });
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        QStyleOptionComboBox option;
        initStyleOption(&option);
        const QSize usual = QComboBox::sizeHint();
        const int icon = option.currentIcon.isNull() ? 0 : iconSize().width() + spacing::Tight;
        const QSize content(fontMetrics().horizontalAdvance(currentText()) + icon, 0);
        const QSize own = style()->sizeFromContents(QStyle::CT_ComboBox, &option, content, this);
        return {own.width(), usual.height()};
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {SmallestChoice, sizeHint().height()};
    }
};

} // namespace

FilterBar::FilterBar(const GtpTranscript &transcript, QWidget *parent)
    : QWidget(parent)
    , m_transcript(transcript)
    , m_source(new ChoiceBox)
    , m_direction(new ChoiceBox)
    , m_command(new ChoiceBox)
    , m_text(new QLineEdit)
    , m_hits(new QLabel)
    , m_previous(createStep(Direction::Previous))
    , m_next(createStep(Direction::Next))
    , m_keepsOthers(new QToolButton)
    , m_tools(new QToolButton)
{
    createChoices();
    createSearch();
    m_tools->setIcon(symbolIcon(Symbol::More));
    m_tools->setAccessibleName(tr("More"));
    m_tools->setToolTip(tr("Save the log, send a file of commands"));
    m_tools->setPopupMode(QToolButton::InstantPopup);
    m_tools->setMenu(new QMenu(tr("More"), m_tools));
    layOut();
    connect(&transcript, &GtpTranscript::linesAppended, this, &FilterBar::offerCommands);
    offerCommands();
    noteChange();
}

void FilterBar::createChoices()
{
    using Filter = TranscriptFilter;
    m_source->setAccessibleName(tr("Show the lines of"));
    m_source->addItem(symbolIcon(Symbol::Engine), tr("All engines"), QString());
    m_direction->setAccessibleName(tr("Show this kind of lines"));
    const auto add = [this](const QString &text, Filter::Directions directions) {
        m_direction->addItem(text, directions.toInt());
    };
    add(tr("All lines"), Filter::AllDirections);
    add(tr("Commands"), Filter::Sent);
    add(tr("Answers"), Filter::Received);
    add(tr("Commands and answers"), Filter::Sent | Filter::Received);
    m_direction->addItem(tr("Typed here, with answers"), TypedHere);
    add(tr("Standard error"), Filter::ErrorOutput);
    add(tr("Notices"), Filter::Notices);
    m_command->setAccessibleName(tr("Show this command"));
    m_command->addItem(tr("All commands"), QByteArray());
    for (QComboBox *choice : {m_source, m_direction, m_command}) {
        connect(choice, &QComboBox::currentIndexChanged, this, &FilterBar::noteChange);
    }
}

void FilterBar::createSearch()
{
    m_text->setAccessibleName(tr("Show lines that contain"));
    m_text->setClearButtonEnabled(true);
    m_text->addAction(symbolIcon(Symbol::Search), QLineEdit::LeadingPosition);
    m_text->installEventFilter(this);
    m_hits->setAccessibleDescription(tr("Places found"));
    m_hits->setForegroundRole(QPalette::PlaceholderText);
    m_keepsOthers->setIcon(symbolIcon(Symbol::Visible));
    m_keepsOthers->setCheckable(true);
    m_keepsOthers->setAccessibleName(tr("Show the other lines too"));
    m_keepsOthers->setToolTip(
        tr("Look for the text among all lines: Enter goes to the next place, Shift+Enter back"));
    connect(m_text, &QLineEdit::textChanged, this, &FilterBar::noteChange);
    connect(m_keepsOthers, &QToolButton::toggled, this, &FilterBar::noteChange);
}

QToolButton *FilterBar::createStep(Direction direction)
{
    const bool isNext = direction == Direction::Next;
    auto *button = new QToolButton;
    button->setIcon(symbolIcon(isNext ? Symbol::Down : Symbol::Up));
    button->setAccessibleName(isNext ? tr("Next place") : tr("Previous place"));
    button->setToolTip(isNext ? tr("Go to the next place (Enter)")
                              : tr("Go to the previous place (Shift+Enter)"));
    connect(button, &QToolButton::clicked, this,
            [this, direction] { Q_EMIT findRequested(direction); });
    return button;
}

void FilterBar::layOut()
{
    m_rows = new QBoxLayout(QBoxLayout::LeftToRight, this);
    m_rows->setContentsMargins(spacing::Normal, spacing::Normal, spacing::Normal, spacing::Normal);
    m_rows->setSpacing(spacing::Normal);
    m_rows->addLayout(form::row(spacing::Normal, {m_source, m_direction, m_command}));
    m_searchRow = form::row(spacing::Normal,
                            {{m_text, 1}, m_hits, m_previous, m_next, m_keepsOthers, m_tools});
    m_rows->addLayout(m_searchRow, 1);
}

bool FilterBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && keepsOthers()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            const bool isBack = key->modifiers().testFlag(Qt::ShiftModifier);
            Q_EMIT findRequested(isBack ? Direction::Previous : Direction::Next);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FilterBar::noteChange()
{
    m_text->setPlaceholderText(keepsOthers() ? tr("Search") : tr("Filter"));
    for (QWidget *control : QList<QWidget *>{m_hits, m_previous, m_next}) {
        control->setVisible(keepsOthers());
    }
    Q_EMIT changed();
}

/// Those that have come since, each in its place in the alphabet.
void FilterBar::offerCommands()
{
    const QByteArrayList &names = m_transcript.commandNames();
    for (; m_offered < names.size(); ++m_offered) {
        const QString name = QString::fromUtf8(names.at(m_offered));
        int place = 1;
        while (place < m_command->count() && m_command->itemText(place) < name) {
            ++place;
        }
        if (!name.isEmpty()) {
            m_command->insertItem(place, name, names.at(m_offered));
        }
    }
}

TranscriptFilter FilterBar::filter() const
{
    TranscriptFilter filter;
    filter.engines = m_sources.value(m_source->currentData().toString());
    const int directions = m_direction->currentData().toInt();
    filter.isTyped = directions == TypedHere;
    if (!filter.isTyped) {
        filter.directions = TranscriptFilter::Directions::fromInt(directions);
    }
    if (const QByteArray command = m_command->currentData().toByteArray(); !command.isEmpty()) {
        filter.commands = {command};
    }
    filter.text = keepsOthers() ? QString() : text();
    return filter;
}

QString FilterBar::text() const
{
    return m_text->text();
}

bool FilterBar::keepsOthers() const
{
    return m_keepsOthers->isChecked();
}

std::optional<int> FilterBar::source() const
{
    const QList<int> sources = m_sources.value(m_source->currentData().toString());
    return sources.isEmpty() ? std::nullopt : std::optional(sources.last());
}

void FilterBar::offerSource(int source)
{
    const QString name = m_transcript.sourceName(source);
    QList<int> &sources = m_sources[name];
    if (sources.contains(source)) {
        return;
    }
    sources.append(source);
    if (sources.size() == 1) {
        m_source->addItem(name, name);
    } else if (m_source->currentData() == name) {
        // The model that found this source is taking lines in just now, and a change begins it
        // anew.
        QMetaObject::invokeMethod(this, &FilterBar::noteChange, Qt::QueuedConnection);
    }
}

void FilterBar::showSource(int source)
{
    offerSource(source);
    m_source->setCurrentIndex(m_source->findData(m_transcript.sourceName(source)));
}

void FilterBar::setHits(int count, std::optional<int> current)
{
    m_hits->setText(current ? tr("%1 of %2").arg(*current + 1).arg(count) : QString::number(count));
    m_previous->setEnabled(count > 0);
    m_next->setEnabled(count > 0);
}

void FilterBar::addSwitches(const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        auto *button = new QToolButton;
        button->setDefaultAction(action);
        m_searchRow->insertWidget(m_searchRow->indexOf(m_tools), button);
        m_switches.append(button);
    }
    m_tools->menu()->addActions(actions);
    m_tools->menu()->addSeparator();
}

QSize FilterBar::minimumSizeHint() const
{
    return {Narrowest, QWidget::minimumSizeHint().height()};
}

void FilterBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    for (QToolButton *button : std::as_const(m_switches)) {
        button->setVisible(width() >= ForSwitches);
    }
    m_rows->setDirection(width() >= ForOneRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void FilterBar::addTools(const QList<QAction *> &actions)
{
    m_tools->menu()->addActions(actions);
}

} // namespace shinpan
