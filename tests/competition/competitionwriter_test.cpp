#include "core/competition/file/competitionwriter.h"

#include "core/competition/file/competitionedit.h"
#include "core/competition/file/competitionexample.h"
#include "core/competition/file/competitionreader.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <random>

using namespace shinpan;

namespace {

/// Makes up competitions that a file may describe; the same from the same seed.
class Inventor
{
public:
    explicit Inventor(unsigned seed)
        : m_random(seed)
    { }

    [[nodiscard]] Competition competition()
    {
        Competition it;
        it.file = QStringLiteral("/some where/x.toml");
        it.name = text();
        it.description = text().trimmed();
        it.type = static_cast<CompetitionType>(number(0, 8));
        const bool isTest = it.type == CompetitionType::SprtMatch;
        it.players.resize(isTest ? 2 : static_cast<std::size_t>(number(2, 5)));
        for (std::size_t i = 0; i < it.players.size(); ++i) {
            it.players[i] = player(QStringLiteral("p%1").arg(i));
        }
        it.setup = setup();
        inventType(it);
        if (!hasHandicap(it)) { // they do not go together
            it.openings = openings();
        }
        allowThoughts(it);
        inventRunning(it);
        if (flag() && it.type != CompetitionType::Playoff) {
            it.referee = engine(QStringLiteral("referee"));
            it.setup.scoring = *scoringPolicyFromText(QStringLiteral("score,referee"));
        }
        return it;
    }

private:
    int number(int least, int most) { return std::uniform_int_distribution(least, most)(m_random); }
    bool flag() { return number(0, 1) == 1; }
    std::chrono::milliseconds time() { return std::chrono::milliseconds(number(0, 100'000)); }

    /// A rule of adjudication reads them.
    static void allowThoughts(Competition &it)
    {
        for (std::size_t i = 0; i < it.players.size(); ++i) {
            for (const MatchSetup *setup : setupsOf(it, i)) {
                ThoughtsWanted &thoughts = it.players[i].engine.thoughts;
                thoughts = setup->adjudication.readsReports() && thoughts == ThoughtsWanted::Never
                             ? ThoughtsWanted::Always
                             : thoughts;
            }
        }
    }

    template <typename T, std::size_t N>
    T oneOf(const T (&values)[N])
    {
        return values[number(0, static_cast<int>(N) - 1)];
    }

    QString text()
    {
        static const QString pieces[] = {
            QStringLiteral("a"),    QStringLiteral(" "),   QStringLiteral("\""),
            QStringLiteral("\\"),   QStringLiteral("'''"), QStringLiteral("\"\"\""),
            QStringLiteral("\n"),   QStringLiteral("\t"),  QStringLiteral("\x01"),
            QStringLiteral("囲碁"), QStringLiteral("#="),  QStringLiteral("\r\n")};
        QString text;
        for (int i = number(0, 12); i > 0; --i) {
            text += oneOf(pieces);
        }
        return text;
    }

    EngineProfile engine(const QString &name)
    {
        EngineProfile engine;
        engine.name = name;
        engine.commandLine = QStringLiteral("/bin/x -a 'b \"c'") + QString::number(number(0, 9));
        engine.workingDirectory = flag() ? QStringLiteral("/some where") : QStringLiteral("/tmp");
        if (flag()) {
            engine.environment = {{QStringLiteral("A.b c"), text()}, {QStringLiteral("B"), {}}};
            engine.startupCommands =
                QStringList{QStringLiteral("one \"1\""), QStringLiteral("two")};
        }
        if (flag()) {
            engine.aliases = {{QStringLiteral("genmove"), QStringLiteral("kgs-genmove_cleanup")}};
        }
        engine.discardsErrorOutput = flag();
        engine.verifiesBoard = flag();
        engine.isSandboxed = flag();
        engine.timeouts = {time(), time(), time(), time(), time()};
        return engine;
    }

    CompetitionPlayer player(const QString &id)
    {
        CompetitionPlayer player{id, engine(id), flag()};
        player.engine.isReliableScorer = flag();
        player.engine.allowsClaims = flag();
        player.engine.thoughts = ThoughtsWords[number(0, 3)].value;
        player.engine.toldAs = PerspectiveWords[number(0, 2)].value;
        return player;
    }

    MatchSetup setup()
    {
        static const char *const times[] = {"none",      "10m",       "1h+5s",
                                            "10m+5x30s", "10m+25/5m", "5s/move"};
        static const char *const rules[] = {"chinese", "aga",
                                            ("ko=situational,scoring=territory,"
                                             "tax=all,suicide=all,passesToEnd=3")};
        static const char *const scorers[] = {"default", "alive", "gomill-players",
                                              "gomill-internal:no", "gomill-internal:full"};
        MatchSetup setup;
        setup.size = flag() ? BoardSize::square(number(2, 52))
                            : BoardSize{static_cast<std::uint8_t>(number(2, 52)), 19};
        setup.rules = *rulesetFromText(oneOf(rules));
        setup.handicapStyle = flag() ? HandicapStyle::Free : HandicapStyle::Fixed;
        const int most = maxHandicap(setup.size, setup.handicapStyle);
        setup.handicap = flag() && most >= 2 ? number(2, most) : 0;
        setup.komi = flag() ? usualKomi(setup.rules, setup.handicap) : number(-6999, 6999) / 7.0;
        setup.time.black = *timeControlFromText(oneOf(times));
        setup.time.white = flag() ? setup.time.black : *timeControlFromText(oneOf(times));
        setup.timeMargin = time();
        setup.minimumMoveTime = time();
        setup.watchdog = flag() ? std::chrono::minutes(10) : time();
        setup.moveLimit = number(0, 2000);
        setup.scoring = *scoringPolicyFromText(QLatin1String(oneOf(scorers)));
        static const char *const adjudications[] = {"none", "chance=97.3%,moves=7,audit=12.5%",
                                                    "lead=0.5,limit=count,audit=0"};
        setup.adjudication = *adjudicationRuleFromText(QLatin1String(oneOf(adjudications)));
        setup.breakdown = flag() ? MatchSetup::Breakdown::Void : MatchSetup::Breakdown::Forfeit;
        setup.restarts = number(0, 3);
        setup.refusedMove = flag() ? MatchSetup::RefusedMove::RefuserForfeits
                                   : MatchSetup::RefusedMove::MoverForfeitsIfAccused;
        return setup;
    }

    void inventType(Competition &it)
    {
        switch (it.type) {
        case CompetitionType::Playoff:
            for (int i = number(1, 4); i > 0; --i) {
                it.matchups.push_back(matchup(QStringLiteral("m%1").arg(i)));
            }
            break;
        case CompetitionType::RoundRobin:
            it.cycles = number(1, 9);
            break;
        case CompetitionType::Gauntlet:
            it.challengers = number(1, int(it.players.size()) - 1);
            break;
        case CompetitionType::Knockout:
            it.tieBreaks = number(0, 9);
            break;
        case CompetitionType::Swiss:
            it.rounds = number(1, 9);
            break;
        case CompetitionType::SprtMatch:
            it.sprt =
                Sprt{number(-9, 0) / 3.0, number(1, 9) / 3.0, 0.01, 0.1, SprtModel::Normalized};
            break;
        case CompetitionType::Tune:
            it.tune = tune();
            it.players.front().engine.startupCommands.append(QStringLiteral("set x {x}"));
            break;
        case CompetitionType::Pool:
            it.stop.test =
                flag() ? std::optional(Sprt{.elo0 = -1, .elo1 = number(1, 9) / 2.0}) : std::nullopt;
            break;
        case CompetitionType::AllPlayAll:
            break;
        }
        if (kindOf(it).mayStop && flag()) {
            it.stop.precision = number(1, 99);
            it.stop.hours = flag() ? std::optional(number(1, 99) / 8.0) : std::nullopt;
        }
        const bool isOpen = it.type != CompetitionType::RoundRobin
                         && it.type != CompetitionType::Knockout
                         && it.type != CompetitionType::Swiss;
        it.games = isOpen && flag() ? std::nullopt : std::optional(number(1, 1000));
    }

    TunePlan tune()
    {
        const QString name = QStringLiteral("x");
        const ParameterScale scales[] = {
            *ParameterScale::linear(-1, 7), *ParameterScale::logarithmic(0.5, 100),
            *ParameterScale::integer(1, 9), *ParameterScale::logarithmic(1, 9).map(rounded),
            *ParameterScale::choice({text() + u'a', text() + u'b'})};
        TuningParameter parameter{name, oneOf(scales), ValueFormat::plain(name)};
        parameter.start = *parameter.scale.position(parameter.scale.text(number(1, 9) / 10.0));
        parameter.split = number(1, 20);
        parameter.cEnd = number(1, 9) / 10.0;
        TunePlan plan;
        plan.parameters = {parameter};
        plan.method = UcbTreeSettings{.initialVisits = number(9, 20), .hasVirtualLoss = flag()};
        if (flag()) {
            plan.hours = number(1, 9) / 4.0;
            plan.certificate = TuneCertificate{Sprt{.elo1 = 5}, number(2, 900), openings()};
        }
        return plan;
    }

    [[nodiscard]] static ParameterScale rounded(const ParameterScale &scale)
    {
        return scale.rounded();
    }

    CompetitionMatchup matchup(const QString &id)
    {
        CompetitionMatchup matchup{id, text(), 0, 1, flag(), std::nullopt, setup()};
        if (flag()) {
            matchup.games = number(0, 9);
        }
        return matchup;
    }

    [[nodiscard]] static bool hasHandicap(const Competition &it)
    {
        const auto has = [](const CompetitionMatchup &m) { return m.setup.handicap > 0; };
        return it.setup.handicap > 0 || std::ranges::any_of(it.matchups, has);
    }

    OpeningPlan openings()
    {
        OpeningPlan plan;
        const OpeningSource sources[] = {
            SgfOpenings{QStringLiteral("/x/a b")},
            SgfOpenings{QStringLiteral("/x"), SgfOpenings::Lines::Sampled, number(1, 9)},
            MoveFileOpenings{QStringLiteral("/m")},
            MoveListOpenings{{QStringLiteral("C3 D4"), QStringLiteral("E5")}},
            RandomOpenings{number(1, 9), number(1, 9)},
            IndexOpenings{QStringLiteral("/i"), number(1, 9), number(1, 9)},
        };
        for (int i = number(0, 3); i > 0; --i) {
            plan.sources.push_back(oneOf(sources));
        }
        plan.mostPlies = number(0, 20);
        plan.order = flag() ? OpeningPlan::Order::Random : OpeningPlan::Order::Sequential;
        plan.reuse = flag() ? OpeningPlan::Reuse::Once : OpeningPlan::Reuse::Cycle;
        plan.sharing = flag() ? OpeningPlan::Sharing::Different : OpeningPlan::Sharing::Shared;
        plan.terms = flag() ? OpeningPlan::Terms::Game : OpeningPlan::Terms::Opening;
        plan.duplicates = flag() ? OpeningPlan::Duplicates::Keep : OpeningPlan::Duplicates::Drop;
        return plan;
    }

    void inventRunning(Competition &it)
    {
        it.seed = static_cast<quint64>(number(0, 1'000'000));
        it.parallel = number(1, MostSlots);
        it.keepsEngines = flag();
        it.checksPlayers = flag();
        it.recordsGames = flag();
        it.logsGtp = flag();
        if (flag()) {
            it.affinity = {{0, 1, 2, 5, 7, 8}, {3}};
        }
        it.policies = {flag() ? Policies::Halt::Never : Policies::Halt::AsGomill, std::nullopt,
                       number(0, 3)};
        if (flag()) {
            it.policies.replays = number(0, 3);
        }
    }

    std::mt19937 m_random;
};

} // namespace

class CompetitionWriterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenReadsBackTheSame();
    void theExampleReadsBackTheSame();
    void usualSettingsAreLeftOut();
    void aChangeLeavesTheRestOfTheTextAlone();
    void playersComeAndGoWithTheirBlocks();
    void whatAnEditorWroteCanBeChanged();
    void whatCannotBeKeptIsRefused();
};

void CompetitionWriterTest::whatIsWrittenReadsBackTheSame()
{
    for (unsigned seed = 0; seed < 150; ++seed) {
        const Competition competition = Inventor(seed).competition();
        const QString written = toToml(competition);

        const auto read = readCompetitionText(written.toUtf8(), competition.file);

        const QByteArray about = QStringLiteral("seed %1\n%2").arg(seed).arg(written).toUtf8();
        QVERIFY2(read, read ? "" : about + read.error().front().message().english().toUtf8());
        QVERIFY2(*read == competition, about + "\n---- became ----\n" + toToml(*read).toUtf8());
    }
}

void CompetitionWriterTest::theExampleReadsBackTheSame()
{
    const QString path = QStringLiteral("/games/example.toml");
    const auto example = readCompetitionText(competitionExample().toUtf8(), path);
    QVERIFY(example);

    const auto again = readCompetitionText(toToml(*example).toUtf8(), path);

    QVERIFY(again && *again == *example);
}

void CompetitionWriterTest::usualSettingsAreLeftOut()
{
    const QByteArray toml = R"(name = "levels"
type = "all-play-all"
games = 10

[game]
board_size = 9
komi = 7.5
watchdog = "10m"

[[player]]
id = "a"
command = "gnugo --mode gtp"

[[player]]
id = "b"
command = "michi"
)";
    const auto competition = readCompetitionText(toml, QStringLiteral("/games/levels.toml"));
    QVERIFY(competition);

