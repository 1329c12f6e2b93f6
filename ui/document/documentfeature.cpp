#include "ui/document/documentfeature.h"

#include "ui/document/documentactions.h"
#include "ui/document/documentcontroller.h"
#include "ui/document/recentmenu.h"
#include "ui/document/reloadoffer.h"
#include "ui/kit/windowframe.h"

#include <QMenu>

namespace shinpan {

DocumentFeature::DocumentFeature(WindowFrame &frame,
                                 GameController &game,
                                 Preferences &preferences,
                                 const QString &recoveryDirectory)
    : Feature(frame)
    , m_controller(new DocumentController(game, recoveryDirectory, frame.window()))
    , m_actions(new DocumentActions(*m_controller, game, preferences, frame.window()))
{
    nameActions({{"newTab", m_actions->newTab},
                 {"newWindow", m_actions->newWindow},
                 {"open", m_actions->open},
                 {"openCompetition", m_actions->openCompetition},
                 {"reload", m_actions->reload},
                 {"close", m_actions->close},
                 {"nextTab", m_actions->next},
                 {"previousTab", m_actions->previous},
                 {"toNewWindow", m_actions->toNewWindow},
                 {"copyGame", m_actions->copy},
                 {"pasteGame", m_actions->paste},
                 {"home", m_actions->home},
                 {"quit", m_actions->quit}});
    createMenus();
    connect(m_controller, &DocumentController::noticed, this,
            [&frame](const QString &text) { frame.tell(text); });
    connect(m_actions, &DocumentActions::noticed, this,
            [&frame](const QString &text) { frame.mention(text); });
    offerReloading(*m_controller, game, preferences, frame.notices());
}

void DocumentFeature::createMenus()
{
    addToMenu(MenuPart::FileNew, {m_actions->newTab, m_actions->newWindow});
    addToMenu(MenuPart::FileOpen, {m_actions->open, m_actions->openCompetition,
                                   m_actions->recent->menuAction(), m_actions->paste});
    addToMenu(MenuPart::FileReload, {m_actions->reload});
    addToMenu(MenuPart::FileCopy, {m_actions->copy});
    addToMenu(MenuPart::FileHabits, [this](QMenu &file) {
        QMenu *habits = file.addMenu(tr("&Files and Session"));
        habits->addActions({m_actions->reloadsUnasked, m_actions->restoresSession});
    });
    addToMenu(MenuPart::FileClose, {m_actions->close, m_actions->quit});
    addToMenu(MenuPart::ViewTabs, {m_actions->next, m_actions->previous, m_actions->toNewWindow});
    addToMenu(MenuPart::HelpHome, {m_actions->home});
}

} // namespace shinpan
