#include "ui/words/messagetext.h"

#include "core/engine/engineerror.h"
#include "core/gtp/gtpdiagnosis.h"
#include "core/gtp/processexit.h"
#include "core/match/referee.h"
#include "core/match/score/verdictwords.h"
#include "tests/engine/madeupmachine.h"
#include "tests/support/testmain.h"
#include "ui/words/messagetext.h"

#include <QTest>
#include <QTranslator>

using namespace shinpan;
using namespace std::chrono_literals;

namespace {

/// Puts every known sentence into brackets.
class Brackets final : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char *context,
                                    const char *source,
                                    const char * /*disambiguation*/,
                                    int /*n*/) const override
    {
        return qstrcmp(context, "Messages") == 0 ? u'[' + QString::fromUtf8(source) + u']'
                                                 : QString();
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace

class MessageTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachSentenceIsTranslatedAndNoWordOfOthers();
    void peopleAreToldInPlainWords_data();
    void peopleAreToldInPlainWords();
};

void MessageTextTest::eachSentenceIsTranslatedAndNoWordOfOthers()
{
    Brackets brackets;
    QCoreApplication::installTranslator(&brackets);

    QCOMPARE(text::message(Message()), QString());
    const Message words = Message::verbatim(QStringLiteral("its own words; 50%1"));
    QCOMPARE(text::message(words), QStringLiteral("its own words; 50%1"));
    QCOMPARE(
        text::message(findProgram(QStringLiteral("/opt/%2"), {}, test::machineWith({})).error()),
        QStringLiteral("[there is no file /opt/%2]"));
    GtpDiagnosis diagnosis;
    diagnosis.noteStray("a; \"b\"");
    QCOMPARE(text::message(diagnosis.errorAfter(ProcessExit::exited(1), "name").text),
             QStringLiteral("[[exited with code 1 during \"name\"]; "
                            "[it does not speak GTP but wrote \"a; \"b\"\"]]"));
    const GtpError silence{GtpError::Kind::Malformed, {}};
    QCOMPARE(text::message(deedOf(Color::White,
                                  EngineError{QStringLiteral("genmove w"), silence}.sentence())),
             QStringLiteral("[White [answered \"genmove w\" with nothing]]"));
}

void MessageTextTest::peopleAreToldInPlainWords_data()
{
    QTest::addColumn<Message>("exact");
    QTest::addColumn<QString>("plain");
    const auto row = [](const char *name, const Message &exact, const char *plain) {
        QTest::newRow(name) << exact << QString::fromUtf8(plain);
    };
    using Kind = GtpError::Kind;
    const auto error = [](const char *command, Kind kind, const char *text) {
        return EngineError{QString::fromUtf8(command),
                           {kind, Message::verbatim(QString::fromUtf8(text))}}
            .sentence();
    };
    row("nothing", error("genmove w", Kind::Malformed, ""),
        "gave an empty answer when asked for a move");
    row("nonsense", error("kata-genmove_analyze w 10", Kind::Malformed, "banana; \"B\""),
        "gave an answer that makes no sense when asked for a move: “banana; \"B\"”");
    row("refused", error("play b D4", Kind::Refused, "illegal move"),
        "reported a failure when told the move D4: “illegal move”");
    row("refused in silence", error("boardsize 25", Kind::Refused, ""),
        "reported a failure when told the size of the board");
    row("closed", error("final_score", Kind::Closed, ""), "was closed before it could answer");
    row("another command", error("hello", Kind::Refused, ""), "reported a failure while at work");
    GtpDiagnosis diagnosis;
    row("crash", diagnosis.errorAfter(ProcessExit::signalled(11), "genmove w").text,
        "crashed when asked for a move");
    row("exit", diagnosis.errorAfter(ProcessExit::exited(1), "final_score").text,
        "quit unexpectedly when asked for the result");
    row("exit at rest", ProcessExit::exited(1).detail, "quit unexpectedly");
    row("time-out", noAnswerInWords(QStringLiteral("genmove b"), 10s),
        "gave no answer when asked for a move (waited 10 s)");
    Referee referee{MatchSetup()};
    static_cast<void>(referee.judge(Move{Color::Black, Point{3, 3}}));
    PlayerFailure failure;
    failure.kind = PlayerFailure::Kind::Ended;
    failure.what = diagnosis.errorAfter(ProcessExit::signalled(6), "genmove w").text;
    failure.errorLines = {QStringLiteral("out of memory")};
    row("a forfeit", referee.failed(Color::White, failure).reason,
        "White crashed when asked for a move; its last message was \"out of memory\"");
    row("what is plain already",
        Referee(referee).judge(Move{Color::White, Point{3, 3}}).result.reason,
        "White played move 2 at D4, which is occupied");
}

/// A person who plays need not know GTP: no command, code or signal is in these.
void MessageTextTest::peopleAreToldInPlainWords()
{
    QFETCH(Message, exact);
    QFETCH(QString, plain);
    QCOMPARE(text::plainMessage(exact), plain);

    Brackets brackets;
    QCoreApplication::installTranslator(&brackets);

    const QString translated = text::plainMessage(exact);
    QVERIFY2(translated.startsWith(u'['), qPrintable(translated));
    QCOMPARE(QString(translated).remove(u'[').remove(u']'), plain);
}

SHINPAN_TEST(MessageTextTest)
#include "messagetext_test.moc"
