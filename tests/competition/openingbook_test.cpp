#include "core/competition/opening/openingbook.h"

#include "core/competition/opening/openingsources.h"
#include "core/competition/schedule/standings.h"
#include "core/rules/position.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>

using namespace shinpan;

/// The sources of openings, and which matchup plays which.
class OpeningBookTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void aPlanWithoutSourcesHasNone();
    void sourcesFollowEachOther();
    void aFolderIsReadInTheOrderOfItsPaths();
    void aCollectionHasAnOpeningForEachGame();
    void treesHaveAnOpeningForEachLeaf();
    void leavesEndAtTheMostPlies();
    void samplesFollowTheSeed();
    void setUpStonesStay();
    void aHandicapIsWhatTheRecordSays();
    void whatAnOpeningSaysOfKomiAndRulesIsKnown();
    void termsThatAreIgnoredAreTold();
    void aRecordThatCannotBeUsedIsNamed_data();
    void aRecordThatCannotBeUsedIsNamed();
    void duplicatesAreDroppedOrKept();
    void randomOpeningsAreTheSameOnEveryMachine();
    void randomOpeningsAreLegalAndDifferent();
    void asManyRandomOpeningsAsThereAreWillDo();
    void tooManyRandomOpeningsAreRefused();
    void bothGamesOfAPairShareAnOpening();
    void sequentialOpeningsComeInTheirOrder();
    void eachOpeningIsUsedOnceBeforeAnyIsUsedAgain();
    void matchupsShareOpeningsOrNot();

private:
    QString write(const QString &name, const QByteArray &sgf) const;
    [[nodiscard]] static Result<OpeningBook> load(const OpeningPlan &plan, quint64 seed = 1);
    [[nodiscard]] static QStringList namesIn(const OpeningBook &book);
    [[nodiscard]] static QStringList movesIn(const OpeningBook &book);

    std::unique_ptr<QTemporaryDir> m_directory;
};

void OpeningBookTest::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
}

QString OpeningBookTest::write(const QString &name, const QByteArray &sgf) const
{
    const QString path = m_directory->filePath(name);
    QFile file(path);
    if (!QDir().mkpath(QFileInfo(path).path()) || !file.open(QIODevice::WriteOnly)
        || file.write(sgf) != sgf.size()) {
        qFatal("cannot write %s", qPrintable(path));
    }
    return path;
}

Result<OpeningBook> OpeningBookTest::load(const OpeningPlan &plan, quint64 seed)
{
    return OpeningBook::load(plan, BoardSize::square(9), {}, seed);
}

QStringList OpeningBookTest::namesIn(const OpeningBook &book)
{
    QStringList names;
    for (std::size_t i = 0; i < book.size(); ++i) {
        names.append(book.opening(i).name);
    }
    return names;
}

QStringList OpeningBookTest::movesIn(const OpeningBook &book)
{
    QStringList openings;
    for (std::size_t i = 0; i < book.size(); ++i) {
        QStringList moves;
        for (const Move &move : book.opening(i).line.moves) {
            moves.append(QString::fromStdString(move.point ? vertexOf(*move.point) : "pass"));
        }
        openings.append(moves.join(u' '));
    }
    return openings;
}

void OpeningBookTest::aPlanWithoutSourcesHasNone()
{
    const Result<OpeningBook> book = load({});

    QVERIFY(book);
    QCOMPARE(book->size(), std::size_t{0});
}

void OpeningBookTest::sourcesFollowEachOther()
{
    OpeningPlan plan;
    plan.sources = {MoveListOpenings{{QStringLiteral("C3  G7")}},
                    SgfOpenings{write(QStringLiteral("a.sgf"), "(;SZ[9];B[ee];W[gc])")},
                    MoveFileOpenings{write(QStringLiteral("b.txt"), "C3 C7 # parallel\n")}};

    const Result<OpeningBook> book = load(plan);

    QVERIFY2(book, qPrintable(book ? QString() : book.error().english()));
    QCOMPARE(namesIn(*book), (QStringList{QStringLiteral("C3 G7"), QStringLiteral("a.sgf"),
                                          QStringLiteral("b.txt line 1")}));
    QCOMPARE(movesIn(*book), (QStringList{QStringLiteral("C3 G7"), QStringLiteral("E5 G7"),
                                          QStringLiteral("C3 C7")}));
}

