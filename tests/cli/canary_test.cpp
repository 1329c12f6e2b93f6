#include "core/util/toml/tomltext.h"
#include "tests/cli/pseudoterminal.h"
#include "tests/cli/sgfcommandfixture.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace shinpan;
using shinpan::test::Run;
using shinpan::test::runCli;
using shinpan::test::runSgf;

namespace {

/// A name that writes to the clipboard, clears the screen and turns the direction of writing: OSC
/// 52, CSI as two bytes and as one, DCS, NEL, DEL, CR, RLO, LRI, LINE SEPARATOR.
constexpr char Canary[] = "canary\x1b]52;c;QQ==\x07\x1b[2J\xc2\x9b"
                          "2J\xc2\x90q\xc2\x85\x7f\r\xe2\x80\xae\xe2\x81\xa6\xe2\x80\xa8";

[[nodiscard]] bool isSteering(char32_t c)
{
    return (c < 0x20 && c != U'\n') || (c >= 0x7f && c < 0xa0) || (c >= 0x2028 && c <= 0x202e)
        || (c >= 0x2066 && c <= 0x2069) || c == 0x200e || c == 0x200f || c == 0x61c;
}

/// What of it would steer a terminal, as code points.
[[nodiscard]] QString steering(const QByteArray &output)
{
    QStringList found;
    for (const char32_t c : QString::fromUtf8(output).toUcs4()) {
        if (isSteering(c)) {
            found += QString::number(c, 16);
        }
    }
    found.removeDuplicates();
    return found.join(u' ');
}

/// The name in a property's value of SGF.
[[nodiscard]] QByteArray sgfValue()
{
    return QByteArray(Canary).replace(']', "\\]");
}

[[nodiscard]] QByteArray gameText()
{
    QByteArray text = "(;GM[1]SZ[9]";
    for (const char *property :
         {"PB", "PW", "BR", "WR", "BT", "WT", "RE", "DT", "EV", "RO", "PC", "GN", "RU",
          "OT", "ON", "AN", "US", "SO", "CP", "GC", "AP", "C",  "XX", "TM", "KM", "HA"}) {
        text += QByteArray(property) + '[' + sgfValue() + ']';
    }
    const QByteArray nul(1, '\0');
    return text + ";B[cc]N[" + sgfValue() + nul + "]C[" + nul + sgfValue() + "];W[" + sgfValue()
         + "]LB[dd:" + sgfValue() + "];W[gg])";
}

} // namespace

/// What foreign texts hold never steers a terminal, whichever verb writes them wherever.
class CanaryTest : public test::SgfCommandFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void noVerbTellsATerminalWhatToDo_data();
    void noVerbTellsATerminalWhatToDo();
    void aCompetitionIsSilentToo();
    void logsAreTextToo();
    void whatProgramsReadIsWhatItWas();
    void atATerminalItIsTextAllTheSame_data();
    void atATerminalItIsTextAllTheSame();

private:
    [[nodiscard]] static QString named(const char *name)
    {
        return QString::fromUtf8(Canary) + QLatin1String(name);
    }
    /// Replaces @NAME by the file of that name (its name begins with the canary), ~ by the canary.
    [[nodiscard]] QStringList wordsOf(const char *line) const;
    [[nodiscard]] static QString engine(const QStringList &options = {});
};

void CanaryTest::init()
{
    SgfCommandFixture::init();
    write(named("game.sgf"), gameText());
    write(named("broken.sgf"), Canary);
    write(named("talk.gtp"), QByteArray("name\n#= ") + Canary + "\nplay b " + Canary + "\n#= no\n");
    write(named("a.tst"), QByteArray("loadsgf ") + Canary + "\n1 name\n#? [" + Canary
                              + "x]\n2 genmove b " + Canary + "\n#? [ok]\n");
    write(named("run"), R"({"suite":"a.tst","test":1,"verdict":"pass","given":"x"})");
    write(named("odd.toml"), QByteArray("type = ") + Canary);
    write(named("x.ctl"), QByteArray("competition_type = '") + Canary + "'\n");
    write(named("lines"), "info move E5 visits 60 winrate 0.4 order 0 pv E5\n");
    const QString script = write(named("dies"), QByteArray("#!/bin/sh\nprintf '%s\\n' '") + Canary
                                                    + "' >&2\nexit 3\n");
    QFile::setPermissions(script, QFile::ReadOwner | QFile::ExeOwner);
}

QString CanaryTest::engine(const QStringList &options)
{
    const QString canary = QString::fromUtf8(Canary);
    return test::fakeProfile(QStringList{QStringLiteral("--name"), canary,
                                         QStringLiteral("--version"), canary,
                                         QStringLiteral("--banner"), canary}
                             + options)
        .commandLine;
}

