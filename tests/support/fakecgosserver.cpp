#include "tests/support/fakecgosserver.h"

#include <QTcpSocket>
#include <sys/socket.h>

namespace shinpan::test {

namespace {

/// Hangs up as a computer does that has crashed.
void reset(QTcpSocket &socket)
{
    const linger atOnce{.l_onoff = 1, .l_linger = 0};
    ::setsockopt(static_cast<int>(socket.socketDescriptor()), SOL_SOCKET, SO_LINGER, &atOnce,
                 sizeof atOnce);
    socket.abort();
}

} // namespace

FakeCgosServer::FakeCgosServer(const QByteArray &user)
    : m_user(user)
{
    m_server.listen(QHostAddress::LocalHost);
    connect(&m_server, &QTcpServer::newConnection, this, &FakeCgosServer::greet);
}

TcpAddress FakeCgosServer::address() const
{
    return {QStringLiteral("127.0.0.1"), m_server.serverPort()};
}

void FakeCgosServer::greet()
{
    QTcpSocket *const socket = m_server.nextPendingConnection();
    ++calls;
    connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
        m_callers.erase(socket);
        if (m_player == socket) {
            m_player = nullptr;
            m_isAsked = false;
        }
        socket->deleteLater();
    });
    if (m_manner) {
        m_manner(*socket);
        return;
    }
    m_callers[socket].state = "protocol";
    connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
    socket->write("protocol genmove_analyze\n");
}

void FakeCgosServer::read(QTcpSocket *socket)
{
    m_callers[socket].input += socket->readAll();
    for (;;) {
        const auto caller = m_callers.find(socket);
        const qsizetype end = caller == m_callers.end() ? -1 : caller->second.input.indexOf('\n');
        if (end < 0) {
            return;
        }
        const QByteArray line = caller->second.input.first(end);
        caller->second.input.remove(0, end + 1);
        hear(socket, line);
    }
}

void FakeCgosServer::hear(QTcpSocket *socket, const QByteArray &line)
{
    Caller &caller = m_callers[socket];
    if (caller.state == "protocol" && line.startsWith("v1")) {
        caller.state = "spectator";
    } else if (caller.state == "spectator" && line.startsWith("observe ")) {
        const int game = line.sliced(8).toInt();
        const bool isKnown = hasArchive && m_archive.contains(game);
        socket->write("setup " + QByteArray::number(game) + ' ' + (isKnown ? m_archive[game] : "?")
                      + '\n');
    } else if (caller.state == "protocol") {
        heard.append(line);
        caller.state = "username";
        socket->write("username\n");
    } else if (caller.state == "username") {
        heard.append(line);
        caller.state = "password";
        socket->write("password\n");
    } else if (caller.state == "password") {
        password = line;
        caller.state = "player";
        logIn(socket);
    } else if (socket == m_player) {
        heard.append(line);
        if (m_isAsked) {
            takeMove(line);
        } else if (line == "ready") {
            setUp();
        }
    }
}

void FakeCgosServer::logIn(QTcpSocket *socket)
{
    if (refusesPassword) {
        socket->write("Error: Sorry, password doesn't match\n");
        socket->disconnectFromHost();
        return;
    }
    m_player = socket;
    if (m_game) {
        say(setupLine());
        askOrAnswer();
    } else {
        setUp();
    }
}

QByteArray FakeCgosServer::setupLine() const
{
    const bool isBlack = m_game->ours == Color::Black;
    QByteArray line =
        "setup " + QByteArray::number(m_gameNumber) + " 9 7.0 60000 "
        + (isBlack ? "beta(1700) " + m_user + "(1800?)" : m_user + "(1800?) beta(1700)");
    for (const QByteArray &move : m_moves) {
        line += ' ' + move + ' ' + QByteArray::number(timeLeft);
    }
    return line;
}

void FakeCgosServer::setUp()
{
    if (m_games.empty()) {
        return;
    }
    m_game = m_games.front();
    m_games.pop_front();
    m_moves.clear();
    ++m_gameNumber;
    say(setupLine());
    askOrAnswer();
}

/// Has the opponent move if it is to, and then asks for the caller's move.
void FakeCgosServer::askOrAnswer()
{
    if (toMove() != m_game->ours) {
        const QByteArray move = m_game->opponent.isEmpty() ? "pass" : m_game->opponent.takeFirst();
        const QByteArray color = toMove() == Color::Black ? "b" : "w";
        m_moves.append(move);
        say("play " + color + ' ' + move + ' ' + QByteArray::number(timeLeft));
        if (move == "pass" && m_moves.size() > 1 && m_moves[m_moves.size() - 2] == "pass") {
            endGame();
            return;
        }
    }
    m_isAsked = true;
    say(QByteArray("genmove ") + (m_game->ours == Color::Black ? "b " : "w ")
        + QByteArray::number(timeLeft));
}

void FakeCgosServer::takeMove(const QByteArray &answer)
{
    const auto cut = m_cuts.find(++m_movesHeard);
    const std::optional<Cut> what = cut == m_cuts.end() ? std::nullopt : std::optional(cut->second);
    m_isAsked = false;
    const QByteArray move = answer.split(' ').front();
    if (what == Cut::BeforeCounting) {
        hangUp();
        return;
    }
    if (what == Cut::AndForget) {
        m_game.reset();
        m_gameNumber -= countsAnew ? 1 : 0;
        hangUp();
        return;
    }
    if (move == "resign") {
        m_game->result = m_game->ours == Color::Black ? "W+Resign" : "B+Resign";
        endGame();
        return;
    }
    m_moves.append(move);
    if (what) {
        hangUp();
    }
    const bool isPassed =
        move == "pass" && m_moves.size() > 1 && m_moves[m_moves.size() - 2] == "pass";
    if (what == Cut::AndEnd || isPassed) {
        endGame();
    } else if (m_player != nullptr) {
        askOrAnswer();
    }
}

void FakeCgosServer::endGame()
{
    const bool isBlack = m_game->ours == Color::Black;
    QByteArray archived =
        "2026-11-25 10:00 9 7.0 "
        + (isBlack ? "beta(1700) " + m_user + "(1800?)" : m_user + "(1800?) beta(1700)") + " 60000";
    for (const QByteArray &move : m_moves) {
        archived += ' ' + move + ' ' + QByteArray::number(timeLeft);
    }
    m_archive[m_gameNumber] = archived + ' ' + m_game->result;
    const QByteArray result = m_game->result;
    m_game.reset();
    ++gamesOver;
    say("gameover 2026-11-25 " + result + ' ');
}

void FakeCgosServer::say(const QByteArray &line)
{
    if (m_player != nullptr) {
        m_player->write(line + '\n');
        m_player->flush();
    }
}

void FakeCgosServer::hangUp()
{
    if (QTcpSocket *const player = std::exchange(m_player, nullptr)) {
        reset(*player);
    }
}

} // namespace shinpan::test
