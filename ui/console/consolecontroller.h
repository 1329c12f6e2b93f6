#pragma once

#include "core/board/color.h"
#include "core/board/point.h"
#include "core/gtp/gtpreply.h"
#include "core/util/completion.h"

#include <QCoroTask>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <map>
#include <optional>

class QWidget;

namespace shinpan {

class BoardArea;
class CommandSender;
class EngineHub;
class OpenGame;
class GtpConsole;
class Preferences;
struct ReplyWait;

/// Does what a person asks for in the console: commands go to engines, what was typed is remembered
/// from run to run, the board gives the point that a command lacks and lights up those that the log
/// speaks of, a line leads to the position of its moment, and a person who waits for an answer is
/// told what can be done.
class ConsoleController final : public QObject
{
    Q_OBJECT

public:
    /// A typed command that has had no answer for this long is spoken of, as in GoGui.
    static constexpr std::chrono::seconds Patience{15};

    struct Parts
    {
        GtpConsole &console;
        EngineHub &hub;
        OpenGame &game;
        BoardArea &board;
        Preferences &preferences;
    };

    /// Everything in `parts` outlives it.
    ConsoleController(const Parts &parts, QObject *parent);

    /// Sends a file's commands to the engine that is talked to, one after the other, unless it is
    /// at another file.
    void sendFile(const QString &path);

    /// Sets another Patience, for tests.
    void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }

Q_SIGNALS:
    /// Something the person should know.
    void noticed(const QString &text);

private:
    /// A typed command.
    struct Asked
    {
        Completion<GtpReply> reply;
        std::chrono::steady_clock::time_point spokenOf; ///< or asked: patience counts from here
    };

    void connectEngines();
    void connectBoard();
    void connectMoments();
    void connectOptions();
    void connectSender();
    void noteMoment();
    void send(int source, const QString &line);
    static QCoro::Task<> tellAnswer(QPointer<ConsoleController> self, Completion<GtpReply> asked);
    void interrupt(int source);
    void restart(int source);
    void look();
    [[nodiscard]] std::optional<ReplyWait> worthTelling() const;
    [[nodiscard]] std::optional<ReplyWait> presentWait(int source, const Asked &asked) const;
    [[nodiscard]] std::optional<Color> seatOf(int source) const;
    void followFocus(QWidget *from, QWidget *to);
    void choosePicking();
    void takePoint(Point point);
    void lightUp(const QString &text);

    Parts m_parts;
    CommandSender *m_sender;
    std::map<int, Asked> m_asked; ///< the last of each engine, by source
    std::chrono::milliseconds m_patience = Patience;
    QTimer m_tick;               ///< while there is an engine to talk to
    bool m_hasLentFocus = false; ///< from the entry to the board, for a point
};

} // namespace shinpan
