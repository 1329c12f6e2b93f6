#include "core/competition/file/competitionwriter.h"
#include "core/competition/import/competitionimport.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

#include <random>

using namespace shinpan;

namespace {

const QString Path = QStringLiteral("/games/sample.ctl");

[[nodiscard]] QByteArray sample(const char *name)
{
    QFile file(QStringLiteral(SHINPAN_TEST_DATA "/ctl/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

[[nodiscard]] ImportedCompetition imported(const QByteArray &source)
{
    const auto read = importCtl(source, Path);
    if (!read) {
        for (const CompetitionFileError &error : read.error()) {
            qWarning("%s", qPrintable(error.message().english()));
        }
        QTest::qFail("the file is not imported", __FILE__, __LINE__);
        return {};
    }
    return *read;
}

/// What was not taken over, in English.
[[nodiscard]] QStringList notesOf(const ImportedCompetition &imported)
{
    QStringList notes;
    for (const Message &note : imported.notTaken) {
        notes.append(note.english());
    }
    return notes;
}

/// The same, one on each line.
[[nodiscard]] QString notesIn(const QByteArray &source)
{
    return notesOf(imported(source)).join(u'\n');
}

/// All mistakes, one on each line; empty if it is imported.
[[nodiscard]] QString mistakesIn(const QByteArray &source)
{
    const auto read = importCtl(source, Path);
    QString mistakes;
    if (!read) {
        for (const CompetitionFileError &error : read.error()) {
            mistakes += error.message().english() + u'\n';
        }
    }
    return mistakes;
}

/// An all-play-all of two players, the first of which has this command.
[[nodiscard]] QByteArray withCommand(const QByteArray &command)
{
    return "competition_type = 'allplayall'\nboard_size = 9\nkomi = 7\ncompetitors = ['a', 'b']\n"
           "players = {'a' : Player("
         + command + "), 'b' : Player('other')}\n";
}

} // namespace

class CtlImportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPlayoffIsImported();
    void anAllPlayAllWithHelperFunctionsIsImported();
    void playersHaveAllSettings();
    void whatIsWrittenInPythonIsUnderstood_data();
    void whatIsWrittenInPythonIsUnderstood();
    void whatIsNotTakenOverIsNamedWithItsLine_data();
    void whatIsNotTakenOverIsNamedWithItsLine();
    void settingsThatDependOnItAreMistakes();
    void aMonteCarloTunerIsImported();
    void aCrossEntropyTunerIsImported();
    void wrongSettingsAreMistakesOfTheirLine();
    void nothingGrowsWithoutBounds();
    void anyBytesAreSurvived();
    void anImportedCompetitionReadsBackFromItsFile();
};

void CtlImportTest::aPlayoffIsImported()
{
    const ImportedCompetition playoff = imported(sample("playoff.ctl"));
    const Competition &competition = playoff.competition;

    QCOMPARE(competition.file, QStringLiteral("/games/sample.toml"));
    QCOMPARE(competition.name, QStringLiteral("sample"));
    QCOMPARE(competition.description,
             QStringLiteral("Two levels and a handicap.\n\nIn three matchups."));
    QVERIFY(competition.type == CompetitionType::Playoff);
    QVERIFY(!competition.recordsGames && !competition.checksPlayers);
    QCOMPARE(competition.players.size(), std::size_t{3});
    QCOMPARE(competition.players[0].id, QStringLiteral("weak"));
    QCOMPARE(competition.players[0].engine.commandLine,
             QStringLiteral("gnugo --mode=gtp --level=1"));
    QCOMPARE(competition.players[2].id, QStringLiteral("weak#2"));

    QCOMPARE(competition.matchups.size(), std::size_t{3});
    const CompetitionMatchup &handicap = competition.matchups[0];
    QCOMPARE(handicap.id, QStringLiteral("h"));
    QCOMPARE(handicap.name, QStringLiteral("with stones"));
    QCOMPARE(handicap.games, std::optional(5));
    QVERIFY(!handicap.isAlternating);
    QCOMPARE(handicap.setup.size, BoardSize::square(13));
    QCOMPARE(handicap.setup.handicap, 2);
    QVERIFY(handicap.setup.handicapStyle == HandicapStyle::Free);
    QCOMPARE(handicap.setup.komi, 0.0);
    QCOMPARE(toText(handicap.setup.scoring), QStringLiteral("gomill-internal:no"));
    const CompetitionMatchup &even = competition.matchups[1];
    QCOMPARE(even.id, QStringLiteral("1"));
    QVERIFY(even.isAlternating && !even.games);
    QCOMPARE(even.setup.komi, 6.5);
    QCOMPARE(even.setup.moveLimit, 200);
    QCOMPARE(toText(even.setup.scoring), QStringLiteral("gomill-players"));
    QVERIFY(even.setup.refusedMove == MatchSetup::RefusedMove::MoverForfeitsIfAccused);
    QVERIFY(even.setup.rules.ko == KoRule::Simple);
    QVERIFY(even.setup.rules.suicide == SuicideRule::Allowed && !even.setup.rules.cyclesVoid);
    QCOMPARE(competition.matchups[2].second, std::size_t{2});
    QCOMPARE(playoff.notTaken.size(), 2);
    QVERIFY(notesOf(playoff)[0].contains(QStringLiteral("stderr_to_log")));
    QVERIFY(notesOf(playoff)[1].contains(QStringLiteral("“idle” has no games")));
}

void CtlImportTest::anAllPlayAllWithHelperFunctionsIsImported()
{
    const ImportedCompetition all = imported(sample("allplayall.ctl"));
    const Competition &competition = all.competition;

    QVERIFY(competition.type == CompetitionType::AllPlayAll);
    QCOMPARE(competition.games, std::optional(20));
    QCOMPARE(competition.setup.size, BoardSize::square(9));
    QCOMPARE(competition.players.size(), std::size_t{4});
    const auto command = [&](std::size_t i) { return competition.players[i].engine.commandLine; };
    QCOMPARE(competition.players[0].id, QStringLiteral("gnugo-l3"));
    QCOMPARE(command(0), QStringLiteral("gnugo --mode=gtp --level=3"));
    QCOMPARE(command(1), QStringLiteral("gnugo --mode=gtp --level=1"));
    QCOMPARE(command(2), QStringLiteral("searcher -t =500 threads=2"));
    const QStringList startup{QStringLiteral("param games 5000"), QStringLiteral("param ponder 0"),
                              QStringLiteral("param rave 0.50")};
    QCOMPARE(competition.players[3].engine.startupCommands, startup);
    QCOMPARE(notesOf(all), QStringList());
}

void CtlImportTest::playersHaveAllSettings()
{
    const Competition competition =
        imported(withCommand("['./run me', '-x'], cwd='.', environ={'A': 'b'},\n"
                             "is_reliable_scorer=False, allow_claim=True, discard_stderr=True,\n"
                             "gtp_aliases={'genmove' : 'think'},\n"
                             "startup_gtp_commands=['one 1', ['two', '2']],\n"
                             "sgf_player_name_from_gtp=False"))
            .competition;

    const EngineProfile &engine = competition.players[0].engine;
    QCOMPARE(engine.commandLine, QStringLiteral("'/games/run me' -x"));
    QCOMPARE(engine.workingDirectory, QStringLiteral("/games"));
    QCOMPARE(engine.environment.size(), std::size_t{1});
    const QStringList startup{QStringLiteral("one 1"), QStringLiteral("two 2")};
    QCOMPARE(engine.startupCommands, startup);
    QVERIFY(!engine.isReliableScorer && engine.allowsClaims && engine.discardsErrorOutput);
    QCOMPARE(engine.aliases.front().sent, QStringLiteral("think"));
    QVERIFY(!competition.players[0].isNamedByItself);
}

void CtlImportTest::whatIsWrittenInPythonIsUnderstood_data()
{
    QTest::addColumn<QByteArray>("python");
    QTest::addColumn<QString>("command");

    const auto add = [](const char *name, const QByteArray &python, const char *command) {
        QTest::newRow(name) << python << QString::fromUtf8(command);
    };
    add("side by side", "'a' \"b\"\n  'c'", "abc");
    add("sum", "'a ' + 'b' + ' c'", "a b c");
    add("escapes", R"("\x41\102\u0043\U00000044\
E \q")",
        "ABCDE \\q");
    add("triple quotes", "'''a\n\"b\" ''' \"\"\"'c'\"\"\"", "a\n\"b\" 'c'");
    add("raw", R"(r'a\n\'' ur"b")", R"(a\n\'b)");
    add("by name", "command='x'", "x");
    add("percent", "'a --n=%d -f %5.2f %s %r %%' % (3, 0.5, 'x', 'y')", "a --n=3 -f  0.50 x 'y' %");
    add("percent of one", "'a %03d' % 7", "a 007");
    add("percent by name", "'a %(x)s %(y)-4d|' % {'x': 1e-05, 'y': 2}", "a 1e-05 2   |");
    add("percent in hexadecimal", "'a %x %#o %X' % (255, 8, 255)", "a ff 0o10 FF");
    add("format", "'a {} {:>4} {:.3f} {{}}'.format(1, 2, 3.0)", "a 1    2 3.000 {}");
    add("format by place and name", "'{1} {0} {x:04d} {y:+d}'.format('b', 'a', x=5, y=6)",
        "a b 0005 +6");
    add("arithmetic", "'a %d %s %s' % (2*3+4-1, 7/2, -(1+1))", "a 9 3.5 -2");
    add("str", "'a ' + str(3) + str(1.5) + str(True) + str(int(2.9)) + str(float(2))",
        "a 31.5True22.0");
    add("brackets over lines", "(\n'a' # comment\n\n 'b'\n)", "ab");
    add("line continuation", "'a' \\\n 'b'", "ab");
    add("words", "['a', 'b c',]", "a 'b c'");
}

void CtlImportTest::whatIsWrittenInPythonIsUnderstood()
{
    QFETCH(QByteArray, python);
    QFETCH(QString, command);

    const Competition competition = imported(withCommand(python)).competition;

    QVERIFY(!competition.players.empty());
    QCOMPARE(competition.players[0].engine.commandLine, command);
}

void CtlImportTest::whatIsNotTakenOverIsNamedWithItsLine_data()
{
    QTest::addColumn<QByteArray>("python");
    QTest::addColumn<QString>("note");

    const auto add = [](const char *name, const QByteArray &python, const char *note) {
        QTest::newRow(name) << python << QString::fromUtf8(note);
    };
    add("import", "import os", "line 6: “import” cannot be imported");
    add("from", "\nfrom math import sqrt", "line 7: “from” cannot be imported");
    add("loop", "for i in range(3):\n    x = i\n    y = i\n",
        "line 6: “for” cannot be imported; write out what it comes to");
    add("if", "if True:\n  pass\nelse:\n  pass", "line 6: “if” cannot be imported");
    add("class", "class A(object):\n  def f(self):\n    return 1\n",
        "line 6: “class” cannot be imported");
    add("comprehension", "x = [i for i in (1, 2)]", "line 6: “for” cannot be imported");
    add("lambda", "x = lambda y: y", "line 6: “lambda” cannot be imported");
    add("choice", "x = 1 if True else 2", "line 6: “if” cannot be imported");
    add("index", "x = [1][0]", "line 6: “[” cannot be imported");
    add("call", "x = open('/etc/passwd')", "line 6: the call of open() cannot be imported");
    add("method", "x = 'a'.upper()", "line 6: “.upper” cannot be imported");
    add("changed", "x += 1", "line 6: “x” cannot be imported");
    add("what comes of it", "x = 1 if 2 else 3\ny = x",
        "line 7: “x” could not be imported (line 6)");
    add("chained", "x = y = 1", "line 6: “x = y =” cannot be imported");
    add("parameters", "def f(*a):\n  return 1", "line 6: “*” cannot be imported");
    add("power", "x = 2**8", "line 6: “**” cannot be imported");
}

void CtlImportTest::whatIsNotTakenOverIsNamedWithItsLine()
{
    QFETCH(QByteArray, python);
    QFETCH(QString, note);

    const ImportedCompetition read = imported(withCommand("'x'") + python + "\nz = 1\n");

    QVERIFY2(notesOf(read).filter(note).size() == 1, qPrintable(notesOf(read).join(u'\n')));
    QCOMPARE(read.competition.players.size(), std::size_t{2});
}

void CtlImportTest::settingsThatDependOnItAreMistakes()
{
    const QByteArray start = withCommand("'x'");

    QVERIFY(mistakesIn(start + "for i in (1, 2):\n  players['x%d' % i] = Player('y')\n")
                .contains(QStringLiteral(
                    ":6: players: “for” cannot be imported; write out what it comes to")));
    QVERIFY(mistakesIn(start + "n = open('x')\nkomi = n\n")
                .contains(QStringLiteral(":6: komi: the call of open() cannot be imported")));
    QVERIFY(
        mistakesIn(start + "def f(x):\n  y = x\n  for i in y:\n    pass\n  return y\nkomi = f(3)")
            .contains(QStringLiteral(":8: komi: in f(): “for” cannot be imported")));
    QVERIFY(mistakesIn(start + "def f(x): return f(x)\nkomi = f(3)")
                .contains(QStringLiteral("too deep")));
    QVERIFY(mistakesIn(start + "def f(x): return x\nkomi = f()")
                .contains(QStringLiteral("f() needs the argument “x”")));
    QVERIFY(mistakesIn(start + "def f(x): return x\nkomi = f(1, y=2)")
                .contains(QStringLiteral("f() has no argument “y”")));
    QVERIFY(
        mistakesIn(start + "komi = zzz").contains(QStringLiteral(":6: komi: “zzz” is not known")));
    QVERIFY(mistakesIn(start + "x = f'a'").contains(QStringLiteral(":6: “f'” cannot be imported")));
    QVERIFY(mistakesIn(start + "komi = 'x").contains(QStringLiteral(":6: a string is not closed")));
    QVERIFY(mistakesIn(start + "x = [1").contains(QStringLiteral("a bracket is not closed")));
}

void CtlImportTest::aMonteCarloTunerIsImported()
{
    const ImportedCompetition tuner = imported(sample("tuner.ctl"));
    const Competition &competition = tuner.competition;
    QCOMPARE(competition.type, CompetitionType::Tune);
    const TunePlan &tune = *competition.tune;
    const auto *tree = std::get_if<UcbTreeSettings>(&tune.method);
    QVERIFY(tree);
    QCOMPARE(*tree, (UcbTreeSettings{.explorationCoefficient = 0.45, .hasVirtualLoss = false}));
    QCOMPARE(tune.parameters.size(), std::size_t{3});
    QCOMPARE(tune.parameters[0].scale, *ParameterScale::logarithmic(0.01, 5));
    QCOMPARE(tune.parameters[1].scale, ParameterScale::linear(100, 2000)->rounded());
    QCOMPARE(tune.parameters[1].split, 6);
    QCOMPARE(tune.parameters[2].scale.choices(),
             QStringList({QStringLiteral("a"), QStringLiteral("b")}));
    QCOMPARE(competition.players[0].id, QStringLiteral("candidate"));
    QCOMPARE(competition.players[0].engine.commandLine,
             QStringLiteral("fuego --quiet --policy={policy}"));
    QCOMPARE(competition.players[0].engine.startupCommands,
             QStringList({QStringLiteral("uct_param_search rave_weight_initial {initial}"),
                          QStringLiteral("uct_max_games {games}")}));
    QCOMPARE(competition.players[1].id, QStringLiteral("gnugo"));
    QCOMPARE(notesOf(tuner), QStringList());
    QCOMPARE(competition.tune->candidateColor, std::optional(Color::White));
}

void CtlImportTest::aCrossEntropyTunerIsImported()
{
    const QByteArray source = "competition_type = 'ce_tuner'\nboard_size = 9\nkomi = 7.5\n"
                              "opponent = 'b'\nplayers = {'b' : Player('b')}\n"
                              "candidate_colour = 'random'\nnumber_of_generations = 3\n"
                              "samples_per_generation = 100\nbatch_size = 8\n"
                              "elite_proportion = 0.25\nstep_size = 0.5\n"
                              "def exp_10(f):\n    return 10.0**f\n"
                              "parameters = [Parameter('x', initial_mean = 0.5, "
                              "initial_variance = 2.0, transform = exp_10, format = 'x: %.2f'),\n"
                              "Parameter('y', initial_mean = 3, initial_variance = 1)]\n"
                              "def make_candidate(p, q):\n"
                              "    return Player(['c', '-x', str(p), '-y%f' % q])\n";
    const ImportedCompetition tuner = imported(source);
    const TunePlan &tune = *tuner.competition.tune;
    const auto *entropy = std::get_if<CrossEntropySettings>(&tune.method);
    QVERIFY(entropy);
    QVERIFY(entropy->waitsForGeneration);
    QCOMPARE(entropy->samplesPerGeneration, 100);
    QCOMPARE(tune.parameters[0].scale, ParameterScale::logarithmic(1, 10)->unbounded());
    QVERIFY(qFuzzyCompare(tune.parameters[0].start, 0.5));
    QCOMPARE(tune.parameters[0].initialVariance, 2.0);
    QCOMPARE(tune.parameters[1].scale, ParameterScale::linear(0, 1)->unbounded());
    QVERIFY(qFuzzyCompare(tune.parameters[1].start, 3.0));
    QCOMPARE(tuner.competition.players[0].engine.commandLine, QStringLiteral("c -x '{x}' '-y{y}'"));
    QVERIFY(mistakesIn(QByteArray(source).replace("10.0**f", "f + 1"))
                .contains(QLatin1String("transform: cannot be imported")));
    QVERIFY(mistakesIn(QByteArray(source).replace("make_candidate", "make"))
                .contains(QLatin1String("make_candidate")));
}

void CtlImportTest::wrongSettingsAreMistakesOfTheirLine()
{
    const QByteArray start = withCommand("'x'");

    QVERIFY(mistakesIn("board_size = 9").contains(QStringLiteral("competition_type: is missing")));
    QVERIFY(mistakesIn(start + "board_size = 100")
                .contains(QStringLiteral(":6: game.board_size: 100 is out of range")));
    QVERIFY(mistakesIn(start + "komi = None").contains(QStringLiteral("komi: is missing")));
    QVERIFY(mistakesIn(start + "scorer = 'toss'")
                .contains(QStringLiteral(":6: scorer: is neither 'players' nor 'internal'")));
    QVERIFY(mistakesIn(start + "competitors = ['a', 'a']")
                .contains(QStringLiteral(":6: competitors: “a” occurs twice")));
    QVERIFY(mistakesIn(start + "competitors = ['a', 'c']")
                .contains(QStringLiteral(":5: players: there is no player “c”")));
    QVERIFY(mistakesIn(start + "competitors = 'a'")
                .contains(QStringLiteral(":6: competitors: is missing or empty")));
    QVERIFY(mistakesIn(withCommand("'x', colour='red'"))
                .contains(QStringLiteral(":5: Player: has no argument “colour”")));
    QVERIFY(mistakesIn(withCommand("cwd='x'"))
                .contains(QStringLiteral(":5: Player: has no argument “command”")));
    QVERIFY(mistakesIn("competition_type = 'playoff'\nplayers = {'a': Player('x')}\n"
                       "matchups = [Matchup('a', 'a')]")
                .contains(QStringLiteral(":3: board_size: is missing")));
}

void CtlImportTest::nothingGrowsWithoutBounds()
{
    const QByteArray thirty = QByteArray("b = a") + QByteArray(" + a").repeated(30) + "\n";
    const QByteArray list =
        "a = [" + QByteArray("0, ").repeated(1'000) + "]\n" + thirty
        + QByteArray(thirty).replace('a', 'c').replace('b', 'a').replace('c', 'b');
    QVERIFY(notesIn(withCommand("'x'") + list + thirty).contains(QStringLiteral("too large")));
    QByteArray copies = "a = [" + QByteArray("0, ").repeated(1'000) + "]\n";
    for (int i = 0; i < 1'000; ++i) {
        copies += "b" + QByteArray::number(i) + " = a\n";
    }
    QVERIFY(notesIn(withCommand("'x'") + copies).contains(QStringLiteral("too large")));
    for (const char *const format : {"x = 'FORM' % (t,)\n", "x = 'FORM'.format(t)\n"}) {
        const QByteArray place = QByteArray(format).contains('%') ? "%(t)s" : "{0}";
        QByteArray line(format);
        line.replace("FORM", place.repeated(10'000)).replace("(t,)", "{'t': t}");
        QVERIFY(notesIn(withCommand("'x'") + "t = '" + QByteArray(10'000, 'x') + "'\n" + line)
                    .contains(QStringLiteral("too large")));
    }
    QByteArray doubling = withCommand("'x'") + "x = 'abcdefgh'\n";
    QByteArray nesting = withCommand("'x'") + "x = []\n";
    for (int i = 0; i < 200; ++i) {
        doubling += "x = x + x\n";
        nesting += "x = [x]\n";
    }

    QVERIFY(notesIn(doubling).contains(QStringLiteral("too large")));
    QVERIFY(notesIn(nesting).contains(QStringLiteral("too large")));
    const QByteArray deep = "x = " + QByteArray(100'000, '(') + QByteArray(100'000, ')') + "\n";
    QVERIFY(notesIn(withCommand("'x'") + deep).contains(QStringLiteral("too deep")));
    const QByteArray wide = "x = '%999999999d' % 1\n";
    QCOMPARE(notesIn(withCommand("'x'") + wide), QString());
}

void CtlImportTest::anyBytesAreSurvived()
{
    std::mt19937 random(7);
    const QByteArray pieces = "\n\n  \t'\"\\[](){}=+%,.:#xPlayer def return for 09e\x80\xff";
    const auto number = [&](qsizetype most) {
        return static_cast<qsizetype>(random() % static_cast<unsigned>(most));
    };
    int survived = 0;
    for (const char *name : {"playoff.ctl", "allplayall.ctl"}) {
        const QByteArray original = sample(name);
        for (int i = 0; i < 500; ++i, ++survived) {
            QByteArray mutant = original;
            for (qsizetype changes = number(4); changes >= 0; --changes) {
                const qsizetype at = number(mutant.size());
                switch (number(3)) {
                case 0:
                    mutant.remove(at, number(20));
                    break;
                case 1:
                    mutant.insert(at, pieces.at(number(pieces.size())));
                    break;
                default:
                    mutant.insert(at, original.mid(number(original.size()), number(40)));
                    break;
                }
            }
            const auto read = importCtl(mutant, Path);
            QVERIFY(read || !read.error().empty());
        }
    }
    QCOMPARE(survived, 1000);
}

void CtlImportTest::anImportedCompetitionReadsBackFromItsFile()
{
    for (const char *name : {"playoff.ctl", "allplayall.ctl"}) {
        const Competition competition = imported(sample(name)).competition;

        const auto read = readCompetitionText(toToml(competition).toUtf8(), competition.file);

        QVERIFY(read && *read == competition);
    }
}

SHINPAN_TEST(CtlImportTest)
#include "ctlimport_test.moc"
