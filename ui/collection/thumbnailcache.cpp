#include "ui/collection/thumbnailcache.h"

#include <QDeadlineTimer>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int MostKept = 500;

/// Who scrolls quickly does not wait for what has gone by.
constexpr std::size_t MostWanted = 40;

} // namespace

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
