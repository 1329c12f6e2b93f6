#include "core/engine/profile/commandwords.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

class CommandWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLineIsSplitAsAShellWould_data();
    void aLineIsSplitAsAShellWould();
    void aLineThatCannotBeSplitNamesThePlace_data();
    void aLineThatCannotBeSplitNamesThePlace();
    void aQuotedWordIsReadBackUnchanged_data();
    void aQuotedWordIsReadBackUnchanged();
    void aPlainWordNeedsNoQuotes();
    void joinedWordsSplitIntoTheSameWords();
};

void CommandWordsTest::aLineIsSplitAsAShellWould_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QStringList>("words");
    const auto row = [](const char *name, const QString &line, const QStringList &words) {
        QTest::newRow(name) << line << words;
    };
    const QString p = QStringLiteral("p");

    row("one word", QStringLiteral("gnugo"), {QStringLiteral("gnugo")});
    row("spaces around and between", QStringLiteral("  p \t a  b\n"),
        {p, QStringLiteral("a"), QStringLiteral("b")});
    row("single quotes keep all", QStringLiteral("p 'a \\ \"b\" $c'"),
        {p, QStringLiteral("a \\ \"b\" $c")});
    row("double quotes keep blanks", QStringLiteral("p \"a  b\""), {p, QStringLiteral("a  b")});
    row("double quotes escape four signs", QStringLiteral(R"(p "\" \\ \$ \`")"),
        {p, QStringLiteral("\" \\ $ `")});
    row("double quotes keep other backslashes", QStringLiteral(R"(p "C:\new")"),
        {p, QStringLiteral("C:\\new")});
    row("a backslash keeps a blank", QStringLiteral(R"(p My\ Net.gz)"),
        {p, QStringLiteral("My Net.gz")});
    row("a backslash keeps a quote", QStringLiteral(R"(p it\'s)"), {p, QStringLiteral("it's")});
    row("a backslash joins lines", QStringLiteral("p a \\\n  b\\\nc"),
        {p, QStringLiteral("a"), QStringLiteral("bc")});
    row("adjacent parts are one word", QStringLiteral("p a'b c'\"d e\"f"),
        {p, QStringLiteral("ab cd ef")});
    row("an empty word counts", QStringLiteral("p '' \"\""), {p, QString(), QString()});
    row("tilde alone", QStringLiteral("p ~"), {p, QStringLiteral("/home/ann")});
    row("tilde before a path", QStringLiteral("~/bin/p ~/n.gz"),
        {QStringLiteral("/home/ann/bin/p"), QStringLiteral("/home/ann/n.gz")});
    row("quoted tilde", QStringLiteral("p '~'/x \\~/x"),
        {p, QStringLiteral("~/x"), QStringLiteral("~/x")});
    row("tilde elsewhere", QStringLiteral("p a~/x ~bob/x x=~/y"),
        {p, QStringLiteral("a~/x"), QStringLiteral("~bob/x"), QStringLiteral("x=~/y")});
    row("no shell is at work", QStringLiteral("p $HOME *.gz | a; b > c &"),
        {p, QStringLiteral("$HOME"), QStringLiteral("*.gz"), QStringLiteral("|"),
         QStringLiteral("a;"), QStringLiteral("b"), QStringLiteral(">"), QStringLiteral("c"),
         QStringLiteral("&")});
    row("other scripts", QStringLiteral("p 囲碁 'ä ö'"),
        {p, QStringLiteral("囲碁"), QStringLiteral("ä ö")});
}

void CommandWordsTest::aLineIsSplitAsAShellWould()
{
    QFETCH(QString, line);
    QFETCH(QStringList, words);

    const Result<CommandWords> result = splitCommandLine(line, QStringLiteral("/home/ann"));

    QVERIFY2(result, qPrintable(result ? QString() : result.error().english()));
    QCOMPARE(QStringList(result->program) + result->arguments, words);
}

void CommandWordsTest::aLineThatCannotBeSplitNamesThePlace_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("error");

    QTest::newRow("empty") << QString() << QStringLiteral("the command line names no program");
    QTest::newRow("blank") << QStringLiteral(" \n ")
                           << QStringLiteral("the command line names no program");
    QTest::newRow("empty program")
        << QStringLiteral("'' x") << QStringLiteral("the command line names no program");
    QTest::newRow("single quote") << QStringLiteral("p 'abc")
                                  << QStringLiteral("the quote ' at character 3 is never closed");
    QTest::newRow("double quote") << QStringLiteral("p a\"b c")
                                  << QStringLiteral("the quote \" at character 4 is never closed");
    QTest::newRow("escaped closing quote")
        << QStringLiteral("\"a\\\"")
        << QStringLiteral("the quote \" at character 1 is never closed");
    QTest::newRow("final backslash")
        << QStringLiteral("p \\") << QStringLiteral("nothing follows the backslash at character 3");
}

void CommandWordsTest::aLineThatCannotBeSplitNamesThePlace()
{
    QFETCH(QString, line);
    QFETCH(QString, error);

    const Result<CommandWords> result = splitCommandLine(line);

    QVERIFY(!result);
    QCOMPARE(result.error().english(), error);
}

void CommandWordsTest::aQuotedWordIsReadBackUnchanged_data()
{
    QTest::addColumn<QString>("word");
    const QStringList words{
        QStringLiteral("plain"),   QStringLiteral("a b"),  QString(),
        QStringLiteral("~"),       QStringLiteral("~/x"),  QStringLiteral("it's"),
        QStringLiteral("\"'\\$`"), QStringLiteral("a\nb"), QStringLiteral("\\"),
        QStringLiteral("$(rm x)"), QStringLiteral("囲碁"), QStringLiteral("–x"),
        QStringLiteral("'"),       QStringLiteral("'\\")};
    for (const QString &word : words) {
        QTest::newRow(qPrintable(word.isEmpty() ? QStringLiteral("empty") : word)) << word;
    }
}

void CommandWordsTest::aQuotedWordIsReadBackUnchanged()
{
    QFETCH(QString, word);

    const Result<CommandWords> result = splitCommandLine(QStringLiteral("p ") + quoteWord(word));

    QVERIFY(result);
    QCOMPARE(result->arguments, QStringList(word));
}

void CommandWordsTest::aPlainWordNeedsNoQuotes()
{
    QCOMPARE(quoteWord(QStringLiteral("/opt/go/net-1_2.bin.gz")),
             QStringLiteral("/opt/go/net-1_2.bin.gz"));
    QCOMPARE(quoteWord(QStringLiteral("My Net.gz")), QStringLiteral("'My Net.gz'"));
    QCOMPARE(quoteWord(QStringLiteral("it's")), QStringLiteral("\"it's\""));
}

void CommandWordsTest::joinedWordsSplitIntoTheSameWords()
{
    const CommandWords words{QStringLiteral("/opt/My Engine/run"),
                             {QStringLiteral("-w"), QStringLiteral("a 'b' \"c\""), QString()}};

    QCOMPARE(splitCommandLine(joinCommandWords(words)), Result<CommandWords>(words));
}

SHINPAN_TEST(CommandWordsTest)
#include "commandwords_test.moc"
