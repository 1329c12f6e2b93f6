#include "ui/board/boarddisplay.h"

#include "ui/board/boarddescription.h"
#include "ui/board/painting/themelibrary.h"
#include "ui/kit/reducedmotion.h"
#include "ui/kit/style.h"

#include <QEasingCurve>
#include <QEvent>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <chrono>
#include <type_traits>
#include <utility>
#include <vector>

namespace shinpan {

namespace {

constexpr int Duration = 140; // milliseconds: felt rather than seen

[[nodiscard]] Point pointOf(Point point)
{
    return point;
}

template <typename Mark>
[[nodiscard]] Point pointOf(const Mark &mark)
{
    return mark.point;
}

template <typename Mark>
[[nodiscard]] std::vector<const Mark *> sortedByPoint(const std::vector<Mark> &list)
{
    std::vector<const Mark *> marks;
    for (const Mark &mark : list) {
        marks.push_back(&mark);
    }
    std::ranges::stable_sort(marks, {}, [](const Mark *mark) { return pointOf(*mark); });
    return marks;
}

/// Adds the points of what stands in one of two lists only.
template <typename Mark>
void addDifferences(const std::vector<Mark> &before,
                    const std::vector<Mark> &after,
                    std::vector<Point> &points)
{
    if (before == after) {
        return;
    }
    const std::vector<const Mark *> old = sortedByPoint(before);
    const std::vector<const Mark *> fresh = sortedByPoint(after);
    auto gone = old.begin();
    auto come = fresh.begin();
    while (gone != old.end() || come != fresh.end()) {
        const bool isOlder =
            come == fresh.end() || (gone != old.end() && pointOf(**gone) <= pointOf(**come));
        const bool isNewer =
            gone == old.end() || (come != fresh.end() && pointOf(**come) <= pointOf(**gone));
        if (!isOlder || !isNewer || **gone != **come) {
            points.push_back(pointOf(isOlder ? **gone : **come));
        }
        gone += isOlder ? 1 : 0;
        come += isNewer ? 1 : 0;
    }
}

/// The stone that was put down to make one position of another: one was added, and it is the move.
[[nodiscard]] std::optional<Point> stonePlaced(const Board &before,
                                               const Board &after,
                                               const std::optional<Move> &move)
{
    if (!move || !move->point || before.size() != after.size()) {
        return std::nullopt;
    }
    for (int i = 0; i < after.size().pointCount(); ++i) {
        const Point point = after.size().pointAt(i);
        const bool isNew = after.at(point) != Stone::Empty && after.at(point) != before.at(point);
        if (isNew != (point == *move->point)) {
            return std::nullopt;
        }
    }
    return move->point;
}

} // namespace

StoneMotion::StoneMotion(QObject *parent)
    : QObject(parent)
{
    m_animation.setDuration(Duration);
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, &StoneMotion::announce);
    connect(&m_animation, &QVariantAnimation::finished, this, &StoneMotion::end);
}

void StoneMotion::begin(Point point)
{
    end();
    m_point = point;
    m_animation.start();
}

void StoneMotion::end()
{
    const std::optional<Point> point = std::exchange(m_point, std::nullopt);
    m_animation.stop();
    if (point) {
        Q_EMIT moved(*point);
    }
}

std::optional<BoardScene::Settling> StoneMotion::settling() const
{
    if (!m_point) {
        return std::nullopt;
    }
    return BoardScene::Settling{*m_point, m_animation.currentValue().toDouble()};
}

void StoneMotion::announce()
{
    if (m_point) {
        Q_EMIT moved(*m_point);
    }
}

BoardDisplay::BoardDisplay(QWidget *parent)
    : QWidget(parent)
    , m_painter(BoardGeometry({}, {}, 1, true), woodTheme())
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_painter.setKeepsStones(true);
    m_painter.setSurroundings(palette(), font());
    constexpr std::chrono::milliseconds Rest(150); // no new size for so long
    m_restTimer.setSingleShot(true);
    m_restTimer.setInterval(Rest);
    connect(&m_restTimer, &QTimer::timeout, this, &BoardDisplay::sharpen);
    connect(&m_motion, &StoneMotion::moved, this, [this](Point point) {
        m_scene.settling = m_motion.settling();
        repaintPoint(point);
    });
    connect(&ThemeLibrary::shared(), &ThemeLibrary::changed, this, [this] {
        if (m_followsOptions) {
            showTheme();
        }
    });
}

BoardDisplay::~BoardDisplay() = default;

BoardGeometry BoardDisplay::geometry() const
{
    return {boardSize(), size(), devicePixelRatioF(), m_options.frame()};
}

QSize BoardDisplay::sizeHint() const
{
    return {640, 640};
}

QSize BoardDisplay::minimumSizeHint() const
{
    return {160, 160};
}

void BoardDisplay::showPosition(const Board &board, std::optional<Move> lastMove)
{
    const std::optional<Point> placed = stonePlaced(m_scene.board, board, lastMove);
    showBoard(board);
    m_lastMove = lastMove;
    showLastMove();
    settle(placed);
}

void BoardDisplay::showBoard(const Board &board)
{
    if (board.size() != boardSize()) {
        m_scene.board = board;
        m_scene.lastMove.reset();
        m_scene.settling.reset();
        m_scene.cursor.reset();
        update();
        return;
    }
    std::vector<Point> changed;
    for (int i = 0; i < board.size().pointCount(); ++i) {
        const Point point = board.size().pointAt(i);
        if (board.at(point) != m_scene.board.at(point)) {
            changed.push_back(point);
        }
    }
    repaintPoints(changed);
    m_scene.board = board;
}