void OpeningBookTest::aFolderIsReadInTheOrderOfItsPaths()
{
    write(QStringLiteral("folder/b.SGF"), "(;SZ[9];B[cc])");
    write(QStringLiteral("folder/a/z.sgf"), "(;SZ[9];B[dd])");
    write(QStringLiteral("folder/B.sgf"), "(;SZ[9];B[ee])");
    write(QStringLiteral("folder/notes.txt"), "no record");
    OpeningPlan plan;
    plan.sources = {SgfOpenings{m_directory->filePath(QStringLiteral("folder"))}};

    const Result<OpeningBook> book = load(plan);

    QVERIFY2(book, qPrintable(book ? QString() : book.error().english()));
    QCOMPARE(namesIn(*book), (QStringList{QStringLiteral("B.sgf"), QStringLiteral("a/z.sgf"),
                                          QStringLiteral("b.SGF")}));
    QVERIFY(QDir(m_directory->path()).mkdir(QStringLiteral("empty")));
    plan.sources = {SgfOpenings{m_directory->filePath(QStringLiteral("empty"))}};
    QCOMPARE(load(plan).error(), m_directory->filePath(QStringLiteral("empty"))
                                     + QStringLiteral(": it holds no *.sgf file"));
}

void OpeningBookTest::aCollectionHasAnOpeningForEachGame()
{
    OpeningPlan plan;
    plan.sources = {SgfOpenings{
        write(QStringLiteral("c.sgf"), "(;SZ[9];B[cc];W[gg];B[gc])(;GM[2])(;SZ[9];B[ee])")}};
    plan.mostPlies = 2;

    const Result<OpeningBook> book = load(plan);

    QVERIFY2(book, qPrintable(book ? QString() : book.error().english()));
    QCOMPARE(movesIn(*book), (QStringList{QStringLiteral("C7 G3"), QStringLiteral("E5")}));
    QCOMPARE(book->opening(0).name, QStringLiteral("c.sgf game 1"));
}

namespace {

const QByteArray Tree = "(;SZ[9];B[cc](;W[gg](;B[gc])(;B[cg];W[gc]))(;W[ee])(;W[ec]))";

} // namespace

void OpeningBookTest::treesHaveAnOpeningForEachLeaf()
{
    OpeningPlan plan;
    plan.sources = {SgfOpenings{write(QStringLiteral("t.sgf"), Tree), SgfOpenings::Lines::Leaves}};

    const Result<OpeningBook> book = load(plan);

    QVERIFY2(book, qPrintable(book ? QString() : book.error().english()));
    QCOMPARE(movesIn(*book), (QStringList{QStringLiteral("C7 G3 G7"), QStringLiteral("C7 G3 C3 G7"),
                                          QStringLiteral("C7 E5"), QStringLiteral("C7 E7")}));
    QCOMPARE(book->opening(1).name, QStringLiteral("t.sgf leaf 2"));
}

void OpeningBookTest::leavesEndAtTheMostPlies()
{
    OpeningPlan plan;
    plan.sources = {SgfOpenings{write(QStringLiteral("t.sgf"), Tree), SgfOpenings::Lines::Leaves}};
    plan.mostPlies = 2;
    plan.duplicates = OpeningPlan::Duplicates::Keep;

    QCOMPARE(
        movesIn(load(plan).value()),
        (QStringList{QStringLiteral("C7 G3"), QStringLiteral("C7 E5"), QStringLiteral("C7 E7")}));
}

