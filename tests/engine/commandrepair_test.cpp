#include "core/engine/dialect/commandrepair.h"

#include "core/engine/profile/commandwords.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

class CommandRepairTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pastedPunctuationIsMended_data();
    void pastedPunctuationIsMended();
    void everyChangeIsReported();
    void aRepairedLineNeedsNoFurtherRepair();
};

void CommandRepairTest::pastedPunctuationIsMended_data()
{
    QTest::addColumn<QString>("pasted");
    QTest::addColumn<QString>("mended");
    const auto row = [](const char *name, const QString &pasted, const QString &mended) {
        QTest::newRow(name) << pasted << mended;
    };

    row("nothing to do", QStringLiteral("gnugo --mode gtp -w 'a b' \"c\""),
        QStringLiteral("gnugo --mode gtp -w 'a b' \"c\""));
    row("en dash before a word", QStringLiteral("gnugo –mode gtp"),
        QStringLiteral("gnugo --mode gtp"));
    row("em dash before a word", QStringLiteral("gnugo —mode gtp"),
        QStringLiteral("gnugo --mode gtp"));
    row("dash before a value too", QStringLiteral("x –level=10"), QStringLiteral("x --level=10"));
    row("en dash before a letter", QStringLiteral("leelaz –w net"),
        QStringLiteral("leelaz -w net"));
    row("en dash before a number", QStringLiteral("x –10"), QStringLiteral("x -10"));
    row("dash alone", QStringLiteral("x – y"), QStringLiteral("x - y"));
    row("two dashes", QStringLiteral("x ––mode -–mode"), QStringLiteral("x --mode --mode"));
    row("minus sign", QStringLiteral("x −config c"), QStringLiteral("x -config c"));
    row("KataGo's options have one hyphen",
        QStringLiteral("/opt/katago gtp –model “a b.bin.gz” –config ‘c.cfg’"),
        QStringLiteral("/opt/katago gtp -model \"a b.bin.gz\" -config 'c.cfg'"));
    row("KataGo on another computer", QStringLiteral("ssh host KataGo.exe gtp —model m"),
        QStringLiteral("ssh host KataGo.exe gtp -model m"));
    row("KataGo's network in another program", QStringLiteral("x –net /opt/katago/katago.bin.gz"),
        QStringLiteral("x --net /opt/katago/katago.bin.gz"));
    row("Java's options have one hyphen", QStringLiteral("java –jar x.jar"),
        QStringLiteral("java -jar x.jar"));
    row("as the other options of the line", QStringLiteral("x -model a –config b"),
        QStringLiteral("x -model a -config b"));
    row("as the other options, short ones aside", QStringLiteral("x -w a –config b"),
        QStringLiteral("x -w a --config b"));
    row("dash inside a word stays", QStringLiteral("x a–b"), QStringLiteral("x a–b"));
    row("unbreakable hyphen inside a word", QStringLiteral("x --cpu\u2011only"),
        QStringLiteral("x --cpu-only"));
    row("curly double quotes", QStringLiteral("x “My Net.gz”"), QStringLiteral("x \"My Net.gz\""));
    row("German double quotes", QStringLiteral("x „My Net.gz“"), QStringLiteral("x \"My Net.gz\""));
    row("curly single quotes", QStringLiteral("x ‘a b’"), QStringLiteral("x 'a b'"));
    row("curly quotes after an equals sign", QStringLiteral("x --net=“a b”"),
        QStringLiteral("x --net=\"a b\""));
    row("straight quote closes a curly one", QStringLiteral("x “a b\" –mode"),
        QStringLiteral("x \"a b\" --mode"));
    row("curly quote that is never closed", QStringLiteral("x “a b"), QStringLiteral("x \"a b"));
    row("apostrophe inside a word", QStringLiteral("x Ann’s"), QStringLiteral("x Ann’s"));
    row("single quotes protect", QStringLiteral("x '– “a” ’'"), QStringLiteral("x '– “a” ’'"));
    row("double quotes protect", QStringLiteral("x \"– \\\" –\" –mode"),
        QStringLiteral("x \"– \\\" –\" --mode"));
    row("curly quotes protect", QStringLiteral("x “a –b ’”"), QStringLiteral("x \"a –b ’\""));
    row("a backslash protects", QStringLiteral("x \\–mode \\“"), QStringLiteral("x \\–mode \\“"));
    row("unbreakable space", QStringLiteral("gnugo\u00A0–mode"), QStringLiteral("gnugo --mode"));
    row("invisible characters", QStringLiteral("\uFEFFgnugo \u200B--mode"),
        QStringLiteral("gnugo --mode"));
}

void CommandRepairTest::pastedPunctuationIsMended()
{
    QFETCH(QString, pasted);
    QFETCH(QString, mended);

    const CommandRepair repair = repairCommandLine(pasted);

    QCOMPARE(repair.text, mended);
    QCOMPARE(repair.changes.empty(), pasted == mended);
}

void CommandRepairTest::everyChangeIsReported()
{
    const CommandRepair repair = repairCommandLine(QStringLiteral("\u200Bx –w “a”"));

    const std::vector<CommandRepair::Change> expected{
        {0, QStringLiteral("\u200B"), QString()},
        {3, QStringLiteral("–"), QStringLiteral("-")},
        {6, QStringLiteral("“"), QStringLiteral("\"")},
        {8, QStringLiteral("”"), QStringLiteral("\"")},
    };
    QCOMPARE(repair.changes, expected);
}

void CommandRepairTest::aRepairedLineNeedsNoFurtherRepair()
{
    const CommandRepair once = repairCommandLine(QStringLiteral("x –mode ‘it –w’ “a\\”b” −c ’"));

    const CommandRepair twice = repairCommandLine(once.text);

    QVERIFY(!once.changes.empty());
    QCOMPARE(twice.text, once.text);
    QVERIFY(twice.changes.empty());
}

SHINPAN_TEST(CommandRepairTest)
#include "commandrepair_test.moc"
