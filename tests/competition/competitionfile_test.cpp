#include "core/competition/file/competitionexample.h"
#include "core/competition/file/competitionreader.h"
#include "tests/support/processortime.h"
#include "tests/support/sanitizers.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

using namespace shinpan;

namespace {

const QString Path = QStringLiteral("/games/levels.toml");

const QByteArray OnePlayer = R"(
[[player]]
id = "a"
command = "gnugo --mode gtp"
)";

const QByteArray TwoPlayers = OnePlayer + R"([[player]]
id = "b"
command = "michi gtp"
)";

[[nodiscard]] Competition competitionOf(const QByteArray &toml)
{
    const auto competition = readCompetitionText(toml, Path);
    if (!competition) {
        for (const CompetitionFileError &error : competition.error()) {
            qWarning("%s", qPrintable(error.message().english()));
        }
        QTest::qFail("the file is not read", __FILE__, __LINE__);
        return {};
    }
    return *competition;
}

/// "line key text" of everything that is wrong.
[[nodiscard]] QStringList mistakesIn(const QByteArray &toml)
{
    const auto competition = readCompetitionText(toml, Path);
    QStringList mistakes;
    if (!competition) {
        for (const CompetitionFileError &error : competition.error()) {
            mistakes.append(
                QStringLiteral("%1 %2: %3").arg(error.line).arg(error.key, error.text.english()));
        }
    }
    return mistakes;
}

/// The only mistake there is.
[[nodiscard]] QString mistakeIn(const QByteArray &toml)
{
    const QStringList mistakes = mistakesIn(toml);
    return mistakes.size() == 1
             ? mistakes.front()
             : QStringLiteral("%1 mistakes\n%2").arg(mistakes.size()).arg(mistakes.join(u'\n'));
}

} // namespace

class CompetitionFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoPlayersAndATypeAreEnough();
    void everySettingIsRead();
    void playersFallBackOnOthersAndOnDefaults();
    void pathsStartAtTheFilesFolder();
    void matchupsFallBackOnTheGame();
    void aPlayerMeetsItselfAsASecondOne();
    void aMistakeIsNamedWithItsLineAndWhatIsAllowed_data();
    void aMistakeIsNamedWithItsLineAndWhatIsAllowed();
    void allMistakesAreReported();
    void theExampleIsReadAndExplainsEveryKey();
    void aFileThatIsNotThereIsReported();
    void deepKeysAreRefused();
    void aLargeFileTakesNoMoreThanItsSize_data();
    void aLargeFileTakesNoMoreThanItsSize();
};

void CompetitionFileTest::twoPlayersAndATypeAreEnough()
{
    const Competition competition = competitionOf("type = \"all-play-all\"" + TwoPlayers);

    QCOMPARE(competition.name, QStringLiteral("levels"));
    QCOMPARE(competition.players.size(), std::size_t{2});
    QCOMPARE(competition.players[1].id, QStringLiteral("b"));
    QCOMPARE(competition.players[1].engine.name, QStringLiteral("b"));
    QCOMPARE(competition.players[1].engine.commandLine, QStringLiteral("michi gtp"));
    QCOMPARE(competition.players[1].engine.workingDirectory, QStringLiteral("/games"));
    QVERIFY(!competition.games);
    QCOMPARE(competition.setup.size, BoardSize::square(19));
    QCOMPARE(competition.setup.komi, 7.5);
    QVERIFY(competition.setup.watchdog == std::chrono::minutes(10));
}

