#include "ui/collection/collectionfeature.h"

#include "ui/collection/collectionactions.h"
#include "ui/collection/collectiondock.h"
#include "ui/collection/readingactions.h"
#include "ui/collection/workbar.h"
#include "ui/document/documentcontroller.h"
#include "ui/kit/windowframe.h"

#include <QMenu>

namespace shinpan {

CollectionFeature::CollectionFeature(WindowFrame &frame,
                                     DocumentController &document,
                                     GameController &game,
                                     Preferences &preferences)
    : Feature(frame)
    , m_dock(new CollectionDock(document, game, frame.window()))
    , m_reading(new ReadingActions(document, actions(), preferences, frame.window()))
{
    m_dock->toggleViewAction()->setShortcut(Qt::Key_F8);
    m_dock->hide(); // until there is a collection
    addPanel(*m_dock, Qt::LeftDockWidgetArea);
    addBar(new WorkBar(document));
    nameKeys();
    addToMenu(MenuPart::FileReading, {m_reading->encoding, m_reading->repairs});
    addToMenu(MenuPart::CollectionGames, [this](QMenu &menu) { m_dock->addTo(menu); });
    connect(&actions(), &CollectionActions::noticed, &frame.notices(), &NoticeBar::tell);
    connect(m_reading, &ReadingActions::noticed, &frame.notices(), &NoticeBar::tell);
}

CollectionActions &CollectionFeature::actions() const
{
    return m_dock->actions();
}

void CollectionFeature::nameKeys() const
{
    const CollectionActions &games = actions();
    nameActions({{"games.previous", games.previous},
                 {"games.next", games.next},
                 {"games.addEmpty", games.addEmpty},
                 {"games.addFile", games.addFile},
                 {"games.paste", games.paste},
                 {"games.duplicate", games.duplicate},
                 {"games.remove", games.remove},
                 {"games.moveUp", games.moveUp},
                 {"games.moveDown", games.moveDown},
                 {"games.keepOrder", games.keepOrder},
                 {"games.extract", games.extract},
                 {"games.undo", games.undo},
                 {"games.redo", games.redo},
                 {"encoding", m_reading->encoding},
                 {"repairs", m_reading->repairs}});
}

} // namespace shinpan
