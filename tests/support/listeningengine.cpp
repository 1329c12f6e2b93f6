#include "tests/support/listeningengine.h"

namespace shinpan::test {

ListeningEngine::ListeningEngine(const QStringList &options)
{
    m_process.start(QStringLiteral(SHINPAN_FAKE_ENGINE),
                    QStringList{QStringLiteral("--listen")} + options);
    while (!m_process.canReadLine() && m_process.waitForReadyRead()) { }
    const QString line = QString::fromUtf8(m_process.readLine()).trimmed();
    m_address = QStringLiteral("tcp://127.0.0.1:") + line.section(u' ', -1);
}

ListeningEngine::~ListeningEngine()
{
    kill();
}

EngineProfile ListeningEngine::profile() const
{
    EngineProfile profile;
    profile.name = QStringLiteral("far");
    profile.commandLine = m_address;
    return profile;
}

void ListeningEngine::kill()
{
    m_process.kill();
    m_process.waitForFinished();
}

} // namespace shinpan::test