QStringList CanaryTest::wordsOf(const char *line) const
{
    const QString analyst =
        engine({QStringLiteral("--analyze"), QStringLiteral("kata-analyze=") + path(named("lines")),
                QStringLiteral("--analyze-ms"), QStringLiteral("1")});
    const QString rude =
        engine({QStringLiteral("--refuse-with"), QStringLiteral("genmove=") + named("")});
    QStringList words;
    for (QString word : QString::fromLatin1(line).split(u' ')) {
        const QString name = word.mid(1);
        word = word == QLatin1String("%engine")  ? engine()
             : word == QLatin1String("%analyst") ? analyst
             : word == QLatin1String("%rude")    ? rude
             : word.startsWith(u'@')             ? path(named(name.toLatin1().constData()))
                                                 : word.replace(u'~', named(""));
        words += word;
    }
    return words;
}

void CanaryTest::noVerbTellsATerminalWhatToDo_data()
{
    QTest::addColumn<QByteArray>("line");
    for (const char *line : {"sgf info @game.sgf",
                             "sgf info --json @game.sgf",
                             "sgf tree @game.sgf",
                             "sgf tree --json @game.sgf",
                             "sgf check @game.sgf",
                             "sgf check --json @game.sgf",
                             "sgf check --json @broken.sgf",
                             "sgf position @game.sgf",
                             "sgf position --json @game.sgf",
                             "sgf position --move 9 @game.sgf",
                             "sgf position --node ~ @game.sgf",
                             "sgf position --legal --rules ~ @game.sgf",
                             "sgf format -i @game.sgf",
                             "sgf format -i --force @game.sgf",
                             "sgf convert -o @out/ @game.sgf",
                             "sgf split --name {black} -o @out @game.sgf",
                             "sgf index -o @all.index @game.sgf @broken.sgf",
                             "sgf index -o @all.index --json @game.sgf @broken.sgf",
                             "sgf explore --index @game.sgf @game.sgf",
                             "sgf duplicates @game.sgf @none.sgf",
                             "sgf info @broken.sgf",
                             "sgf info @none.sgf",
                             "sgf info --charset ~ @game.sgf",
                             "sgf info --~ @game.sgf",
                             "sgf ~",
                             "sgf image @game.sgf -o @board.xyz",
                             "sgf image @none.sgf -o @board.svg",
                             "sgf image @game.sgf -o @board.svg --theme ~",
                             "~",
                             "--~",
                             "match --size 9 --games 2 --black %rude --white %engine",
                             "match --size 9 --games 1 --black @dies --white %engine",
                             "match --size ~ --black %engine --white %engine",
                             "match --~",
                             "check %engine",
                             "check --verbose %rude",
                             "check --json %engine",
                             "check --quick @dies",
                             "check --~",
                             "regress @a.tst --engine %engine",
                             "regress --json @a.tst --engine %engine",
                             "regress --all @a.tst --engine %rude --compare @run",
                             "regress @none.tst --engine %engine",
                             "regress @a.tst --engine @dies",
                             "regress --compat ~ @a.tst --engine %engine",
                             "regress --~",
                             "bisect --test @a.tst %engine %rude",
                             "bisect --test @a.tst @dies",
                             "bisect --~",
                             "why @game.sgf --size 9 --playouts 1 --positions 2 --first %engine "
                             "--second %rude",
                             "why @game.sgf --size 9 --first %engine --second @dies",
                             "why --~",
                             "replay @talk.gtp --engine %engine",
                             "replay @none.gtp --engine %engine",
                             "replay @talk.gtp --engine @dies",
                             "analyze --visits 1 --engine %analyst @game.sgf @none.sgf",
                             "analyze --visits 1 --json --engine %analyst @game.sgf",
                             "analyze --engine %engine @game.sgf",
                             "analyze --engine @dies @game.sgf",
                             "analyze --~",
                             "compete check @odd.toml",
                             "compete show @none.toml",
                             "compete ~",
                             "compete show --~",
                             "compete import @x.ctl",
                             "compete stop @odd.toml",
                             "compete serve @odd.toml",
                             "compete example @odd.toml"}) {
        QTest::newRow(line) << QByteArray(line);
    }
}

void CanaryTest::noVerbTellsATerminalWhatToDo()
{
    QFETCH(const QByteArray, line);

    const Run run = runCli(wordsOf(line.constData()));

    QVERIFY(run.exitCode >= 0);
    const QByteArray said = run.output + run.errors;
    QVERIFY2(said.contains("canary") || line.startsWith("sgf position"), said.constData());
    QCOMPARE(steering(said), QString());
}

