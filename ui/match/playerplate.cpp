#include "ui/match/playerplate.h"

#include "core/engine/profile/enginerank.h"
#include "core/util/excerpt.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/kit/symbollabel.h"
#include "ui/match/clockface.h"
#include "ui/match/seatmenu.h"
#include "ui/match/syncbadge.h"
#include "ui/words/ranktext.h"
#include "ui/words/text.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QStyleOptionToolButton>
#include <QToolButton>

namespace shinpan {

namespace {

constexpr int StoneSize = 28;

/// A button that shortens a text that finds no room, with the menu's arrow right behind it.
class NameButton final : public QToolButton
{
public:
    using QToolButton::QToolButton;

protected:
    void paintEvent(QPaintEvent *) override
    {
        constexpr int ArrowWidth = 12;
        QStyleOptionToolButton option;
        initStyleOption(&option);
        option.features &= ~QStyleOptionToolButton::HasMenu; // its arrow would keep to the corner
        const int before = option.iconSize.width() + spacing::Normal;
        option.text = fontMetrics().elidedText(text(), Qt::ElideRight,
                                               width() - before - ArrowWidth - spacing::Normal,
                                               Qt::TextShowMnemonic);
        QPainter painter(this);
        style()->drawComplexControl(QStyle::CC_ToolButton, &option, &painter, this);
        const int end = before + fontMetrics().size(Qt::TextShowMnemonic, option.text).width();
        QStyleOption arrow;
        arrow.initFrom(this);
        arrow.rect = QRect(end, 0, ArrowWidth, height());
        style()->drawPrimitive(QStyle::PE_IndicatorArrowDown, &arrow, &painter, this);
    }
};

} // namespace

PlayerPlate::PlayerPlate(Color color, QWidget *parent)
    : Card(parent)
    , m_color(color)
    , m_name(new NameButton(this))
    , m_restart(new QAction(symbolIcon(Symbol::Retry), tr("Restart Engine"), this))
    , m_captures(new QLabel(this))
    , m_turn(new QLabel(this))
    , m_clock(new ClockFace(this))
    , m_sync(new SyncBadge(tr("%1’s engine").arg(text::colorName(color)), this))
{
    auto *stone = new SymbolLabel(color == Color::Black ? Symbol::BlackStone : Symbol::WhiteStone,
                                  StoneSize, this);
    m_name->setPopupMode(QToolButton::InstantPopup);
    m_name->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_name->setAutoRaise(true);
    m_name->setFont(textFont(TextSize::Subtitle));
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_name->setToolTip(tr("Change who plays %1").arg(text::colorName(color)));
    m_players = new SeatMenu(m_name->toolTip(), m_name);
    connect(m_players, &QMenu::aboutToShow, this, &PlayerPlate::enginesWanted);
    connect(m_players, &SeatMenu::seatChosen, this, &PlayerPlate::seatChosen);
    connect(m_players, &SeatMenu::addEngineRequested, this, &PlayerPlate::addEngineRequested);
    m_name->setMenu(m_players);
    for (QLabel *label : {m_captures, m_turn}) {
        label->setFont(textFont(TextSize::Caption));
    }
    m_captures->setForegroundRole(QPalette::PlaceholderText);

    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(spacing::Wide, spacing::Normal, spacing::Wide, spacing::Normal);
    grid->setHorizontalSpacing(spacing::Normal);
    grid->setVerticalSpacing(0);
    grid->addWidget(stone, 0, 0, 2, 1, Qt::AlignVCenter);
    grid->addWidget(m_name, 0, 1, 1, 3);
    grid->addWidget(m_captures, 1, 1);
    grid->addWidget(m_sync, 1, 2);
    grid->addWidget(m_turn, 1, 3, Qt::AlignRight);
    grid->addWidget(m_clock, 0, 4, 2, 1);
    grid->setColumnStretch(3, 1);
    QSizePolicy steady = m_sync->sizePolicy();
    steady.setRetainSizeWhenHidden(true);
    m_sync->setSizePolicy(steady);
    m_sync->hide();
    connect(m_sync, &QToolButton::clicked, this, &PlayerPlate::rebuildRequested);
    connect(m_restart, &QAction::triggered, this, &PlayerPlate::restartRequested);
    setRestartable(false);
    showSeat({});
}

/// It is as high without a clock as with one, so that nothing moves when a game begins.
QSize PlayerPlate::sizeHint() const
{
    const QMargins around = layout()->contentsMargins();
    return Card::sizeHint().expandedTo(
        {0, m_clock->sizeHint().height() + around.top() + around.bottom()});
}

void PlayerPlate::showSeat(const Seat &seat, const QString &name, int size)
{
    if (!m_player.isEmpty() && seat == m_seat && name == m_recordedName && size == m_size) {
        return; // ranks are not looked up with every move
    }
    m_seat = seat;
    m_recordedName = name;
    m_size = size;
    const bool isEngine = seat.engine && name.isEmpty();
    const std::optional<EngineRank> rank =
        isEngine && size > 0 ? rankOf(*seat.engine, size) : std::nullopt;
    m_rank = rank ? text::rank(*rank) : QString();
    m_captures->setToolTip(rank ? text::rankSentence(*rank, size) : QString());
    m_player = excerpt(!name.isEmpty()        ? name
                       : seat.engine          ? seat.engine->name
                       : !seat.name.isEmpty() ? seat.name
                                              : tr("You"));
    m_name->setText(withoutMnemonic(m_player));
    m_name->setIcon(symbolIcon(isEngine ? Symbol::Engine : Symbol::Person));
    showCaptures(m_stones);
    describe();
}

void PlayerPlate::showCaptures(int stones)
{
    m_stones = stones;
    QStringList words{m_rank, tr("%n captured", nullptr, stones)};
    words.removeAll(QString());
    const QString shown = words.join(QStringLiteral(" · "));
    if (shown == m_captures->text()) {
        return; // screen readers are told of each change
    }
    m_captures->setText(shown);
    m_captures->setAccessibleName(
        tr("Stones captured by %1: %2").arg(text::colorName(m_color)).arg(stones));
}

void PlayerPlate::showTurn(const QString &word)
{
    if (m_turn->text() != word) {
        m_turn->setText(word);
        update();
    }
}

void PlayerPlate::setEngines(const std::vector<EngineProfile> &engines, int size)
{
    m_players->setEngines(engines, m_seat, size);
    m_players->addAction(m_restart);
}

void PlayerPlate::setRestartable(bool isRestartable)
{
    m_restart->setVisible(isRestartable);
}

void PlayerPlate::describe()
{
    const QString name = tr("%1: %2").arg(text::colorName(m_color), m_player);
    if (name == accessibleName()) {
        return; // screen readers are told of each change
    }
    setAccessibleName(name);
    setAccessibleDescription(m_rank);
    m_name->setAccessibleName(
        tr("%1 is played by %2. Change").arg(text::colorName(m_color), m_player));
}

void PlayerPlate::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    if (!m_turn->text().isEmpty()) {
        // A bar at the left edge marks the turn; the word beside it says the same without colour.
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(styleColors(palette()).accent);
        painter.drawRoundedRect(QRectF(3, 10, 3, height() - 20), 1.5, 1.5);
    }
}

} // namespace shinpan
