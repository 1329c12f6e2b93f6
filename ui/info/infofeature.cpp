#include "ui/info/infofeature.h"

#include "ui/board/boardview.h"
#include "ui/game/opengame.h"
#include "ui/info/commentpanel.h"
#include "ui/info/gameinfodialog.h"
#include "ui/info/propertydialog.h"
#include "ui/kit/windowframe.h"

#include <QMenu>

namespace shinpan {

InfoFeature::InfoFeature(WindowFrame &frame, OpenGame &game, BoardView &board)
    : Feature(frame)
    , m_game(game)
    , m_comment(new CommentPanel(game, &frame.window()))
{
    addPanel(tr("Comment"), QStringLiteral("comment"), m_comment, Qt::RightDockWidgetArea);
    connect(m_comment, &CommentPanel::pointsLit, &board,
            [&board](const std::vector<Point> &points) {
                board.setHighlights(LayerRank::Comment, points);
            });
    createMenus();
}

void InfoFeature::createMenus()
{
    addToMenu(MenuPart::EditNode, [this](QMenu &edit) {
        edit.addMenu(m_comment->annotations().createMenu(&edit));
        edit.addAction(tr("SGF Propertie&s…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I), this,
                       &InfoFeature::editProperties);
    });
    addToMenu(MenuPart::GameInfo, [this](QMenu &game) {
        game.addAction(tr("Game &Information…"), QKeySequence(Qt::CTRL | Qt::Key_I), this,
                       &InfoFeature::editGameInfo);
    });
}

void InfoFeature::editGameInfo()
{
    if (!frame().isOpening()) {
        frame().openSoon(*new GameInfoDialog(m_game.record(), &frame().window()));
    }
}

/// Opens the dialog, which follows the cursor.
void InfoFeature::editProperties()
{
    frame().showOnce<PropertyDialog>(
        [this] { return new PropertyDialog(m_game.cursor(), &frame().window()); });
}

} // namespace shinpan
