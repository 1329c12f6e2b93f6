#include "tests/cli/competefixture.h"
#include "tests/support/jsonshape.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// What --help promises of the JSON of programs: it is so, and what was promised once stays.
class PromisesTest : public CompeteFixture
{
    Q_OBJECT

private Q_SLOTS:
    void everyEventIsAsDescribed();
    void everyResultIsAsDescribed();
    void whatIsShownIsAsDescribed();
    void whatWasPromisedStays_data();
    void whatWasPromisedStays();

private:
    [[nodiscard]] static QString help(const QStringList &verb);
    /// What is wrong with these lines of JSON; each is held against what `headingOf` says of it.
    template <typename HeadingOf>
    [[nodiscard]] static QString faults(const QByteArray &lines,
                                        const QString &help,
                                        const HeadingOf &headingOf);
};

QString PromisesTest::help(const QStringList &verb)
{
    return QString::fromUtf8(runCli(verb + QStringList{QStringLiteral("--help")}).output);
}

template <typename HeadingOf>
QString PromisesTest::faults(const QByteArray &lines,
                             const QString &help,
                             const HeadingOf &headingOf)
{
    QStringList found;
    for (const QByteArray &line : lines.trimmed().split('\n')) {
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        if (const QString fault = JsonShape(help, headingOf(object)).faults(object);
            !fault.isEmpty()) {
            found.append(fault + QStringLiteral(": ") + QString::fromUtf8(line));
        }
    }
    return found.join(u'\n');
}

void PromisesTest::everyEventIsAsDescribed()
{
    writeCup("type = \"all-play-all\"\ngames = 3\n", {},
             {QStringLiteral("--resign-at"), QStringLiteral("1")});
    const Run run = this->run("run", {QStringLiteral("--json-events")});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.output.contains("game-ended"), run.output.constData());
    QVERIFY2(run.output.contains("\"finished\""), run.output.constData());

    const auto headingOf = [](const QJsonObject &event) {
        const QString kind = event[u"event"].toString();
        return kind == QLatin1String("finished")   ? QStringLiteral("A finished")
             : kind == QLatin1String("game-ended") ? QStringLiteral("A game-ended")
                                                   : QStringLiteral("An event");
    };
    const QString told = help({QStringLiteral("compete"), QStringLiteral("run")});
    QCOMPARE(faults(run.output, told, headingOf), QString());
}

void PromisesTest::everyResultIsAsDescribed()
{
    const QString engine = QStringLiteral(SHINPAN_FAKE_ENGINE);
    const QStringList endings{QStringLiteral("--resign-at 1"), QStringLiteral("--moves pass"),
                              QStringLiteral("--illegal-at 1")};
    for (const QString &ending : endings) {
        const Run run =
            runCli({QStringLiteral("match"), QStringLiteral("--size"), QStringLiteral("5"),
                    QStringLiteral("--results"), path("results"), QStringLiteral("--black"),
                    engine + u' ' + ending, QStringLiteral("--white"), engine,
                    QStringLiteral("--time"), QStringLiteral("10m"), QStringLiteral("--move-limit"),
                    QStringLiteral("6"), QStringLiteral("--quiet")});
        QVERIFY2(run.errors.isEmpty(), run.errors.constData());
    }
    const QByteArray lines = content("results");
    QCOMPARE(lines.count('\n'), endings.size());
    const auto heading = [](const QJsonObject &) { return QStringLiteral("A result:"); };
    QCOMPARE(faults(lines, help({QStringLiteral("match")}), heading), QString());
}

void PromisesTest::whatIsShownIsAsDescribed()
{
    writeCup("type = \"all-play-all\"\ngames = 2\n");
    QCOMPARE(run("run", {QStringLiteral("--quiet")}).exitCode, 0);
    const Run shown = run("show", {QStringLiteral("--json")});
    const JsonShape shape(help({QStringLiteral("compete"), QStringLiteral("show")}),
                          QStringLiteral("The report:"));
    QCOMPARE(shape.faults(QJsonDocument::fromJson(shown.output).object()), QString());
}

void PromisesTest::whatWasPromisedStays_data()
{
    QTest::addColumn<QStringList>("verb");
    QTest::newRow("events") << QStringList{QStringLiteral("compete"), QStringLiteral("run")};
    QTest::newRow("report") << QStringList{QStringLiteral("compete"), QStringLiteral("show")};
    QTest::newRow("results") << QStringList{QStringLiteral("match")};
}

/// The files of tests/data/promises only grow.
void PromisesTest::whatWasPromisedStays()
{
    QFETCH(QStringList, verb);
    const QStringList promises = JsonShape(help(verb), QStringLiteral("none")).promises();
    QFile file(QStringLiteral(SHINPAN_TEST_DATA "/promises/%1.txt")
                   .arg(QLatin1String(QTest::currentDataTag())));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList kept = QString::fromUtf8(file.readAll()).trimmed().split(u'\n');
    QVERIFY(kept.size() > 20);
    for (const QString &promise : kept) {
        QVERIFY2(promises.contains(promise), qPrintable(QStringLiteral("no longer: ") + promise));
    }
    for (const QString &promise : promises) {
        QVERIFY2(kept.contains(promise),
                 qPrintable(QStringLiteral("to be added there: ") + promise));
    }
}

SHINPAN_TEST(PromisesTest)
#include "promises_test.moc"
