#pragma once

#include "core/gtp/tcpdoor.h"
#include "ui/documents/documentset.h"

#include <QObject>
#include <QPointer>

#include <vector>

namespace shinpan {

class ServedGame;

/// Has a controller at these ends play in the document; the game ends with the document.
ServedGame &serveIn(Document &document, FileDescriptor input, FileDescriptor output);

/// Gives each controller that calls a document to play in: an untouched one, or that of a
/// controller who has left, or a new one.
class ControllerReception final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ControllerReception)

public:
    /// More have to wait until one leaves.
    static constexpr std::size_t MostControllers = 16;

    /// The documents must outlive this.
    ControllerReception(TcpDoor door, DocumentSet &documents);

    [[nodiscard]] const TcpAddress &address() const { return m_porter.address(); }

private:
    void welcome();
    [[nodiscard]] Document &vacantDocument();
    [[nodiscard]] bool hasPlayedIn(const Document &document) const;
    [[nodiscard]] bool isVacant(Document &document) const;

    TcpPorter m_porter;
    DocumentSet &m_documents;
    std::size_t m_controllers = 0;            ///< who are there
    std::vector<QPointer<Document>> m_former; ///< where controllers have played
};

} // namespace shinpan
