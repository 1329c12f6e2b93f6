#include "ui/graphics/commandpanel.h"

#include "ui/graphics/commandinputs.h"
#include "ui/graphics/commandoptions.h"
#include "ui/graphics/owncommandsdialog.h"
#include "ui/graphics/replyview.h"
#include "ui/kit/emptyhint.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/settings/preferences.h"
#include "ui/words/messagetext.h"
#include "ui/words/text.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStandardItemModel>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

constexpr int FewestRows = 6;
constexpr int CommandRole = Qt::UserRole;   // its index in AskedEngines::commands()
constexpr int FilterRole = CommandRole + 1; ///< the words to look in
constexpr int LayerRole = Qt::UserRole;     // the id of a layer; 0: live graphics

[[nodiscard]] QString liveText(const LiveDrawings::Drawing &drawing)
{
    constexpr qsizetype Letters = 200;
    const QString said = drawing.graphics->text().left(Letters);
    const QString name = CommandPanel::tr("%1, live").arg(drawing.engine);
    return said.isEmpty() ? name : CommandPanel::tr("%1: %2").arg(name, said);
}

[[nodiscard]] QIcon swatch(const QColor &ink)
{
    constexpr int Side = 12;
    QPixmap pixmap(Side, Side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawRoundedRect(pixmap.rect(), 3, 3);
    painter.end();
    QIcon icon(pixmap);
    icon.addPixmap(pixmap, QIcon::Selected); // else it would be tinted
    return icon;
}

} // namespace

CommandPanel::CommandPanel(CommandDesk &desk,
                           Preferences &preferences,
                           QWidget &window,
                           QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_preferences(preferences)
    , m_window(window)
    , m_inputs(new CommandInputs(desk, window, this))
    , m_engines(new QComboBox(this))
    , m_others(new QComboBox(this))
    , m_filter(new QLineEdit(this))
    , m_model(new QStandardItemModel(this))
    , m_filtered(new QSortFilterProxyModel(this))
    , m_commands(new QListView(this))
    , m_noCommands(new EmptyHint(this))
    , m_run(new QToolButton(this))
    , m_repeat(new QToolButton(this))
    , m_color(new QComboBox(this))
    , m_more(new QToolButton(this))
    , m_hint(new QLabel(this))
    , m_legend(new QListWidget(this))
    , m_reply(new ReplyView(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::Tight, 0, spacing::Tight, spacing::Tight);
    column->setSpacing(spacing::Tight);
    createEngines(*column);
    auto *halves = new QSplitter(Qt::Vertical, this);
    halves->setChildrenCollapsible(false);
    halves->addWidget(createCommands());
    halves->addWidget(createAnswers());
    column->addWidget(halves, 1);
    createMenu();
    connectDesk();
    showEngines();
    showCommands();
    showLayers();
}

void CommandPanel::createEngines(QVBoxLayout &column)
{
    m_engines->setAccessibleName(tr("Engine to ask"));
    m_others->setAccessibleName(tr("Engine to compare with"));
    for (QComboBox *list : {m_engines, m_others}) {
        list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        list->setMinimumContentsLength(8);
    }
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::Tight);
    row->addWidget(m_engines, 1);
    row->addWidget(m_others, 1);
    column.addLayout(row);
    connect(m_engines, &QComboBox::activated, this,
            [this] { m_desk.engines().choose(m_engines->currentData().toString()); });
    connect(m_others, &QComboBox::activated, this,
            [this] { m_desk.engines().compareWith(m_others->currentData().toString()); });
}