void BoardDisplay::showLastMove()
{
    const std::optional<Point> point =
        m_lastMove && m_options.marksLastMove ? m_lastMove->point : std::nullopt;
    if (point != m_scene.lastMove) {
        repaintPoint(m_scene.lastMove);
        repaintPoint(point);
        m_scene.lastMove = point;
    }
}

void BoardDisplay::setLayer(LayerRank rank, BoardLayer layer)
{
    const auto [place, isFirst] = m_layers.try_emplace(rank);
    if (isFirst || place->second != layer) {
        place->second = std::move(layer);
        showLayers();
    }
}

void BoardDisplay::clearLayer(LayerRank rank)
{
    if (m_layers.erase(rank) > 0) {
        showLayers();
    }
}

void BoardDisplay::setHighlights(LayerRank rank, const std::vector<Point> &points)
{
    BoardLayer layer;
    layer.highlights = points;
    setLayer(rank, std::move(layer));
}

const BoardLayer &BoardDisplay::layer(LayerRank rank) const
{
    static const BoardLayer None;
    const auto found = m_layers.find(rank);
    return found == m_layers.end() ? None : found->second;
}

/// Repaints only points that look different, but the whole board for other lines.
void BoardDisplay::showLayers()
{
    BoardLayer wanted = composed(m_layers);
    const bool isMarkedOtherwise = wanted.markup != m_scene.markup;
    std::vector<Point> changed;
    forEachList(m_scene, wanted, [&]<typename T>(std::vector<T> &shown, std::vector<T> &list) {
        if constexpr (std::is_same_v<T, MarkLine>) {
            if (shown != list) {
                update();
            }
        } else {
            addDifferences(shown, list, changed);
        }
        shown = std::move(list);
    });
    repaintPoints(changed);
    if (isMarkedOtherwise) {
        describe();
    }
}

void BoardDisplay::showGhost(const std::optional<BoardScene::Ghost> &ghost)
{
    if (ghost == m_scene.ghost) {
        return;
    }
    for (const auto &shown : {m_scene.ghost, ghost}) {
        if (shown) {
            repaintPoint(shown->point);
        }
    }
    m_scene.ghost = ghost;
}

void BoardDisplay::showCursor(std::optional<Point> point)
{
    repaintPoint(m_scene.cursor);
    repaintPoint(point);
    m_scene.cursor = point;
    describe();
}

void BoardDisplay::showFocusRing(bool shown)
{
    if (shown != m_scene.focusRing) {
        m_scene.focusRing = shown;
        update();
    }
}

void BoardDisplay::showBare(bool bare)
{
    if (bare != m_isBare) {
        m_isBare = bare;
        update();
    }
}

void BoardDisplay::showOptions(const BoardOptions &options)
{
    if (options.frame() != m_options.frame()) {
        update();
    }
    const bool isDressed = !m_followsOptions || options.theme != m_options.theme
                        || options.isLively != m_options.isLively;
    m_options = options;
    if (isDressed) {
        m_painter.setLively(options.isLively);
        showTheme();
    }
    showLastMove();
}

void BoardDisplay::setTheme(const BoardTheme &theme)
{
    m_followsOptions = false;
    m_painter.setTheme(theme);
    update();
}

/// The theme of the options on this ground.
void BoardDisplay::showTheme()
{
    m_followsOptions = true;
    m_painter.setTheme(ThemeLibrary::shared().shown(m_options.theme, isDark(palette())));
    update();
}

/// Brings the painter up to size and screen.
void BoardDisplay::fit()
{
    const BoardGeometry now = geometry();
    if (now == m_painter.geometry()) {
        return;
    }
    m_painter.stretchTo(now);
    m_sharpening.cancel();
    if (m_painter.isStretched()) {
        m_restTimer.start();
    }
}

void BoardDisplay::sharpen()
{
    m_sharpening.startLater([this] {
        const bool isSharp = m_painter.sharpen();
        if (isSharp) {
            update();
        }
        return isSharp;
    });
}

void BoardDisplay::settle(const std::optional<Point> &stone)
{
    if (stone && m_options.isLively && isVisible() && m_followsOptions && !isMotionReduced(*this)) {
        m_motion.begin(*stone);
    } else {
        m_motion.end();
    }
}

void BoardDisplay::repaintPoint(std::optional<Point> point)
{
    if (point && boardSize().contains(*point)) {
        update(geometry().updateRect(*point));
    }
}

/// Where much has changed, all of the board between is painted as well, which takes less time than
/// a region of many pieces.
void BoardDisplay::repaintPoints(const std::vector<Point> &points)
{
    constexpr std::size_t Few = 24;
    const BoardGeometry shown = geometry();
    QRegion pieces;
    QRect around;
    for (const Point point : points) {
        if (boardSize().contains(point)) {
            const QRect rect = shown.updateRect(point);
            around |= rect;
            if (points.size() <= Few) {
                pieces += rect;
            }
        }
    }
    update(points.size() <= Few ? pieces : around);
}

void BoardDisplay::paintEvent(QPaintEvent *event)
{
    fit();
    QPainter painter(this);
    if (m_isBare) {
        BoardScene bare;
        bare.board = m_scene.board;
        m_painter.paint(painter, event->region(), bare);
    } else {
        m_painter.paint(painter, event->region(), m_scene);
    }
}

/// A window has a board for each of its documents, of which one is seen.
void BoardDisplay::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_painter.forgetPictures();
}

void BoardDisplay::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_painter.setSurroundings(palette(), font());
        if (m_followsOptions) {
            showTheme();
        }
        update();
    } else if (event->type() == QEvent::LanguageChange) {
        describe();
    }
    QWidget::changeEvent(event);
}

void BoardDisplay::describe()
{
    const QString description = BoardDescription::of(m_scene, m_lastMove);
    if (description != accessibleDescription()) { // readers are told of each one
        setAccessibleDescription(description);
    }
}

} // namespace shinpan
