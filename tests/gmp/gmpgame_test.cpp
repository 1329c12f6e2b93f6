#include "core/gmp/gmpgame.h"

#include "tests/support/testmain.h"

#include <QTest>

#include <map>
#include <random>
#include <vector>

using namespace shinpan;
using namespace std::chrono_literals;
using Came = GmpGame::Event::Kind;
using Role = GmpGame::Role;

namespace {

[[nodiscard]] Move at(Color color, int point)
{
    return {color, BoardSize::square(9).pointAt(point)};
}

[[nodiscard]] QByteArray named(Came kind)
{
    switch (kind) {
    case Came::Proposed:
        return "proposed";
    case Came::Agreed:
        return "agreed";
    case Came::Moved:
        return "moved";
    case Came::TookBack:
        return "took back";
    case Came::Failed:
        return "failed";
    case Came::Wrote:
        return "wrote";
    }
    return {};
}

} // namespace

/// A caller and its guest, or a guest and a link that says anything; time passes as fast as can be.
class GmpGameTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aGuestAsksWhatItDoesNotKnow();
    void whatNobodyKnowsIsUsual();
    void whoDisagreesIsTold();
    void whoSpeakAtOnceAgreeInTheEnd();
    void bothHearTheSameGame_data();
    void bothHearTheSameGame();
    void aGuestTakesMovesBack();
    void aGuestBeginsAnew();
    void whoProposesAGameKnowsIt();
    void aMoveBeforeAllIsConfirmedBeginsTheGame();
    void whoTypesMoreThanPeopleReadIsCutShort();
    void aMoveBeforeAllIsKnownWaitsForTheAnswers();
    void aMoveOutOfTurnIsDenied();
    void aDeniedMoveIsTheEnd();

private:
    /// Lets both say to each other what they have to say in this time.
    void talk(std::chrono::milliseconds time);
    [[nodiscard]] QByteArray onTheLine(const QByteArray &bytes);
    /// Has us propose the game, and the other side ask all and move at once, as GNU Go does.
    void moveAtOnce(const GmpTerms &ours, const std::map<int, int> &theirs);
    /// Says a command to the guest, and hears what comes back.
    void say(const GmpCommand &command);
    void listen();
    /// A game of the guest's with a link that plays this colour.
    void agreeAs(Color theirs);

    std::unique_ptr<GmpGame> m_caller;
    std::unique_ptr<GmpGame> m_guest;
    GmpLink m_link;               ///< in the caller's place
    std::map<int, int> m_answers; ///< what that answers to questions
    std::map<int, int> m_heard;   ///< what it was answered itself
    QByteArrayList m_events;      ///< of both
    std::vector<Move> m_moved;
    std::size_t m_left = 0; ///< moves, after some were taken back
    std::chrono::milliseconds m_now{};
    std::minstd_rand m_random;
    unsigned m_badness = 0;
};

void GmpGameTest::init()
{
    m_caller = std::make_unique<GmpGame>(Role::Caller);
    m_guest = std::make_unique<GmpGame>(Role::Guest, GmpTiming{.offer = 2s});
    m_link = GmpLink();
    m_answers.clear();
    m_heard.clear();
    m_events.clear();
    m_moved.clear();
    m_now = 0ms;
    m_badness = 0;
}

QByteArray GmpGameTest::onTheLine(const QByteArray &bytes)
{
    QByteArray line;
    for (const char byte : bytes) {
        const auto fate = m_badness == 0 ? 9 : m_random() % m_badness;
        line += fate == 0 ? QByteArray() : QByteArray(fate == 1 ? 2 : 1, byte);
    }
    return line;
}

void GmpGameTest::talk(std::chrono::milliseconds time)
{
    for (const auto end = m_now + time; m_now < end; m_now += 50ms) {
        m_guest->hear(onTheLine(m_caller->takeOutput()), m_now);
        m_caller->hear(onTheLine(m_guest->takeOutput()), m_now);
        m_caller->pass(m_now);
        m_guest->pass(m_now);
        for (GmpGame *const game : {m_caller.get(), m_guest.get()}) {
            while (const auto event = game->next()) {
                m_events.append(named(event->kind));
                if (event->kind == Came::Moved) {
                    m_moved.push_back(event->move);
                }
            }
        }
    }
}

void GmpGameTest::say(const GmpCommand &command)
{
    m_link.send(command);
    listen();
}

