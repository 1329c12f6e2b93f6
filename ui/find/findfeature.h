#pragma once

#include "ui/kit/feature.h"

namespace shinpan {

class AnalysisController;
class BoardArea;
class CollectionActions;
class CollectionDocument;
class CommentPanel;
class FindActions;
class GameController;

/// Finding texts, positions and mistakes in the game and its file.
class FindFeature final : public Feature
{
    Q_OBJECT

public:
    /// What it searches and where it shows what it found; everything outlives it.
    struct Parts
    {
        GameController &game;
        const CollectionDocument &games;
        CollectionActions &collection;
        const AnalysisController &analysis;
        BoardArea &area;
        CommentPanel &comment;
    };

    FindFeature(WindowFrame &frame, const Parts &parts);

    [[nodiscard]] FindActions &actions() const { return *m_actions; }

private:
    FindActions *m_actions;
};

} // namespace shinpan
