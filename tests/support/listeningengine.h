#pragma once

#include "core/engine/profile/engineprofile.h"

#include <QProcess>
#include <QString>
#include <QStringList>

namespace shinpan::test {

/// fakeengine on the loopback device: a process that gives each caller an engine with these
/// options. It has no standard error then. Everything of it ends with this object.
class ListeningEngine
{
public:
    /// Blocks until the engine listens.
    explicit ListeningEngine(const QStringList &options = {});
    ~ListeningEngine();

    /// "tcp://127.0.0.1:PORT".
    [[nodiscard]] QString address() const { return m_address; }

    /// A profile called "far" that calls it.
    [[nodiscard]] EngineProfile profile() const;

    /// Ends everything of it at once, without a word on any connection.
    void kill();

private:
    QProcess m_process;
    QString m_address;
};

} // namespace shinpan::test
