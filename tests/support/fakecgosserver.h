#pragma once

#include "core/board/move.h"
#include "core/gtp/sockettransport.h"

#include <QByteArrayList>
#include <QObject>
#include <QTcpServer>

#include <deque>
#include <functional>
#include <map>

class QTcpSocket;

namespace shinpan::test {

/// A stand-in for the CGOS server, on the loopback device: plays games of 9×9 with whoever logs in,
/// counts nothing and judges nothing, and fails as it was asked to.
class FakeCgosServer : public QObject
{
    Q_OBJECT

public:
    struct Game
    {
        Color ours = Color::Black;   ///< the caller's seat
        QByteArrayList opponent{};   ///< its moves, one after the other; then it passes
        QByteArray result = "B+1.0"; ///< after two passes
    };
    /// What it does to the connection when it reads a move.
    enum class Cut {
        BeforeCounting, ///< as if the move had been lost on its way
        AfterCounting,  ///< before anything is said to it
        AndEnd,         ///< the game ends meanwhile with Game::result, which only its archive tells
        AndForget,      ///< it is started anew and knows of no game
    };

    explicit FakeCgosServer(const QByteArray &user = "alpha");

    [[nodiscard]] TcpAddress address() const;
    /// The games to come; the next begins when the caller is ready for it.
    void schedule(const Game &game) { m_games.push_back(game); }
    /// Cuts when the caller makes this move, counted from 1 over all games.
    void cutAt(int move, Cut cut) { m_cuts[move] = cut; }
    /// The next callers meet this instead of a server.
    void beHostile(std::function<void(QTcpSocket &caller)> manner) { m_manner = std::move(manner); }
    /// Says a line to the player who is logged in.
    void say(const QByteArray &line);
    /// Hangs up on all callers.
    void hangUp();

    QByteArrayList heard; ///< every line of players
    int calls = 0;        ///< of players and spectators
    int gamesOver = 0;    ///< ended and told, or kept for the archive
    QByteArray password;  ///< as it was last told
    bool refusesPassword = false;
    bool hasArchive = true;
    bool countsAnew = false; ///< after Cut::AndForget the next game has the number of the lost one
    int timeLeft = 60'000;   ///< in milliseconds, as it tells it to everybody

private:
    struct Caller
    {
        QByteArray state; ///< "protocol", "username" …
        QByteArray input;
    };

    void greet();
    void read(QTcpSocket *socket);
    void hear(QTcpSocket *socket, const QByteArray &line);
    void logIn(QTcpSocket *socket);
    void setUp();
    void askOrAnswer();
    void takeMove(const QByteArray &answer);
    void endGame();
    [[nodiscard]] Color toMove() const
    {
        return m_moves.size() % 2 == 0 ? Color::Black : Color::White;
    }
    [[nodiscard]] QByteArray setupLine() const;

    QByteArray m_user;
    std::map<QTcpSocket *, Caller> m_callers;
    QTcpSocket *m_player = nullptr; ///< logged in
    bool m_isAsked = false;
    std::deque<Game> m_games;
    std::optional<Game> m_game;
    QByteArrayList m_moves;
    int m_gameNumber = 0;
    int m_movesHeard = 0;
    std::map<int, Cut> m_cuts;
    std::map<int, QByteArray> m_archive;
    std::function<void(QTcpSocket &)> m_manner;
    QTcpServer m_server; ///< goes first, and with it its sockets
};

} // namespace shinpan::test
