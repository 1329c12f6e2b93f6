#include "tests/cli/competefixture.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

using namespace shinpan;
using shinpan::test::Run;

/// `shinpan-cli compete` after the competition's file has changed: every verb that shows what was
/// played shows that, and says that the file differs.
class CompeteChangedTest : public test::CompeteFixture
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasPlayedIsShown_data();
    void whatWasPlayedIsShown();
    void theReportIsWrittenAsItWas_data() { changes(); }
    void theReportIsWrittenAsItWas();

private:
    /// Three players, the second of which resigns.
    [[nodiscard]] QByteArray playThree() const;
    static void changes();
    /// The file with one of the changes.
    [[nodiscard]] static QByteArray changed(QByteArray cup, const QString &how);
    void write(const QByteArray &cup) const
    {
        QFile file(path("cup.toml"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(cup);
    }
    /// The text without the lines that say how the file differs.
    [[nodiscard]] static QByteArray withoutNote(const QByteArray &text);
};

QByteArray CompeteChangedTest::playThree() const
{
    writeCup("type = \"swiss\"\nrounds = 2\ngames = 2\n",
             {QStringLiteral("--random"), QStringLiteral("1")},
             {QStringLiteral("--resign-at"), QStringLiteral("3")});
    QByteArray cup = content("cup.toml");
    const qsizetype second = cup.lastIndexOf("[[player]]");
    cup += cup.mid(second).replace("beta", "gamma");
    write(cup);
    return run("run").exitCode == 0 ? cup : QByteArray();
}

void CompeteChangedTest::changes()
{
    QTest::addColumn<QString>("how");
    QTest::addColumn<QByteArray>("difference");
    QTest::newRow("two change places")
        << QStringLiteral("swap")
        << QByteArray("players were alpha, beta, gamma and are now beta, alpha");
    QTest::newRow("one is gone") << QStringLiteral("delete")
                                 << QByteArray("players were alpha, beta, gamma and are now alpha");
    QTest::newRow("another komi") << QStringLiteral("komi")
                                  << QByteArray("komi was 0.5 and is now 7.5");
}

QByteArray CompeteChangedTest::changed(QByteArray cup, const QString &how)
{
    if (how == QLatin1String("delete")) {
        const qsizetype beta = cup.indexOf("[[player]]", cup.indexOf("[[player]]") + 1);
        return cup.remove(beta, cup.lastIndexOf("[[player]]") - beta);
    }
    if (how == QLatin1String("komi")) {
        return cup.replace("komi = 0.5", "komi = 7.5");
    }
    return cup.replace("\"alpha\"", "\"x\"")
        .replace("\"beta\"", "\"alpha\"")
        .replace("\"x\"", "\"beta\"");
}

QByteArray CompeteChangedTest::withoutNote(const QByteArray &text)
{
    QByteArrayList lines;
    bool isNote = false;
    for (const QByteArray &line : text.split('\n')) {
        const bool goesOn = isNote && line.startsWith("  ");
        isNote = goesOn || line.startsWith("shown as it was played") || line.contains("\"note\": ");
        if (!isNote) {
            lines += line;
        }
    }
    return lines.join('\n');
}

void CompeteChangedTest::whatWasPlayedIsShown_data()
{
    changes();
}

void CompeteChangedTest::whatWasPlayedIsShown()
{
    QFETCH(const QString, how);
    QFETCH(const QByteArray, difference);
    const QByteArray cup = playThree();
    QVERIFY(!cup.isEmpty());
    const QString format = QStringLiteral("--format");
    const std::pair<const char *, QStringList> ways[] = {
        {"show", {}},
        {"show", {QStringLiteral("--json")}},
        {"export", {}},
        {"export", {format, QStringLiteral("json")}},
        {"export", {format, QStringLiteral("csv")}},
        {"export", {format, QStringLiteral("matchups")}},
    };
    std::vector<Run> before;
    for (const auto &[verb, options] : ways) {
        before.push_back(run(verb, options));
        QCOMPARE(before.back().exitCode, 0);
        QCOMPARE(before.back().errors, QByteArray());
    }

    write(changed(cup, how));

    auto good = before.begin();
    for (const auto &[verb, options] : ways) {
        const Run now = run(verb, options);
        QCOMPARE(now.exitCode, 0);
        QCOMPARE(withoutNote(now.output), withoutNote(good->output));
        const QByteArray said = (now.output + now.errors).simplified();
        QVERIFY2(said.contains("shown as it was played; its file says otherwise: "),
                 said.constData());
        QVERIFY2(said.contains(difference), said.constData());
        ++good;
    }
    const Run refused = run("run");
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.contains(difference), refused.errors.constData());
}

void CompeteChangedTest::theReportIsWrittenAsItWas()
{
    QFETCH(const QString, how);
    QFETCH(const QByteArray, difference);
    const QByteArray cup = playThree();
    const QByteArray text = content("cup.report.txt");
    const QByteArray csv = content("cup.report.csv");
    const QByteArray json = content("cup.report.json");
    QVERIFY(!text.isEmpty() && !csv.isEmpty() && !json.isEmpty());

    write(changed(cup, how));
    const Run report = run("report");

    QCOMPARE(report.exitCode, 0);
    QVERIFY2(report.errors.contains(difference), report.errors.constData());
    QCOMPARE(withoutNote(content("cup.report.txt")), text);
    QCOMPARE(content("cup.report.csv"), csv);
    QCOMPARE(withoutNote(content("cup.report.json")), withoutNote(json));
    for (const char *const file : {"cup.report.txt", "cup.report.html", "cup.report.json"}) {
        QVERIFY2(content(file).simplified().contains(difference), file);
    }
}

SHINPAN_TEST(CompeteChangedTest)
#include "competechanged_test.moc"