void OpeningBookTest::samplesFollowTheSeed()
{
    OpeningPlan plan;
    plan.sources = {
        SgfOpenings{write(QStringLiteral("t.sgf"), Tree), SgfOpenings::Lines::Sampled, 40}};
    plan.duplicates = OpeningPlan::Duplicates::Keep;

    const QStringList samples = movesIn(load(plan, 1).value());

    QCOMPARE(samples.size(), 40);
    QCOMPARE(movesIn(load(plan, 1).value()), samples);
    QVERIFY(movesIn(load(plan, 2).value()) != samples);
    const QStringList leaves{QStringLiteral("C7 G3 G7"), QStringLiteral("C7 G3 C3 G7"),
                             QStringLiteral("C7 E5"), QStringLiteral("C7 E7")};
    for (const QString &leaf : leaves) {
        QVERIFY2(samples.count(leaf) > 1, qPrintable(leaf));
    }
}

void OpeningBookTest::setUpStonesStay()
{
    OpeningPlan plan;
    plan.sources = {SgfOpenings{write(QStringLiteral("p.sgf"), "(;SZ[9]AB[cc][gg]AW[gc]PL[W])")}};

    const Result<OpeningBook> book = load(plan);

    QVERIFY2(book, qPrintable(book ? QString() : book.error().english()));
    const GameLine &line = book->opening(0).line;
    QCOMPARE(line.setUp.size(), std::size_t{3});
    QVERIFY(line.firstToPlay == Color::White);
    QVERIFY(line.moves.empty());
}

void OpeningBookTest::aHandicapIsWhatTheRecordSays()
{
    OpeningPlan plan;
    plan.sources = {SgfOpenings{write(QStringLiteral("h.sgf"),
                                      "(;SZ[9]HA[2]AB[cg][gc]PL[W])(;SZ[9]AB[cg][gc][ee]PL[W])"
                                      "(;SZ[9]HA[2];AB[cc][gg])(;SZ[9]HA[2];B[ce];B[gc];W[ee])"
                                      "(;SZ[9]AB[cg][gc]PL[W])")}};

    const OpeningBook book = load(plan).value();

    QList<int> handicaps;
    for (std::size_t i = 0; i < book.size(); ++i) {
        const GameLine &line = book.opening(i).line;
        handicaps.append(line.handicap);
        QCOMPARE(setsUpHandicap(line), line.handicap > 0);
    }
    // The third is the first one turned; the last one has its stones, but no handicap.
    QCOMPARE(handicaps, (QList<int>{2, 0, 2, 0}));
}

void OpeningBookTest::whatAnOpeningSaysOfKomiAndRulesIsKnown()
{
    OpeningPlan plan;
    plan.sources = {
        SgfOpenings{write(QStringLiteral("k.sgf"), "(;SZ[9]KM[0.5]RU[Japanese];B[cc])(;SZ[9];B[cc])"
                                                   "(;SZ[9]RU[House rules];B[cc])")}};
    plan.duplicates = OpeningPlan::Duplicates::Keep;

    const OpeningBook book = load(plan).value();

    QCOMPARE(book.opening(0).komi, std::optional(0.5));
    QVERIFY(saidRules(book.opening(0)) == rulesetFromText("Japanese"));
    QCOMPARE(book.opening(1).komi, std::nullopt);
    QVERIFY(!saidRules(book.opening(1)));
    QCOMPARE(book.opening(2).rules, QStringLiteral("House rules"));
    QVERIFY(!saidRules(book.opening(2)));
    plan.duplicates = OpeningPlan::Duplicates::Drop;
    QCOMPARE(load(plan)->size(), std::size_t{1});
    plan.terms = OpeningPlan::Terms::Opening;
    QCOMPARE(load(plan)->size(), std::size_t{3});
}

void OpeningBookTest::termsThatAreIgnoredAreTold()
{
    OpeningPlan plan;
    plan.sources = {SgfOpenings{write(QStringLiteral("k.sgf"),
                                      "(;SZ[9]KM[7]RU[Chinese];B[cc])(;SZ[9]KM[0.5];B[cd])"
                                      "(;SZ[9]KM[6.5]RU[House rules];B[ce])")}};
    const Ruleset chinese = *rulesetFromText("Chinese");
    const OpeningBook book = load(plan).value();

    QCOMPARE(
        book.ignoredTerms(plan, 7, chinese),
        QStringLiteral("2 of 3 openings say another komi or other rules than their games have, "
                       "which is ignored: k.sgf game 2 says komi 0.5"));
    QVERIFY(book.ignoredTerms(plan, 7, *rulesetFromText("AGA"))
                .endsWith(QStringLiteral("k.sgf game 1 says the rules “Chinese”")));
    plan.terms = OpeningPlan::Terms::Opening;
    QCOMPARE(book.ignoredTerms(plan, 7, chinese),
             QStringLiteral("1 of 3 openings say rules that are not known here, which is ignored: "
                            "k.sgf game 3 says the rules “House rules”"));
    QCOMPARE(OpeningBook().ignoredTerms(plan, 7, chinese), QString());
}

