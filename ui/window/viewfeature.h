#pragma once

#include "ui/kit/feature.h"

namespace shinpan {

class BoardArea;
class BoardMenu;
class Preferences;

/// How the window looks: its board, its colours and its language.
class ViewFeature final : public Feature
{
    Q_OBJECT

public:
    /// Both outlive it.
    ViewFeature(WindowFrame &frame, BoardArea &area, Preferences &preferences);

    /// What has bare keys, for the widgets within which they work.
    [[nodiscard]] QList<QAction *> boardActions() const;

private:
    BoardMenu *m_board;
};

} // namespace shinpan
