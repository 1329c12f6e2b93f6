#pragma once

#include "core/cgos/cgosmessage.h"
#include "core/gtp/gtptransport.h"
#include "core/gtp/linesplitter.h"
#include "core/util/message.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace shinpan {

/// The account that logs in. The password goes nowhere but to the server.
struct CgosLogin
{
    QString name;
    QString password;
};

/// Why a connection ended.
struct CgosSessionEnd
{
    enum class Kind {
        Lost,    ///< try again
        Refused, ///< the server said no: trying again would not help
        Ousted,  ///< somebody else has logged in under the name: two would throw each other out for
                 ///< ever
        Flooded, ///< it says more than any server has to say: not to be called again soon
    };

    Kind kind = Kind::Lost;
    Message reason; ///< in words that follow "the server"
};

/// One connection to a CGOS server: logs in and tells what is heard. Memory is bounded whatever the
/// server says, and one that floods us, never asks who we are or does not talk CGOS is hung up on.
/// It gets a millisecond of a turn of the event loop; the rest waits for the next turn.
class CgosSession final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CgosSession)

public:
    struct Limits
    {
        /// The time from the start until we could say who we are.
        std::chrono::milliseconds login = std::chrono::seconds(60);
        int linesInASecond = 500;           ///< a server tells tens at most, when a round begins
        qsizetype bytesInASecond = 1 << 20; ///< four games of the longest line
        int nonsense = 100;                 ///< lines that make no sense
        std::chrono::milliseconds turn{1};  ///< of the event loop, for the lines that have come
    };

    CgosSession(CgosLogin login,
                std::unique_ptr<GtpTransport> transport,
                QObject *parent = nullptr);
    CgosSession(CgosLogin login,
                std::unique_ptr<GtpTransport> transport,
                Limits limits,
                QObject *parent = nullptr);

    /// Call once.
    void start();
    /// A line without its line feed; without effect when the connection has ended.
    void say(const QByteArray &line);
    /// Says goodbye, and hangs up.
    void quit();

    [[nodiscard]] bool isLoggedIn() const { return m_isLoggedIn; }
    /// Whether the server takes what an engine thinks.
    [[nodiscard]] bool takesAnalysis() const { return m_takesAnalysis; }

Q_SIGNALS:
    /// We said who we are; a server that does not believe it says so next.
    void loggedIn();
    /// These belong to games, or are news.
    void heard(const shinpan::CgosMessage &message);
    /// It comes once, and no signal follows.
    void ended(const shinpan::CgosSessionEnd &end);
    /// A line for a log, as it goes ("> …") or comes ("< …"), without the password.
    void recorded(const QByteArray &line);

private:
    void receive(QByteArrayView bytes);
    void hearLines();
    void hearLine(QByteArrayView line);
    void answer(const CgosQuestion &question);
    [[nodiscard]] bool isFlooded(qsizetype bytes);
    void end(CgosSessionEnd::Kind kind, const Message &reason);

    CgosLogin m_login;
    Limits m_limits;
    std::unique_ptr<GtpTransport> m_transport;
    LineSplitter m_lines;
    QTimer m_patience; ///< for the login
    bool m_isLoggedIn = false;
    bool m_hasEnded = false;
    bool m_takesAnalysis = false;
    bool m_isOusted = false; ///< it said that somebody else logs in
    int m_nonsense = 0;
    int m_linesInSecond = 0;
    qsizetype m_bytesInSecond = 0;
    std::chrono::steady_clock::time_point m_second{}; ///< when it began
};

} // namespace shinpan
