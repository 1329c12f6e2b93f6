#include "core/gmpserver/gmptable.h"

#include "core/gtp/descriptortransport.h"
#include "core/util/regularfile.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>
#include <sys/socket.h>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::eventually;
using shinpan::test::fakeProfile;

namespace {

constexpr GmpTiming Quick{.repeat = 50ms, .quiet = 40ms, .offer = 20ms};

[[nodiscard]] Move at(Color color, const char *vertex)
{
    return {color, pointFromVertex(vertex, BoardSize::square(9))};
}

/// The other end: a caller with moves of its own.
class Caller : public QObject
{
public:
    explicit Caller(FileDescriptor connection)
        : m_transport(duplicate(connection.number()), std::move(connection))
    {
        connect(&m_transport, &GtpTransport::bytesReceived, this, &Caller::hear);
        m_tick.setInterval(5ms);
        connect(&m_tick, &QTimer::timeout, this, [this] {
            m_game.pass(now());
            deliver();
        });
        m_game.setTerms({.size = 9, .handicap = 0, .theirs = Color::Black});
        m_clock.start();
        m_tick.start();
        m_transport.start();
    }

    /// Makes the guest White, before anything is told.
    void playBlack() { m_game.setTerms({.size = 9, .handicap = 0, .theirs = Color::White}); }
    /// These moves; the guest may answer.
    void tell(const std::vector<Move> &moves)
    {
        m_game.await(moves, now());
        deliver();
    }
    /// The moves after the guest's next one, which it is to make after these.
    [[nodiscard]] std::vector<Move> answerTo(const std::vector<Move> &moves)
    {
        const auto before = m_moved;
        tell(moves);
        [[maybe_unused]] const bool hasMoved =
            eventually([this, before] { return m_moved > before; });
        return m_game.told();
    }

    /// Says whatever the link has to say from now on, instead of a game; it agrees to everything.
    void talk(GmpLink &link)
    {
        m_link = &link;
        m_tick.stop();
        m_transport.write(link.takeOutput());
    }

private:
    void hear(QByteArrayView bytes)
    {
        if (m_link == nullptr) {
            m_game.hear(bytes, now());
            deliver();
            return;
        }
        m_link->feed(bytes);
        while (const auto event = m_link->next()) {
            if (event->kind == GmpLink::Event::Kind::Heard) {
                m_link->acknowledge();
            }
        }
        m_transport.write(m_link->takeOutput());
    }
    void deliver()
    {
        m_transport.write(m_game.takeOutput());
        while (const auto event = m_game.next()) {
            m_moved += event->kind == GmpGame::Event::Kind::Moved ? 1 : 0;
        }
    }
    [[nodiscard]] GmpGame::Time now() const { return GmpGame::Time(m_clock.elapsed()); }

    DescriptorTransport m_transport;
    GmpGame m_game{GmpGame::Role::Caller, Quick};
    QElapsedTimer m_clock;
    QTimer m_tick;
    int m_moved = 0;
    GmpLink *m_link = nullptr; ///< instead of m_game
};

} // namespace

/// A table with fakeengine's process on our side, and a caller on the other.
class GmpTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void aGameIsAgreedOnPlayedAndKept();
    void whatIsTakenBackIsPlayedAnew();
    void aGameThatIsOverCanBeTakenBackToo();
    void aCallerWhoHangsUpIsTheEnd();
    void anEngineThatBreaksDownIsTheEnd();
    void gamesBeginNoFasterThanTheSeatsPace();
    void whoHasMovedDoesNotWaitForThoseWhoHaveNot();

private:
    void begin(const QStringList &engine, const Pace::Limits &pace = GamesPace);
    [[nodiscard]] bool isTold(const char *words) const
    {
        return m_told.contains(QString::fromUtf8(words));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<GmpTable> m_table;
    std::unique_ptr<Caller> m_caller;
    QString m_told;
    std::optional<bool> m_end;
};

void GmpTableTest::cleanup()
{
    m_table.reset();
    m_caller.reset();
    drainResumptions();
}

void GmpTableTest::begin(const QStringList &engine, const Pace::Limits &pace)
{
    m_told.clear();
    m_end.reset();
    int ends[2];
    QVERIFY(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends) == 0);
    FileDescriptor ours(ends[0]);
    m_caller = std::make_unique<Caller>(FileDescriptor(ends[1]));
    FileDescriptor input = duplicate(ours.number());
    m_table = std::make_unique<GmpTable>(
        GmpSeat{.engine = fakeProfile(engine),
                .folder = m_folder.path(),
                .pace = std::make_shared<Pace>(pace),
                .timing = Quick},
        std::make_unique<DescriptorTransport>(std::move(input), std::move(ours)));
    connect(m_table.get(), &GmpTable::told, this,
            [this](const Message &text) { m_told += text.english() + u'\n'; });
    connect(m_table.get(), &GmpTable::finished, this, [this](bool isWell) { m_end = isWell; });
    m_table->start();
}