QWidget *CommandPanel::createCommands()
{
    auto *half = new QWidget(this);
    auto *column = new QVBoxLayout(half);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::Tight);
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter of the commands"));
    m_filter->setClearButtonEnabled(true);
    m_filtered->setSourceModel(m_model);
    m_filtered->setFilterRole(FilterRole);
    m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_commands->setModel(m_filtered);
    m_commands->setAccessibleName(tr("Commands of the engine"));
    m_commands->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_commands->setUniformItemSizes(true);
    m_commands->setFrameShape(QFrame::NoFrame);
    m_commands->setMinimumHeight(FewestRows * m_commands->fontMetrics().lineSpacing());
    column->addWidget(m_filter);
    column->addWidget(m_commands, 1);
    column->addWidget(m_noCommands, 1);
    createButtons(*column);
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    column->addWidget(m_hint);
    connect(m_filter, &QLineEdit::textChanged, m_filtered,
            &QSortFilterProxyModel::setFilterFixedString);
    connect(m_filter, &QLineEdit::returnPressed, this, [this] {
        if (!m_commands->currentIndex().isValid()) {
            m_commands->setCurrentIndex(m_filtered->index(0, 0));
        }
        runCurrent();
    });
    connect(m_commands, &QListView::activated, this, &CommandPanel::runCurrent);
    return half;
}

void CommandPanel::createButtons(QVBoxLayout &column)
{
    m_run->setText(tr("Ask"));
    m_run->setToolTip(tr("Sends the chosen command to the engine"));
    m_run->setAccessibleName(tr("Ask"));
    m_repeat->setText(tr("Each Move"));
    m_repeat->setToolTip(tr("Asks again after each move, and wherever you go in the game"));
    m_repeat->setAccessibleName(tr("Ask after each move"));
    m_repeat->setCheckable(true);
    m_color->setAccessibleName(tr("Colour to ask about"));
    m_color->addItem(tr("To move"));
    for (const Color color : BothColors) {
        m_color->addItem(text::colorName(color), static_cast<int>(color));
    }
    m_more->setText(tr("More"));
    m_more->setAccessibleName(tr("More"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::Tight);
    row->addWidget(m_run);
    row->addWidget(m_repeat);
    row->addWidget(m_color);
    row->addStretch();
    row->addWidget(m_more);
    column.addLayout(row);
    connect(m_run, &QToolButton::clicked, this, &CommandPanel::runCurrent);
    connect(m_repeat, &QToolButton::clicked, this, [this](bool isRepeated) {
        if (!m_desk.current() && isRepeated) {
            runCurrent();
        }
        if (const CommandLayer *layer = m_desk.current()) {
            m_desk.setRepeated(layer->id, isRepeated);
        } else {
            m_repeat->setChecked(false);
        }
    });
    connect(m_color, &QComboBox::activated, this, [this] {
        const QVariant color = m_color->currentData();
        m_desk.setColor(color.isValid() ? std::optional(static_cast<Color>(color.toInt()))
                                        : std::nullopt);
    });
}

QWidget *CommandPanel::createAnswers()
{
    auto *half = new QWidget(this);
    auto *column = new QVBoxLayout(half);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::Tight);
    m_legend->setAccessibleName(tr("On the board"));
    m_legend->setFrameShape(QFrame::NoFrame);
    m_legend->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(m_legend);
    column->addWidget(m_reply, 1);
    connect(m_legend, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (item) {
            m_desk.setCurrent(item->data(LayerRole).toInt());
        }
    });
    connect(m_reply, &ReplyView::pointed, &m_desk, [this](const std::optional<Point> &point) {
        m_desk.lightUp(point ? std::vector{*point} : std::vector<Point>());
    });
    connect(m_reply, &ReplyView::textSelected, &m_desk, &CommandDesk::lightUpNamed);
    return half;
}

void CommandPanel::createMenu()
{
    auto *menu = new QMenu(tr("More"), this);
    menu->addAction(tr("&Remove from the Board"), this, [this] {
        if (const CommandLayer *layer = m_desk.current()) {
            m_desk.remove(layer->id);
        }
    });
    menu->addAction(tr("&Clear the Board"), &m_desk, &CommandDesk::clear);
    menu->addSeparator();
    QAction *live = menu->addAction(tr("&Live Graphics"));
    live->setCheckable(true);
    live->setToolTip(tr("Shows what engines draw while they think"));
    const auto showLive = [this, live] {
        live->setChecked(m_preferences.get(&CommandOptions::showsLiveGraphics));
    };
    showLive();
    m_preferences.follow<CommandOptions>(live, showLive);
    connect(live, &QAction::triggered, this,
            [this](bool on) { m_preferences.set(&CommandOptions::showsLiveGraphics, on); });
    menu->addAction(tr("&My Commands…"), this, &CommandPanel::editOwnCommands);
    menu->addSeparator();
    menu->addAction(tr("Restart the &Engine"), &m_desk.engines(), &AskedEngines::restart);
    m_more->setMenu(menu);
}