/// It is so from its first look to its end.
void CanaryTest::aCompetitionIsSilentToo()
{
    const QString canary = tomlText(QString::fromUtf8(Canary));
    const auto player = [](const char *id, const QString &command) {
        return QStringLiteral("[[player]]\nid = \"%1\"\ncommand = %2\n")
            .arg(QLatin1String(id), tomlText(command));
    };
    const QString cup =
        write(named("cup.toml"),
              (QStringLiteral("type = \"playoff\"\nname = %1\ndescription = %1\nlog_gtp = true\n"
                              "[game]\nboard_size = 9\n[[matchup]]\nname = %1\nplayers = [\"a\", "
                              "\"b\"]\ngames = 2\n[policies]\nhalt = \"never\"\n")
                   .arg(canary)
               + player("a", engine()) + player("b", wordsOf("%rude").constFirst()))
                  .toUtf8());
    for (const char *line : {"check", "run --plain", "run --json-events", "run", "show",
                             "show --json", "export --format json", "report", "check ~", "reset",
                             "reset --aside", "stop", "import --force", "serve --listen ~"}) {
        QStringList words{QStringLiteral("compete"), QString::fromLatin1(line).section(u' ', 0, 0),
                          cup};
        words += QString::fromLatin1(line).replace(u'~', named("")).split(u' ').mid(1);

        const Run run = runCli(words);

        QVERIFY2(run.exitCode >= 0, line);
        const QString found = steering(run.output + run.errors);
        QVERIFY2(found.isEmpty(), qPrintable(QLatin1String(line) + QLatin1String(": ") + found));
        for (const QString &name : files()) {
            const bool isText =
                name.endsWith(QLatin1String(".log")) || name.endsWith(QLatin1String(".txt"))
                || name.endsWith(QLatin1String(".json")) || name.endsWith(QLatin1String(".html"));
            QVERIFY2(!isText || steering(content(name)).isEmpty(), qPrintable(name));
        }
    }
}

void CanaryTest::logsAreTextToo()
{
    const Run run = runCli(wordsOf("match --size 9 --games 1 --gtp-log @logs --black %rude --white "
                                   "%engine"));

    QVERIFY2(run.exitCode >= 0, run.errors.constData());
    const QByteArray log = content(named("logs/game-1.log"));
    QVERIFY2(log.contains("canary"), log.constData());
    QCOMPARE(steering(log), QString());
}

void CanaryTest::whatProgramsReadIsWhatItWas()
{
    const QString game = path(named("game.sgf"));
    const QString canary = QString::fromUtf8(Canary).replace(u'\r', u' '); // as SGF reads it

    const QJsonObject info =
        test::jsonLines(runSgf({QStringLiteral("info"), QStringLiteral("--json"), game}).output)
            .value(0);
    QCOMPARE(info.value(QLatin1String("file")).toString(), game);
    QVERIFY2(info.value(QLatin1String("event")).toString().contains(canary.left(30)),
             qPrintable(info.value(QLatin1String("event")).toString()));
    const QByteArray sgf = runSgf({QStringLiteral("format"), game}).output;
    QVERIFY2(sgf.contains("\x1b]52;c;QQ==\x07") || sgf.contains("\x1b\\]52;c;QQ==\x07"),
             sgf.constData());
    QVERIFY(sgf.contains("\xe2\x80\xae"));
}

void CanaryTest::atATerminalItIsTextAllTheSame_data()
{
    QTest::addColumn<QByteArray>("line");
    for (const char *line : {"sgf format @game.sgf", "sgf info @game.sgf", "sgf merge @game.sgf",
                             "analyze --visits 1 --csv --engine %analyst @game.sgf",
                             "sgf image @game.sgf -o - --format latex"}) {
        QTest::newRow(line) << QByteArray(line);
    }
}

void CanaryTest::atATerminalItIsTextAllTheSame()
{
    QFETCH(const QByteArray, line);
    test::PseudoTerminal terminal;
    QProcess process;
    terminal.give(process);

    process.start(QStringLiteral(SHINPAN_CLI), wordsOf(line.constData()));
    QTRY_VERIFY_WITH_TIMEOUT((terminal.told(), process.state() == QProcess::NotRunning), 30'000);

    QByteArray told = terminal.told();
    told.replace("\r\n", "\n").replace("\r\x1b[K", ""); // its line feeds, our progress
    QVERIFY(!told.isEmpty());
    QCOMPARE(steering(told), QString());
}

SHINPAN_TEST(CanaryTest)
#include "canary_test.moc"