void CompetitionFileTest::everySettingIsRead()
{
    const Competition competition = competitionOf(R"(
name = "Levels"
description = " of strength\n"
type = "gauntlet"
games = 7
candidates = 2
parallel = 3
keep_engines = true
affinity = ["0-2,5", "4"]
check_players = false
record_games = false
log_gtp = true
seed = 42
[game]
board_size = "13x9"
komi = -3.5
rules = "japanese"
handicap_style = "free"
time = "10m"
white_time = "1m+5s"
time_margin = "50ms"
minimum_move_time = "1s"
watchdog = "2m"
move_limit = 400
scorer = "gomill-internal:no"
adjudicate = "chance=97%,lead=30,moves=4,limit=count,audit=5%"
breakdown = "forfeit"
restarts = 2
refused_move = "as-gomill"
forbidden_pondering = "forfeit"
[policies]
halt = "never"
replays = 4
quarantine_after = 3
[openings]
order = "random"
reuse = "once"
sharing = "different"
duplicates = "keep"
terms = "opening"
most_plies = 8
source = [{ sgf = "book", lines = "sampled", samples = 3 }, { moves_file = "m.txt" },
          { moves = ["C3 D4"] }, { random_plies = 2, count = 9 },
          { index = "games.index", plies = 4, wins = 3 }]
[[player]]
id = "x!"
command = ["/bin/engine", "two words"]
arguments = "-l 1"
cwd = "/tmp"
environ = { A = "1", "B.C" = "" }
startup_gtp_commands = ["first 1", ["second", "2"]]
gtp_aliases = { genmove = "kgs-genmove_cleanup" }
discard_stderr = true
is_reliable_scorer = false
allow_claim = true
thoughts = "always"
analyses_told_as = "black"
pondering = "frozen"
sgf_player_name_from_gtp = false
verify_board = true
sandbox = true
patience = { start_up = 5, set_up = "6s", move = "7s", scoring = "8s", quit = "9s" }
[[player]]
id = "y"
command = "tcp://localhost:1000"
[[player]]
id = "z"
command = "engine"
)");

    QCOMPARE(competition.description, QStringLiteral("of strength"));
    QCOMPARE(int(competition.type), int(CompetitionType::Gauntlet));
    QCOMPARE(competition.games, std::optional(7));
    QCOMPARE(competition.challengers, 2);
    QCOMPARE(competition.parallel, 3);
    QVERIFY(competition.keepsEngines && !competition.checksPlayers && !competition.recordsGames);
    QVERIFY(competition.logsGtp);
    QVERIFY((competition.affinity == std::vector<std::vector<int>>{{0, 1, 2, 5}, {4}}));
    QCOMPARE(competition.seed, quint64{42});

    MatchSetup setup;
    setup.size = {13, 9};
    setup.komi = -3.5;
    setup.rules = findRulesetPreset("japanese")->rules;
    setup.handicapStyle = HandicapStyle::Free;
    setup.time = {*timeControlFromText("10m"), *timeControlFromText("1m+5s")};
    setup.timeMargin = std::chrono::milliseconds(50);
    setup.minimumMoveTime = std::chrono::seconds(1);
    setup.watchdog = std::chrono::minutes(2);
    setup.moveLimit = 400;
    setup.scoring = *scoringPolicyFromText(QStringLiteral("gomill-internal:no"));
    setup.adjudication = {
        .chance = 0.97, .lead = 30, .moves = 4, .countsAtLimit = true, .audit = 0.05};
    setup.breakdown = MatchSetup::Breakdown::Forfeit;
    setup.restarts = 2;
    setup.refusedMove = MatchSetup::RefusedMove::MoverForfeitsIfAccused;
    setup.forbiddenPondering = MatchSetup::ForbiddenPondering::Forfeit;
    QVERIFY(competition.setup == setup);

    const Policies policies{Policies::Halt::Never, 4, 3};
    QVERIFY(competition.policies == policies);

    OpeningPlan plan;
    plan.sources = {SgfOpenings{QStringLiteral("/games/book"), SgfOpenings::Lines::Sampled, 3},
                    MoveFileOpenings{QStringLiteral("/games/m.txt")},
                    MoveListOpenings{{QStringLiteral("C3 D4")}}, RandomOpenings{9, 2},
                    IndexOpenings{QStringLiteral("/games/games.index"), 4, 3}};
    plan.mostPlies = 8;
    plan.order = OpeningPlan::Order::Random;
    plan.reuse = OpeningPlan::Reuse::Once;
    plan.sharing = OpeningPlan::Sharing::Different;
    plan.duplicates = OpeningPlan::Duplicates::Keep;
    plan.terms = OpeningPlan::Terms::Opening;
    QVERIFY(competition.openings == plan);

    EngineProfile engine;
    engine.name = QStringLiteral("x!");
    engine.commandLine = QStringLiteral("/bin/engine 'two words' -l 1");
    engine.workingDirectory = QStringLiteral("/tmp");
    engine.environment = {{QStringLiteral("A"), QStringLiteral("1")}, {QStringLiteral("B.C"), {}}};
    engine.startupCommands = QStringList{QStringLiteral("first 1"), QStringLiteral("second 2")};
    engine.aliases = {{QStringLiteral("genmove"), QStringLiteral("kgs-genmove_cleanup")}};
    engine.discardsErrorOutput = true;
    engine.isReliableScorer = false;
    engine.allowsClaims = true;
    engine.thoughts = ThoughtsWanted::Always;
    engine.toldAs = Perspective::Black;
    engine.pondering = Pondering::Frozen;
    engine.verifiesBoard = true;
    engine.isSandboxed = true;
    using std::chrono::seconds;
    engine.timeouts = {seconds(5), seconds(6), seconds(7), seconds(8), seconds(9)};
    QVERIFY(competition.players[0].engine == engine);
    QVERIFY(!competition.players[0].isNamedByItself);
    QCOMPARE(competition.players[1].engine.commandLine, QStringLiteral("tcp://localhost:1000"));
}

