#include "core/competition/seal/redaction.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

/// Private words are found in any text, and nothing else is.
class RedactionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsPrivateIsReplaced_data();
    void whatIsPrivateIsReplaced();
    void theSameThingHasTheSameWord();
    void whatIsKeptIsFoundAllTheSame();
    void wordsOfTheGamesOwnStay();

private:
    [[nodiscard]] static PrivateWords someWords();
};

PrivateWords RedactionTest::someWords()
{
    PrivateWords words;
    words.competitionFolder = QStringLiteral("/home/anna/my cups");
    words.folders = {QStringLiteral("/home/anna")};
    words.users = {QStringLiteral("anna")};
    words.hosts = {QStringLiteral("wotan"), QStringLiteral("n17.cluster.example.org")};
    words.environmentValues = {QStringLiteral("t0psecret"), QStringLiteral("1")};
    words.ownWords = {QStringLiteral("strong")};
    return words;
}

void RedactionTest::whatIsPrivateIsReplaced_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *text, const char *expected) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(expected);
    };
    const auto stays = [&row](const char *text) { row(text, text, text); };
    row("a folder with a blank", "\"/home/anna/my cups/net.gz\"", "\"/bundle/net.gz\"");
    row("the home", "cwd = '/home/anna'", "cwd = '/folder-1'");
    row("in the home", "-w /home/anna/nets/40b.gz -t 1", "-w /folder-1/nets/40b.gz -t 1");
    row("another folder", "--config=/opt/go/a.cfg", "--config=/folder-1/a.cfg");
    row("a list of folders", "PATH=/opt/go/x:/srv/y/z", "PATH=/folder-1/x:/folder-2/z");
    row("a user", "by anna@wotan: done", "by user-1@host-1: done");
    row("a host with its domain", "wotan.example.org said", "host-1 said");
    row("a host by its whole name", "(n17.cluster.example.org)", "(host-2)");
    row("a host without its domain", "on n17: ready", "on host-2: ready");
    row("a value", "key t0psecret!", "key hidden!");
    row("in JSON", R"({"path":"/opt/go/a"})", R"({"path":"/folder-1/a"})");
    row("in SGF", "C[read /opt/go/a\\]]", "C[read /folder-1/a\\]]");
    row("bytes of no character set", "\xff\xfe /opt/\xe4/b", "\xff\xfe /folder-1/b");
    stays("/usr/games/gnugo --level 1");
    stays("[B D4],187360,\"30/5\"");
    stays("https://example.org/a/b");
    stays("and/or 1/2 B/W");
    stays("annabelle, wotanic");
    stays("= D4 /");
}

void RedactionTest::whatIsPrivateIsReplaced()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    Redaction redaction(someWords(), {});
    const QByteArray clear = redaction.applied(text, QStringLiteral("entry"));
    QCOMPARE(clear, expected);
    QCOMPARE(redaction.applied(clear, QStringLiteral("entry")), clear); // once is enough
}

void RedactionTest::theSameThingHasTheSameWord()
{
    Redaction redaction(someWords(), {});
    QCOMPARE(redaction.applied("/a/b/c /d/e /a/b/f", QStringLiteral("one")),
             QByteArray("/folder-1/c /folder-2/e /folder-1/f"));
    QCOMPARE(redaction.applied("/d/g", QStringLiteral("two")), QByteArray("/folder-2/g"));
    const auto seen =
        std::ranges::find(redaction.findings(), QStringLiteral("/d"), &Finding::found);
    QVERIFY(seen != redaction.findings().end());
    QCOMPARE(seen->places, 2);
    QCOMPARE(seen->firstEntry, QStringLiteral("one"));
}

void RedactionTest::whatIsKeptIsFoundAllTheSame()
{
    Redaction redaction(someWords(), {Private::User, Private::Folder});
    QCOMPARE(redaction.applied("anna in /a/b/c on wotan", QStringLiteral("one")),
             QByteArray("anna in /a/b/c on host-1"));
    const auto user = std::ranges::find(redaction.findings(), Private::User, &Finding::kind);
    QVERIFY(user != redaction.findings().end());
    QCOMPARE(user->shown, QStringLiteral("anna"));
    QCOMPARE(user->places, 1);
}

void RedactionTest::wordsOfTheGamesOwnStay()
{
    PrivateWords words = someWords();
    words.users = {QStringLiteral("black"), QStringLiteral("strong"), QStringLiteral("4711")};
    Redaction redaction(words, {});
    const QByteArray text = R"({"black":"strong","black_ns":4711})";
    QCOMPARE(redaction.applied(text, {}), text);
    QCOMPARE(redaction.tooCommon(), words.users);
}

SHINPAN_TEST(RedactionTest)
#include "redaction_test.moc"