    QCOMPARE(toToml(*competition).toUtf8(), toml);
}

namespace {

constexpr auto Cup = R"(# Ärger: the cup of the year
name = "Pokal für alle"  # as on the poster
type = "all-play-all"
games=12      # more next year
  parallel = 2

# what is played
[game] # on small boards
board_size = 9
komi       = 7   # agreed with everybody

# the champion
[[player]]
id = "anna"
command = "go --anna"  # fast

# the challenger
[[player]]
id = 'bert'
command = "go --bert"

# a guest
[[player]]
id = "carl"
command = """go --carl"""
)";
const QString CupFile = QStringLiteral("/games/cup.toml");

[[nodiscard]] Competition readCup(const QByteArray &text)
{
    const auto read = readCompetitionText(text, CupFile);
    return read ? *read : Competition();
}

} // namespace

void CompetitionWriterTest::aChangeLeavesTheRestOfTheTextAlone()
{
    const Competition before = readCup(Cup);
    Competition after = before;
    after.games = std::nullopt;
    after.parallel = 4;
    after.setup.komi = 6.5;
    after.setup.size = BoardSize::square(13);
    after.setup.moveLimit = 200;
    after.seed = 7;

    const Result<QByteArray> edited = editedCompetition(Cup, before, after);

    QVERIFY2(edited, edited ? "" : qPrintable(edited.error().english()));
    QByteArray expected(Cup);
    expected.replace("games=12 ", "games=\"unlimited\" ");
    expected.replace("parallel = 2\n", "parallel = 4\nseed = 7\n");
    expected.replace("board_size = 9", "board_size = 13");
    expected.replace("= 7   #", "= 6.5   #");
    expected.replace("everybody\n", "everybody\nmove_limit = 200\n");
    QCOMPARE(*edited, expected);
}