void CompetitionFileTest::playersFallBackOnOthersAndOnDefaults()
{
    const Competition competition = competitionOf(R"(
type = "all-play-all"
[player_defaults]
command = "gnugo --mode gtp"
allow_claim = true
[[player]]
id = "one"
arguments = "--level 1"
is_reliable_scorer = false
rules_arguments = { area = "--chinese-rules" }
[[player]]
id = "two"
like = "one"
arguments = "--level 2"
[[player]]
id = "other"
command = "michi"
allow_claim = false
)");

    const auto &players = competition.players;
    QCOMPARE(players[0].engine.commandLine, QStringLiteral("gnugo --mode gtp --level 1"));
    QCOMPARE(players[1].engine.commandLine, QStringLiteral("gnugo --mode gtp --level 2"));
    QCOMPARE(players[1].engine.rulesArguments.area, QStringLiteral("--chinese-rules"));
    QCOMPARE(players[2].engine.rulesArguments, EngineProfile::RulesArguments());
    QVERIFY(players[1].engine.allowsClaims && !players[1].engine.isReliableScorer);
    QCOMPARE(players[2].engine.commandLine, QStringLiteral("michi"));
    QVERIFY(!players[2].engine.allowsClaims && players[2].engine.isReliableScorer);
}

void CompetitionFileTest::pathsStartAtTheFilesFolder()
{
    const Competition competition = competitionOf(R"(
type = "all-play-all"
[[player]]
id = "beside"
command = "./engines/one -f 'a b'"
cwd = "runs"
[[player]]
id = "home"
command = "~/engine"
cwd = "~/runs"
)");

    const EngineProfile &beside = competition.players[0].engine;
    QCOMPARE(beside.commandLine, QStringLiteral("/games/engines/one -f 'a b'"));
    QCOMPARE(beside.workingDirectory, QStringLiteral("/games/runs"));
    const EngineProfile &home = competition.players[1].engine;
    QCOMPARE(home.commandLine, QStringLiteral("~/engine")); // which is expanded when it is started
    QCOMPARE(home.workingDirectory, QDir::homePath() + QStringLiteral("/runs"));
}

void CompetitionFileTest::matchupsFallBackOnTheGame()
{
    const Competition competition = competitionOf(R"(
type = "playoff"
games = 10
alternating = false
[game]
board_size = 9
komi = 6
black_time = "1m"
[[matchup]]
players = ["a", "b"]
[[matchup]]
id = "h2"
name = "with a handicap"
players = ["b", "a"]
board_size = 13
handicap = 2
time = "5m"
games = "unlimited"
alternating = true
)" + TwoPlayers);

    QCOMPARE(competition.matchups.size(), std::size_t{2});
    const CompetitionMatchup &first = competition.matchups[0];
    QCOMPARE(first.id, QStringLiteral("0"));
    QCOMPARE(first.games, std::optional(10));
    QVERIFY(!first.isAlternating);
    QVERIFY(first.setup == competition.setup);
    QVERIFY(first.setup.time.black.isLimited() && !first.setup.time.white.isLimited());
    const CompetitionMatchup &second = competition.matchups[1];
    QCOMPARE(second.first, std::size_t{1});
    QVERIFY(second.isAlternating && !second.games);
    QCOMPARE(second.setup.size, BoardSize::square(13));
    QCOMPARE(second.setup.komi, 6.0);
    QVERIFY(second.setup.time.black == second.setup.time.white);
}

