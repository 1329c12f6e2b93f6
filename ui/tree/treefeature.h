#pragma once

#include "ui/kit/feature.h"

namespace shinpan {

class GameCursor;
class GameTreeView;
class Panel;

/// The game tree of a window, in a panel.
class TreeFeature final : public Feature
{
    Q_OBJECT

public:
    /// Shows the tree of the cursor's record, and leads the cursor.
    TreeFeature(WindowFrame &frame, GameCursor &cursor);

    [[nodiscard]] GameTreeView &view() const { return *m_view; }
    [[nodiscard]] Panel &panel() const { return *m_panel; }

private:
    GameTreeView *m_view;
    Panel *m_panel;
};

} // namespace shinpan
