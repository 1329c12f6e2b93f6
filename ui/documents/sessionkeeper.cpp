#include "ui/documents/sessionkeeper.h"

#include "ui/document/fileoptions.h"
#include "ui/settings/preferences.h"

#include <chrono>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

SessionKeeper::SessionKeeper(QString file, Preferences &preferences, std::function<Session()> read)
    : m_file(std::move(file))
    , m_preferences(preferences)
    , m_read(std::move(read))
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(1s);
    connect(&m_pause, &QTimer::timeout, this, &SessionKeeper::save);
}

bool SessionKeeper::isWanted() const
{
    return m_preferences.get(&FileOptions::restoresSession);
}

void SessionKeeper::saveSoon()
{
    if (!m_pause.isActive()) {
        m_pause.start();
    }
}

void SessionKeeper::save()
{
    if (!isWanted()) {
        return;
    }
    if (const Result<void> saved = saveSession(m_read(), m_file); !saved) {
        Q_EMIT failed(saved.error());
    }
}

Session SessionKeeper::load() const
{
    return isWanted() ? loadSession(m_file) : Session();
}

} // namespace shinpan
