#include "ui/find/positionqueryrow.h"

#include "ui/board/boardview.h"
#include "ui/board/regionpicker.h"
#include "ui/board/regiontext.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

namespace shinpan {

namespace {

constexpr int RegionWidth = 15; ///< characters

} // namespace

PositionQueryRow::PositionQueryRow(BoardView &board, QWidget *parent)
    : QWidget(parent)
    , m_view(board)
    , m_picker(new RegionPicker(board, Qt::AltModifier, this))
    , m_board(board.position())
    , m_region(new QLineEdit)
    , m_pick(new QToolButton)
    , m_turns(new QCheckBox(tr("&Turned")))
    , m_swaps(new QCheckBox(tr("&Colours exchanged")))
{
    createFields();
    connect(m_region, &QLineEdit::textChanged, this, &PositionQueryRow::edited);
    connect(m_turns, &QCheckBox::toggled, this, &PositionQueryRow::edited);
    connect(m_swaps, &QCheckBox::toggled, this, &PositionQueryRow::edited);
    connect(m_pick, &QToolButton::toggled, m_picker, &RegionPicker::pickNext);
    connect(m_picker, &RegionPicker::pickingEnded, m_pick, [this] { m_pick->setChecked(false); });
    connect(m_picker, &RegionPicker::dragged, this, &PositionQueryRow::dragged);
    connect(m_picker, &RegionPicker::picked, this, &PositionQueryRow::takeRegion);
}

void PositionQueryRow::createFields()
{
    m_region->setAccessibleName(tr("Region to find, two opposite corners"));
    m_region->setPlaceholderText(tr("Whole board"));
    m_region->setToolTip(tr("Two opposite corners of a region, as “C3 H8”"));
    m_region->setClearButtonEnabled(true);
    m_region->setMinimumWidth(RegionWidth * m_region->fontMetrics().averageCharWidth());
    m_pick->setText(tr("Choose on the &Board"));
    m_pick->setToolTip(tr("Drag a region out on the board (Alt+drag at any time)"));
    m_pick->setAccessibleName(tr("Choose the region on the board"));
    m_pick->setCheckable(true);
    m_pick->setFocusPolicy(Qt::TabFocus);
    m_turns->setToolTip(tr("Also rotated and mirrored, in all eight ways"));
    m_turns->setChecked(true);
    m_swaps->setChecked(true);
    setFocusProxy(m_region);
    setLayout(form::row(spacing::Normal,
                        {{m_region, 1}, m_pick, form::space(spacing::Tight), m_turns, m_swaps}));
}

void PositionQueryRow::takePosition()
{
    m_board = m_view.position();
    Q_EMIT edited();
}

void PositionQueryRow::takeWholeBoard()
{
    const QSignalBlocker once(m_region);
    m_region->clear();
    takePosition();
}

void PositionQueryRow::takeRegion(const BoardRegion &region)
{
    const QSignalBlocker once(m_region);
    m_region->setText(textOf(region));
    takePosition();
    Q_EMIT picked();
}

void PositionQueryRow::followBoard()
{
    const std::optional<BoardRegion> sought = region();
    if (sought && !PositionPattern(m_board, *sought).hasStones()) {
        takePosition();
    }
}

/// The whole board where none is named.
std::optional<BoardRegion> PositionQueryRow::region() const
{
    return m_region->text().trimmed().isEmpty() ? BoardRegion::whole(m_board.size())
                                                : regionFromText(m_region->text(), m_board.size());
}

Result<std::vector<PositionPattern>> PositionQueryRow::query() const
{
    const std::optional<BoardRegion> sought = region();
    if (!sought) {
        return failure(Message::verbatim(tr("Two corners, as “C3 H8”")));
    }
    const PositionPattern pattern(m_board, *sought);
    if (!pattern.hasStones()) {
        return failure(Message::verbatim(tr("No stones there")));
    }
    return pattern.variants(m_turns->isChecked(), m_swaps->isChecked());
}

void PositionQueryRow::stopPicking()
{
    m_picker->pickNext(false);
}

} // namespace shinpan
