#include "ui/collection/collectionactions.h"

#include "ui/collection/gamelistmodel.h"
#include "ui/document/documentcontroller.h"
#include "ui/game/opengame.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>
#include <functional>
#include <iterator>
#include <unordered_set>
#include <utility>

namespace shinpan {

CollectionActions::CollectionActions(DocumentController &document,
                                     OpenGame &game,
                                     const GameListModel &list,
                                     QWidget &window)
    : QObject(&window)
    , m_document(document)
    , m_games(document.games())
    , m_game(game)
    , m_list(list)
    , m_window(window)
{
    createSteps();
    createChanges();
    const QList<QAction *> inList = listActions();
    for (QAction *action : inList) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    }
    connect(&m_games, &CollectionDocument::opened, this, [this] { setSelection({}); });
    connect(&m_games, &CollectionDocument::rearranged, this, &CollectionActions::refresh);
    connect(&m_games, &CollectionDocument::currentChanged, this, &CollectionActions::refresh);
    connect(&list, &GameListModel::modelReset, this, &CollectionActions::refresh);
    refresh();
}

QList<QAction *> CollectionActions::listActions() const
{
    return {paste, duplicate, remove, moveUp, moveDown};
}

template <typename Act>
QAction *CollectionActions::create(Symbol symbol,
                                   const QString &text,
                                   const QString &tip,
                                   const QKeySequence &key,
                                   Act act)
{
    QAction *action = symbolAction(this, symbol, text, tip, key);
    connect(action, &QAction::triggered, this, act);
    return action;
}

void CollectionActions::createSteps()
{
    previous = create(Symbol::Up, tr("&Previous Game"), tr("Previous game of the list"),
                      Qt::CTRL | Qt::Key_PageUp, [this] { step(-1); });
    next = create(Symbol::Down, tr("&Next Game"), tr("Next game of the list"),
                  Qt::CTRL | Qt::Key_PageDown, [this] { step(+1); });
}

void CollectionActions::createChanges()
{
    using Actions = CollectionActions;
    addEmpty = create(Symbol::Add, tr("Add &Empty Game"), tr("Add an empty game"), {},
                      &Actions::addEmptyGame);
    addFile = create(Symbol::Open, tr("Add from &File…"), tr("Add the games of another file"), {},
                     &Actions::chooseFileToAdd);
    paste = create(Symbol::Duplicate, tr("P&aste Games"), tr("Add the games of the clipboard"), {},
                   &Actions::pasteGames);
    duplicate = create(Symbol::Duplicate, tr("&Duplicate"), tr("Add a copy of the selected games"),
                       Qt::CTRL | Qt::Key_D, &Actions::duplicateSelection);
    remove = create(Symbol::Remove, tr("&Remove"), tr("Remove the selected games from the file"),
                    {}, &Actions::removeSelection);
    moveUp = create(Symbol::Up, tr("Move &Up"), tr("Move the selected games up"),
                    Qt::ALT | Qt::Key_Up, [this] { shiftSelection(-1); });
    moveDown = create(Symbol::Down, tr("Move Do&wn"), tr("Move the selected games down"),
                      Qt::ALT | Qt::Key_Down, [this] { shiftSelection(+1); });
    keepOrder = create(Symbol::Sort, tr("&Keep This Order"),
                       tr("Put the games in the file into the order the list is sorted by"), {},
                       [this] { m_games.reorder(m_list.shownGames()); });
    extract = create(Symbol::Save, tr("E&xtract Selected Games…"),
                     tr("Save the selected games as a separate file"), {},
                     &Actions::chooseFileToExtractTo);
    undo = create(Symbol::Undo, tr("Undo &List Change"),
                  tr("Take back the last addition, removal or change of order"),
                  Qt::CTRL | Qt::ALT | Qt::Key_Z,
                  [this] { endGameAndThen([this] { m_games.undo(); }); });
    redo = create(Symbol::Retry, tr("Redo L&ist Change"), tr("Redo what was undone in the list"),
                  Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_Z,
                  [this] { endGameAndThen([this] { m_games.redo(); }); });
}

void CollectionActions::setSelection(std::vector<GameId> games)
{
    m_selection = std::move(games);
    refresh();
}

/// The selected games, or the one on the board, in the order of the file.
std::vector<GameId> CollectionActions::chosen() const
{
    const std::unordered_set<GameId> selected(m_selection.begin(), m_selection.end());
    std::vector<GameId> games;
    std::ranges::copy_if(m_games.games(), std::back_inserter(games),
                         [&](GameId game) { return selected.contains(game); });
    if (games.empty()) {
        games.push_back(m_games.current());
    }
    return games;
}