void CommandPanel::connectDesk()
{
    connect(&m_desk.engines(), &AskedEngines::changed, this, &CommandPanel::showEngines);
    connect(&m_desk.engines(), &AskedEngines::commandsChanged, this, &CommandPanel::showCommands);
    connect(&m_desk, &CommandDesk::pickingChanged, this, &CommandPanel::showHint);
    connect(&m_desk, &CommandDesk::layersChanged, this, &CommandPanel::showLayers);
    connect(&m_desk, &CommandDesk::liveChanged, this, &CommandPanel::showLive);
}

/// The engine that was chosen last is there when somebody looks at its commands.
void CommandPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_desk.engines().chosen().isEmpty()) {
        m_desk.engines().choose(m_preferences.get(&CommandOptions::engine));
    }
}

void CommandPanel::keyPressEvent(QKeyEvent *event)
{
    const CommandLayer *layer = m_desk.current();
    if (event->key() == Qt::Key_Delete && m_legend->hasFocus() && layer) {
        m_desk.remove(layer->id);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void CommandPanel::showEngines()
{
    fillTargets(*m_engines, tr("No engine"), m_desk.engines().chosen());
    fillTargets(*m_others, tr("No comparison"), m_desk.engines().comparedWith());
    showState();
    showLayers();
}

void CommandPanel::fillTargets(QComboBox &list, const QString &first, const QString &chosen) const
{
    const QSignalBlocker quiet(&list);
    list.clear();
    list.addItem(first, QString());
    for (const AskedEngines::Target &target : m_desk.engines().targets()) {
        list.addItem(target.name, target.id);
    }
    list.setCurrentIndex(std::max(0, list.findData(chosen)));
}

void CommandPanel::showState()
{
    const CommandEngine *engine = m_desk.engines().main();
    if (!engine) {
        m_noCommands->setText(m_desk.engines().targets().isEmpty()
                                  ? tr("There is no engine in the list yet.")
                                  : tr("Choose an engine to see what it can show."));
    } else if (engine->state() == CommandEngine::State::Failed) {
        m_noCommands->setText(
            tr("%1 cannot be asked: it %2.").arg(engine->name(), text::message(engine->failure())));
    } else if (engine->state() == CommandEngine::State::Starting) {
        m_noCommands->setText(tr("%1 is starting…").arg(engine->name()));
    } else {
        m_noCommands->setText(tr("%1 offers no commands for the board.").arg(engine->name()));
    }
}

void CommandPanel::showCommands()
{
    m_model->clear();
    const std::vector<EngineCommand> &commands = m_desk.engines().commands();
    for (std::size_t i = 0; i < commands.size(); ++i) {
        auto *item = new QStandardItem(commands[i].label);
        const QString note = commands[i].type == ReplyType::Duel ? QString() : commands[i].note;
        item->setToolTip(note.isEmpty() ? commands[i].command : commands[i].command + u'\n' + note);
        item->setData(static_cast<int>(i), CommandRole);
        item->setData(QString(commands[i].label + u' ' + commands[i].command), FilterRole);
        m_model->appendRow(item);
    }
    m_commands->setHidden(commands.empty());
    m_noCommands->setHidden(!commands.empty());
    showState();
    showHint();
}

void CommandPanel::showHint()
{
    const std::optional<EngineCommand> &picking = m_desk.picking();
    m_run->setText(m_desk.picker().isListing() ? tr("Ask for Points") : tr("Ask"));
    if (!picking) {
        m_hint->setText(QString());
    } else if (m_desk.picker().isListing()) {
        m_hint->setText(tr("%1: click its points, the last one with Ctrl or the right button.")
                            .arg(picking->label));
    } else {
        m_hint->setText(tr("%1: click a stone or a point. Escape ends it.").arg(picking->label));
    }
    m_hint->setHidden(m_hint->text().isEmpty());
}

void CommandPanel::showLayers()
{
    const QSignalBlocker quiet(m_legend);
    m_legend->clear();
    const CommandLayer *current = m_desk.current();
    for (const CommandLayer &layer : m_desk.layers()) {
        QString text = layer.command.label;
        if (layer.choices.point) {
            text += u' ' + QString::fromStdString(vertexOf(*layer.choices.point));
        }
        if (layer.state == CommandLayer::State::Waiting) {
            text += QStringLiteral(" …");
        } else if (const QString summary = layer.summary(); !summary.isEmpty()) {
            text = tr("%1: %2").arg(text, summary);
        }
        addLegend(text, layer.ink, layer.id, layer.isRepeated);
        if (current && layer.id == current->id) {
            m_legend->setCurrentRow(m_legend->count() - 1);
        }
    }
    for (const LiveDrawings::Drawing &drawing : m_desk.live().drawings()) {
        addLegend(liveText(drawing), CommandDesk::liveInk(), 0, false);
    }
    constexpr int RowsInSight = 5;
    m_legend->setHidden(m_legend->count() == 0);
    m_legend->setFixedHeight(std::clamp(m_legend->count(), 1, RowsInSight)
                             * std::max(1, m_legend->sizeHintForRow(0)));
    m_repeat->setChecked(current && current->isRepeated);
    const CommandEngine *engine = m_desk.engines().main();
    const CommandEngine *other = m_desk.engines().other();
    m_reply->show(current, engine ? engine->name() : QString(), other ? other->name() : QString());
}

/// What engines say with their drawings; anew only where one begins or ends to draw.
void CommandPanel::showLive()
{
    const std::vector<LiveDrawings::Drawing> drawings = m_desk.live().drawings();
    const auto layers = static_cast<int>(m_desk.layers().size());
    if (m_legend->count() != layers + static_cast<int>(drawings.size())) {
        showLayers();
        return;
    }
    for (std::size_t i = 0; i < drawings.size(); ++i) {
        m_legend->item(layers + static_cast<int>(i))->setText(liveText(drawings[i]));
    }
}

void CommandPanel::addLegend(const QString &text, const QColor &ink, int id, bool isRepeated)
{
    constexpr qsizetype Letters = 200;
    auto *item = new QListWidgetItem(swatch(ink), text.left(Letters), m_legend);
    item->setData(LayerRole, id);
    item->setToolTip(isRepeated ? tr("%1\nAsked after each move").arg(text.left(Letters))
                                : text.left(Letters));
    if (isRepeated) {
        QFont font = item->font();
        font.setWeight(QFont::DemiBold);
        item->setFont(font);
    }
}

const EngineCommand *CommandPanel::currentCommand() const
{
    const QModelIndex index = m_commands->currentIndex();
    const std::vector<EngineCommand> &commands = m_desk.engines().commands();
    const int number = index.isValid() ? index.data(CommandRole).toInt() : -1;
    return number >= 0 && std::cmp_less(number, commands.size())
             ? &commands[static_cast<std::size_t>(number)]
             : nullptr;
}

void CommandPanel::runCurrent()
{
    if (m_desk.picker().isListing()) {
        m_desk.finishPicking();
    } else if (const EngineCommand *command = currentCommand()) {
        m_inputs->run(EngineCommand(*command));
    }
}

void CommandPanel::run(const QString &label)
{
    for (int row = 0; row < m_filtered->rowCount(); ++row) {
        const QModelIndex index = m_filtered->index(row, 0);
        if (index.data().toString() == label) {
            m_commands->setCurrentIndex(index);
            runCurrent();
        }
    }
}

void CommandPanel::editOwnCommands()
{
    auto *dialog =
        new OwnCommandsDialog(m_preferences.get(&CommandOptions::ownCommands), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_preferences.set(&CommandOptions::ownCommands, dialog->commands());
    });
    dialog->open();
}

} // namespace shinpan