void GmpGameTest::listen()
{
    for (int tick = 0; tick < 200; ++tick, m_now += 50ms) {
        m_guest->hear(m_link.takeOutput(), m_now);
        m_guest->pass(m_now);
        while (const auto event = m_guest->next()) {
            m_events.append(named(event->kind));
            m_left = event->count;
        }
        m_link.feed(m_guest->takeOutput());
        while (const auto event = m_link.next()) {
            if (event->kind == GmpLink::Event::Kind::Heard) {
                if (event->command.kind == GmpCommand::Kind::Query) {
                    m_link.answer(m_answers[event->command.value]); // 0: it does not know
                } else {
                    m_link.acknowledge();
                }
            } else if (event->kind == GmpLink::Event::Kind::Denied) {
                m_events.append("denied");
            }
        }
    }
}

void GmpGameTest::aGuestAsksWhatItDoesNotKnow()
{
    m_caller->setTerms({.size = 9, .handicap = 2, .theirs = Color::Black});
    m_caller->await({}, 0ms);
    talk(10s);
    QCOMPARE(m_guest->terms(), (GmpTerms{.size = 9, .handicap = 2, .theirs = Color::White}));
    QVERIFY(m_guest->isUnderWay() && m_caller->isUnderWay());
}

void GmpGameTest::whatNobodyKnowsIsUsual()
{
    m_caller = std::make_unique<GmpGame>(Role::Guest);
    talk(10s);
    QCOMPARE(m_guest->terms().size, 19);
    QCOMPARE(m_guest->terms().handicap, 0);
    QVERIFY(m_guest->isUnderWay() && m_caller->isUnderWay());
    QVERIFY(m_guest->terms().theirs != m_caller->terms().theirs);
}

void GmpGameTest::whoDisagreesIsTold()
{
    m_guest->setTerms({.size = 9, .handicap = 0, .theirs = Color::White});
    m_answers[9] = 13;
    say({GmpCommand::Kind::NewGame, 0});
    QVERIFY2(m_events.contains("failed"), m_events.join(' ').constData());
}

/// Both propose a game at the same time, and back off for different times.
void GmpGameTest::whoSpeakAtOnceAgreeInTheEnd()
{
    m_caller = std::make_unique<GmpGame>(Role::Caller, GmpTiming{.offer = 2s}, 1);
    m_guest = std::make_unique<GmpGame>(Role::Guest, GmpTiming{.offer = 2s}, 2);
    m_caller->setTerms({.size = 9, .handicap = 0, .theirs = Color::White});
    m_caller->await({at(Color::Black, 0)}, 0ms);
    talk(20s);
    QVERIFY(m_guest->isUnderWay() && m_caller->isUnderWay());
}

void GmpGameTest::bothHearTheSameGame_data()
{
    QTest::addColumn<unsigned>("badness");
    QTest::addColumn<unsigned>("seed");
    QTest::newRow("a good line") << 0U << 1U;
    for (unsigned seed = 1; seed <= 10; ++seed) {
        QTest::addRow("a bad line, %u", seed) << 40U << seed;
    }
}

void GmpGameTest::bothHearTheSameGame()
{
    QFETCH(const unsigned, badness);
    QFETCH(const unsigned, seed);
    m_badness = badness;
    m_random.seed(seed);
    m_caller->setTerms({.size = 9, .handicap = 0, .theirs = Color::White});
    std::vector<Move> game;
    for (int point = 0; point < 40; ++point) {
        const Move move = at(point % 2 == 0 ? Color::Black : Color::White, point);
        if (move.color == Color::Black) {
            m_guest->await(game, m_now);
            game.push_back(move);
            m_caller->await(game, m_now);
        } else {
            game.push_back(move);
            m_guest->tell(game, m_now);
        }
        for (int second = 0; second < 60 && m_moved.size() < game.size(); ++second) {
            talk(1s);
        }
        QVERIFY2(m_moved == game, m_events.join(' ').constData());
    }
}

void GmpGameTest::agreeAs(Color theirs)
{
    m_guest->setTerms({.size = 9, .handicap = 0, .theirs = theirs});
    say({GmpCommand::Kind::NewGame, 0});
    QVERIFY(m_guest->isUnderWay());
}

void GmpGameTest::aGuestTakesMovesBack()
{
    agreeAs(Color::Black);
    m_guest->await({}, m_now);
    say({GmpCommand::Kind::Move, 1});
    m_guest->tell({at(Color::Black, 0), at(Color::White, 1)}, m_now);
    listen();
    QCOMPARE(m_guest->told().size(), std::size_t(2));
    say({GmpCommand::Kind::TakeBack, 2});
    QCOMPARE(m_events.last(), "took back");
    QCOMPARE(m_left, std::size_t(0));
    say({GmpCommand::Kind::TakeBack, 1});
    QCOMPARE(m_events.last(), "denied");
}

