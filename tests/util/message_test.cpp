#include "core/util/message.h"

#include "core/util/result.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace shinpan;

namespace {

[[nodiscard]] QString inBrackets(const char *sentence)
{
    return u'[' + QString::fromUtf8(sentence) + u']';
}

/// The message as a window of another language would show it.
[[nodiscard]] QString translated(const Message &message)
{
    return message.in(inBrackets, Message::Wording::Exact);
}

[[nodiscard]] Message crash()
{
    return Message::of("exited with code %1 during \"%2\"", 3, QStringLiteral("play b %1"));
}

} // namespace

class MessageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDefaultOneSaysNothing();
    void gapsAreFilledAtOnce();
    void wordsOfOthersAreNotTranslated();
    void remarksStandBehind();
    void plainWordsAreUsedAtEveryLevel();
    void whatIsStoredComesBack();
    void whatDoesNotSayTheEnglishIsNotBelieved_data();
    void whatDoesNotSayTheEnglishIsNotBelieved();
    void aResultFailsWithOne();
};

void MessageTest::aDefaultOneSaysNothing()
{
    QVERIFY(Message().isEmpty());
    QVERIFY(Message::verbatim({}).isEmpty());
    QCOMPARE(Message().english(), QString());
    QVERIFY(Message().inPlainWords(crash()).isEmpty());
}

void MessageTest::gapsAreFilledAtOnce()
{
    QCOMPARE(crash().english(), QStringLiteral("exited with code 3 during \"play b %1\""));
    QVERIFY(crash() == Message::verbatim(crash().english()));
}

void MessageTest::wordsOfOthersAreNotTranslated()
{
    const Message words = Message::verbatim(QStringLiteral("illegal move"));
    QCOMPARE(translated(words), QStringLiteral("illegal move"));
    QCOMPARE(translated(Message::of("Black %1", Message::of("says %1", words))),
             QStringLiteral("[Black [says illegal move]]"));
}

void MessageTest::remarksStandBehind()
{
    const Message remarked =
        crash().followedBy(Message::of("it wrote \"%1\"", QStringLiteral("; ")));
    QCOMPARE(remarked.english(),
             QStringLiteral("exited with code 3 during \"play b %1\"; it wrote \"; \""));
    QCOMPARE(remarked.withoutRemark().english(), crash().english());
    QCOMPARE(crash().withoutRemark().english(), crash().english());
    QCOMPARE(crash().followedBy({}).english(), crash().english());
}

void MessageTest::plainWordsAreUsedAtEveryLevel()
{
    const Message black = Message::of("Black %1", crash().inPlainWords(Message::of("quit")));
    QCOMPARE(black.english(), QStringLiteral("Black exited with code 3 during \"play b %1\""));
    QCOMPARE(black.in(inBrackets, Message::Wording::Plain), QStringLiteral("[Black [quit]]"));
}

void MessageTest::whatIsStoredComesBack()
{
    const Message told = Message::of("White %1", crash()).followedBy(Message::verbatim(u"ü%2"_s));
    const Message back = Message::restored(told.english(), told.stored());
    QCOMPARE(back.english(), told.english());
    QCOMPARE(translated(back), translated(told));
    QCOMPARE(Message::verbatim(QStringLiteral("its words")).stored(), QString());
}

void MessageTest::whatDoesNotSayTheEnglishIsNotBelieved_data()
{
    QTest::addColumn<QString>("stored");
    QTest::newRow("nothing") << QString();
    QTest::newRow("no JSON") << QStringLiteral("[\"Black\"");
    QTest::newRow("something else") << QStringLiteral("[\"White\"]");
    QTest::newRow("numbers") << QStringLiteral("[1, [2]]");
    QTest::newRow("without end") << QStringLiteral("[\"%1\",").repeated(500)
                                        + QStringLiteral("\"x\"")
                                        + QStringLiteral("]").repeated(500);
}

void MessageTest::whatDoesNotSayTheEnglishIsNotBelieved()
{
    QFETCH(QString, stored);
    const Message message = Message::restored(QStringLiteral("Black"), stored);
    QCOMPARE(translated(message), QStringLiteral("Black"));
}

void MessageTest::aResultFailsWithOne()
{
    const Result<int> marked = failure(crash());
    QCOMPARE(translated(marked.error()), translated(crash()));
    const Result<int> inAFile = Result<int>(marked).map_error(inFile(QStringLiteral("/a%1")));
    QCOMPARE(inAFile.error().english(), QStringLiteral("/a%1: ") + crash().english());
}

SHINPAN_TEST(MessageTest)
#include "message_test.moc"