void OpeningBookTest::aRecordThatCannotBeUsedIsNamed_data()
{
    QTest::addColumn<QByteArray>("sgf");
    QTest::addColumn<QString>("reason");

    QTest::newRow("another board")
        << QByteArray("(;SZ[9];B[cc])(;SZ[19];B[pd])")
        << QStringLiteral(" game 2: its board is 19x19, the game's is 9x9");
    QTest::newRow("an illegal move")
        << QByteArray("(;SZ[9];B[cc];W[cc])")
        << QStringLiteral(": move 2, White C7, is illegal: the point is occupied");
    QTest::newRow("a whole game") << QByteArray("(;SZ[9];B[cc];W[];B[])")
                                  << QStringLiteral(": the game is over with move 3; take fewer "
                                                    "plies of it");
}

void OpeningBookTest::aRecordThatCannotBeUsedIsNamed()
{
    QFETCH(const QByteArray, sgf);
    QFETCH(const QString, reason);
    OpeningPlan plan;
    const QString path = write(QStringLiteral("x.sgf"), sgf);
    plan.sources = {SgfOpenings{path}};

    QCOMPARE(load(plan).error(), path + reason);
    plan.sources = {SgfOpenings{path + u'x'}};
    QVERIFY(load(plan).error().english().startsWith(path + QStringLiteral("x: ")));
}

void OpeningBookTest::duplicatesAreDroppedOrKept()
{
    OpeningPlan plan;
    plan.sources = {MoveListOpenings{{QStringLiteral("C3 G7 G3"), QStringLiteral("E5"),
                                      QStringLiteral("G3 G7 C3"), QStringLiteral("C7 G3 C3")}}};

    const OpeningBook dropped = load(plan).value();
    plan.duplicates = OpeningPlan::Duplicates::Keep;
    const OpeningBook kept = load(plan).value();

    QCOMPARE(movesIn(dropped), (QStringList{QStringLiteral("C3 G7 G3"), QStringLiteral("E5")}));
    QCOMPARE(dropped.dropped(), std::size_t{2});
    QCOMPARE(kept.size(), std::size_t{4});
    QCOMPARE(kept.dropped(), std::size_t{0});
}

void OpeningBookTest::randomOpeningsAreTheSameOnEveryMachine()
{
    OpeningPlan plan;
    plan.sources = {RandomOpenings{3, 4}};

    // Once drawn, these may never change: competitions that were cut off go on from them.
    const QStringList drawn{QStringLiteral("C5 E3 F4 G8"), QStringLiteral("G5 H3 G2 G6"),
                            QStringLiteral("G3 C6 F7 F2")};
    QCOMPARE(movesIn(load(plan, 1).value()), drawn);
    QVERIFY(movesIn(load(plan, 2).value()) != drawn);
    plan.sources = {RandomOpenings{5, 4}};
    QCOMPARE(movesIn(load(plan, 1).value()).first(3), drawn);
}

void OpeningBookTest::randomOpeningsAreLegalAndDifferent()
{
    OpeningPlan plan;
    plan.sources = {RandomOpenings{200, 30}};

    const OpeningBook book = load(plan).value();

    QCOMPARE(book.size(), std::size_t{200});
    QCOMPARE(book.dropped(), std::size_t{0});
    for (std::size_t i = 0; i < book.size(); ++i) {
        const GameLine &line = book.opening(i).line;
        QCOMPARE(line.moves.size(), std::size_t{30});
        Position position(line.size);
        for (const Move &move : line.moves) {
            QVERIFY(move.color == position.toPlay() && move.point && !position.check(move));
            const int captured = position.play(move).captured;
            QVERIFY(captured > 0 || position.board().liberties(*move.point) > 1);
            QVERIFY(move.point->column > 0 && move.point->column < 8 && move.point->row > 0
                    && move.point->row < 8);
        }
    }
}

