#include "ui/graphics/livedrawings.h"

#include "core/engine/enginehub.h"
#include "core/record/gamecursor.h"

#include <chrono>

namespace shinpan {

using namespace std::chrono_literals;

LiveDrawings::LiveDrawings(EngineHub &hub, const GameCursor &cursor, QObject *parent)
    : QObject(parent)
    , m_hub(hub)
    , m_cursor(cursor)
{
    m_pace.setSingleShot(true);
    m_pace.setTimerType(Qt::PreciseTimer);
    m_pace.setInterval(16ms);
    connect(&m_pace, &QTimer::timeout, this, &LiveDrawings::changed);
    connect(&hub, &EngineHub::engineReady, this, &LiveDrawings::listenTo);
    connect(&hub, &EngineHub::engineEnded, this, [this](int source) {
        m_sources.erase(source);
        m_pace.start();
    });
    connect(&cursor, &GameCursor::moved, this, &LiveDrawings::forget);
}

void LiveDrawings::setListening(bool listens)
{
    if (m_isListening != listens) {
        m_isListening = listens;
        forget();
    }
}

std::vector<LiveDrawings::Drawing> LiveDrawings::drawings() const
{
    std::vector<Drawing> drawings;
    for (const auto &[source, of] : m_sources) {
        if (of.hasDrawn) {
            drawings.push_back({of.name, &of.graphics});
        }
    }
    return drawings;
}

void LiveDrawings::listenTo(int source)
{
    const std::shared_ptr<Engine> engine = m_hub.engineOf(source);
    if (engine && engine->session()) {
        m_sources[source] = {engine->profile().name, LiveGraphics(m_cursor.board().size())};
        connect(engine->session(), &GtpSession::errorLineReceived, this,
                [this, source](QByteArrayView line) { take(source, line); });
    }
}

void LiveDrawings::take(int source, QByteArrayView line)
{
    const auto of = m_sources.find(source);
    if (m_isListening && of != m_sources.end() && of->second.graphics.take(line)) {
        of->second.hasDrawn = true;
        if (!m_pace.isActive()) {
            m_pace.start();
        }
    }
}

void LiveDrawings::forget()
{
    bool isAny = false;
    for (auto &[source, of] : m_sources) {
        isAny = isAny || of.hasDrawn;
        of.graphics = LiveGraphics(m_cursor.board().size());
        of.hasDrawn = false;
    }
    if (isAny) {
        Q_EMIT changed();
    }
}

} // namespace shinpan
