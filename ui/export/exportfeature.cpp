#include "ui/export/exportfeature.h"

#include "ui/export/exportactions.h"
#include "ui/kit/windowframe.h"

namespace shinpan {

ExportFeature::ExportFeature(WindowFrame &frame,
                             GameController &game,
                             DocumentController &document,
                             Preferences &preferences)
    : Feature(frame)
{
    auto *actions = new ExportActions(game, document, preferences, frame.window());
    addToMenu(MenuPart::FileExport,
              {actions->exportGame, actions->print, actions->copyPicture, actions->copyDiagram});
    connect(actions, &ExportActions::noticed, this,
            [&frame](const QString &text) { frame.tell(text); });
}

} // namespace shinpan