void OpeningBookTest::asManyRandomOpeningsAsThereAreWillDo()
{
    OpeningPlan plan;
    plan.sources = {RandomOpenings{.count = 7, .plies = 1, .isMost = true}};
    const Result<OpeningBook> book = OpeningBook::load(plan, BoardSize::square(5), Ruleset(), 1);
    QVERIFY(book);
    QCOMPARE(book->size(), std::size_t{6}); // that no symmetry makes of each other
}

void OpeningBookTest::tooManyRandomOpeningsAreRefused()
{
    OpeningPlan plan;
    plan.sources = {RandomOpenings{7, 1}};

    // A 9x9 board has ten points from the second line on that no symmetry makes the same.
    QVERIFY(load(plan));
    plan.sources = {RandomOpenings{11, 1}};
    QCOMPARE(load(plan).error(),
             QStringLiteral("only 10 different random openings of 1 plies were found"));
}

void OpeningBookTest::bothGamesOfAPairShareAnOpening()
{
    const Matchup alternating(0, 1, true);
    const Matchup fixed(0, 1, false);

    QCOMPARE(openingPair(alternating, 0), 0);
    QCOMPARE(openingPair(alternating, 1), 0);
    QCOMPARE(openingPair(alternating, 2), 1);
    QCOMPARE(openingPair(fixed, 1), 1);
}

void OpeningBookTest::sequentialOpeningsComeInTheirOrder()
{
    OpeningPlan plan;
    const auto indexOf = [&plan](int pair) { return openingIndex(plan, 3, 0, pair, 1); };

    for (int pair = 0; pair < 9; ++pair) {
        QCOMPARE(indexOf(pair), std::optional(static_cast<std::size_t>(pair % 3)));
    }
    plan.reuse = OpeningPlan::Reuse::Once;
    QCOMPARE(indexOf(2), std::optional(std::size_t{2}));
    QCOMPARE(indexOf(3), std::optional<std::size_t>());
    QCOMPARE(openingIndex({}, 0, 0, 0, 1), std::optional<std::size_t>());
}

void OpeningBookTest::eachOpeningIsUsedOnceBeforeAnyIsUsedAgain()
{
    OpeningPlan plan;
    plan.order = OpeningPlan::Order::Random;
    constexpr std::size_t Count = 50;
    std::set<std::vector<std::size_t>> orders;

    for (int cycle = 0; cycle < 4; ++cycle) {
        std::vector<std::size_t> order;
        for (int pair = 0; pair < static_cast<int>(Count); ++pair) {
            order.push_back(
                openingIndex(plan, Count, 0, cycle * static_cast<int>(Count) + pair, 1).value());
        }
        QCOMPARE(std::set<std::size_t>(order.begin(), order.end()).size(), Count);
        orders.insert(order);
    }

    QCOMPARE(orders.size(), std::size_t{4});
}

void OpeningBookTest::matchupsShareOpeningsOrNot()
{
    for (const auto order : {OpeningPlan::Order::Sequential, OpeningPlan::Order::Random}) {
        OpeningPlan plan;
        plan.order = order;
        const auto openingsOf = [&plan](std::size_t matchup) {
            std::vector<std::size_t> openings;
            for (int pair = 0; pair < 20; ++pair) {
                openings.push_back(openingIndex(plan, 20, matchup, pair, 7).value());
            }
            return openings;
        };

        QVERIFY(openingsOf(0) == openingsOf(1));
        plan.sharing = OpeningPlan::Sharing::Different;
        QVERIFY(openingsOf(0) != openingsOf(1));
    }
}

SHINPAN_TEST(OpeningBookTest)
#include "openingbook_test.moc"
