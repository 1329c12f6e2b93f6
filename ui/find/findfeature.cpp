#include "ui/find/findfeature.h"

#include "ui/find/findactions.h"
#include "ui/info/commentpanel.h"
#include "ui/kit/windowframe.h"

#include <QMenu>

namespace shinpan {

FindFeature::FindFeature(WindowFrame &frame, const Parts &parts)
    : Feature(frame)
    , m_actions(new FindActions(parts.game,
                                parts.analysis,
                                parts.games,
                                parts.collection,
                                parts.area,
                                frame.window()))
{
    nameActions({{"find", m_actions->findText},
                 {"findNext", m_actions->findNext},
                 {"findPrevious", m_actions->findPrevious},
                 {"findPosition", m_actions->findPosition},
                 {"goToMove", m_actions->goToMove},
                 {"previousComment", m_actions->previousComment},
                 {"nextComment", m_actions->nextComment},
                 {"previousFork", m_actions->previousFork},
                 {"nextFork", m_actions->nextFork},
                 {"previousMistake", m_actions->previousMistake},
                 {"nextMistake", m_actions->nextMistake},
                 {"backToMainLine", m_actions->backToMainLine}});
    addToMenu(MenuPart::GoFind, [this](QMenu &menu) { m_actions->addTo(&menu); });
    connect(m_actions, &FindActions::commentFound, &parts.comment, &CommentPanel::selectText);
}

} // namespace shinpan
