#pragma once

#include "ui/document/collectiondocument.h"
#include "ui/kit/noticebar.h"
#include "ui/kit/symbol.h"

#include <QAction>
#include <QObject>

#include <vector>

namespace shinpan {

class DocumentController;
class OpenGame;
class GameListModel;

/// Everything that a person can do with the games of a collection, as actions for menus, buttons
/// and keys. They are about the games that are selected; where none is, about the one on the board.
class CollectionActions final : public QObject
{
    Q_OBJECT

public:
    /// `window` is the parent of the dialogs. All outlive the actions.
    CollectionActions(DocumentController &document,
                      OpenGame &game,
                      const GameListModel &list,
                      QWidget &window);

    QAction *previous;
    QAction *next;
    QAction *addEmpty;
    QAction *addFile;
    QAction *paste;
    QAction *duplicate;
    QAction *remove;
    QAction *moveUp;
    QAction *moveDown;
    QAction *keepOrder;
    QAction *extract;
    QAction *undo;
    QAction *redo;

    /// What has keys that work only in the list.
    [[nodiscard]] QList<QAction *> listActions() const;

    void setSelection(std::vector<GameId> games);
    /// Puts a game on the board; asks first if that ends a game that is played.
    void show(GameId game);
    /// Moves the selected games before the game in this place, or behind the last.
    void moveSelection(std::size_t place);

Q_SIGNALS:
    /// These games are new, or have moved: they should be seen.
    void placed(const std::vector<shinpan::GameId> &games);
    void noticed(const QString &text, const std::vector<shinpan::NoticeAction> &actions);

private:
    template <typename Act>
    [[nodiscard]] QAction *create(Symbol symbol,
                                  const QString &text,
                                  const QString &tip,
                                  const QKeySequence &key,
                                  Act act);
    void createSteps();
    void createChanges();
    void refresh();
    void step(int games);
    void insert(std::vector<GameTree> trees);
    void addEmptyGame();
    void chooseFileToAdd();
    void pasteGames();
    void duplicateSelection();
    void removeSelection();
    void shiftSelection(int places);
    void chooseFileToExtractTo();
    void endGameAndThen(std::function<void()> proceed);
    [[nodiscard]] std::vector<GameId> chosen() const;

    DocumentController &m_document;
    CollectionDocument &m_games;
    OpenGame &m_game;
    const GameListModel &m_list;
    QWidget &m_window;
    std::vector<GameId> m_selection;
};

} // namespace shinpan
