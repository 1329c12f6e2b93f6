#include "tests/cli/competefixture.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/jsonshape.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// What --help promises of JSON is so. That it stays so, HelpTest sees.
class PromisesTest : public CompeteFixture
{
    Q_OBJECT

private Q_SLOTS:
    void everyEventIsAsDescribed();
    void everyResultIsAsDescribed();
    void whatIsShownIsAsDescribed();
    void whatASgfVerbPrintsIsAsDescribed_data();
    void whatASgfVerbPrintsIsAsDescribed();
    void whatAnIndexTellsIsAsDescribed();
    void reviewsAreAsDescribed();
    void whatIsFoundOfAnEngineIsAsDescribed();
    void whatIsToldOfBundlesIsAsDescribed();

private:
    void write(const char *name, const QByteArray &text) const;
    [[nodiscard]] static QString help(const QStringList &verb);
    /// What is wrong with these lines of JSON, each of which is held against what the verb's help
    /// says below the heading; without one they are events, each below its own.
    [[nodiscard]] static QString faults(const QByteArray &lines,
                                        const QStringList &verb,
                                        const QString &heading = {});
    /// Of what a verb prints when it is called with these options; as much as goes wrong.
    [[nodiscard]] static QString faultsOf(const QStringList &verb,
                                          const QStringList &options,
                                          const QString &heading);
};

void PromisesTest::write(const char *name, const QByteArray &text) const
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
}

QString PromisesTest::help(const QStringList &verb)
{
    return QString::fromUtf8(runCli(verb + QStringList{QStringLiteral("--help")}).output);
}

QString PromisesTest::faults(const QByteArray &lines,
                             const QStringList &verb,
                             const QString &heading)
{
    const QString told = help(verb);
    QStringList found;
    for (const QByteArray &line : lines.trimmed().split('\n')) {
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        const QString event = QStringLiteral("A ") + object[u"event"].toString();
        const QString named = object.contains(u"fault")             ? QStringLiteral("A fault:")
                            : !heading.isEmpty()                    ? heading
                            : told.contains(u'\n' + event)          ? event
                            : event == QLatin1String("A game-void") ? QStringLiteral("A game-ended")
                                                                    : QStringLiteral("An event");
        if (const QString fault = JsonShape(told, named).faults(object); !fault.isEmpty()) {
            found.append(fault + QStringLiteral(": ") + QString::fromUtf8(line));
        }
    }
    return found.join(u'\n');
}

QString PromisesTest::faultsOf(const QStringList &verb,
                               const QStringList &options,
                               const QString &heading)
{
    const Run run = runCli(verb + options);
    return run.output.isEmpty() ? QString::fromUtf8(run.errors) : faults(run.output, verb, heading);
}

void PromisesTest::everyEventIsAsDescribed()
{
    writeCup("type = \"all-play-all\"\ngames = 3\n", {},
             {QStringLiteral("--resign-at"), QStringLiteral("1")});
    const Run run = this->run("run", {QStringLiteral("--json-events")});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.output.contains("game-ended"), run.output.constData());
    QVERIFY2(run.output.contains("\"finished\""), run.output.constData());

    QCOMPARE(faults(run.output, {QStringLiteral("compete"), QStringLiteral("run")}), QString());
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
    QCOMPARE(faults(lines, {QStringLiteral("match")}, QStringLiteral("A result:")), QString());
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

void PromisesTest::whatASgfVerbPrintsIsAsDescribed_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("heading");
    const auto row = [](const char *verb, const QStringList &options, const char *heading) {
        QTest::newRow(verb) << options << QString::fromLatin1(heading);
    };
    const QString records = QStringLiteral(SHINPAN_TEST_DATA "/sgf");
    const QString game = records + QStringLiteral("/gogui.sgf");
    row("stats", {QStringLiteral("-r"), records}, "What is counted:");
    row("check", {QStringLiteral("-r"), QStringLiteral("--strict"), records}, "A file:");
    row("info", {QStringLiteral("-r"), records}, "A game;");
    row("tree", {QStringLiteral("-r"), records}, "A node:");
    row("position", {game}, "A position;");
    QTest::newRow("position legal")
        << QStringList{QStringLiteral("--legal"), game} << QStringLiteral("A position;");
    row("problems", {QStringLiteral("-r"), QStringLiteral(SHINPAN_TEST_DATA)}, "A file:");
    row("compare", {game, records + QStringLiteral("/gnugo.sgf")}, "A game:");
}

void PromisesTest::whatASgfVerbPrintsIsAsDescribed()
{
    QFETCH(const QStringList, options);
    QFETCH(const QString, heading);
    const QString verb = QString::fromLatin1(QTest::currentDataTag()).section(u' ', 0, 0);
    QCOMPARE(faultsOf({QStringLiteral("sgf"), verb},
                      options + QStringList{QStringLiteral("--json")}, heading),
             QString());
}