void CompetitionFileTest::aPlayerMeetsItselfAsASecondOne()
{
    const Competition competition =
        competitionOf("type = \"playoff\"\n[[matchup]]\nplayers = [\"b\", \"b\"]" + TwoPlayers);

    QCOMPARE(competition.players.size(), std::size_t{3});
    QCOMPARE(competition.players[2].id, QStringLiteral("b#2"));
    QCOMPARE(competition.players[2].engine.commandLine, QStringLiteral("michi gtp"));
    QCOMPARE(competition.matchups[0].second, std::size_t{2});
}

void CompetitionFileTest::aMistakeIsNamedWithItsLineAndWhatIsAllowed_data()
{
    QTest::addColumn<QByteArray>("toml");
    QTest::addColumn<QString>("mistake");

    const auto add = [](const char *name, const QByteArray &toml, const char *mistake) {
        QTest::newRow(name) << toml << QString::fromUtf8(mistake);
    };
    const QByteArray type = "type = \"all-play-all\"\n";
    const auto game = [&](const QByteArray &lines) {
        return type + "[game]\n" + lines + TwoPlayers;
    };
    add("no TOML", "type = \n", "1 : is not valid TOML");
    add("a table without a name", "[}\n", "1 : is not valid TOML: ");
    add("a letter beyond ASCII in a key", "games = 1\nä = 1\n", "2 : is not valid TOML: ");
    add("a letter that no blank is near", "typ\uFEF7 = 1\n", "1 : is not valid TOML: ");
    add("no type", TwoPlayers, "type: is missing; it takes playoff, all-play-all");
    add("another type", "type = \"al-play-all\"" + TwoPlayers,
        "1 type: “al-play-all” is not known; it takes playoff, all-play-all, round-robin, "
        "gauntlet, "
        "knockout, swiss, sprt, tune, pool; did you mean “all-play-all”?");
    add("a mistyped key", type + "paralel = 2" + TwoPlayers,
        "2 paralel: no such setting; did you mean “parallel”?");
    add("an unknown key", game("zzz = 2"), "3 game.zzz: no such setting; there are adjudicate, ");
    add("a wrong type", type + "parallel = \"2\"" + TwoPlayers,
        "2 parallel: is a text; it takes a whole number from 1 to 1023");
    add("an engine that cannot be watched",
        type
            + "[[player]]\nid = \"a\"\ncommand = \"tcp://localhost:1000\"\npondering = "
              "\"forbidden\"\n",
        "5 player[1].pondering: an engine that listens at an address, or speaks GMP, cannot be "
        "watched for it");
    add("out of range", type + "parallel = 0" + TwoPlayers,
        "2 parallel: 0 is out of range; it takes a whole number from 1 to 1023");
    add("board too small", game("board_size = 1"), "3 game.board_size: 1 is out of range");
    add("board too large", game("board_size = 53"), "it takes a whole number from 2 to 52");
    add("board of words", game("board_size = \"9x99\""),
        "“9x99” is not understood; it takes a number from 2 to 52, or columns and rows");
    add("komi", game("komi = nan"), "3 game.komi: nan is out of range");
    add("handicap on 9x9", game("board_size = 9\nhandicap = 10"),
        "4 game.handicap: 10 stones are not possible; a board of 9x9 takes 0 or 2 to 9 where "
        "handicap_style is \"fixed\"");
    add("handicap of one", game("handicap = 1"), "1 stones are not possible");
    add("free handicap", game("board_size = 2\nhandicap = 4\nhandicap_style = \"free\""),
        "a board of 2x2 takes 0 or 2 to 3 where handicap_style is \"free\"");
    add("handicap and openings", game("handicap = 2\n[openings]\nsource = [{ random_plies = 2 }]"),
        "4 openings: does not go with a handicap");
    add("time", game("time = \"soon\""),
        "“soon” is not understood; it takes none, 1h30m (absolute)");
    add("rules", game("rules = \"chess\""), "“chess” is not understood; it takes chinese, ");
    add("scorer", game("scorer = \"toss\""), "\"toss\" is not a way to score a game");
    add("a person", game("scorer = \"score,ask\""), "asks a person, and there is none");
    add("no rule", game("adjudicate = \"chance=30%\""),
        "3 game.adjudicate: \"chance=30%\" is not part of an adjudication rule");
    add("no thoughts",
        type
            + "[game]\nadjudicate = \"lead=20\"\n[[player]]\nid = \"c\"\ncommand = \"x\"\nthoughts "
              "= \"never\""
            + TwoPlayers,
        "4 player: c may not tell its thoughts (thoughts = \"never\"), which adjudicate reads");
    add("no referee", game("scorer = \"referee\""), "referee: is missing");
    add("an idle referee", game("scorer = \"alive\"\n[referee]\ncommand = \"x\""),
        "4 referee: no scorer asks it");
    add("duration", game("watchdog = \"x\""), "3 game.watchdog: “x” is no time; it takes \"30s\"");
    add("id", type + "[[player]]\nid = \"a b\"\ncommand = \"x\"" + TwoPlayers,
        "3 player[1].id: “a b” cannot be an id; it takes letters, digits and");
    add("a long id",
        type + "[[player]]\nid = \"" + std::string(201, 'a').c_str() + "\"\ncommand = \"x\""
            + TwoPlayers,
        "3 player[1].id: is too long");
    add("a long id of signs",
        type + "[[player]]\nid = \"" + std::string(70, '*').c_str() + "\"\ncommand = \"x\""
            + TwoPlayers,
        "cannot be an id");
    add("id twice", type + TwoPlayers + OnePlayer, "11 player[3].id: “a” is taken already");
    add("no command", type + "[[player]]\nid = \"c\"" + TwoPlayers,
        "2 player[1].command: is missing or empty");
    add("quote", type + "[[player]]\nid = \"c\"\ncommand = \"x 'y\"" + TwoPlayers,
        "4 player[1].command: ");
    add("address", type + "[[player]]\nid = \"c\"\ncommand = \"tcp://x\"" + TwoPlayers,
        "4 player[1].command: ");
    add("environment",
        type + "[[player]]\nid = \"c\"\ncommand = \"x\"\nenviron = { A = 1 }" + TwoPlayers,
        "5 player[1].environ.A: is a whole number; it takes a text in quotes");
    add("GTP command",
        type + "[[player]]\nid = \"c\"\ncommand = \"x\"\nstartup_gtp_commands = [\"\"]"
            + TwoPlayers,
        "5 player[1].startup_gtp_commands: “” is not a GTP command");
    add("alias",
        type + "[[player]]\nid = \"c\"\ncommand = \"x\"\ngtp_aliases = { a = \"b c\" }"
            + TwoPlayers,
        "5 player[1].gtp_aliases: “a” = “b c” is not a pair of GTP commands");
    add("arguments by rules",
        type + "[[player]]\nid = \"c\"\ncommand = \"x\"\nrules_arguments = { aga = \"-a\" }"
            + TwoPlayers,
        "5 player[1].rules_arguments: “aga” is neither area nor territory");
    add("like whom", type + "[[player]]\nid = \"c\"\ncommand = \"x\"\nlike = \"d\"" + TwoPlayers,
        "5 player[1].like: “d” is not the id of an earlier player");
    add("one player", type + OnePlayer, "player: a competition has two players or more");
    add("of another type", type + "rounds = 3" + TwoPlayers,
        "2 rounds: belongs to type = \"swiss\"");
    add("no end", "type = \"swiss\"\ngames = \"unlimited\"" + TwoPlayers,
        "2 games: this type needs a number of games, 1 or more");
    add("games of words", type + "games = \"many\"" + TwoPlayers,
        "2 games: “many” is not known; it takes a number or \"unlimited\"");
    add("candidates", "type = \"gauntlet\"\ncandidates = 2" + TwoPlayers,
        "2 candidates: there must be fewer candidates than players (2)");
    add("no test", "type = \"sprt\"" + TwoPlayers, "sprt: is missing");
    add("bounds", "type = \"sprt\"\n[sprt]\nelo0 = 5\nelo1 = 5" + TwoPlayers,
        "4 sprt.elo1: must be above elo0");
    add("a stop of rounds", "type = \"swiss\"\n[stop]\nhours = 1" + TwoPlayers,
        "2 stop: belongs to type = \"playoff\" or type = \"all-play-all\"");
    add("no such precision", "type = \"pool\"\n[stop]\nprecision = 0" + TwoPlayers,
        "3 stop.precision: 0 is out of range");
    add("error rate", "type = \"sprt\"\n[sprt]\nelo0 = 0\nelo1 = 5\nalpha = 0.5" + TwoPlayers,
        "5 sprt.alpha: 0.5 is out of range");
    add("no matchup", "type = \"playoff\"" + TwoPlayers, "matchup: is missing");
    add("whose matchup", "type = \"playoff\"\n[[matchup]]\nplayers = [\"a\"]" + TwoPlayers,
        "3 matchup[1].players: it takes the ids of two players");
    add("an unknown player",
        "type = \"playoff\"\n[[matchup]]\nplayers = [\"a\", \"c\"]" + TwoPlayers,
        "3 matchup[1].players: there is no player “c”");
    add("openings", type + "[openings]\n[[openings.source]]\ncount = 3" + TwoPlayers,
        "3 openings.source[1].sgf: a source of openings has one of sgf, moves_file, moves, "
        "random_plies and index");
    add("samples", type + "[[openings.source]]\nsgf = \"x\"\nsamples = 3" + TwoPlayers,
        "4 openings.source[1].samples: belongs to lines = \"sampled\"");
    add("affinity", type + "affinity = [\"0-\"]" + TwoPlayers,
        "2 affinity: “0-” is not a set of processors");
    add("a table", type + "game = 3" + TwoPlayers,
        "2 game: is a whole number; it takes a table, [game]");
    add("tables", type + "player = 3", "2 player: is a whole number; it takes tables, [[player]]");
}

