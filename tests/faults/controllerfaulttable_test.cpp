#include "core/util/filedescriptor.h"
#include "tests/faults/ownprocess.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>

#include <array>
#include <vector>

using namespace shinpan;

namespace {

/// Somebody at the other end of a connection to 127.0.0.1, with a limit to every wait.
class Caller
{
public:
    explicit Caller(quint16 port)
        : m_socket(::socket(AF_INET, SOCK_STREAM, 0))
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        m_isConnected =
            ::connect(m_socket.number(), reinterpret_cast<sockaddr *>(&address), // NOLINT
                      sizeof address)
            == 0;
    }
    [[nodiscard]] bool isConnected() const { return m_isConnected; }

    /// Sends as much as the other side takes within this many milliseconds of waiting.
    qsizetype send(QByteArrayView bytes, int patience = 2'000) const
    {
        qsizetype sent = 0;
        while (sent < bytes.size()) {
            pollfd state{m_socket.number(), POLLOUT, 0};
            if (::poll(&state, 1, patience) != 1) {
                break;
            }
            const ssize_t count =
                ::send(m_socket.number(), bytes.data() + sent,
                       static_cast<std::size_t>(bytes.size() - sent), MSG_DONTWAIT | MSG_NOSIGNAL);
            if (count < 0) {
                break;
            }
            sent += count;
        }
        return sent;
    }
    /// What comes until it ends like this, the other side hangs up, or nothing comes for a
    /// minute.
    QByteArray hear(QByteArrayView end) const
    {
        QByteArray heard;
        std::array<char, 65536> piece{};
        while (end.isEmpty() || !heard.endsWith(end)) {
            pollfd state{m_socket.number(), POLLIN, 0};
            if (::poll(&state, 1, 60'000) != 1) {
                return heard + "(and nothing more)";
            }
            const ssize_t count = ::recv(m_socket.number(), piece.data(), piece.size(), 0);
            if (count <= 0) {
                return heard;
            }
            heard.append(piece.data(), count);
        }
        return heard;
    }

private:
    FileDescriptor m_socket;
    bool m_isConnected = false;
};

/// The program that answers controllers.
enum class Side { Relay, Engine, Window };

/// "relay: sends garbage" and the like.
[[nodiscard]] QByteArray rowName(Side side, const char *what)
{
    constexpr const char *Names[] = {"relay", "shinpan-engine", "window"};
    return QByteArray(Names[static_cast<std::size_t>(side)]) + ": " + what;
}

[[nodiscard]] std::vector<Side> allSides()
{
#ifdef SHINPAN_PROGRAM
    return {Side::Relay, Side::Engine, Side::Window};
#else
    return {Side::Relay, Side::Engine};
#endif
}

/// The milliseconds for a window to start on a machine with other things to do.
constexpr int Patience = 120'000;

/// A program of ours that listens. `engine` are the options of the relay's engine.
class Listener
{
public:
    explicit Listener(Side side,
                      const QStringList &engine = {},
                      const QString &behind = QStringLiteral(SHINPAN_FAKE_ENGINE))
    {
        QString program = QStringLiteral(SHINPAN_ENGINE);
        QStringList arguments;
        if (side == Side::Relay) {
            program = QStringLiteral(SHINPAN_CLI);
            arguments << QStringLiteral("relay") << QStringLiteral("--replace")
                      << QStringLiteral("resign");
#ifdef SHINPAN_PROGRAM
        } else if (side == Side::Window) {
            program = QStringLiteral(SHINPAN_PROGRAM);
            arguments << QStringLiteral("--gtp");
#endif
        }
        arguments << QStringLiteral("--listen") << QStringLiteral("0");
        if (side == Side::Relay) {
            arguments << QStringLiteral("--") << behind << engine;
        }
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("HOME"), m_home.path()); // finished games are kept there
        environment.insert(QStringLiteral("XDG_DATA_HOME"), m_home.path());
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_home.path());
        m_process.setProcessEnvironment(environment);
        m_process.setReadChannel(QProcess::StandardError);
        m_process.start(program, arguments);
        static const QRegularExpression Where(
            QStringLiteral("listening at 127\\.0\\.0\\.1:(\\d+)"));
        while (m_port == 0 && m_process.waitForReadyRead(Patience)) {
            gather();
            m_port = Where.match(QString::fromUtf8(m_errors)).captured(1).toUShort();
        }
        m_before = memory("VmRSS");
    }
    ~Listener()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    Listener(const Listener &) = delete;
    Listener &operator=(const Listener &) = delete;

