#pragma once

#include "ui/document/collectiondocument.h"

#include <QStyledItemDelegate>

namespace shinpan {

class GameListModel;
class ThumbnailCache;

/// Paints a game of the list: its thumbnail, the players one below the other with the winner in
/// bold, number and result at the right, and date, moves and event below. Without players the
/// game's name takes their place. An accent stripe marks the game on the board.
class GameListDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    GameListDelegate(const GameListModel &model, ThumbnailCache &thumbnails, QObject *parent);

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    const GameListModel &m_model;
    ThumbnailCache &m_thumbnails;
};

} // namespace shinpan