void GmpTableTest::aGameIsAgreedOnPlayedAndKept()
{
    begin({QStringLiteral("--moves"), QStringLiteral("D4 C3")});
    std::vector<Move> moves = m_caller->answerTo({});
    QCOMPARE(moves, (std::vector<Move>{at(Color::Black, "D4")}));
    QVERIFY2(isTold("a game on 9×9, handicap 0; the engine plays Black"), qPrintable(m_told));
    moves.push_back(at(Color::White, "E5"));
    moves = m_caller->answerTo(moves);
    QCOMPARE(moves.back(), at(Color::Black, "C3"));
    moves.push_back(Move::pass(Color::White));
    moves = m_caller->answerTo(moves);
    QCOMPARE(moves.back(), Move::pass(Color::Black));
    QVERIFY2(eventually([this] { return isTold("the game is over: "); }), qPrintable(m_told));
    const QByteArray sgf =
        readRegularFile(m_folder.filePath(QStringLiteral("gmp-1.sgf")), MiB).value_or(QByteArray());
    QVERIFY2(sgf.contains("B[df]") && sgf.contains("W[ee]") && sgf.contains("B[cg]"),
             sgf.constData());
}

void GmpTableTest::whatIsTakenBackIsPlayedAnew()
{
    begin({QStringLiteral("--moves"), QStringLiteral("D4 C3 G7")});
    std::vector<Move> moves = m_caller->answerTo({});
    moves.push_back(at(Color::White, "E5"));
    [[maybe_unused]] const auto first = m_caller->answerTo(moves);
    moves.back() = at(Color::White, "F6");
    moves = m_caller->answerTo(moves);
    QCOMPARE(moves.size(), std::size_t(3));
    QCOMPARE(moves[1], at(Color::White, "F6"));
    QVERIFY2(isTold("takes back to move 1"), qPrintable(m_told));
}

void GmpTableTest::aGameThatIsOverCanBeTakenBackToo()
{
    begin({});
    std::vector<Move> moves = m_caller->answerTo({}); // it passes
    moves.push_back(at(Color::White, "E5"));
    moves = m_caller->answerTo(moves);
    std::vector<Move> end = moves;
    end.push_back(Move::pass(Color::White));
    m_caller->tell(end);
    QVERIFY2(eventually([this] { return isTold("the game is over: "); }), qPrintable(m_told));
    moves.push_back(at(Color::White, "F6"));
    moves = m_caller->answerTo(moves);
    QCOMPARE(moves.size(), std::size_t(5));
}

void GmpTableTest::aCallerWhoHangsUpIsTheEnd()
{
    begin({QStringLiteral("--moves"), QStringLiteral("D4 C3")});
    QCOMPARE(m_caller->answerTo({}).size(), std::size_t(1));
    m_caller.reset();
    QVERIFY(eventually([this] { return m_end.has_value(); }));
    QCOMPARE(m_end, true);
    QVERIFY2(isTold("the other side has hung up"), qPrintable(m_told));
}

void GmpTableTest::anEngineThatBreaksDownIsTheEnd()
{
    begin({QStringLiteral("--crash-at"), QStringLiteral("genmove")});
    m_caller->tell({});
    QVERIFY(eventually([this] { return m_end.has_value(); }));
    QCOMPARE(m_end, false);
    QVERIFY2(isTold("was killed by signal 6"), qPrintable(m_told));
}

/// Each has an engine of its own; whoever begins anew all the time waits, and is hung up on.
void GmpTableTest::gamesBeginNoFasterThanTheSeatsPace()
{
    begin({}, {.atOnce = 3, .each = 1min});
    GmpLink restless;
    QTimer haste;
    connect(&haste, &QTimer::timeout, this, [this, &restless] {
        if (!restless.isWaiting() && !restless.owesReply()) {
            restless.send({GmpCommand::Kind::NewGame, 0});
        }
        m_caller->talk(restless);
    });
    haste.start(150ms); // a game is agreed on after Quick.quiet
    QVERIFY2(eventually([this] { return m_end.has_value(); }), qPrintable(m_told));
    QCOMPARE(m_end, false);
    QVERIFY2(isTold("begins one game after the other"), qPrintable(m_told));
    QCOMPARE(m_told.count(QStringLiteral("a game on 19×19")), 3);
}

void GmpTableTest::whoHasMovedDoesNotWaitForThoseWhoHaveNot()
{
    begin({QStringLiteral("--moves"), QStringLiteral("C3")}, {.atOnce = 0, .each = 1h});
    m_caller->playBlack();
    QVERIFY(!QTest::qWaitFor([this] { return isTold("a game on"); }, 200));

    const std::vector<Move> moves = m_caller->answerTo({at(Color::Black, "E5")});

    QCOMPARE(moves.back(), at(Color::White, "C3"));
}

SHINPAN_TEST(GmpTableTest)

#include "gmptable_test.moc"
