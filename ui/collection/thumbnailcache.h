#pragma once

#include "core/board/board.h"
#include "core/record/tree/gametree.h"
#include "ui/board/painting/boardpainter.h"
#include "ui/document/collectiondocument.h"
#include "ui/kit/slicedwork.h"

#include <QCache>
#include <QImage>
#include <QObject>
#include <QPixmap>

#include <cstddef>
#include <optional>
#include <vector>

namespace shinpan {

/// The position that tells a game from others: of a problem, which sets up stones of both colours
/// at its start, that; of a game its last, for which not more than some thousand moves of the main
/// line are played.
[[nodiscard]] Board tellingPosition(const GameTree &tree);

/// Paints boards the size of a postage stamp, one like the other; fast for many boards of one size.
class BoardThumbnail
{
public:
    /// `pixels` wide and high; what a board that is not square leaves is transparent.
    [[nodiscard]] QImage paint(const Board &board, int pixels);

private:
    std::optional<BoardPainter> m_painter; ///< of the last board's size
};

/// Thumbnails of the games of a document, made between the events when somebody asks for them, and
/// kept while there is room.
class ThumbnailCache final : public QObject
{
    Q_OBJECT

public:
    /// The document outlives the cache.
    explicit ThumbnailCache(const CollectionDocument &document, QObject *parent = nullptr);

    /// `pixels` wide, for a screen of that ratio. Null if it is still to be made: painted() tells
    /// when it is there. What was asked for last is made first.
    [[nodiscard]] QPixmap thumbnail(GameId game, int pixels, qreal ratio);

Q_SIGNALS:
    void painted(shinpan::GameId game);

private:
    void forgetAll();
    void forget(GameId game);
    [[nodiscard]] bool paintSlice();

    const CollectionDocument &m_document;
    BoardThumbnail m_painter;
    QCache<std::size_t, QPixmap> m_pixmaps; ///< by game
    std::vector<GameId> m_wanted;           ///< the most urgent last
    SlicedWork m_painting;
    int m_pixels = 0;
    qreal m_ratio = 1;
};

} // namespace shinpan