void CompetitionWriterTest::playersComeAndGoWithTheirBlocks()
{
    const Competition before = readCup(Cup);
    Competition after = before;
    CompetitionPlayer dora = before.players[0];
    dora.id = dora.engine.name = QStringLiteral("dora");
    dora.engine.commandLine = QStringLiteral("go --dora");
    after.players.erase(after.players.begin() + 1);
    after.players.push_back(dora);

    const Result<QByteArray> edited = editedCompetition(Cup, before, after);

    QVERIFY2(edited, edited ? "" : qPrintable(edited.error().english()));
    QVERIFY2(edited->contains("# the challenger\n\n# a guest\n[[player]]\nid = \"carl\""),
             edited->constData());
    QVERIFY2(edited->endsWith("\n[[player]]\nid = \"dora\"\ncommand = \"go --dora\"\n"),
             edited->constData());
    QVERIFY(!edited->contains("bert"));
}

/// The file may have any competition, with comments everywhere.
void CompetitionWriterTest::whatAnEditorWroteCanBeChanged()
{
    for (unsigned seed = 0; seed < 100; ++seed) {
        const Competition before = Inventor(seed).competition();
        QByteArray text;
        for (const QByteArray &line : toToml(before).toUtf8().split('\n')) {
            text += line.startsWith('[') && !line.startsWith("[\n") ? "# über\n" + line + " # ä\n"
                                                                    : line + '\n';
        }
        if (readCompetitionText(text, before.file) != before) {
            continue; // a comment went into a text of several lines
        }
        Competition after = before;
        after.parallel = before.parallel % MostSlots + 1;
        after.setup.komi = before.setup.komi + 1;
        after.keepsEngines = !before.keepsEngines;
        for (CompetitionMatchup &matchup : after.matchups) {
            matchup.setup.komi += matchup.setup.komi == before.setup.komi ? 1 : 0;
        }

        const Result<QByteArray> edited = editedCompetition(text, before, after);

        const QByteArray about = "seed " + QByteArray::number(seed) + '\n' + text;
        QVERIFY2(edited, edited ? "" : about + edited.error().english().toUtf8());
        QCOMPARE(edited->count("# über"), text.count("# über"));
        QCOMPARE(edited->count("# ä"), text.count("# ä"));
    }
}

void CompetitionWriterTest::whatCannotBeKeptIsRefused()
{
    const QByteArray text = "type = \"all-play-all\"\ngame = { komi = 5 }\n"
                            "player = [ { id = \"a\", command = \"go\" },\n"
                            "           { id = \"b\", command = \"go\" } ]\n";
    const Competition before = readCup(text);
    QCOMPARE(before.players.size(), std::size_t{2});
    Competition after = before;
    after.setup.komi = 6;
    QVERIFY(editedCompetition(text, before, after)); // a value is a value

    after.players.pop_back();
    after.players.push_back(before.players.front());
    after.players.back().id = after.players.back().engine.name = QStringLiteral("c");

    QVERIFY(!editedCompetition(text, before, after));
}

SHINPAN_TEST(CompetitionWriterTest)
#include "competitionwriter_test.moc"
