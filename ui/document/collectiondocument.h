#pragma once

#include "core/record/recordhistory.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/gametree.h"

#include <QObject>
#include <QTimer>

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace shinpan {

class OpenGame;
struct LoadedGames;

/// Names a game of the open document for as long as that is open, whatever becomes of its place.
enum class GameId : std::uint32_t {};

/// The games of the open document, one of which is on the screen: it can be shown another, and
/// games be added, removed and put in another order. There is always one at least.
///
/// What is changed in the game on the screen is kept when another takes its place, and so is the
/// history of its changes. Rearranging can be undone, as far back as the document was opened; a
/// removed game is remembered for that.
class CollectionDocument final : public QObject
{
    Q_OBJECT

public:
    /// The document of the controller's record. Another record that the controller shows by itself
    /// is a document of its own.
    explicit CollectionDocument(OpenGame &game, QObject *parent = nullptr);

    /// The games in the order of the file.
    [[nodiscard]] const std::vector<GameId> &games() const { return m_order; }
    [[nodiscard]] std::size_t size() const { return m_order.size(); }
    /// The one on the screen.
    [[nodiscard]] GameId current() const { return m_current; }
    /// The place of a game among games(), from 0.
    [[nodiscard]] std::size_t placeOf(GameId game) const;

    [[nodiscard]] SgfCollection::Summary summary(GameId game) const;
    [[nodiscard]] GameTree tree(GameId game) const;
    /// A game of something else than Go is kept, but cannot be shown.
    [[nodiscard]] bool isGo(GameId game) const;

    /// A number that changes with each change of a game or of games().
    [[nodiscard]] int revision() const { return m_revision; }
    /// Whether anything differs from what was opened or saved last.
    [[nodiscard]] bool isModified() const;
    /// It is saved now, or its changes do not matter.
    void setUnmodified();
    /// It is not saved after all.
    void setModified();

    /// All games as they are now, to be saved: those of indicesOf(games()).
    const SgfCollection &store();
    /// The numbers of games in the collection of store().
    [[nodiscard]] static std::vector<std::size_t> indicesOf(const std::vector<GameId> &games);

    /// Another document, unmodified. Shows its first game of Go.
    void open(LoadedGames loaded);
    /// Puts another game on the screen, where one was in it last. A game that is played ends.
    void show(GameId game);
    /// Puts games before the one in this place (size(): after the last); returns them.
    std::vector<GameId> insert(std::size_t place, std::vector<GameTree> trees);
    /// Removes games; an empty one takes their place if none is left.
    void remove(const std::vector<GameId> &games);
    /// `order` has the same games as games().
    void reorder(std::vector<GameId> order);

    [[nodiscard]] bool mayUndo() const { return !m_undone.empty(); }
    [[nodiscard]] bool mayRedo() const { return !m_redone.empty(); }
    /// Takes back what insert(), remove() or reorder() did last.
    void undo() { travel(m_undone, m_redone); }
    void redo() { travel(m_redone, m_undone); }

Q_SIGNALS:
    /// Another document was opened.
    void opened();
    /// games() has changed.
    void rearranged();
    /// Another game is on the screen.
    void currentChanged();
    /// The game on the screen was changed; told a moment later, once for many changes.
    void currentEdited();
    /// isModified() may have changed.
    void modifiedChanged();

private:
    using Order = std::vector<GameId>;

    void adoptRecord();
    void noteEdit();
    void rearrange(Order order);
    void setOrder(Order order);
    void travel(std::vector<Order> &from, std::vector<Order> &to);
    void showTree(GameId game, GameTree tree);

    OpenGame &m_game;
    SgfCollection m_games; ///< all that ever were in the document, by their ids; they only grow
    Order m_order;
    Order m_savedOrder;
    std::vector<Order> m_undone; ///< what undo() returns to, the nearest last
    std::vector<Order> m_redone;
    std::unordered_map<GameId, NodeId> m_lastNode; ///< where one was in the games
    /// What was done in the games that are not on the screen.
    std::unordered_map<GameId, RecordHistory> m_histories;
    GameId m_current{};
    int m_revision = 0;
    bool m_isEdited = false;  ///< somebody said so: setModified()
    bool m_isStored = true;   ///< m_games has the game on the screen as it is now
    bool m_isShowing = false; ///< the record is being replaced by us
    QTimer m_editTimer;
};

} // namespace shinpan