    [[nodiscard]] quint16 port() const
    {
        return m_port;
    }
    [[nodiscard]] bool isRunning() const
    {
        return m_process.state() == QProcess::Running;
    }
    /// What it has said to standard error so far.
    [[nodiscard]] const QByteArray &errors()
    {
        m_process.waitForReadyRead(1);
        gather();
        return m_errors;
    }
    /// The same once that holds this text, or half a minute is over.
    [[nodiscard]] QByteArray errorsWith(QByteArrayView text)
    {
        while (!m_errors.contains(text) && m_process.waitForReadyRead(30'000)) {
            gather();
        }
        return m_errors;
    }
    /// The most memory that it held beside what it began with, in MiB.
    [[nodiscard]] double growth() const
    {
        return memory("VmHWM") - m_before;
    }

private:
    /// The value of a line of the kernel's, in MiB.
    [[nodiscard]] double memory(const char *name) const
    {
        QFile status(QStringLiteral("/proc/%1/status").arg(m_process.processId()));
        if (!status.open(QIODevice::ReadOnly)) {
            return 0;
        }
        const QRegularExpression line(QStringLiteral("%1:\\s+(\\d+) kB").arg(QLatin1String(name)));
        return line.match(QString::fromUtf8(status.readAll())).captured(1).toDouble() / 1024;
    }
    void gather()
    {
        m_errors += m_process.readAllStandardError();
    }

    const QTemporaryDir m_home;
    QProcess m_process;
    QByteArray m_errors;
    quint16 m_port = 0;
    double m_before = 0;
};

} // namespace

/// What controllers do wrong, and what becomes of whoever answers them.
class ControllerFaultTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everybodyElseIsServed_data();
    void everybodyElseIsServed();
    void whoDoesNotSpeakGtpIsHungUpOn_data();
    void whoDoesNotSpeakGtpIsHungUpOn();
    void nobodyReachesAFile_data();
    void nobodyReachesAFile();
    void whoTalksAndDoesNotPlayHoldsNoPlace_data();
    void whoTalksAndDoesNotPlayHoldsNoPlace();
    void whoDoesNotReadIsHungUpOn_data();
    void whoDoesNotReadIsHungUpOn();
    void whatCallersCauseFillsNoLog();
    void whoSaysNothingHoldsNobodyUp_data();
    void whoSaysNothingHoldsNobodyUp();
    void manyWhoSayNothingHoldNobodyUp_data();
    void manyWhoSayNothingHoldNobodyUp();
#ifdef SHINPAN_PROGRAM
    void callersWhoComeAndGoLeaveNothingInTheWindow();
#endif
};

namespace {

constexpr int MostGrowth = 64; // MiB

} // namespace