void CompetitionFileTest::aMistakeIsNamedWithItsLineAndWhatIsAllowed()
{
    QFETCH(QByteArray, toml);
    QFETCH(QString, mistake);

    const QStringList mistakes = mistakesIn(toml);

    QVERIFY2(!mistakes.isEmpty() && mistakes.filter(mistake).size() == 1,
             qPrintable(mistakes.join(u'\n')));
}

void CompetitionFileTest::allMistakesAreReported()
{
    const QStringList mistakes = mistakesIn(R"(type = "all-play-all"
parallel = 0
[game]
komi = "x"
colour = 1
[[player]]
id = ""
[[player]]
id = "b"
command = "x"
)");

    QCOMPARE(mistakes.size(), 5);
    QVERIFY(mistakes[0].startsWith(u"2 parallel: "));
    QVERIFY(mistakes[1].startsWith(u"4 game.komi: "));
    QVERIFY(mistakes[2].startsWith(u"5 game.colour: "));
    QVERIFY(mistakes[3].startsWith(u"6 player[1].command: "));
    QVERIFY(mistakes[4].startsWith(u"7 player[1].id: "));
    const auto read = readCompetitionText("type = 1", Path);
    QVERIFY(!read);
    QCOMPARE(read.error().front().file, Path);
    QCOMPARE(read.error().front().message().english(),
             Path + QStringLiteral(":1: type: is a whole number; it takes a text in quotes"));
}

