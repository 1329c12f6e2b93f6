#pragma once

#include "ui/document/collectiondocument.h"
#include "ui/kit/panel.h"

class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;

namespace shinpan {

class CollectionActions;
class DocumentController;
class OpenGame;
class GameListModel;
class GameListView;
class ThumbnailCache;

/// The panel with the games of the open file: a search box, the list, and what can be done with it.
/// It comes by itself when a file has several games, and goes with them.
class CollectionDock final : public Panel
{
    Q_OBJECT

public:
    CollectionDock(DocumentController &document, OpenGame &game, QWidget &window);

    [[nodiscard]] CollectionActions &actions() const { return *m_actions; }
    /// All that can be done with games of a collection.
    void addTo(QMenu &menu) const;

private:
    [[nodiscard]] QWidget *createSearchRow();
    [[nodiscard]] QWidget *createFooter();
    [[nodiscard]] QMenu *createSortMenu();
    void connectList();
    void showOrHide();
    void keepSelection();
    void showCount();

    CollectionDocument &m_games;
    GameListModel *m_model;
    ThumbnailCache *m_thumbnails;
    CollectionActions *m_actions;
    GameListView *m_list;
    QLineEdit *m_search;
    QToolButton *m_sort;
    QLabel *m_count;
    QAction *m_find;
    bool m_hasCome = false; ///< by itself
};

} // namespace shinpan
