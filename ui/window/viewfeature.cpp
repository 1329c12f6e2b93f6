#include "ui/window/viewfeature.h"

#include "ui/kit/windowframe.h"
#include "ui/play/boardarea.h"
#include "ui/window/appearancemenu.h"
#include "ui/window/boardmenu.h"
#include "ui/window/languagemenu.h"

namespace shinpan {

ViewFeature::ViewFeature(WindowFrame &frame, BoardArea &area, Preferences &preferences)
    : Feature(frame)
    , m_board(new BoardMenu(preferences, &frame.window()))
{
    auto *appearance = new AppearanceMenu(preferences, &frame.window());
    auto *language = new LanguageMenu(preferences, &frame.window());
    addToMenu(MenuPart::ViewLook,
              {m_board->menuAction(), appearance->menuAction(), language->menuAction()});
    connect(m_board, &BoardMenu::fromHereChosen, &area, &BoardArea::startNumbersHere);
    connect(language, &LanguageMenu::changed, this,
            [&frame] { frame.tell(tr("The language changes at the next start.")); });
}

QList<QAction *> ViewFeature::boardActions() const
{
    return m_board->boardActions();
}

} // namespace shinpan
