#include "ui/documents/recoveryoffer.h"

#include "core/gtp/gtptranscriptfile.h"
#include "ui/document/recoverycopy.h"
#include "ui/documents/documentset.h"
#include "ui/documents/documentwindow.h"
#include "ui/kit/noticebar.h"
#include "ui/window/mainwindow.h"

#include <utility>

namespace shinpan {

namespace {

[[nodiscard]] QString namesOf(const QStringList &copies)
{
    constexpr int Most = 4;
    QStringList names;
    for (const QString &copy : copies.mid(0, Most)) {
        const QString name = RecoveryCopy::noteOf(copy).name;
        names << (name.isEmpty() ? DocumentSet::tr("Untitled") : name);
    }
    return names.join(QLatin1String(", "))
         + (copies.size() > Most ? QStringLiteral(", …") : QString());
}

void rescueTranscripts(const QString &directory, Document &document)
{
    for (const QString &path : GtpTranscriptFile::rescueIn(Document::transcriptsIn(directory))) {
        document.noteInConsole(DocumentSet::tr("Shinpan ended unexpectedly. What engines were told "
                                               "and said until then is in %1")
                                   .arg(path));
    }
}

} // namespace

void offerRecovery(const QString &directory,
                   DocumentWindow &window,
                   std::function<void(const QStringList &copies)> recover)
{
    Document *document = window.current();
    if (!document) {
        return;
    }
    rescueTranscripts(directory, *document);
    const QStringList copies = RecoveryCopy::abandonedIn(directory);
    if (copies.isEmpty()) {
        return;
    }
    window.leaveHome();
    NoticeBar &notices = document->page().notices();
    notices.offer(DocumentSet::tr("Shinpan ended unexpectedly with %n unsaved document(s): %1.",
                                  nullptr, static_cast<int>(copies.size()))
                      .arg(namesOf(copies)),
                  DocumentSet::tr("&Recover"), DocumentSet::tr("&Discard"));
    QObject::connect(&notices, &NoticeBar::accepted, document,
                     [copies, recover = std::move(recover)] { recover(copies); });
    QObject::connect(&notices, &NoticeBar::rejected, document, [copies] {
        for (const QString &copy : copies) {
            RecoveryCopy::discard(copy);
        }
    });
}

} // namespace shinpan
