#pragma once

#include "core/gtpserver/callerreception.h"
#include "ui/documents/documentset.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <vector>

namespace shinpan {

class ServedGame;

/// Has the controller play in the document; the game ends with the document.
ServedGame &serveIn(Document &document, std::unique_ptr<ControllerLink> controller);

/// Gives each controller that calls a document to play in: an untouched one, or that of a
/// controller that has left, or a new one.
class ControllerReception final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ControllerReception)

public:
    /// The documents must outlive this.
    ControllerReception(TcpDoor door, DocumentSet &documents);

    [[nodiscard]] const TcpAddress &address() const { return m_reception.address(); }

private:
    void receive(std::unique_ptr<ControllerLink> caller);
    [[nodiscard]] Document &vacantDocument();
    [[nodiscard]] bool hasPlayedIn(const Document &document) const;
    [[nodiscard]] bool isVacant(Document &document) const;

    DocumentSet &m_documents;
    std::vector<QPointer<Document>> m_former; ///< where controllers have played
    CallerReception m_reception;
};

} // namespace shinpan
