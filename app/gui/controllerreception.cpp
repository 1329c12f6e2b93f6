#include "app/gui/controllerreception.h"

#include "app/common/output.h"
#include "core/util/spoken.h"
#include "ui/documents/document.h"
#include "ui/documents/documentwindow.h"
#include "ui/served/servedgame.h"
#include "ui/window/mainwindow.h"

#include <algorithm>

namespace shinpan {

ServedGame &serveIn(Document &document, std::unique_ptr<ControllerLink> controller)
{
    document.page().build();
    auto *const served = new ServedGame(document.game(), std::move(controller), &document.game());
    QObject::connect(served, &ServedGame::written, &document.page(),
                     [&page = document.page()](const QString &words) { page.tell(words); });
    served->start();
    return *served;
}

ControllerReception::ControllerReception(TcpDoor door, DocumentSet &documents)
    : m_documents(documents)
    , m_reception(std::move(door), {}, {}, [this](std::unique_ptr<ControllerLink> caller) {
        receive(std::move(caller));
    })
{ }

void ControllerReception::receive(std::unique_ptr<ControllerLink> caller)
{
    Document &document = vacantDocument();
    std::erase_if(m_former, [](const QPointer<Document> &former) { return !former; });
    if (!hasPlayedIn(document)) {
        m_former.emplace_back(&document);
    }
    ServedGame &served = serveIn(document, std::move(caller));
    connect(&served, &ServedGame::ended, &served, [&served] {
        if (!served.fault().isEmpty()) {
            standardError().writeStrangersLine(
                QStringLiteral("shinpan: ")
                + spoken(QT_TRANSLATE_NOOP("Messages", "a controller %1; it was hung up on"),
                         spoken(served.fault())));
        }
        served.deleteLater();
    });
}

bool ControllerReception::hasPlayedIn(const Document &document) const
{
    return std::ranges::any_of(
        m_former, [&](const QPointer<Document> &former) { return former == &document; });
}

bool ControllerReception::isVacant(Document &document) const
{
    return (hasPlayedIn(document) || document.isUntouched())
        && document.game().findChild<ServedGame *>() == nullptr;
}

Document &ControllerReception::vacantDocument()
{
    for (DocumentWindow *const window : m_documents.windows()) {
        for (Document *const document : window->documents()) {
            if (isVacant(*document)) {
                return *document;
            }
        }
    }
    DocumentWindow *const active = m_documents.activeWindow();
    return m_documents.addDocument(active != nullptr ? *active : m_documents.openWindow());
}

} // namespace shinpan
