#include "tests/cli/commandline.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using shinpan::test::Run;
using shinpan::test::runCli;

/// `shinpan-cli why`.
class WhyCommandTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choicesAreAskedAndPlayedOut();
    void jsonHasEachChoice();
    void withoutGamesTheBuildsPlayThem();
    void theWorstCanBeRunAsASuite();
    void sameChoicesNeedNoPlayouts();
    void aPlayerThatHangsEndsItSoon();
    void whatCannotBeRunIsSaid_data();
    void whatCannotBeRunIsSaid();

private:
    [[nodiscard]] QString write(const char *name, const QByteArray &text) const
    {
        QFile file(m_directory.filePath(QString::fromLatin1(name)));
        if (file.open(QIODevice::WriteOnly)) {
            file.write(text);
        }
        return file.fileName();
    }
    /// The first build always passes, the second knows where to begin, and the player passes.
    [[nodiscard]] static QStringList words(const QStringList &more,
                                           const QStringList &first = {},
                                           const QStringList &second = {QStringLiteral("--moves"),
                                                                        QStringLiteral("C3")})
    {
        return QStringList{QStringLiteral("why"),
                           QStringLiteral("--size"),
                           QStringLiteral("5"),
                           QStringLiteral("--komi"),
                           QStringLiteral("0.5"),
                           QStringLiteral("--first"),
                           fake(first),
                           QStringLiteral("--second"),
                           fake(second),
                           QStringLiteral("--player"),
                           fake({}),
                           QStringLiteral("--playouts"),
                           QStringLiteral("3")}
             + more;
    }
    [[nodiscard]] static QString fake(const QStringList &options)
    {
        return test::fakeProfile(options).commandLine;
    }
    /// Two places: at the second, C3 is taken.
    [[nodiscard]] QString game() const { return write("game.sgf", "(;SZ[5];B[cc];W[aa])"); }

    QTemporaryDir m_directory;
};

void WhyCommandTest::choicesAreAskedAndPlayedOut()
{
    const Run run = runCli(words({game()}));

    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.exitCode, 0);
    // Both pass at move 2. Of three games that are the same, one counts.
    QVERIFY2(
        run.output.simplified().contains(" all 2 1 1 +100.0 -100 to +100 +0.50 -0.50 to +0.50 "),
        run.output.constData());
    QVERIFY2(run.output.simplified().contains("game 1, move 1, Black: the first chose pass and won "
                                              "0 of 1, the second chose C3 and won 1 of 1"),
             run.output.constData());
}

void WhyCommandTest::jsonHasEachChoice()
{
    const Run run = runCli(words({game(), QStringLiteral("--json")}));

    const QJsonObject report = QJsonDocument::fromJson(run.output).object();
    const QJsonArray choices = report[QStringLiteral("choices")].toArray();
    QCOMPARE(choices.size(), 1);
    QCOMPARE(choices[0].toObject()[QStringLiteral("second")].toObject()[QStringLiteral("wins")],
             QJsonValue(1));
    QCOMPARE(report[QStringLiteral("games")], QJsonValue(1));
    QVERIFY(report[QStringLiteral("match")].isNull());
    const QJsonValue all = report[QStringLiteral("all")];
    QCOMPARE(all[QStringLiteral("worth")][QStringLiteral("value")], QJsonValue(1));
}

void WhyCommandTest::withoutGamesTheBuildsPlayThem()
{
    const Run run = runCli(words({QStringLiteral("--games"), QStringLiteral("2")}));

    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.output.contains("The second won 2 of 2 games: +∞ Elo"), run.output.constData());
}

void WhyCommandTest::theWorstCanBeRunAsASuite()
{
    const QString suite = m_directory.filePath(QStringLiteral("worst.tst"));
    const Run run = runCli(words({game(), QStringLiteral("--suite"), suite}));
    QCOMPARE(run.exitCode, 0);

    const auto answering = [&](const char *move) {
        return runCli({QStringLiteral("regress"), suite, QStringLiteral("--engine"),
                       fake({QStringLiteral("--answer"),
                             QStringLiteral("reg_genmove=") + QString::fromLatin1(move)})})
            .exitCode;
    };
    QCOMPARE(answering("C3"), 0);
    QCOMPARE(answering("pass"), 1);
}

void WhyCommandTest::sameChoicesNeedNoPlayouts()
{
    const Run run = runCli(words({game()}, {}, {}));

    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.output.simplified().contains(" all 2 0 0 opening 2 0 0 "), run.output.constData());
}

void WhyCommandTest::aPlayerThatHangsEndsItSoon()
{
    QElapsedTimer timer;
    timer.start();
    const Run run = runCli(words({QStringLiteral("--player"),
                                  fake({QStringLiteral("--hang-at"), QStringLiteral("genmove")}),
                                  QStringLiteral("--deadline"), QStringLiteral("move=1s"),
                                  QStringLiteral("--playouts"), QStringLiteral("1000"), game()}));

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains("3 playouts in a row were not played to their end"),
             run.errors.constData());
    QVERIFY(timer.elapsed() < 60'000);
}

void WhyCommandTest::whatCannotBeRunIsSaid_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const QStringList &given, const char *text) {
        QTest::newRow(name) << given << QByteArray(text);
    };
    row("no engine", {QStringLiteral("why")}, "no engine is given; say which with --first");
    row("a board of another size", words({write("large.sgf", "(;SZ[9];B[cc])")}),
        "game 1 is on a board of 9x9; see --size");
    row("no game", words({m_directory.path() + QStringLiteral("/none")}), "cannot be read as SGF");
    row("no playouts", words({game(), QStringLiteral("--playouts"), QStringLiteral("0")}),
        "--playouts: \"0\"");
    row("an engine that does not start",
        words({game()}, {QStringLiteral("--exit-at"), QStringLiteral("1")}),
        "shinpan-cli why: the first engine ");
}

void WhyCommandTest::whatCannotBeRunIsSaid()
{
    QFETCH(const QStringList, words);
    QFETCH(const QByteArray, text);

    const Run run = runCli(words);

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains(text), run.errors.constData());
}

SHINPAN_TEST(WhyCommandTest)
#include "whycommand_test.moc"
