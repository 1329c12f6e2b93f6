#pragma once

#include "core/graphics/livegraphics.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <map>
#include <vector>

namespace shinpan {

class EngineHub;
class GameCursor;

/// What the engines of a window draw while they are at work (`gogui-gfx:` on
/// standard error), players and those of the analysis among them. A drawing is
/// of the position that was shown when it came, and goes with it.
class LiveDrawings final : public QObject
{
    Q_OBJECT

public:
    struct Drawing
    {
        QString engine; ///< its name
        const LiveGraphics *graphics;
    };

    /// Both outlive it.
    LiveDrawings(EngineHub &hub, const GameCursor &cursor, QObject *parent = nullptr);

    /// Whether it listens. If it does not, nothing more is drawn.
    void setListening(bool listens);
    /// Engines that have drawn something, in the order in which they were started.
    [[nodiscard]] std::vector<Drawing> drawings() const;

Q_SIGNALS:
    /// Something else is drawn. It comes at most 60 times a second.
    void changed();

private:
    void listenTo(int source);
    void take(int source, QByteArrayView line);
    void forget();

    struct Source
    {
        QString name;
        LiveGraphics graphics;
        bool hasDrawn = false;
    };

    EngineHub &m_hub;
    const GameCursor &m_cursor;
    std::map<int, Source> m_sources;
    QTimer m_pace;
    bool m_isListening = true;
};

} // namespace shinpan
