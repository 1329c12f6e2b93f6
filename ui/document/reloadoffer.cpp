#include "ui/document/reloadoffer.h"

#include "ui/document/documentcontroller.h"
#include "ui/document/fileoptions.h"
#include "ui/game/gamecontroller.h"
#include "ui/kit/noticebar.h"
#include "ui/settings/preferences.h"

namespace shinpan {

namespace {

void tellChange(DocumentController &document, NoticeBar &notices)
{
    const QString name = document.displayName();
    notices.tell(
        document.isModified()
            ? DocumentController::tr("Another program changed %1. If you read it again, your own "
                                     "changes are lost.")
                  .arg(name)
            : DocumentController::tr("Another program changed %1.").arg(name),
        {{DocumentController::tr("&Reload"), [&document] { document.reload(); }},
         {DocumentController::tr("&Keep This"), [&document] { document.keep(); }}});
}

} // namespace

void offerReloading(DocumentController &document,
                    GameController &game,
                    Preferences &preferences,
                    NoticeBar &notices)
{
    QObject::connect(&document, &DocumentController::fileChanged, &notices, [&] {
        if (!preferences.get(&FileOptions::reloadsUnasked) || document.isModified()
            || game.status().isRunning()) {
            tellChange(document, notices);
            return;
        }
        notices.tell(DocumentController::tr("%1 was read again: another program changed it.")
                         .arg(document.displayName()));
        document.reload();
    });
    QObject::connect(&document, &DocumentController::fileRemoved, &notices, [&] {
        notices.tell(DocumentController::tr("%1 was removed or renamed by another program. What "
                                            "you see is not saved anywhere else.")
                         .arg(document.displayName()));
    });
}

} // namespace shinpan
