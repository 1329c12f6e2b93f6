#include "ui/competition/playersfield.h"

#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/match/strengthbox.h"

#include <QComboBox>
#include <QListWidget>
#include <QPushButton>

namespace shinpan {

namespace {

constexpr int LinesInSight = 6;
constexpr int LowLinesInSight = 3;
constexpr int LettersOfAnEngine = 9; ///< that are always seen

} // namespace

PlayersField::PlayersField(const std::vector<EngineProfile> &engines, QWidget *parent)
    : QWidget(parent)
    , m_offered(engines)
    , m_engine(new QComboBox)
    , m_strength(new StrengthBox(tr("How strongly the new player plays")))
    , m_list(new QListWidget)
    , m_add(form::button(tr("&Add"), tr("Add the player")))
    , m_remove(form::button(tr("Remo&ve")))
    , m_up(form::toolButton(Symbol::Up, tr("Move the player up")))
    , m_down(form::toolButton(Symbol::Down, tr("Move the player down")))
    , m_note(new FieldNote(m_list))
{
    for (const EngineProfile &engine : m_offered) {
        m_engine->addItem(engine.name);
    }
    m_engine->setAccessibleName(tr("Engine of the new player"));
    for (QComboBox *box : {m_engine, static_cast<QComboBox *>(m_strength)}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(LettersOfAnEngine);
    }
    m_add->setEnabled(!m_offered.empty());
    createList();
    connect(m_engine, &QComboBox::currentIndexChanged, this, &PlayersField::showStrength);
    connect(m_add, &QPushButton::clicked, this, [this] {
        if (const std::optional<EngineProfile> engine = m_strength->engine()) {
            add(*engine);
        }
    });
    connect(m_remove, &QPushButton::clicked, this, &PlayersField::remove);
    connect(m_up, &QToolButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { move(1); });
    setLayout(form::column(spacing::Tight,
                           {form::row(spacing::Tight, {form::labelFor(m_list, tr("Pla&yers")),
                                                       form::rest(), m_up, m_down, m_remove}),
                            {m_list, 1},
                            m_note,
                            form::row(spacing::Normal, {{m_engine, 1}, {m_strength, 1}, m_add})}));
    showStrength();
    refreshButtons();
}

void PlayersField::createList()
{
    m_list->setAccessibleName(tr("Players"));
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    setLow(false);
    connect(m_list, &QListWidget::currentRowChanged, this, &PlayersField::refreshButtons);
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, [this] {
        refreshButtons();
        Q_EMIT edited();
    });
}

void PlayersField::setLow(bool isLow)
{
    const int lines = isLow ? LowLinesInSight : LinesInSight;
    m_list->setMinimumHeight(lines * fontMetrics().lineSpacing());
}

void PlayersField::showStrength()
{
    const int row = m_engine->currentIndex();
    m_strength->setEngine(row < 0 ? std::nullopt
                                  : std::optional(m_offered[static_cast<std::size_t>(row)]));
    m_strength->setEnabled(m_strength->hasChoice());
}

void PlayersField::refreshButtons()
{
    const int row = m_list->currentRow();
    m_remove->setEnabled(row >= 0);
    m_up->setEnabled(!m_isOrderFixed && row > 0);
    m_down->setEnabled(!m_isOrderFixed && row >= 0 && row + 1 < m_list->count());
}

void PlayersField::add(const EngineProfile &engine)
{
    auto *item = new QListWidgetItem(engine.name);
    item->setData(Qt::UserRole, static_cast<int>(m_taken.size()));
    item->setFlags(item->flags() & ~Qt::ItemIsDropEnabled); // others go between players
    m_taken.push_back(engine);
    m_list->addItem(item);
    m_list->setCurrentItem(item);
    refreshButtons();
    Q_EMIT edited();
}

void PlayersField::setWritten(const std::vector<EngineProfile> &engines)
{
    m_list->clear();
    m_isOrderFixed = true;
    m_list->setDragDropMode(QAbstractItemView::NoDragDrop);
    for (const EngineProfile &engine : engines) {
        add(engine);
    }
}

void PlayersField::remove()
{
    delete m_list->takeItem(m_list->currentRow());
    refreshButtons();
    Q_EMIT edited();
}

void PlayersField::move(int places)
{
    const int row = m_list->currentRow();
    QListWidgetItem *const item = m_list->takeItem(row);
    m_list->insertItem(row + places, item);
    m_list->setCurrentItem(item);
    refreshButtons();
    Q_EMIT edited();
}

std::vector<EngineProfile> PlayersField::engines() const
{
    std::vector<EngineProfile> engines;
    for (const Player &player : players()) {
        engines.push_back(m_taken[static_cast<std::size_t>(player.key)]);
    }
    return engines;
}

std::vector<PlayersField::Player> PlayersField::players() const
{
    std::vector<Player> players;
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem &item = *m_list->item(row);
        players.push_back({item.data(Qt::UserRole).toInt(), item.text()});
    }
    return players;
}

void PlayersField::setError(const QString &error)
{
    m_note->setNote(FieldNote::Tone::Error, error);
}

} // namespace shinpan