void PromisesTest::whatAnIndexTellsIsAsDescribed()
{
    const QString game = QStringLiteral(SHINPAN_TEST_DATA "/sgf/gnugo.sgf");
    QVERIFY(QFile::copy(game, path("a.sgf")));
    QVERIFY(QFile::copy(game, path("b.sgf")));
    write("broken.sgf", "nothing");
    const QString json = QStringLiteral("--json");
    const QStringList sgf{QStringLiteral("sgf")};
    QCOMPARE(faultsOf(sgf + QStringList{QStringLiteral("index")},
                      {json, QStringLiteral("-o"), path("index"), m_directory->path()},
                      QStringLiteral("A progress:")),
             QString());
    QCOMPARE(faultsOf(sgf + QStringList{QStringLiteral("explore")},
                      {json, QStringLiteral("--index"), path("index"), QStringLiteral("--move"),
                       QStringLiteral("2"), game},
                      QStringLiteral("What was found,")),
             QString());
    QCOMPARE(faultsOf(sgf + QStringList{QStringLiteral("duplicates")},
                      {json, path("a.sgf"), path("b.sgf")}, QStringLiteral("A game and")),
             QString());
}

void PromisesTest::reviewsAreAsDescribed()
{
    const QStringList verb{QStringLiteral("analyze")};
    write("game.sgf", "(;SZ[9]PB[Alice]PW[Bob];B[cc];W[gg];B[dd])");
    write("broken.sgf", "nothing");
    write("one", "info move E5 visits 60 winrate 0.%m4 scoreLead %m.5 pv E5 C3\n");
    write("other", "info move C3 visits 7 winrate 0.5 pv C3\n");
    const auto engine = [this](const char *lines) {
        return QStringList{QStringLiteral("--engine"),
                           fakeProfile({QStringLiteral("--analyze"),
                                        QStringLiteral("kata-analyze=") + path(lines)})
                               .commandLine};
    };
    const Run run = runCli(verb + engine("one") + engine("other")
                           + QStringList{QStringLiteral("--visits"), QStringLiteral("5"),
                                         QStringLiteral("--json"), QStringLiteral("--report"),
                                         path("all.json"), path("game.sgf"), path("broken.sgf")});
    QCOMPARE(faults(run.output, verb, QStringLiteral("A review,")), QString());
    const JsonShape report(help(verb), QStringLiteral("--report FILE.json"));
    QCOMPARE(report.faults(QJsonDocument::fromJson(content("all.json")).object()), QString());
}

void PromisesTest::whatIsFoundOfAnEngineIsAsDescribed()
{
    const QString json = QStringLiteral("--json");
    const QString engine = fakeProfile({}).commandLine;
    const QString other =
        fakeProfile({QStringLiteral("--moves"), QStringLiteral("C3")}).commandLine;
    const QStringList check{QStringLiteral("check")};
    const Run first = runCli(check + QStringList{json, engine});
    QCOMPARE(faults(first.output, check, QStringLiteral("What was found,")), QString());
    write("earlier.json", first.output);
    QCOMPARE(
        faultsOf(check,
                 {json, QStringLiteral("--against"), path("earlier.json"),
                  fakeProfile({QStringLiteral("--hang-at"), QStringLiteral("genmove")}).commandLine,
                  QStringLiteral("--move-limit"), QStringLiteral("1")},
                 QStringLiteral("What was found,")),
        QString());
    write("a.tst", "1 name\n#? [x]\n2 nonsense\n#? [y]\n");
    QCOMPARE(faultsOf({QStringLiteral("regress")},
                      {json, QStringLiteral("--engine"), engine, path("a.tst")},
                      QStringLiteral("A test,")),
             QString());
    QCOMPARE(faultsOf({QStringLiteral("why")},
                      {json, QStringLiteral("--first"), engine, QStringLiteral("--second"), other,
                       QStringLiteral("--size"), QStringLiteral("5"), QStringLiteral("--games"),
                       QStringLiteral("2"), QStringLiteral("--positions"), QStringLiteral("1"),
                       QStringLiteral("--playouts"), QStringLiteral("1")},
                      QStringLiteral("The report:")),
             QString());
}

void PromisesTest::whatIsToldOfBundlesIsAsDescribed()
{
    writeCup("type = \"all-play-all\"\ngames = 2\n",
             {QStringLiteral("--random"), QStringLiteral("1"), QStringLiteral("--steady")},
             {QStringLiteral("--random"), QStringLiteral("2"), QStringLiteral("--steady")});
    const QString json = QStringLiteral("--json");
    const auto verb = [](const char *name) {
        return QStringList{QStringLiteral("compete"), QString::fromLatin1(name)};
    };
    QCOMPARE(faultsOf(verb("seal"), {json, path("no.toml")}, {}), QString());
    QCOMPARE(run("run", {QStringLiteral("--quiet")}).exitCode, 0);
    QCOMPARE(faultsOf(verb("seal"), {json, path("cup.toml")}, {}), QString());
    const QString bundle = path("cup.seal.zip");
    QCOMPARE(faultsOf(verb("verify"), {json, bundle}, QStringLiteral("What was found:")),
             QString());
    const Run pooled = runCli(
        verb("pool") + QStringList{bundle, QStringLiteral("--format"), QStringLiteral("json")});
    const JsonShape shape(help(verb("pool")), QStringLiteral("The report"));
    QCOMPARE(shape.faults(QJsonDocument::fromJson(pooled.output).object()), QString());
}

SHINPAN_TEST(PromisesTest)
#include "promises_test.moc"
