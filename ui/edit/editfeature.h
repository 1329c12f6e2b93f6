#pragma once

#include "ui/kit/feature.h"

namespace shinpan {

class BoardView;
class EditActions;
class EditController;
class GameController;
class GameTreeView;
class RecordEditor;
class ScoringController;
class UndoActions;

/// Editing the record: with tools on the board, in the tree, and undone.
class EditFeature final : public Feature
{
    Q_OBJECT

public:
    /// Everything outlives it.
    EditFeature(WindowFrame &frame,
                GameController &game,
                ScoringController &scoring,
                BoardView &board,
                GameTreeView &tree);

    [[nodiscard]] EditController &controller() const { return *m_controller; }
    [[nodiscard]] EditActions &actions() const { return *m_actions; }
    [[nodiscard]] UndoActions &undoing() const { return *m_undoing; }

private:
    void nameKeys() const;

    UndoActions *m_undoing;
    RecordEditor *m_recordEditor;
    EditController *m_controller;
    EditActions *m_actions;
};

} // namespace shinpan