void GmpGameTest::aGuestBeginsAnew()
{
    agreeAs(Color::Black);
    m_guest->await({}, m_now);
    say({GmpCommand::Kind::Move, 1});
    say({GmpCommand::Kind::NewGame, 0});
    QVERIFY(m_events.contains("proposed"));
    QCOMPARE(m_events.last(), "agreed");
    QVERIFY(m_guest->told().empty());
}

/// A side that asks all questions before it accepts the game has nothing left to say but its move.
void GmpGameTest::moveAtOnce(const GmpTerms &ours, const std::map<int, int> &theirs)
{
    m_guest->setTerms(ours);
    m_answers = theirs;
    while (!m_link.owesReply()) {
        m_now += 50ms;
        m_guest->pass(m_now);
        m_link.feed(m_guest->takeOutput());
        QVERIFY(m_now < 10s);
        (void)m_link.next();
    }
    for (const int question : {7, 9, 8, 11}) {
        m_link.ask(question);
        m_guest->hear(m_link.takeOutput(), m_now);
        m_link.feed(m_guest->takeOutput());
        while (const auto event = m_link.next()) {
            if (event->kind == GmpLink::Event::Kind::Heard) {
                m_heard[question] = event->command.value;
            }
        }
        QVERIFY(m_heard.contains(question));
    }
    m_link.acknowledge();
    say({GmpCommand::Kind::Move, 0x200 + 41});
}

/// GNU Go as White knows nothing and leaves when it hears that we do not know either.
void GmpGameTest::whoProposesAGameKnowsIt()
{
    moveAtOnce({}, {});
    QCOMPARE(m_heard[9], 19);
    QCOMPARE(m_heard[8], 1); // no handicap
    QCOMPARE(m_heard[11], 1);

    init();
    moveAtOnce({.size = 9, .handicap = 2, .theirs = Color::White}, {});
    QCOMPARE(m_heard[9], 9);
    QCOMPARE(m_heard[8], 2);
    QCOMPARE(m_heard[11], 2);
}

void GmpGameTest::aMoveBeforeAllIsConfirmedBeginsTheGame()
{
    moveAtOnce({.size = 9, .handicap = 2, .theirs = Color::White}, {});
    QVERIFY(m_guest->isUnderWay());
    QCOMPARE(m_events.last(), "agreed");

    m_guest->await({}, m_now);
    listen();
    QCOMPARE(m_events.last(), "moved");
    QCOMPARE(m_guest->told(), std::vector<Move>{at(Color::White, 40)});
}

void GmpGameTest::aMoveBeforeAllIsKnownWaitsForTheAnswers()
{
    moveAtOnce({.handicap = 2, .theirs = Color::White}, {{9, 9}});
    QVERIFY(m_guest->isUnderWay());
    QCOMPARE(m_guest->terms().size, 9);

    m_guest->await({}, m_now);
    listen();
    QCOMPARE(m_events.last(), "moved");
    QCOMPARE(m_guest->told(), std::vector<Move>{at(Color::White, 40)});
}

void GmpGameTest::aMoveOutOfTurnIsDenied()
{
    agreeAs(Color::White);
    say({GmpCommand::Kind::Move, 0x200 + 1});
    QVERIFY2(m_events.contains("denied"), m_events.join(' ').constData());
    QVERIFY(!m_events.contains("failed"));
}

void GmpGameTest::aDeniedMoveIsTheEnd()
{
    agreeAs(Color::White);
    m_guest->tell({at(Color::Black, 0)}, m_now);
    m_link.feed(m_guest->takeOutput());
    while (!m_link.owesReply()) {
        QVERIFY(m_link.next()); // nudges, and then the move
    }
    m_link.deny();
    m_guest->hear(m_link.takeOutput(), m_now);
    std::optional<GmpGame::Event> last;
    while (const auto event = m_guest->next()) {
        last = event;
    }
    QVERIFY(last.has_value());
    QCOMPARE(last->kind, Came::Failed);
    QCOMPARE(last->text.english(), QStringLiteral("does not accept a move"));
}

void GmpGameTest::whoTypesMoreThanPeopleReadIsCutShort()
{
    GmpGame guest(Role::Guest);
    QStringList lines;
    for (auto time = 0ms; time <= 61s; time += 100ms) {
        guest.hear("buy now\n", time);
        while (const auto event = guest.next()) {
            lines.append(event->text.english());
        }
    }
    QCOMPARE(lines.size(), 60 + 1 + 11);
    QCOMPARE(lines[60], QStringLiteral("540 more lines were left out"));
}

SHINPAN_TEST(GmpGameTest)

#include "gmpgame_test.moc"