void CompetitionFileTest::theExampleIsReadAndExplainsEveryKey()
{
    const QByteArray example = competitionExample().toUtf8();
    const Competition competition = competitionOf(example);
    QCOMPARE(competition.players.size(), std::size_t{3});

    // The messages about unknown keys list the known ones.
    const QString nonsense = QStringLiteral("zzzzzzzzzzzzzzzzzzzz = 1\n");
    const QString tables = QStringLiteral("[%1]\n") + nonsense;
    QString toml = QStringLiteral("type = \"playoff\"\n") + nonsense;
    for (const char *table :
         {"game", "policies", "openings", "[openings.source]", "player_defaults", "[player]",
          "player.patience", "referee", "[matchup]"}) {
        toml += tables.arg(QLatin1String(table));
    }
    QStringList mistakes = mistakesIn(toml.toUtf8());
    mistakes += mistakesIn("type = \"sprt\"\n[sprt]\n" + nonsense.toUtf8());
    const QRegularExpression keys(QStringLiteral("zzz: no such setting; there are (.*)$"));
    int explained = 0;
    for (const QString &mistake : std::as_const(mistakes)) {
        const QString list = keys.match(mistake).captured(1);
        const QStringList known = list.split(QStringLiteral(", "), Qt::SkipEmptyParts);
        for (const QString &key : known) {
            const QRegularExpression use(
                QStringLiteral("(^|[#{,\\[. ])%1( =|\\])").arg(QRegularExpression::escape(key)),
                QRegularExpression::MultilineOption);
            QVERIFY2(use.match(QString::fromUtf8(example)).hasMatch(), qPrintable(key));
            ++explained;
        }
    }
    QVERIFY2(explained > 80, qPrintable(QString::number(explained)));
}

