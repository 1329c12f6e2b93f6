#include "ui/collection/thumbnailcache.h"

#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"
#include "ui/board/painting/boardgeometry.h"

#include <QDeadlineTimer>
#include <QPainter>

#include <algorithm>

namespace shinpan {

namespace {

/// Moves after which a position is as good as any; keeps the longest lines from being felt.
constexpr int MostMoves = 2000;

/// Boards are painted larger and scaled down, so that the lines stay fine.
constexpr int Enlargement = 3;

constexpr int MostKept = 500;

/// The most that are wanted: a person who scrolls quickly does not wait for what has gone by.
constexpr std::size_t MostWanted = 40;

} // namespace

Board tellingPosition(const GameTree &tree)
{
    Replay replay(tree);
    replay.step(tree, tree.root());
    const Board &start = replay.board();
    int stones[2] = {};
    for (int i = 0; i < start.size().pointCount(); ++i) {
        const Stone stone = start.at(start.size().pointAt(i));
        stones[0] += stone == Stone::Black ? 1 : 0;
        stones[1] += stone == Stone::White ? 1 : 0;
    }
    if (stones[0] > 0 && stones[1] > 0) {
        return start;
    }
    NodeId node = tree.firstChild(tree.root());
    for (int moves = 0; node != NoNode && moves < MostMoves; ++moves) {
        replay.step(tree, node);
        node = tree.firstChild(node);
    }
    return replay.board();
}

QImage BoardThumbnail::paint(const Board &board, int pixels)
{
    const BoardGeometry geometry(board.size(), QSize(pixels, pixels) * Enlargement, 1, false);
    if (!m_painter || m_painter->geometry() != geometry) {
        m_painter.emplace(geometry, woodTheme());
        QPalette nothingAround;
        nothingAround.setColor(QPalette::Window, Qt::transparent);
        m_painter->setSurroundings(nothingAround, QFont());
    }
    QImage large(geometry.area(), QImage::Format_ARGB32_Premultiplied);
    large.fill(Qt::transparent);
    BoardScene scene;
    scene.board = board;
    QPainter painter(&large);
    m_painter->paint(painter, large.rect(), scene);
    painter.end();
    return large.copy(geometry.board())
        .scaled(pixels, pixels, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

ThumbnailCache::ThumbnailCache(const CollectionDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_pixmaps(MostKept)
{
    connect(&document, &CollectionDocument::opened, this, &ThumbnailCache::forgetAll);
    connect(&document, &CollectionDocument::currentEdited, this,
            [this] { forget(m_document.current()); });
}

void ThumbnailCache::forgetAll()
{
    m_pixmaps.clear();
    m_wanted.clear();
}

void ThumbnailCache::forget(GameId game)
{
    m_pixmaps.remove(static_cast<std::size_t>(game));
    Q_EMIT painted(game); // whoever shows it asks again
}

QPixmap ThumbnailCache::thumbnail(GameId game, int pixels, qreal ratio)
{
    if (m_pixels != pixels || m_ratio != ratio) {
        m_pixels = pixels;
        m_ratio = ratio;
        forgetAll();
    }
    if (const QPixmap *known = m_pixmaps.object(static_cast<std::size_t>(game))) {
        return *known;
    }
    std::erase(m_wanted, game);
    if (m_wanted.size() == MostWanted) {
        m_wanted.erase(m_wanted.begin());
    }
    m_wanted.push_back(game);
    if (!m_painting.isRunning()) {
        m_painting.startLater([this] { return paintSlice(); });
    }
    return {};
}

bool ThumbnailCache::paintSlice()
{
    const QDeadlineTimer deadline(SlicedWork::Slice);
    while (!m_wanted.empty() && !deadline.hasExpired()) {
        const GameId game = m_wanted.back();
        m_wanted.pop_back();
        QImage image =
            m_painter.paint(tellingPosition(m_document.tree(game)), qRound(m_pixels * m_ratio));
        image.setDevicePixelRatio(m_ratio);
        m_pixmaps.insert(static_cast<std::size_t>(game), new QPixmap(QPixmap::fromImage(image)));
        Q_EMIT painted(game);
    }
    return m_wanted.empty();
}

} // namespace shinpan
