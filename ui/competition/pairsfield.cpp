#include "ui/competition/pairsfield.h"

#include "ui/kit/forms.h"
#include "ui/kit/style.h"

#include <QComboBox>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int PairsInSight = 3;
constexpr int LettersOfAPlayer = 8; ///< that are always seen

} // namespace

PairsField::PairsField(QWidget *parent)
    : QWidget(parent)
    , m_list(new QListWidget)
    , m_first(new QComboBox)
    , m_second(new QComboBox)
    , m_add(form::button(tr("Add"), tr("Add the pairing")))
    , m_remove(form::button(tr("Remove"), tr("Remove the pairing")))
    , m_note(new FieldNote(m_list))
{
    m_list->setAccessibleName(tr("Pairings"));
    m_list->setMinimumHeight(PairsInSight * fontMetrics().lineSpacing());
    m_first->setAccessibleName(tr("Has Black in the first game"));
    m_second->setAccessibleName(tr("Has White in the first game"));
    connect(m_list, &QListWidget::currentRowChanged, this, &PairsField::refreshButtons);
    for (QComboBox *side : {m_first, m_second}) {
        side->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        side->setMinimumContentsLength(LettersOfAPlayer);
        connect(side, &QComboBox::currentIndexChanged, this, &PairsField::refreshButtons);
    }
    connect(m_add, &QPushButton::clicked, this, &PairsField::add);
    connect(m_remove, &QPushButton::clicked, this, &PairsField::remove);
    setLayout(form::column(spacing::Tight,
                           {form::row(spacing::Tight, {form::labelFor(m_list, tr("Pairings")),
                                                       form::rest(), m_remove}),
                            {m_list, 1},
                            m_note,
                            form::row(spacing::Normal, {{m_first, 1}, {m_second, 1}, m_add})}));
    refreshButtons();
}

std::size_t PairsField::placeOf(int key) const
{
    const auto found = std::ranges::find(m_players, key, &PlayersField::Player::key);
    return static_cast<std::size_t>(found - m_players.begin());
}

void PairsField::setPlayers(const std::vector<PlayersField::Player> &players)
{
    const bool isFirstPair = m_pairs.empty() && m_players.size() < 2 && players.size() >= 2;
    m_players = players;
    std::erase_if(m_pairs, [this](const Pair &pair) {
        return placeOf(pair.first) == m_players.size() || placeOf(pair.second) == m_players.size();
    });
    if (isFirstPair) {
        m_pairs.push_back({players[0].key, players[1].key});
    }
    for (QComboBox *side : {m_first, m_second}) {
        const int before = side->currentIndex();
        side->clear();
        for (const PlayersField::Player &player : players) {
            side->addItem(player.name);
        }
        const int last = side->count() - 1;
        side->setCurrentIndex(before < 0 ? std::min(side == m_first ? 0 : 1, last)
                                         : std::min(before, last));
    }
    showPairs();
}

std::vector<DraftPair> PairsField::pairs() const
{
    std::vector<DraftPair> pairs;
    for (const Pair &pair : m_pairs) {
        pairs.push_back({placeOf(pair.first), placeOf(pair.second)});
    }
    return pairs;
}

void PairsField::add()
{
    const auto keyOf = [this](const QComboBox &side) {
        return m_players[static_cast<std::size_t>(side.currentIndex())].key;
    };
    m_pairs.push_back({keyOf(*m_first), keyOf(*m_second)});
    showPairs();
    Q_EMIT edited();
}

void PairsField::remove()
{
    m_pairs.erase(m_pairs.begin() + m_list->currentRow());
    showPairs();
    Q_EMIT edited();
}

void PairsField::showPairs()
{
    m_list->clear();
    for (const Pair &pair : m_pairs) {
        m_list->addItem(
            tr("%1 against %2")
                .arg(m_players[placeOf(pair.first)].name, m_players[placeOf(pair.second)].name));
    }
    m_list->setCurrentRow(m_list->count() - 1);
    refreshButtons();
}

void PairsField::refreshButtons()
{
    m_add->setEnabled(m_players.size() > 1 && m_first->currentIndex() != m_second->currentIndex());
    m_remove->setEnabled(m_list->currentRow() >= 0);
}

void PairsField::setError(const QString &error)
{
    m_note->setNote(FieldNote::Tone::Error, error);
}

} // namespace shinpan