void CompetitionFileTest::aFileThatIsNotThereIsReported()
{
    const auto competition = readCompetition(QStringLiteral("/nowhere/at/all.toml"));

    QVERIFY(!competition);
    QVERIFY(competition.error().front().message().english().startsWith(u"/nowhere/at/all.toml: "));
}

void CompetitionFileTest::deepKeysAreRefused()
{
    QByteArray deep = "[a";
    for (int i = 0; i < 100'000; ++i) {
        deep += ".a";
    }

    QVERIFY(
        mistakeIn(deep + "]\n").startsWith(u"1 : is not valid TOML: there are too many points"));
    QVERIFY(mistakesIn("type = \"all-play-all\"\ndescription = \"" + QByteArray(99, '.') + "\""
                       + TwoPlayers)
                .isEmpty());
    QVERIFY(!mistakesIn("a = " + QByteArray(100'000, '[')).isEmpty());
}

void CompetitionFileTest::aLargeFileTakesNoMoreThanItsSize_data()
{
    QTest::addColumn<QByteArray>("toml");
    QTest::addColumn<qsizetype>("mistakes");
    QTest::addColumn<QString>("last");
    const auto times = [](int count, const auto &text) {
        QByteArray all;
        for (int i = 0; i < count; ++i) {
            all += text(QByteArray::number(i));
        }
        return all;
    };
    QTest::newRow("settings that there are not")
        << times(200'000, [](const QByteArray &n) { return "key" + n + " = 1\n"; })
               + "type = \"all-play-all\"" + TwoPlayers
        << qsizetype{101} << QStringLiteral("0 : and 199900 more mistakes");
    const auto player = [](const QByteArray &n) {
        return "[[player]]\nid = \"p" + n + "\"\nlike = \"p"
             + QByteArray::number(std::max(0, n.toInt() - 1)) + "\"\n";
    };
    QTest::newRow("players") << "type = \"all-play-all\"\ngames = 2\n[[player]]\nid = \"p\"\n"
                                "command = \"michi\"\n"
                                    + times(50'000, player)
                             << qsizetype{101} << QStringLiteral("0 : and 901 more mistakes");
    QTest::newRow("matchups") << "type = \"playoff\"" + TwoPlayers
                                     + times(50'000,
                                             [](const QByteArray &) {
                                                 return QByteArray(
                                                     "[[matchup]]\nplayers = [\"a\", \"b\"]\n");
                                             })
                              << qsizetype{1}
                              << QStringLiteral("8 matchup: there are 50000; 10000 are the most");
    QTest::newRow("mistakes in all players")
        << "type = \"all-play-all\"\n"
               + times(50'000, [](const QByteArray &) { return QByteArray("[[player]]\nx = 1\n"); })
        << qsizetype{101} << QStringLiteral("0 : and 2901 more mistakes");
}

/// Nobody waits for minutes, or for a list that nobody reads.
void CompetitionFileTest::aLargeFileTakesNoMoreThanItsSize()
{
    QFETCH(const QByteArray, toml);
    QFETCH(const qsizetype, mistakes);
    const test::ProcessorTime time;

    const QStringList found = mistakesIn(toml);

    const double seconds = time.seconds();
    QVERIFY2(seconds < (test::IsSanitized ? 60 : 15), qPrintable(QString::number(seconds)));
    QVERIFY(!found.isEmpty());
    QTEST(found.last(), "last");
    QCOMPARE(found.size(), mistakes);
}

SHINPAN_TEST(CompetitionFileTest)
#include "competitionfile_test.moc"