void CollectionActions::refresh()
{
    const std::vector<GameId> games = chosen();
    const int row = m_list.rowOf(m_games.current());
    const int rows = m_list.rowCount();
    previous->setEnabled(row > 0);
    next->setEnabled(rows > 0 && row < rows - 1);
    const bool isWhole = m_list.isWhole();
    moveUp->setEnabled(isWhole && m_games.placeOf(games.back()) >= games.size());
    moveDown->setEnabled(isWhole && m_games.placeOf(games.front()) + games.size() < m_games.size());
    keepOrder->setEnabled(!isWhole && m_list.searchText().isEmpty());
    undo->setEnabled(m_games.mayUndo());
    redo->setEnabled(m_games.mayRedo());
}

void CollectionActions::step(int games)
{
    const int row = m_list.rowOf(m_games.current()) + games;
    if (row >= 0 && row < m_list.rowCount()) {
        show(m_list.gameAt(row));
    }
}

void CollectionActions::show(GameId game)
{
    if (game == m_games.current()) {
        return;
    }
    if (!m_games.isGo(game)) {
        Q_EMIT noticed(tr("This is not a game of Go. It stays in the file as it is."), {});
        return;
    }
    endGameAndThen([this, game] { m_games.show(game); });
}

/// Asks the person first: only one game can be on the board, and what is played there ends.
void CollectionActions::endGameAndThen(std::function<void()> proceed)
{
    if (!m_game.status().isRunning()) {
        proceed();
        return;
    }
    auto *box =
        new QMessageBox(QMessageBox::Question, tr("A game is being played"),
                        tr("End the game that is being played?"), QMessageBox::Cancel, &m_window);
    box->setInformativeText(tr("Its moves stay in the record."));
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton *end = box->addButton(tr("&End Game"), QMessageBox::AcceptRole);
    connect(end, &QPushButton::clicked, this, [proceed = std::move(proceed)] { proceed(); });
    box->open();
}

/// Inserts games behind the last selected one; the first of them is put on the board.
void CollectionActions::insert(std::vector<GameTree> trees)
{
    const std::size_t place = m_games.placeOf(chosen().back()) + 1;
    const std::vector<GameId> added = m_games.insert(place, std::move(trees));
    Q_EMIT placed(added);
    if (m_games.isGo(added.front())) {
        show(added.front());
    }
}

void CollectionActions::addEmptyGame()
{
    insert({GameRecord(m_game.record().boardSize()).tree()});
}

void CollectionActions::chooseFileToAdd()
{
    auto *dialog =
        new QFileDialog(&m_window, tr("Add Games"), QFileInfo(m_document.filePath()).path(),
                        DocumentController::readableFiles());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        m_document.readMore(path, [this](auto trees) { insert(std::move(trees)); });
    });
    dialog->open();
}

void CollectionActions::pasteGames()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) {
        Q_EMIT noticed(tr("There is no text on the clipboard."), {});
        return;
    }
    m_document.readMore(text.toUtf8(), [this](auto trees) { insert(std::move(trees)); });
}

void CollectionActions::duplicateSelection()
{
    std::vector<GameTree> trees;
    for (const GameId game : chosen()) {
        trees.push_back(m_games.tree(game));
    }
    insert(std::move(trees));
}

void CollectionActions::removeSelection()
{
    endGameAndThen([this, games = chosen()] {
        m_games.remove(games);
        Q_EMIT noticed(tr("%n game(s) were removed.", nullptr, static_cast<int>(games.size())),
                       {{tr("Undo"), [action = undo] { action->trigger(); }}});
    });
}

void CollectionActions::moveSelection(std::size_t place)
{
    const std::vector<GameId> moved = chosen();
    std::vector<GameId> order = m_games.games();
    const auto middle = order.begin() + static_cast<std::ptrdiff_t>(place);
    const std::unordered_set<GameId> set(moved.begin(), moved.end());
    const auto isMoved = [&set](GameId game) { return set.contains(game); };
    std::stable_partition(order.begin(), middle, std::not_fn(isMoved));
    std::stable_partition(middle, order.end(), isMoved);
    m_games.reorder(std::move(order));
    Q_EMIT placed(moved);
}

/// Shifts the selection by one place; games that are apart come together.
void CollectionActions::shiftSelection(int places)
{
    const std::vector<GameId> games = chosen();
    if (places < 0) {
        const std::size_t first = m_games.placeOf(games.front());
        moveSelection(first > 0 ? first - 1 : 0);
    } else {
        const std::size_t last = m_games.placeOf(games.back());
        moveSelection(std::min(last + 2, m_games.size()));
    }
}

void CollectionActions::chooseFileToExtractTo()
{
    auto *dialog =
        new QFileDialog(&m_window, tr("Extract Games"), QFileInfo(m_document.filePath()).path(),
                        tr("Game records (*.sgf)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("sgf"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, games = chosen()](const QString &path) { m_document.extract(games, path); });
    dialog->open();
}

} // namespace shinpan
