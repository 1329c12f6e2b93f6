#pragma once

#include "core/record/gamerecord.h"

#include <QObject>

namespace shinpan {

class OpenGame;

/// What the person does to the tree of the record, in menus of the window and of the tree: each one
/// step of undo with a name, and refused in words where a game that runs would lose its ground.
/// Nodes must be in the record.
class RecordEditor final : public QObject
{
    Q_OBJECT

public:
    explicit RecordEditor(OpenGame &game, QObject *parent = nullptr);

    /// Copies to the clipboard, as SGF.
    void copy(NodeId node);
    void cut(NodeId node);
    /// Puts the clipboard's game below the node, and goes there.
    void paste(NodeId node);
    /// Removes a node with all below it.
    void remove(NodeId node);
    /// Moves a node one place nearer to, or farther from, the main line.
    void promote(NodeId node);
    void demote(NodeId node);
    void makeMainLine(NodeId node);
    void removeOtherVariations(NodeId node);
    /// Makes the position there the start of the game.
    void flatten(NodeId node);

Q_SIGNALS:
    /// Why something was not done, in words.
    void refused(const QString &reason);

private:
    [[nodiscard]] bool mayRemoveOthers(NodeId node) const;

    OpenGame &m_game;
    GameRecord &m_record;
};

} // namespace shinpan
