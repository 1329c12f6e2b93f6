#include "app/gui/controllerreception.h"

#include "app/common/output.h"
#include "ui/documents/document.h"
#include "ui/documents/documentwindow.h"
#include "ui/served/servedgame.h"
#include "ui/window/mainwindow.h"

#include <algorithm>

namespace shinpan {

ServedGame &serveIn(Document &document, FileDescriptor input, FileDescriptor output)
{
    auto controller = std::make_unique<ControllerLink>(std::move(input), std::move(output));
    auto *const served = new ServedGame(document.game(), std::move(controller), &document.game());
    QObject::connect(served, &ServedGame::written, &document.page(),
                     [&page = document.page()](const QString &words) { page.tell(words); });
    served->start();
    return *served;
}

ControllerReception::ControllerReception(TcpDoor door, DocumentSet &documents)
    : m_porter(std::move(door))
    , m_documents(documents)
{
    connect(&m_porter, &TcpPorter::called, this, &ControllerReception::welcome);
}

void ControllerReception::welcome()
{
    while (m_controllers < MostControllers) {
        FileDescriptor caller = m_porter.take();
        if (!caller.isOpen()) {
            return;
        }
        Document &document = vacantDocument();
        std::erase_if(m_former, [](const QPointer<Document> &former) { return !former; });
        if (!hasPlayedIn(document)) {
            m_former.emplace_back(&document);
        }
        FileDescriptor output = duplicate(caller.number());
        ServedGame &served = serveIn(document, std::move(caller), std::move(output));
        ++m_controllers;
        connect(&served, &ServedGame::ended, &served, [&served] {
            if (!served.fault().isEmpty()) {
                standardError().writeLine(
                    QStringLiteral("shinpan: a controller %1; it was hung up on")
                        .arg(served.fault()));
            }
            served.deleteLater();
        });
        // However it went: its document may have been closed. Only afterwards is its place free;
        // the game still tells it of changes while it is destroyed.
        connect(
            &served, &QObject::destroyed, this,
            [this] {
                --m_controllers;
                welcome();
            },
            Qt::QueuedConnection);
    }
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
