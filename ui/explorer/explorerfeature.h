#pragma once

#include "core/explorer/explorer.h"
#include "ui/kit/feature.h"
#include "ui/kit/slicedwork.h"

#include <QByteArray>

#include <vector>

class QAction;

namespace shinpan {

class BoardView;
class ExplorerDesk;
class OpenGame;
class Panel;
class Preferences;

/// What a person's games know of the position on the board: a panel, and marks on the board while
/// that is shown.
class ExplorerFeature final : public Feature
{
    Q_OBJECT

public:
    /// Everything outlives it.
    ExplorerFeature(WindowFrame &frame, OpenGame &game, BoardView &board, Preferences &preferences);

Q_SIGNALS:
    /// A game of a file (from 0) is to be shown after so many moves of its main line.
    void placeWanted(const QString &path, int game, int move);
    /// A collection is to be opened, this SGF.
    void gameWanted(const QByteArray &sgf);

private:
    void showMoves();
    void play(const ExplorerMove &move);
    void collect(const std::vector<ExplorerGame> &games);
    [[nodiscard]] bool collectNext();

    OpenGame &m_game;
    BoardView &m_board;
    Preferences &m_preferences;
    ExplorerDesk *m_desk;
    QAction *m_show;
    std::vector<Point> m_lit; ///< of the continuation that is chosen
    SlicedWork m_collecting;
    std::vector<ExplorerGame> m_toCollect; ///< from the last to the first
    QByteArray m_collected;
};

} // namespace shinpan
