#pragma once

#include "ui/document/collectiondocument.h"

#include <QListView>

#include <vector>

namespace shinpan {

class GameListModel;
class ThumbnailCache;

/// The list of games: click one, or press Return on it, to have it on the board. Several can be
/// selected and dragged to another place. Reports gestures; decides nothing.
class GameListView final : public QListView
{
    Q_OBJECT

public:
    /// The model outlives the view.
    GameListView(GameListModel &model, ThumbnailCache &thumbnails, QWidget *parent = nullptr);

    /// The selected games in the order of the list.
    [[nodiscard]] std::vector<GameId> selectedGames() const;
    /// Selects these games as far as they are shown, and scrolls to the first of them.
    void selectGames(const std::vector<GameId> &games);

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// The person wants it on the board.
    void gameChosen(shinpan::GameId game);
    void selectedGamesChanged();
    /// The selected games are to stand before this row; rowCount(): at the end.
    void selectionDropped(int row);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void selectionChanged(const QItemSelection &selected,
                          const QItemSelection &deselected) override;

private:
    void choose(const QModelIndex &index);

    GameListModel &m_model;
};

} // namespace shinpan