void ControllerFaultTableTest::everybodyElseIsServed_data()
{
    QTest::addColumn<Side>("side");
    QTest::addColumn<QByteArray>("said");
    QTest::addColumn<QByteArray>("end"); // of what is answered

    QByteArray garbage;
    for (int i = 0; i < 1'000'000; ++i) {
        const char byte = static_cast<char>((i * 7919LL) >> 5);
        garbage += byte == '\n' ? ' ' : byte;
    }
    const struct
    {
        const char *name;
        QByteArray said;
        QByteArray end;
    } rows[] = {
        {"sends garbage behind a command", "name\n" + garbage + "\n9 protocol_version\n",
         "=9 2\n\n"},
        {"sends a line that does not end", QByteArray(40'000'000, 'x') + "\n9 protocol_version\n",
         "=9 2\n\n"},
        {"sends a hundred thousand commands at once",
         QByteArray("protocol_version\n").repeated(100'000) + "9 protocol_version\n", "=9 2\n\n"},
        {"sends a number without a command", "7\n8\n9 protocol_version\n", "=9 2\n\n"},
        {"sends zero bytes", QByteArray(100'000, '\0') + "9 protocol_version\n", "=9 2\n\n"},
        {"leaves in the middle of a word", "9 proto", ""},
        {"sets up a game ten thousand times",
         QByteArray("clear_board\nplay b C3\nundo\n").repeated(10'000) + "9 protocol_version\n",
         "=9 2\n\n"},
        {"takes back and plays without end",
         "boardsize 9\n" + QByteArray("play b C3\nplay w D3\nundo\nundo\n").repeated(5'000)
             + "9 protocol_version\n",
         "=9 2\n\n"},
        {"sends an absurd board", "boardsize 99999999999999999999\n9 protocol_version\n",
         "=9 2\n\n"},
    };
    for (const auto &row : rows) {
        for (const Side side : allSides()) {
            QTest::newRow(rowName(side, row.name).constData()) << side << row.said << row.end;
        }
    }
}

void ControllerFaultTableTest::everybodyElseIsServed()
{
    QFETCH(const Side, side);
    QFETCH(const QByteArray, said);
    QFETCH(const QByteArray, end);
    const Listener listener(side);
    QVERIFY(listener.port() != 0);
    {
        const Caller hostile(listener.port());
        // What answers as it is asked makes the caller wait, so this hears and speaks in turn.
        constexpr qsizetype Piece = 64 * 1024;
        QByteArray heard;
        for (qsizetype begin = 0; begin < said.size(); begin += Piece) {
            const QByteArrayView piece =
                QByteArrayView(said).sliced(begin, std::min(Piece, said.size() - begin));
            qsizetype sent = hostile.send(piece, 20);
            while (sent < piece.size()) {
                heard = hostile.hear("\n").right(1000);
                sent += hostile.send(piece.sliced(sent), 20);
            }
        }
        if (!end.isEmpty()) {
            QVERIFY2((heard + hostile.hear(end)).endsWith(end),
                     "the last command was not answered");
        }
    }
    const Caller honest(listener.port());
    honest.send("3 protocol_version\n");
    QCOMPARE(honest.hear("\n\n"), QByteArray("=3 2\n\n"));
    QVERIFY(listener.isRunning());
    if (!test::isMemoryInflated()) {
        QVERIFY2(listener.growth() < MostGrowth, qPrintable(QString::number(listener.growth())));
    }
}

void ControllerFaultTableTest::whoDoesNotSpeakGtpIsHungUpOn_data()
{
    QTest::addColumn<Side>("side");
    QTest::addColumn<QByteArray>("said");
    const struct
    {
        const char *name;
        QByteArray said;
    } rows[] = {
        {"is a page in a browser",
         "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n\r\nname\n"},
        {"is a browser that wants TLS",
         QByteArray("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\x8d\xf1\x9a\nname\n", 20)},
        {"comments before it asks for a page", "# 1\n\nGET / HTTP/1.1\r\n\r\nname\n"},
        {"speaks of mail", "EHLO localhost\r\nname\n"},
    };
    for (const auto &row : rows) {
        for (const Side side : allSides()) {
            QTest::newRow(rowName(side, row.name).constData()) << side << row.said;
        }
    }
}

void ControllerFaultTableTest::whoDoesNotSpeakGtpIsHungUpOn()
{
    QFETCH(const Side, side);
    QFETCH(const QByteArray, said);
    const Listener listener(side);
    const Caller hostile(listener.port());
    hostile.send(said);

    QCOMPARE(hostile.hear({}), QByteArray()); // and the end of it
    const Caller honest(listener.port());
    honest.send("3 protocol_version\n");
    QCOMPARE(honest.hear("\n\n"), QByteArray("=3 2\n\n"));
}

void ControllerFaultTableTest::nobodyReachesAFile_data()
{
    QTest::addColumn<Side>("side");
    QTest::addColumn<QByteArray>("command");
    for (const char *const command :
         {"printsgf %", "gomill-savesgf %", "gomill-savesgf % PW=me", "loadsgf %", "loadsgf % 3",
          "sg_exec %", "gomill-passthrough printsgf %", "gomill-passthrough loadsgf %",
          "gomill-passthrough gomill-passthrough loadsgf %", "save_of_an_engine_of_theirs %"}) {
        for (const Side side : allSides()) {
            QTest::newRow(rowName(side, command).constData()) << side << QByteArray(command);
        }
    }
}

/// The file holds a game of one move, so that whatever reads it has a stone on its board.
void ControllerFaultTableTest::nobodyReachesAFile()
{
    QFETCH(const Side, side);
    QFETCH(QByteArray, command);
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("precious.sgf")));
    const QByteArray precious = "(;FF[4]GM[1]SZ[19];B[dd])";
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(precious) == precious.size());
    file.close();
    const Listener listener(side, {}, QStringLiteral(SHINPAN_ENGINE)); // it would carry them out
    const Caller hostile(listener.port());
    hostile.send("boardsize 19\n1 " + command.replace('%', file.fileName().toUtf8())
                 + "\n2 list_stones black\n");

    const QByteArray heard = hostile.hear("=2\n\n"); // no stone
    QVERIFY2(heard.contains("\n?1 "), heard.constData());
    QVERIFY2(!heard.contains("nothing more"), heard.constData());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), precious);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

void ControllerFaultTableTest::whoTalksAndDoesNotPlayHoldsNoPlace_data()
{
    QTest::addColumn<Side>("side");
    for (const Side side : allSides()) {
        QTest::newRow(rowName(side, "forty talk").constData()) << side;
    }
}

void ControllerFaultTableTest::whoTalksAndDoesNotPlayHoldsNoPlace()
{
    QFETCH(const Side, side);
    const Listener listener(side);
    std::vector<Caller> talkers;
    const int count = side == Side::Engine ? 1 : 40; // more than there are places
    for (int i = 0; i < count; ++i) {
        talkers.emplace_back(listener.port());
        talkers.back().send("1 protocol_version\n");
    }
    QCOMPARE(talkers.front().hear("\n\n"), QByteArray("=1 2\n\n"));
    const Caller honest(listener.port());
    honest.send("2 protocol_version\n");

    QCOMPARE(honest.hear("\n\n"), QByteArray("=2 2\n\n")); // within a minute
}

void ControllerFaultTableTest::whoDoesNotReadIsHungUpOn_data()
{
    QTest::addColumn<Side>("side");
    for (const Side side : allSides()) {
        QTest::newRow(rowName(side, "does not read").constData()) << side;
    }
}

void ControllerFaultTableTest::whoDoesNotReadIsHungUpOn()
{
    QFETCH(const Side, side);
    Listener listener(side, {QStringLiteral("--repeat"), QStringLiteral("name=words ")});
    const Caller deaf(listener.port());
    // Fakeengine's name has fifteen million bytes; the window's list of commands 856.
    // Shinpan-engine waits until its answers are read, for a while.
    deaf.send(side == Side::Relay ? QByteArray("name\n").repeated(4)
                                  : QByteArray("list_commands\n").repeated(40'000),
              side == Side::Engine ? 1'000 : 30'000);

    if (side != Side::Engine) {
        const QByteArray errors = listener.errorsWith("it was hung up on");
        QVERIFY2(
            errors.contains("does not read its answers, of which 16 MiB wait; it was hung up on"),
            errors.constData());
    }
    const Caller honest(listener.port());
    honest.send("1 protocol_version\n");
    QCOMPARE(honest.hear("\n\n"), QByteArray("=1 2\n\n"));
}

/// Here by an engine that has much to say of each command.
void ControllerFaultTableTest::whatCallersCauseFillsNoLog()
{
    Listener listener(Side::Relay,
                      {QStringLiteral("--errors"),
                       QStringLiteral("name=") + QString(1000, u'x') + QStringLiteral("\\n")});
    const Caller hostile(listener.port());
    qsizetype written = 0;
    for (int i = 0; i < 100; ++i) {
        hostile.send(QByteArray("name\n").repeated(20) + "9 protocol_version\n");
        QVERIFY(hostile.hear("=9 2\n\n").endsWith("=9 2\n\n"));
        written = listener.errors().size();
    }
    QVERIFY2(written > 1'000 && written < 300'000, qPrintable(QString::number(written)));
}

void ControllerFaultTableTest::whoSaysNothingHoldsNobodyUp_data()
{
    QTest::addColumn<Side>("side");
    for (const Side side : allSides()) {
        if (side != Side::Engine) { // which serves one caller after the other
            QTest::newRow(rowName(side, "says nothing").constData()) << side;
        }
    }
}

void ControllerFaultTableTest::whoSaysNothingHoldsNobodyUp()
{
    QFETCH(const Side, side);
    const Listener listener(side);
    const Caller silent(listener.port());
    const Caller slow(listener.port());
    slow.send("3 proto");
    const Caller honest(listener.port());
    honest.send("1 protocol_version\n");

    QCOMPARE(honest.hear("\n\n"), QByteArray("=1 2\n\n"));
    slow.send("col_version\n");
    QCOMPARE(slow.hear("\n\n"), QByteArray("=3 2\n\n"));
    QVERIFY(silent.isConnected());
}

void ControllerFaultTableTest::manyWhoSayNothingHoldNobodyUp_data()
{
    QTest::addColumn<Side>("side");
    for (const Side side : allSides()) {
        QTest::newRow(rowName(side, "a hundred say nothing").constData()) << side;
    }
}

void ControllerFaultTableTest::manyWhoSayNothingHoldNobodyUp()
{
    QFETCH(const Side, side);
    const Listener listener(side);
    QVERIFY(listener.port() != 0);
    std::vector<Caller> silent;
    for (int i = 0; i < 100; ++i) {
        silent.emplace_back(listener.port());
        QVERIFY(silent.back().isConnected());
    }
    const Caller honest(listener.port());
    honest.send("1 protocol_version\n");

    QCOMPARE(honest.hear("\n\n"), QByteArray("=1 2\n\n"));
}

#ifdef SHINPAN_PROGRAM
void ControllerFaultTableTest::callersWhoComeAndGoLeaveNothingInTheWindow()
{
    const Listener listener(Side::Window);
    for (int i = 0; i < 100; ++i) {
        const Caller caller(listener.port());
        caller.send("boardsize 9\nclear_board\nplay b E5\n1 protocol_version\n");
        QVERIFY(caller.hear("2\n\n").endsWith("=1 2\n\n"));
    }
    if (!test::isMemoryInflated()) {
        QVERIFY2(listener.growth() < MostGrowth, qPrintable(QString::number(listener.growth())));
    }
}
#endif

SHINPAN_TEST(ControllerFaultTableTest)

#include "controllerfaulttable_test.moc"
