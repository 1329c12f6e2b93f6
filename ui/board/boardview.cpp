#include "ui/board/boardview.h"

#include "ui/board/boardaccess.h"
#include "ui/board/boarddescription.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <chrono>
#include <functional>
#include <span>
#include <utility>

namespace shinpan {

namespace {

/// The points of what stands in one of two lists only. Equal ends are skipped, so that neighbouring
/// positions of a long game compare quickly.
template <typename T, typename PointOf>
[[nodiscard]] std::vector<Point> differences(std::span<const T> before,
                                             std::span<const T> after,
                                             PointOf pointOf)
{
    while (!before.empty() && !after.empty() && before.front() == after.front()) {
        before = before.subspan(1);
        after = after.subspan(1);
    }
    while (!before.empty() && !after.empty() && before.back() == after.back()) {
        before = before.first(before.size() - 1);
        after = after.first(after.size() - 1);
    }
    std::vector<Point> points;
    const auto addMissing = [&](std::span<const T> from, std::span<const T> in) {
        for (const T &item : from) {
            if (std::find(in.begin(), in.end(), item) == in.end()) {
                points.push_back(pointOf(item));
            }
        }
    };
    addMissing(before, after);
    addMissing(after, before);
    return points;
}

} // namespace

BoardView::BoardView(QWidget *parent)
    : QWidget(parent)
    , m_painter(BoardGeometry({}, {}, 1, true), woodTheme())
{
    boardaccess::install();
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Board"));
    m_painter.setKeepsStones(true);
    m_painter.setSurroundings(palette(), font());
    constexpr std::chrono::milliseconds LongPress(250);
    m_peekTimer.setSingleShot(true);
    m_peekTimer.setInterval(LongPress);
    connect(&m_peekTimer, &QTimer::timeout, this, [this] { setPeeking(true); });
    connectLook();
    describe();
}

BoardView::~BoardView() = default;

BoardGeometry BoardView::geometry() const
{
    return {boardSize(), size(), devicePixelRatioF(), m_options.frame()};
}

QSize BoardView::sizeHint() const
{
    return {640, 640};
}

QSize BoardView::minimumSizeHint() const
{
    return {160, 160};
}

void BoardView::setPosition(const Board &board, std::optional<Move> lastMove)
{
    const bool isNew = board != m_scene.board || lastMove != m_lastMove;
    if (isNew) {
        m_news = BoardDescription::ofChange(m_scene.board, board, lastMove);
    }
    const std::optional<Point> placed = isNew ? stonePlaced(board, lastMove) : std::nullopt;
    showBoard(board);
    m_lastMove = lastMove;
    showLastMove();
    if (isNew) {
        m_proposed = std::nullopt;
        settle(placed);
    }
    showGhost();
    describe();
    if (isNew) {
        boardaccess::tellPosition(*this);
        Q_EMIT announced(m_news);
    }
}

void BoardView::showBoard(const Board &board)
{
    if (board.size() != boardSize()) {
        m_scene.cursor = m_cursorMemory = std::nullopt;
        m_press.reset();
        m_scene.markup.clear();
        m_scene.lines.clear();
        m_scene.analysis = {};
        m_scene.highlights.clear();
        m_scene.numbers.clear();
        m_scene.nextMoves.clear();
        m_scene.siblingMoves.clear();
        m_scene.lastMove.reset();
        m_scene.board = board;
        setHovered(std::nullopt);
        boardaccess::tellPoints(*this);
        update();
        return;
    }
    QRegion changed;
    const BoardGeometry shown = geometry();
    for (int i = 0; i < board.size().pointCount(); ++i) {
        const Point point = board.size().pointAt(i);
        if (board.at(point) != m_scene.board.at(point)) {
            changed += shown.updateRect(point);
        }
    }
    update(changed);
    m_scene.board = board;
}

void BoardView::showLastMove()
{
    const std::optional<Point> point =
        m_lastMove && m_options.marksLastMove ? m_lastMove->point : std::nullopt;
    if (point != m_scene.lastMove) {
        repaintPoint(m_scene.lastMove);
        repaintPoint(point);
        m_scene.lastMove = point;
    }
}

void BoardView::setMarkup(const BoardMarkup &markup)
{
    for (const Point point : changedPoints(m_scene.markup, markup)) {
        repaintPoint(point);
    }
    m_scene.markup = markup;
    describe();
}

void BoardView::setLines(const std::vector<MarkLine> &lines)
{
    if (lines != m_scene.lines) {
        m_scene.lines = lines;
        update();
    }
}

/// Shows other things on points; only those that look different are repainted.
template <typename T>
void BoardView::exchange(std::vector<T> &shown, const std::vector<T> &wanted)
{
    for (const Point point :
         differences<T>(shown, wanted, [](const T &item) { return item.point; })) {
        repaintPoint(point);
    }
    shown = wanted;
}

void BoardView::exchangePoints(std::vector<Point> &shown, std::vector<Point> wanted)
{
    for (const Point point : differences<Point>(shown, wanted, std::identity())) {
        repaintPoint(point);
    }
    shown = std::move(wanted);
}

void BoardView::setOverlay(const RecordOverlay &overlay)
{
    exchange(m_scene.numbers, overlay.numbers);
    exchange(m_scene.nextMoves, overlay.nextMoves);
    exchange(m_scene.siblingMoves, overlay.siblingMoves);
}

void BoardView::setAnalysis(const BoardAnalysis &analysis)
{
    exchange(m_scene.analysis.spots, analysis.spots);
    exchange(m_scene.analysis.tints, analysis.tints);
    exchange(m_scene.analysis.line, analysis.line);
    exchangePoints(m_scene.analysis.taken, analysis.taken);
    exchangePoints(m_scene.analysis.barred, analysis.barred);
}

void BoardView::setHighlights(std::vector<Point> points)
{
    exchangePoints(m_scene.highlights, std::move(points));
}

void BoardView::setGhost(std::optional<Color> color)
{
    m_ghostColor = color;
    if (!color) {
        m_proposed.reset();
    }
    showGhost();
}

void BoardView::showGhost()
{
    std::optional<BoardScene::Ghost> ghost;
    const std::optional<Point> point = m_proposed ? m_proposed : m_hovered;
    if (m_ghostColor && point && boardSize().contains(*point)
        && m_scene.board.at(*point) == Stone::Empty) {
        const bool isDown =
            m_press && m_press->button == Qt::LeftButton && m_press->point == m_hovered;
        ghost = BoardScene::Ghost{*point, *m_ghostColor, isDown || m_proposed};
    }
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

void BoardView::setMarking(bool marking)
{
    if (m_isMarking && !marking) {
        setCursorPoint(std::nullopt);
    }
    m_isMarking = marking;
}

void BoardView::setPainting(bool painting)
{
    endStroke();
    m_press.reset();
    m_isPainting = painting;
}

void BoardView::setCoordinatesShown(bool shown)
{
    BoardOptions options = m_options;
    options.coordinates = shown ? CoordinateStyle::Letters : CoordinateStyle::None;
    setOptions(options);
}

void BoardView::setOptions(const BoardOptions &options)
{
    const bool isTurned = options.orientation != m_options.orientation;
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
    if (isTurned) {
        m_press.reset();
        setHovered(std::nullopt);
        boardaccess::tellPoints(*this);
    }
    if (!m_options.confirmsMoves) {
        setProposed(std::nullopt);
    }
    showLastMove();
}

void BoardView::setPeeking(bool peeking)
{
    if (peeking != m_isPeeking) {
        m_isPeeking = peeking;
        update();
    }
}

void BoardView::repaintPoint(std::optional<Point> point)
{
    if (point && boardSize().contains(*point)) {
        update(geometry().updateRect(*point));
    }
}

void BoardView::paintEvent(QPaintEvent *event)
{
    fit();
    QPainter painter(this);
    if (m_isPeeking) {
        BoardScene bare;
        bare.board = m_scene.board;
        m_painter.paint(painter, event->region(), bare);
    } else {
        m_painter.paint(painter, event->region(), m_scene);
    }
}

void BoardView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_painter.setSurroundings(palette(), font());
        if (m_followsOptions) {
            showTheme();
        }
        update();
    } else if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Board"));
        describe();
    }
    QWidget::changeEvent(event);
}

void BoardView::describe()
{
    const QString description = BoardDescription::of(m_scene, m_lastMove);
    if (description != accessibleDescription()) { // readers are told of each one
        setAccessibleDescription(description);
    }
}

} // namespace shinpan
