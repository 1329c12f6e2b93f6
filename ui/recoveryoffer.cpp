#include "ui/recoveryoffer.h"

#include "ui/documentcontroller.h"
#include "ui/noticebar.h"

namespace shinpan {

void offerRecovery(DocumentController &document, NoticeBar &notices)
{
    const QStringList copies = document.abandonedCopies();
    if (copies.isEmpty()) {
        return;
    }
    const QString copy = copies.last();
    notices.disconnect(&document); // from an earlier offer
    notices.offer(DocumentController::tr("Shinpan ended unexpectedly with an unsaved game."),
                  DocumentController::tr("Recover it"), DocumentController::tr("Discard it"));
    QObject::connect(&notices, &NoticeBar::accepted, &document,
                     [&document, copy] { document.recover(copy); });
    QObject::connect(&notices, &NoticeBar::rejected, &document, [&document, &notices, copy] {
        document.discard(copy);
        offerRecovery(document, notices); // there may be another
    });
}

} // namespace shinpan
